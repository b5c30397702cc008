import { Match, seededRng, type Entry } from '@spellendoos/kernel'
import type { SceneGame, SceneMatch } from '@spellendoos/scene'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { games } from '../../src/index.ts'
import { anyEntry } from './play.ts'
import { begin, header, settings } from './settings.ts'

/** Entries per match, and after how many entries the match is compared. */
const ENTRIES = 120
const EVERY = 11

/** A random match of moves and take-backs; `compare` checks it from time to time. */
function wander(game: SceneGame, seed: number, compare: (match: SceneMatch) => void): SceneMatch {
  const rng = seededRng(seed)
  const setting = settings(game)[0]!
  const match = begin(game, setting)
  for (let i = 0; i < ENTRIES; i++) {
    // Now and then somebody takes back one move after another.
    const back = rng(10) === 0 ? 1 + rng(20) : rng(3) === 0 ? 1 : 0
    for (let n = 0; n < back; n++) {
      if (!match.append({ by: rng(setting.seats), act: 'undo' }).ok) break
    }
    const entry = anyEntry(match, rng)
    if (entry === undefined || !match.append(entry).ok) break
    if (i % EVERY === 0) compare(match)
  }
  compare(match)
  return match
}
const replayed = (match: SceneMatch, log: readonly Entry[]): SceneMatch => {
  const again = Match.replay(match.game, match.header, log)
  if (!again.ok) throw new Error(again.problem.text.en)
  return again.value
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('after any moves and take-backs is where the entries that count lead by themselves', () => {
    wander(game, 3, (match) => {
      const only = replayed(
        match,
        match.standing.map(({ seq }) => match.at(seq)),
      )
      expect(only.state).toEqual(match.state)
      expect(match.standing.map(({ seq }) => match.at(seq).by)).toEqual(match.standing.map(({ by }) => by))
    })
  })
  it('folds to the same state and the same standing entries, whether old ones were put away or not', () => {
    const match = wander(game, 4, (each) => each.forget(8, 20))
    const again = replayed(match, match.log)
    expect([again.state, again.standing]).toEqual([match.state, match.standing])
  })
})

describe('the cost of taking back', () => {
  afterEach(() => void vi.restoreAllMocks())
  const PAIRS = 4000
  const draughts = games.find(({ id }) => id === 'dammen')!
  const parses = () => vi.spyOn(JSON, 'parse')

  /** Dammen that counts how often a move is played. */
  function counted() {
    const count = { plays: 0 }
    const game: SceneGame = {
      ...draughts,
      play(s, by, move, tell) {
        count.plays++
        draughts.play(s, by, move, tell)
      },
    }
    return { game, count }
  }
  /** Some moves, then the entries that `more` makes of the match. */
  function record(more: (match: SceneMatch) => void): readonly Entry[] {
    const rng = seededRng(1)
    const match = begin(draughts, settings(draughts)[0]!)
    for (let i = 0; i < 40; i++) match.append(anyEntry(match, rng)!)
    more(match)
    return match.log
  }
  /** Folds as a server does, which packs old entries along the way. */
  function fold(game: SceneGame, log: readonly Entry[]): SceneMatch {
    const begun = Match.begin(game, header(game, settings(game)[0]!))
    if (!begun.ok) throw new Error(begun.problem.text.en)
    for (const entry of log) {
      expect(begun.value.append(entry).ok).toBe(true)
      begun.value.forget(8)
    }
    return begun.value
  }

  it('grows with the number of moves and take-backs, and no faster', () => {
    const log = record((match) => {
      const entry = anyEntry(match, seededRng(2))!
      for (let i = 0; i < PAIRS; i++) {
        match.append(entry)
        match.append({ by: entry.by as number, act: 'undo' })
      }
    })
    const { game, count } = counted()
    const parse = parses()
    fold(game, log)
    expect(log).toHaveLength(40 + 2 * PAIRS)
    expect(count.plays).toBe(40 + PAIRS)
    expect(parse.mock.calls.length).toBe(0)
  })
  it('stays small where many moves are taken back one after the other', () => {
    const log = record((match) => {
      for (let i = 0; i < 20; i++) {
        while (match.standing.length > 1)
          match.append({ by: match.standing.at(-1)!.by as number, act: 'undo' })
        const rng = seededRng(i)
        while (match.standing.length < 40) match.append(anyEntry(match, rng)!)
      }
    })
    const { game, count } = counted()
    const parse = parses()
    fold(game, log)
    expect(count.plays).toBeLessThan(4 * log.length)
    expect(parse.mock.calls.length).toBeLessThan(2 * log.length)
  })
})
