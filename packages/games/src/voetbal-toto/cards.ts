import type { Draw } from '@spellendoos/kernel'

/** Hands and piles are kept as counts per kind, never as cards, so that equal cards are indistinguishable. */
export const KINDS = 7
/** Kinds 0–5 are the goal cards 1–6; the last kind is the whistle. */
export const WHISTLE = 6
/** The highest goal card, and so the most goals a side can have (voetbal-toto.six). */
export const TOP = 6
/** All goal cards, as a set with a bit per kind. */
export const GOAL_CARDS = (1 << WHISTLE) - 1

/** voetbal-toto.deck-split: how many cards of each kind there are. */
export const DECK: readonly number[] = [20, 14, 9, 6, 4, 3, 8]
export const DECK_SIZE = 64

const KIND_OF: readonly number[] = DECK.flatMap((count, kind) => new Array<number>(count).fill(kind))

/** voetbal-toto.deal: everyone gets equally many. */
export const handSize = (seats: number): number => Math.floor(DECK_SIZE / seats)

/** Fills the hands, seat after seat, from a shuffled deck; the rest stays unseen (voetbal-toto.rest). */
export function deal(hands: number[], seats: number, draw: Draw): void {
  const size = handSize(seats)
  hands.fill(0)
  for (let seat = 0; seat < seats; seat++) {
    for (let i = seat * size; i < (seat + 1) * size; i++) hands[seat * KINDS + KIND_OF[draw[i]!]!]!++
  }
}
