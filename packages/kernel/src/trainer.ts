import type { Text } from './text.ts'

/**
 * How decisions are practised in a game that can be solved exactly. A game folder may contain a `trainer.ts` that
 * exports one of these as `trainer`, for the texts that the odds alone cannot supply.
 */
export interface Trainer<View = unknown> {
  /** What there is to decide, as a question. */
  readonly asks: Text
  /** An answer in a few words that start in lower case, from what the player saw and the moves of the answer. */
  answer(this: void, view: View, moves: readonly string[]): Text
}
