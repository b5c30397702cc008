import type { Book, Traits } from '@spellendoos/kernel'
import type { Box } from '../games/box.ts'
import { matches } from './search.ts'

/** With whom: nobody, computer players, or people at this very screen. */
export type Company = 'alone' | 'computer' | 'screen'
export const COMPANY: readonly Company[] = ['alone', 'computer', 'screen']

/** What somebody in front of the shelf is looking for. */
export interface Wishes {
  readonly name: string
  readonly players: number | undefined
  readonly minutes: number | undefined
  readonly luck: Traits['luck'] | undefined
  readonly book: Book | undefined
  readonly company: Company | undefined
}

export const NO_WISHES: Wishes = {
  name: '',
  players: undefined,
  minutes: undefined,
  luck: undefined,
  book: undefined,
  company: undefined,
}

const isFor = ({ traits, seats }: Box, company: Company): boolean =>
  company === 'alone' ? traits.solo : seats.some((n) => n > 1)

export const fulfils = (box: Box, { name, players, minutes, luck, book, company }: Wishes): boolean =>
  matches(box, name) &&
  (players === undefined || box.seats.includes(players)) &&
  (minutes === undefined || box.traits.minutes <= minutes) &&
  (luck === undefined || box.traits.luck === luck) &&
  (book === undefined || box.book === book) &&
  (company === undefined || isFor(box, company))
