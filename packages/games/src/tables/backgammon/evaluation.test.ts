import { drawFrom, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { evaluation } from './evaluation.ts'
import { game } from './index.ts'

const MODERN = { cube: true, crawford: true, jacoby: false, opening: 'together', triple: 'none-off' } as const

const agreements = [1, 2, 3, 7, 25].flatMap((points) =>
  [true, false].flatMap((cube) =>
    [true, false].flatMap((crawford) => [true, false].map((jacoby) => ({ points, cube, crawford, jacoby }))),
  ),
)

describe.each(agreements)('to $points points, cube $cube, Crawford $crawford, Jacoby $jacoby', (agreed) => {
  it('every position is worth as much to one as it costs the other, and some legal move is thinkable', () => {
    const rng = seededRng(5)
    const s = game.setup({ ...agreed, opening: 'one-by-one', triple: 'always' }, 2)
    for (let looked = 0; looked < 60; looked++) {
      playout(game, s, 2, rng, 1 + rng(9))
      while (game.turn(s)[0] === 'chance') game.answer!(s, drawFrom(game.chance!(s), rng))
      const [seat] = game.turn(s)
      if (typeof seat !== 'number') break
      const worths = [0, 1].map((each) => evaluation.worth(s, each))
      expect(Math.abs(worths[0]!)).toBeLessThanOrEqual(1)
      expect(worths[0]! + worths[1]!).toBeCloseTo(0, 9)
      const thought = evaluation.thinkable!(s, seat)
      expect(thought.length).toBeGreaterThan(0)
      expect(game.moves(s, seat)).toEqual(expect.arrayContaining([...thought]))
    }
  })
})

it('backgammon.crawford: before the Crawford game its leader, who needs a point against three, has 75 %', () => {
  const s = game.setup({ ...MODERN, points: 3 }, 2)
  Object.assign(s, { scores: [2, 0], crawford: 'now' })
  // By the table that Kazaross published.
  expect((1 + evaluation.worth(s, 0)) / 2).toBeCloseTo(0.75, 2)
  Object.assign(s, { crawford: 'past' })
  expect((1 + evaluation.worth(s, 0)) / 2).toBeCloseTo(0.68, 2)
})
