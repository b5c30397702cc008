import { levelOf, levelsIn } from '@spellendoos/bots/levels'
import type { Traits } from '@spellendoos/kernel'

/** The level of opponents unless another one is chosen. */
export const usualLevel = (game: { readonly traits: Traits }): number => Math.min(2, levelsIn(game))

/** With quick computer players chosen, they think for this fraction of their time. */
const HURRIED = 0.2

/** How long a computer player of a level may think, in milliseconds. */
export function timeFor(game: { readonly traits: Traits }, level: number, hurried: boolean): number {
  const { milliseconds } = levelOf(level, game)
  return hurried ? milliseconds * HURRIED : milliseconds
}
