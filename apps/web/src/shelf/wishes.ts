import type { Book, Traits } from '@spellendoos/kernel'
import type { Box } from '../games/box.ts'
import { matches } from './search.ts'

/** What somebody in front of the shelf is looking for. */
export interface Wishes {
  readonly name: string
  readonly players: number | undefined
  readonly minutes: number | undefined
  readonly luck: Traits['luck'] | undefined
  readonly book: Book | undefined
}

export const NO_WISHES: Wishes = {
  name: '',
  players: undefined,
  minutes: undefined,
  luck: undefined,
  book: undefined,
}

export const fulfils = (box: Box, { name, players, minutes, luck, book }: Wishes): boolean =>
  matches(box, name) &&
  (players === undefined || box.seats.includes(players)) &&
  (minutes === undefined || box.traits.minutes <= minutes) &&
  (luck === undefined || box.traits.luck === luck) &&
  (book === undefined || box.book === book)
