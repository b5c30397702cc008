import type { Text } from './text.ts'

/**
 * How decisions are practised in a game that can be solved exactly. A game folder may hold a `trainer.ts` that exports
 * one as `trainer`: it says what the odds of every answer do not.
 */
export interface Trainer<View = unknown> {
  /** What there is to decide, as a question. */
  readonly asks: Text
  /** An answer in a few words that begin small, from what the player saw and the moves that were made then. */
  answer(this: void, view: View, moves: readonly string[]): Text
}
