import type { Knowledge } from '@spellendoos/bots'
import { evaluations } from '@spellendoos/games/evaluations'
import { shelf } from '@spellendoos/games/shelf'
import { solvers } from '@spellendoos/games/solvers'
import { BY_THE_BOOK, chooseOptions, copyJson, drawFrom, seededRng, type Game } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { canReview } from '../help/review-support.ts'
import { judge } from './position-judge.ts'

/** A few steps into a match, where somebody has a choice. */
function middleOf(game: Game, seats: number): unknown {
  const options = chooseOptions(game, BY_THE_BOOK, {})
  if (!options.ok) throw new Error(options.problem.text.en)
  const s = copyJson(game.setup(options.value, seats))
  const rng = seededRng(5)
  for (let step = 0; step < 200 && game.result(s) === undefined; step++) {
    const [by] = game.turn(s)
    if (by === 'chance') game.answer!(s, drawFrom(game.chance!(s), rng))
    else if (typeof by !== 'number') break
    else {
      const moves = game.moves(s, by)
      if (step > 12 && moves.length > 1) break
      game.play(s, by, moves[rng(moves.length)])
    }
  }
  return s
}

/** What is known first, and after the first search. */
const ROUNDS = 2

const games = await Promise.all([...shelf.values()].map((load) => load()))
const judged = games.filter(canReview).map((game) => [game.id, game] as const)

describe.each(judged)('a position of %s', (id, game) => {
  it('is judged: everyone has a chance, and lines are moves that can be made, the best first', async () => {
    const seats = game.seats.includes(2) ? 2 : game.seats[0]!
    const state = middleOf(game, seats)
    const before = JSON.stringify(state)
    const evaluation = (await evaluations.get(id)?.())?.evaluation
    const knowledge: Knowledge = { evaluation, solver: await solvers.get(id)?.() }
    const options = chooseOptions(game, BY_THE_BOOK, {})
    const sides = game.sides(options.ok ? options.value : {}, seats)
    const position = { game: id, version: game.version, state, seats, sides }
    let rounds = 0
    for (const { outlook, analysis } of judge(game, position, knowledge)) {
      const chances = [...(outlook?.chances ?? []), ...(analysis?.lines.map(({ chance }) => chance) ?? [])]
      for (const chance of chances) {
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
      }
      const [by] = game.turn(state)
      const legal = typeof by === 'number' ? game.moves(state, by).map((move) => game.write(state, move)) : []
      for (const { moves } of analysis?.lines ?? []) expect(legal).toContain(moves[0])
      if (++rounds === ROUNDS) break
    }
    expect(JSON.stringify(state)).toBe(before)
  })
})
