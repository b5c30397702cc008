import { BY_THE_BOOK, chooseOptions, type Game, type Json, type Seat } from '@spellendoos/kernel'

/** The question to the player on turn in a given position of two players. */
export function asked(
  game: Game,
  text: string,
  about?: readonly string[],
  given: Readonly<Record<string, Json>> = {},
) {
  const options = chooseOptions(game, BY_THE_BOOK, given)
  if (!options.ok) throw new Error(options.problem.text.en)
  const read = game.position!.read(text, options.value, 2)
  if (!read.ok) throw new Error(read.problem.text.en)
  const seat = game.turn(read.value)[0] as Seat
  const question = { view: game.view(read.value, seat), seat, seats: 2, seed: 1 }
  return about === undefined ? question : { ...question, about }
}
