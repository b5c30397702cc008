import {
  BY_THE_BOOK,
  chooseOptions,
  drawFrom,
  type Game,
  type Json,
  type Rng,
  type Seat,
} from '@spellendoos/kernel'
import type { BotAnswer } from '../bot.ts'

/** Whoever chooses a move at a seat. */
export type Chooser = (view: unknown, seat: Seat) => BotAnswer

/** Plays a match between choosers and gives the places. */
export function contest(
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
