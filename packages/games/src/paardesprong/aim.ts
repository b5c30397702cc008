import type { Aim } from '@spellendoos/kernel'
import { FIELDS, SIZE } from './board.ts'
import type { Move, Tour } from './rules.ts'

/** So few fields are left that every tour can be tried, and so many that it takes a thought. */
const LEFT = { fewest: 8, most: 22 } as const

/** Finish the tour from here. */
export const aim: Aim<Tour, Move> = {
  reach: ['finish'],
  levels: [5],
  isRipe: ({ visited }) => FIELDS - visited >= LEFT.fewest && FIELDS - visited <= LEFT.most,
  isFinished: ({ end }) => end === 'paardesprong.goal',
  key: (s) => freeFrom(s, (field) => field),
  twins: (s) => WAYS.map((turned) => freeFrom(s, turned)),
}

/** Where the knight stands and what is free, on a board that is turned or mirrored. */
const freeFrom = ({ visits, at }: Tour, turned: (field: number) => number): string =>
  [
    turned(at),
    ...visits.flatMap((nth, field) => (nth === 0 ? [turned(field)] : [])).toSorted((a, b) => a - b),
  ].join(' ')

/** The eight ways to look at a board. */
const WAYS = Array.from({ length: 8 }, (_, way) => (field: number): number => {
  const across = field % SIZE
  const up = Math.floor(field / SIZE)
  const column = way & 1 ? SIZE - 1 - across : across
  const row = way & 2 ? SIZE - 1 - up : up
  return way & 4 ? column * SIZE + row : row * SIZE + column
})
