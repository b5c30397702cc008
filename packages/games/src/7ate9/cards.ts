/**
 * A kind of card: its value, 1–10, and its plus or minus, 1–3, as one number from 0 to 29. Equal cards have the same
 * number.
 */
export type Card = number

export const VALUES = 10
export const OFFSETS = 3
export const KINDS = VALUES * OFFSETS

const cardOf = (value: number, offset: number): Card => (value - 1) * OFFSETS + offset - 1
export const valueOf = (card: Card): number => Math.floor(card / OFFSETS) + 1
export const offsetOf = (card: Card): number => (card % OFFSETS) + 1

/** `6±2`: the value, then the plus or minus. */
export const NOTATION: readonly string[] = Array.from(
  { length: KINDS },
  (_, card) => `${valueOf(card)}±${offsetOf(card)}`,
)

/** How many of each kind are in the deck (7ate9.split), 73 cards in all. */
const COPIES = 2
const ONE_MORE = [cardOf(5, 3), cardOf(7, 2), cardOf(9, 1)]

export const DECK: readonly Card[] = [
  ...Array.from({ length: COPIES * KINDS }, (_, i) => i % KINDS),
  ...Array.from({ length: VALUES }, (_, i) => cardOf(i + 1, (i % OFFSETS) + 1)),
  ...ONE_MORE,
]

/** 7ate9.count-round: above 10 subtract 10, below 1 add 10. */
const round = (value: number): number => ((value + VALUES - 1) % VALUES) + 1

/** 7ate9.fits: the cards that can be played on each card, those of the lower value first. */
export const FITTING: readonly (readonly Card[])[] = Array.from({ length: KINDS }, (_, top) =>
  [-offsetOf(top), offsetOf(top)].flatMap((step) => {
    const value = round(valueOf(top) + step)
    return [cardOf(value, 1), cardOf(value, 2), cardOf(value, 3)]
  }),
)
