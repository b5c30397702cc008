import { env } from 'node:process'
import { seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/index.ts'
import { checkMatch, checkWords } from './laws.ts'
import { anyEntry } from './play.ts'
import { checkSecrets, type Tally } from './secrets.ts'
import { begin, settings } from './settings.ts'

const full = env['SPELLENDOOS_FULL'] === '1'
/** Matches per setting, and after how many entries each the slower laws are checked. */
const MATCHES = full ? 25 : 1
const EVERY = full ? 5 : 23
/** Pairs of states compared per hidden game and setting. */
const STATES = full ? 4000 : 160

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('says everything in every language', () => checkWords(game))

  it.each(settings(game).map((setting) => [setting.name, setting] as const))(
    'keeps every law with %s',
    (_, setting) => {
      for (let seed = 1; seed <= MATCHES; seed++) {
        try {
          checkMatch(game, setting, seed, EVERY)
        } catch (broken) {
          throw new Error(`${id}, ${setting.name}, seed ${seed}`, { cause: broken })
        }
      }
    },
  )

  if (!game.traits.hidden) return
  it.each(settings(game).map((setting) => [setting.name, setting] as const))(
    'keeps its secrets with %s',
    (_, setting) => {
      const rng = seededRng(7)
      const tally: Tally = {}
      const tries: string[] = []
      for (let states = 0; states < STATES;) {
        const match = begin(game, setting)
        // Some moves are skipped before states are examined, so that all stages are covered.
        let skip = rng(120)
        for (
          let entry = anyEntry(match, rng);
          entry !== undefined && states < STATES;
          entry = anyEntry(match, rng)
        ) {
          if (skip-- <= 0) {
            checkSecrets(game, setting, match.state, tries, rng, tally)
            states++
            skip = rng(6)
          }
          if ('move' in entry && typeof entry.by === 'number' && rng(9) === 0) tries[rng(5)] = entry.move
          expect(match.append(entry).ok).toBe(true)
        }
      }
      expect(tally['at rest']).toBeGreaterThanOrEqual(STATES)
    },
  )
})
