import { BY_THE_BOOK, chooseOptions, type Game } from '@spellendoos/kernel'
import type { Given } from './table.ts'

/** The seat throws one die several times in a row. */
export function inARow<State, Move, View>(
  table: Given<State, Move, View>,
  seat: number,
  ...eyes: number[]
): Given<State, Move, View> {
  for (const each of eyes) table.throws(seat, each)
  return table
}

/** The players on turn throw, without a log, until the match is over. Returns its last state. */
export function throwToTheEnd<State extends { seat: number; throws: number }, View>(
  game: Game<State, string, View>,
  setting: { seats: number; options?: Readonly<Record<string, unknown>> },
  dice: (s: State) => readonly number[],
): State {
  const options = chooseOptions(game, BY_THE_BOOK, setting.options ?? {})
  if (!options.ok) throw new Error(options.problem.text.en)
  const s = game.setup(options.value, setting.seats)
  while (game.result(s) === undefined) {
    if (!game.moves(s, s.seat).includes('throw')) throw new Error('nobody throws')
    game.play(s, s.seat, 'throw')
    game.answer!(s, dice(s))
  }
  return s
}
