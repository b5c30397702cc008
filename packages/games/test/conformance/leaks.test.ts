import { chooseOptions, seededRng, type Eye, type Json } from '@spellendoos/kernel'
import type { SceneGame } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { gameById } from '../../src/index.ts'
import { LEAKS, type Bit } from './leaks.ts'
import { anyEntry } from './play.ts'
import { checkSecrets } from './secrets.ts'
import { begin, type Setting } from './settings.ts'

/** Somebody else's seat, whose secrets the eye may not know. */
const another = (eye: Eye): number => (eye === 0 ? 1 : 0)
const parity = (counts: readonly number[]): 0 | 1 =>
  (counts.reduce((sum, count, i) => sum + count * i, 0) & 1) as 0 | 1

const CLOCK_LEAKS = Object.keys(LEAKS).filter((name) => name.startsWith('a clock'))
const TURN_LEAKS = Object.keys(LEAKS).filter((name) => name.startsWith('a turn'))

interface Hidden {
  /** Where the game keeps a secret. */
  readonly bit: Bit
  readonly options: Readonly<Record<string, Json>>
  /** Leaks that are impossible in this game: it has no clock, asks nothing while there are secrets … */
  readonly without: readonly string[]
}

const HIDDEN: Readonly<Record<string, Hidden>> = {
  '7ate9': {
    bit: (s, eye) => parity((s as { hands: number[][] }).hands[another(eye)]!),
    options: {},
    without: ['a line of the log in plain words', 'what chance is asked'],
  },
  'voetbal-toto': {
    bit: (s, eye) => {
      const { hands, seats } = s as { hands: number[]; seats: number }
      const kinds = hands.length / seats
      return parity(hands.slice(another(eye) * kinds, (another(eye) + 1) * kinds))
    },
    options: { stopSeconds: 3, rounds: 1 },
    without: [
      'what chance is asked',
      'a result that tells early',
      'another wording for others that depends on a secret',
    ],
  },
  'royal-turf': {
    bit: (s, eye) => {
      const { laid, phase } = s as { laid: number[][]; phase: string }
      return phase === 'shuffle' || phase === 'lot' || phase === 'over' ? 0 : parity(laid[another(eye)]!)
    },
    options: { verdekt: true },
    without: [...CLOCK_LEAKS, ...TURN_LEAKS, 'a result that tells early'],
  },
}

/** Checks states of random matches until the law on secrets is broken; returns how many states it took. */
function caughtAfter(game: SceneGame, setting: Setting, most: number): number | undefined {
  const rng = seededRng(11)
  const tries = ['draw', 'pass', 'last']
  for (let states = 0; states < most;) {
    const match = begin(game, setting)
    for (
      let entry = anyEntry(match, rng);
      entry !== undefined && states < most;
      entry = anyEntry(match, rng)
    ) {
      try {
        checkSecrets(game, setting, match.state, tries, rng, {})
      } catch {
        return states
      }
      states++
      match.append(entry)
    }
  }
  return undefined
}

describe.each(Object.entries(HIDDEN))('leaks planted in %s', (id, { bit, options, without }) => {
  const game = gameById(id)!
  const chosen = chooseOptions(game, 'boekje', options)
  if (!chosen.ok) throw new Error(chosen.problem.text.en)
  const setting: Setting = { name: 'three seats', seats: 3, options: chosen.value }

  it('nothing is caught where nothing leaks', () => {
    expect(caughtAfter(game, setting, 120)).toBeUndefined()
  })
  it.each(Object.entries(LEAKS).filter(([name]) => !without.includes(name)))('%s is caught', (_, leak) => {
    expect(caughtAfter(leak(game, bit), setting, 1500)).toBeDefined()
  })
})

it('at least twenty leaks are planted', () => {
  expect(Object.keys(LEAKS).length).toBeGreaterThanOrEqual(20)
})
