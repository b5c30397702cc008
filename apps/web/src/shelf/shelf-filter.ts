import type { Traits } from '@spellendoos/kernel'
import type { Box } from '../games/box.ts'
import { isInRow, type Row } from './rows.ts'
import { fitOf } from './search.ts'

/** With whom: alone, with computer players, or with people at this screen. */
export type Company = 'alone' | 'computer' | 'screen'
export const COMPANY: readonly Company[] = ['alone', 'computer', 'screen']

/** What the player is looking for on the shelf. */
export interface ShelfFilter {
  readonly name: string
  readonly players: number | undefined
  readonly minutes: number | undefined
  readonly luck: Traits['luck'] | undefined
  readonly book: string | undefined
  readonly company: Company | undefined
  readonly row: Row | undefined
}

export const NO_FILTER: ShelfFilter = {
  name: '',
  players: undefined,
  minutes: undefined,
  luck: undefined,
  book: undefined,
  company: undefined,
  row: undefined,
}

const isFor = ({ traits, seats }: Box, company: Company): boolean =>
  company === 'alone' ? traits.solo : seats.some((n) => n > 1)

const fulfils = (box: Box, { players, minutes, luck, book, company, row }: ShelfFilter): boolean =>
  (players === undefined || box.seats.includes(players)) &&
  (minutes === undefined || box.traits.minutes <= minutes) &&
  (luck === undefined || box.traits.luck === luck) &&
  (book === undefined || box.book === book) &&
  (company === undefined || isFor(box, company)) &&
  (row === undefined || isInRow(box, row))

/** The boxes that match a search, best matches first, otherwise in their usual order. */
export const chosenFrom = (boxes: readonly Box[], filter: ShelfFilter): readonly Box[] =>
  boxes
    .filter((box) => fulfils(box, filter))
    .map((box) => ({ box, fit: fitOf(box, filter.name) }))
    .filter(({ fit }) => fit < Infinity)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ box }) => box)

/** Whether anything was chosen at all. */
export const isFiltering = (filter: ShelfFilter): boolean =>
  filter.name.trim() !== '' ||
  Object.values({ ...filter, name: undefined }).some((each) => each !== undefined)
