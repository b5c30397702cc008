import {
  BY_THE_BOOK,
  canonical,
  chooseOptions,
  drawFrom,
  playout,
  seededRng,
  type Game,
  type Seat,
} from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { evaluations } from './evaluations.ts'
import { shelf } from './shelf.ts'

const known = await Promise.all(
  [...evaluations].map(async ([id, fetch]) => ({
    id,
    game: await shelf.get(id)!(),
    evaluation: (await fetch()).evaluation,
  })),
)

/** Positions of random matches, in each of which the given seat has a choice. */
function* moments(game: Game, matches: number): Generator<{ s: unknown; seat: Seat }> {
  const rng = seededRng(8)
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  for (let match = 0; match < matches; match++) {
    const s = game.setup(options.value, game.seats[0]!)
    do {
      while (game.turn(s)[0] === 'chance') game.answer!(s, drawFrom(game.chance!(s), rng))
      const [seat] = game.turn(s)
      if (typeof seat === 'number' && rng(4) === 0) yield { s: structuredClone(s), seat }
    } while (playout(game, s, game.seats[0]!, rng, 1) > 0)
  }
}

describe.each(known)('the evaluation of $id', ({ game, evaluation }) => {
  const all = [...moments(game, 3)]

  it('judges from −1 to 1, and what is good for one of two is bad for the other', () => {
    expect(all.length).toBeGreaterThan(2)
    for (const { s } of all) {
      const worths = Array.from({ length: game.seats[0]! }, (_, seat) => evaluation.worth(s, seat))
      for (const worth of worths) expect(Math.abs(worth)).toBeLessThanOrEqual(1)
      expect(worths.length === 2 ? worths[0]! + worths[1]! : 0).toBeCloseTo(0)
    }
  })

  it('leaves positions as they are, and thinks of legal moves only', () => {
    for (const { s, seat } of all) {
      const before = canonical(s)
      const legal = game.moves(s, seat).map((move) => game.write(s, move))
      const thought = (evaluation.thinkable?.(s, seat) ?? []).map((move) => game.write(s, move))
      expect(thought.length > 0).toBe(evaluation.thinkable !== undefined)
      expect(legal).toEqual(expect.arrayContaining(thought))
      for (const move of game.moves(s, seat)) {
        evaluation.forcing?.(s, move)
        expect(Number.isFinite(evaluation.promise?.(s, move) ?? 0)).toBe(true)
        const mark = evaluation.mark?.(move) ?? 0
        expect(Number.isInteger(mark) && mark >= 0 && mark < 65_536).toBe(true)
      }
      expect(canonical(s)).toBe(before)
    }
  })

  it('has a key of its own for every position', () => {
    const { key } = evaluation
    const seen = new Map<number, string>()
    for (const { s, seat } of all) {
      const name = key?.(s) ?? 0
      expect(Number.isSafeInteger(name)).toBe(true)
      const looks = `${seat} ${canonical(
        game
          .moves(s, seat)
          .map((move) => game.write(s, move))
          .toSorted(),
      )}`
      expect(seen.get(name) ?? looks).toBe(looks)
      if (key !== undefined) seen.set(name, looks)
    }
  })
})
