import type { Aim, Rng } from '@spellendoos/kernel'
import { BOARD, FIELDS, REACH, SIZE } from './board.ts'
import { TOUR } from './daily.ts'
import { setup, visit, type Move, type Tour } from './rules.ts'

/** Few enough fields that every tour can be tried, and enough to need thought. */
const LEFT = { fewest: 8, most: 22 } as const

/** Finish the tour from here. */
export const aim: Aim<Tour, Move> = {
  reach: ['finish'],
  made: (rng) => begunOn(turnedAbout(rng), FIELDS - LEFT.fewest - rng(LEFT.most - LEFT.fewest + 1)),
  isFinished: ({ end }) => end === 'paardesprong.goal',
  key: (s) => freeFrom(s, (field) => field),
  twins: (s) => WAYS.map((turned) => freeFrom(s, turned)),
}

/** After this many changes nothing of the initial tour is recognisable. */
const TURNS = 1000

/**
 * A random tour: the end of a tour is joined to another field in reach, and the part after that field is reversed,
 * again and again.
 */
function turnedAbout(rng: Rng): readonly number[] {
  let fields = TOUR.split('-').map((name) => BOARD.called(name))
  for (let turn = 0; turn < TURNS; turn++) {
    const near = REACH[fields.at(-1)!]!
    const joined = fields.indexOf(near[rng(near.length)]!) + 1
    fields = [...fields.slice(0, joined), ...fields.slice(joined).toReversed()]
    // Either end is moved in turn.
    fields.reverse()
  }
  return fields
}

function begunOn(fields: readonly number[], visited: number): Tour {
  const s = setup()
  for (const field of fields.slice(0, visited)) visit(s, field)
  return s
}

/** A key of the knight's field and the free fields that is the same on a rotated or reflected board. */
const freeFrom = ({ visits, at }: Tour, turned: (field: number) => number): string =>
  [
    turned(at),
    ...visits.flatMap((nth, field) => (nth === 0 ? [turned(field)] : [])).toSorted((a, b) => a - b),
  ].join(' ')

/** The eight symmetries of the board. */
const WAYS = Array.from({ length: 8 }, (_, way) => (field: number): number => {
  const across = field % SIZE
  const up = Math.floor(field / SIZE)
  const column = way & 1 ? SIZE - 1 - across : across
  const row = way & 2 ? SIZE - 1 - up : up
  return way & 4 ? column * SIZE + row : row * SIZE + column
})
