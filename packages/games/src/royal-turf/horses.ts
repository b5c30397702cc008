import type { Tone } from '@spellendoos/scene'

/** A horse, counted from 0 in the order of this list. */
export type Horse = number
/** A horse card: three to a horse, so horse × 3 + 0, 1 or 2. */
export type Card = number

interface HorseFacts {
  readonly id: string
  readonly coat: Tone
  /** Its three cards: steps for head, helmet, saddle and horseshoe, and the source of the figures. */
  readonly cards: readonly {
    readonly source: 'book' | 'settled'
    readonly steps: readonly [head: number, helmet: number, saddle: number, horseshoe: number]
  }[]
}

/**
 * The head's number is the same on all cards of a horse, and three times the head plus the other three makes 30 on
 * every card. The book shows one card of each horse; the others were lost with its pictures.
 */
export const HORSES: readonly HorseFacts[] = [
  {
    id: 'earl-grey',
    coat: 'grey',
    cards: [
      { source: 'book', steps: [1, 8, 9, 10] },
      { source: 'settled', steps: [1, 15, 11, 1] },
      { source: 'settled', steps: [1, 6, 6, 15] },
    ],
  },
  {
    id: 'albino',
    coat: 'white',
    cards: [
      { source: 'book', steps: [2, 9, 8, 7] },
      { source: 'settled', steps: [2, 1, 9, 14] },
      { source: 'settled', steps: [2, 6, 12, 6] },
    ],
  },
  {
    id: 'sahara-wind',
    coat: 'beige',
    cards: [
      { source: 'book', steps: [3, 10, 10, 1] },
      { source: 'settled', steps: [3, 7, 7, 7] },
      { source: 'settled', steps: [3, 13, 3, 5] },
    ],
  },
  {
    id: 'caramello',
    coat: 'caramel',
    cards: [
      { source: 'book', steps: [4, 1, 13, 4] },
      { source: 'settled', steps: [4, 6, 6, 6] },
      { source: 'settled', steps: [4, 8, 1, 9] },
    ],
  },
  {
    id: 'red-fox',
    coat: 'red-brown',
    cards: [
      { source: 'book', steps: [5, 1, 1, 13] },
      { source: 'settled', steps: [5, 5, 5, 5] },
      { source: 'settled', steps: [5, 9, 2, 4] },
    ],
  },
  {
    id: 'nougat',
    coat: 'dark-brown',
    cards: [
      { source: 'book', steps: [6, 1, 10, 1] },
      { source: 'settled', steps: [6, 4, 4, 4] },
      { source: 'settled', steps: [6, 7, 2, 3] },
    ],
  },
  {
    id: 'othello',
    coat: 'black',
    cards: [
      { source: 'book', steps: [7, 5, 3, 1] },
      { source: 'settled', steps: [7, 3, 3, 3] },
      { source: 'settled', steps: [7, 1, 1, 7] },
    ],
  },
]

export const RUNNERS = HORSES.length
export const HORSE_IDS: readonly string[] = HORSES.map(({ id }) => id)
const CARDS_EACH = 3
export const CARDS = RUNNERS * CARDS_EACH

export const horseOf = (card: Card): Horse => Math.floor(card / CARDS_EACH)
/** Steps by card and symbol. */
export const STEPS: readonly (readonly number[])[] = HORSES.flatMap(({ cards }) =>
  cards.map(({ steps }) => steps),
)
