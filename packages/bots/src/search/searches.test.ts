import { copyJson, playout, seededRng, type Game, type Seat } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { begin, knowledgeOf, take } from '../../test/moments.ts'
import { laidOut } from '../../test/table.ts'
import { LEVELS } from '../levels.ts'
import { think } from '../think.ts'
import { chancesOf } from './chances.ts'
import { Expectimax } from './expectimax.ts'
import { TranspositionTable } from './transposition-table.ts'
import { SearchRun } from './search-run.ts'
import { from, scoreOf, worthOf } from './scale.ts'

const copyOf = (game: Game, s: unknown): unknown => (game.copy === undefined ? copyJson(s) : game.copy(s))
const after = (game: Game, s: unknown, seat: Seat, move: unknown): unknown => {
  const next = copyOf(game, s)
  game.play(next, seat, move)
  return next
}

/** The worth of a position without luck for a seat if both play best, by exhaustive search. */
function solved(game: Game, s: unknown, seat: Seat): number {
  const result = game.result(s)
  if (result !== undefined) return worthOf(result, seat)
  const by = game.turn(s)[0] as Seat
  const worths = game.moves(s, by).map((move) => solved(game, after(game, s, by, move), seat))
  return by === seat ? Math.max(...worths) : Math.min(...worths)
}

describe('looking ahead', async () => {
  const game = await take('keerzijde')
  const knowledge = await knowledgeOf('keerzijde')
  /** Positions from the last moves of random matches, with a choice to make. */
  const endings = Array.from({ length: 40 }, (_, seed) => {
    const s = begin(game, 2)
    playout(game, s, 2, seededRng(seed), 90)
    return s
  }).filter((s) => {
    const free = 100 - game.scores!(s).reduce((a, b) => a + b, 0)
    const [seat] = game.turn(s)
    return seat !== undefined && free <= 8 && game.moves(s, seat as Seat).length > 1
  })

  it('finds what trying everything finds', () => {
    expect(endings.length).toBeGreaterThan(3)
    for (const s of endings) {
      const seat = game.turn(s)[0] as Seat
      const { move, score } = think(
        game,
        { view: game.view(s, seat), seat, seats: 2, level: 5, seed: 1 },
        knowledge,
      )
      const chosen = game.moves(s, seat).find((each) => game.write(s, each) === move)
      const best = solved(game, s, seat)
      expect(solved(game, after(game, s, seat, chosen), seat)).toBe(best)
      expect(score).toBeCloseTo(scoreOf(best), 2)
    }
  })
})

describe('expectation over throws', () => {
  it('is the mean over all of them: macao at 9 against 10', async () => {
    const game = await take('macao')
    const { evaluation } = await knowledgeOf('macao')
    const throws = (...eyes: number[]) => eyes.flatMap((die) => ['throw', [die]])
    const s = laidOut(game, { rounds: 1 }, [...throws(6, 3, 1), 'stop', ...throws(5, 3, 1)])
    const run = new SearchRun(LEVELS[3]!, seededRng(1))
    const found = new Expectimax(game, evaluation!, run, 1, [1]).search(
      s,
      new Map(game.moves(s, 1).map((move) => [game.write(s, move), move])),
    )
    expect(found.map(({ move }) => move)).toEqual(['throw', 'stop'])
    expect(found[0]!.score).toBeCloseTo(0.5 / 6 + 2 / 6, 3)
  })
})

describe('matches played in the head', () => {
  it('take a win that lies there, with nothing known of the game', async () => {
    const game = await take('molenspel')
    let found = 0
    for (let seed = 0; found < 4; seed++) {
      const rng = seededRng(seed)
      const s = begin(game, 2)
      playout(game, s, 2, rng, 30 + rng(40))
      const [seat] = game.turn(s)
      if (typeof seat !== 'number') continue
      const wins = game.moves(s, seat).filter((move) => {
        const result = game.result(after(game, s, seat, move))
        return result !== undefined && worthOf(result, seat) === 1
      })
      if (wins.length === 0) continue
      found++
      let looks = 0
      const stop = () => ++looks > 600
      const { move } = think(game, { view: game.view(s, seat), seat, seats: 2, level: 5, seed, stop })
      expect(wins.map((each) => game.write(s, each))).toContain(move)
    }
  })
})

describe('chances', () => {
  it('are 36 throws of two dice, or 21 in any order', () => {
    expect(chancesOf({ dice: 2 })).toHaveLength(36)
    const unordered = chancesOf({ dice: 2 }, true)!
    expect(unordered).toHaveLength(21)
    expect(unordered.find(({ draw }) => draw.join() === '1,2')!.share).toBeCloseTo(2 / 36)
    expect(unordered.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })
  it('are not listed where there are too many', () => {
    expect(chancesOf({ shuffle: 52 })).toBeUndefined()
    expect(chancesOf({ dice: 6 })).toBeUndefined()
    expect(chancesOf({ pick: 3 })!.map(({ draw }) => draw)).toEqual([[0], [1], [2]])
  })
})

describe('memory', () => {
  it('knows a position by its whole key', () => {
    const memory = new TranspositionTable()
    memory.keep(2 ** 52 + 7, 3, 0.25, 0, 5)
    const at = memory.find(2 ** 52 + 7)
    expect([memory.depth(at), memory.worth(at), memory.bound(at), memory.best(at)]).toEqual([3, 0.25, 0, 5])
    expect(memory.find(7)).toBe(-1)
  })
})

describe('the scale', () => {
  it('counts how many of the others a seat came out ahead of', () => {
    const result = (...places: number[]) => ({ places, why: 'x' })
    expect(worthOf(result(1, 2), 0)).toBe(1)
    expect(worthOf(result(1, 1), 0)).toBe(0)
    expect(worthOf(result(1, 2, 3), 1)).toBe(0)
    expect(worthOf(result(2, 2, 1), 0)).toBe(-0.5)
    // With a partner, who wins too, a win is as good as one alone.
    expect(worthOf(result(1, 2, 1, 2), 0, new Set([0, 2]))).toBe(1)
    expect(worthOf(result(1, 2, 1, 2), 1, new Set([1, 3]))).toBe(-1)
  })
  it('takes wins sooner and losses later, and leaves judgements alone', () => {
    expect(from(1, 2)).toBeLessThan(from(1, 1))
    expect(from(-1, 2)).toBeGreaterThan(from(-1, 1))
    expect(from(0.4, 9)).toBe(0.4)
  })
})
