import type { Aim } from '@spellendoos/kernel'
import { FIELDS } from './board.ts'
import type { Move, Tour } from './rules.ts'

/** So few fields are left that every tour can be tried, and so many that it takes a thought. */
const LEFT = { fewest: 8, most: 22 } as const

/** Finish the tour from here. */
export const aim: Aim<Tour, Move> = {
  reach: ['finish'],
  levels: [5],
  isRipe: ({ visited }) => FIELDS - visited >= LEFT.fewest && FIELDS - visited <= LEFT.most,
  isFinished: ({ end }) => end === 'paardesprong.goal',
  key: ({ visits, at }) => `${at} ${visits.flatMap((nth, field) => (nth === 0 ? [field] : [])).join(' ')}`,
}
