import {
  BY_THE_BOOK,
  chooseOptions,
  drawFrom,
  seededRng,
  type Game,
  type Json,
  type Rng,
  type Seat,
} from '@spellendoos/kernel'
import type { BotAnswer } from '../src/bot.ts'
import { randomBot } from '../src/random.ts'
import { simpleBot } from '../src/simple.ts'

export interface Contest {
  readonly id: string
  readonly options: Readonly<Record<string, Json>>
  /** How many playouts the simple bot may take before each move. */
  readonly playouts: number
  readonly matches: number
}

/** The share of matches that the simple bot wins against random play, alternating seats. */
export function winShare(game: Game, { options, playouts, matches }: Contest): number {
  let won = 0
  for (let seed = 1; seed <= matches; seed++) {
    const rng = seededRng(seed)
    const own = seed % 2
    const choosers = [0, 1].map(
      (seat) => (view: unknown) =>
        seat === own
          ? simpleBot(game, view, seat, { seats: 2, rng, playouts })
          : randomBot(game, view, seat, rng),
    )
    const places = contest(game, options, choosers, rng)
    if (places[own] === 1 && places[1 - own] !== 1) won++
  }
  return won / matches
}

/** Chooses the moves of a seat. */
type Chooser = (view: unknown, seat: Seat) => BotAnswer

/** Plays a match between choosers and returns the places. */
function contest(
  game: Game,
  options: Readonly<Record<string, Json>>,
  choosers: readonly Chooser[],
  rng: Rng,
): readonly number[] {
  const settled = chooseOptions(game, BY_THE_BOOK, options)
  if (!settled.ok) throw new Error(settled.problem.text.en)
  const s = game.setup(settled.value, choosers.length)
  for (let turn = game.turn(s); turn.length > 0; turn = game.turn(s)) {
    const by = turn[0]!
    if (by === 'chance') game.answer!(s, drawFrom(game.chance!(s), rng))
    else if (by === 'clock') game.play(s, 'clock', game.clocks!(s)[0]!.move)
    else {
      const { move } = choosers[by]!(game.view(s, by), by)
      const chosen = game.moves(s, by).find((each) => game.write(s, each) === move)
      game.play(s, by, chosen)
    }
  }
  return game.result(s)!.places
}
