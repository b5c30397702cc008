import { levelOf, levelsIn } from '@spellendoos/bots/levels'
import type { Traits } from '@spellendoos/kernel'

/** The levels of a game's computer players, the weakest first. */
export const levelsFor = (game: { readonly traits: Traits }): readonly number[] =>
  Array.from({ length: levelsIn(game) }, (_, i) => i + 1)

/** What somebody who says nothing plays against. */
export const usualLevel = (game: { readonly traits: Traits }): number => Math.min(2, levelsIn(game))

/** Who is in a hurry lets them think for this part of their time. */
const HURRIED = 0.2

/** How long a computer player of a level may think, in milliseconds. */
export function timeFor(game: { readonly traits: Traits }, level: number, hurried: boolean): number {
  const { milliseconds } = levelOf(level, game)
  return hurried ? milliseconds * HURRIED : milliseconds
}
