import { evaluations } from '@spellendoos/games/evaluations'
import { shelf } from '@spellendoos/games/shelf'
import { solvers } from '@spellendoos/games/solvers'
import {
  BY_THE_BOOK,
  chooseOptions,
  drawFrom,
  playout,
  type Game,
  type Json,
  type Rng,
  type Seat,
} from '@spellendoos/kernel'
import type { Knowledge } from '../src/bot.ts'

export const take = async (id: string): Promise<Game> => shelf.get(id)!()

/** What a game offers its computer players. */
export const knowledgeOf = async (id: string): Promise<Knowledge> => ({
  evaluation: (await evaluations.get(id)?.())?.evaluation,
  solver: await solvers.get(id)?.(),
})

export function begin(game: Game, seats: number, given: Readonly<Record<string, Json>> = {}): unknown {
  const options = chooseOptions(game, BY_THE_BOOK, given)
  if (!options.ok) throw new Error(options.problem.text.en)
  return game.setup(options.value, seats)
}

/** A state some way into a match, and a seat that has moves in it; `undefined` if the match ended before. */
export function somewhere(
  game: Game,
  seats: number,
  rng: Rng,
  most = 150,
): { s: unknown; seat: Seat } | undefined {
  const s = begin(game, seats)
  playout(game, s, seats, rng, rng(most))
  while (game.turn(s)[0] === 'chance') game.answer!(s, drawFrom(game.chance!(s), rng))
  const able = [...new Array(seats).keys()].filter((seat) => game.moves(s, seat).length > 0)
  return able.length === 0 ? undefined : { s, seat: able[rng(able.length)]! }
}

/** The same with a choice to make, if one comes up within this many tries. */
export function choiceSomewhere(
  game: Game,
  seats: number,
  rng: Rng,
  most: number,
): { s: unknown; seat: Seat } | undefined {
  let any: { s: unknown; seat: Seat } | undefined
  for (let tries = 0; tries < 30; tries++) {
    any = somewhere(game, seats, rng, 1 + rng(most)) ?? any
    if (any !== undefined && game.moves(any.s, any.seat).length > 1) break
  }
  return any
}
