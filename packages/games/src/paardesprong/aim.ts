import type { Aim, Rng } from '@spellendoos/kernel'
import { BOARD, FIELDS, REACH, SIZE } from './board.ts'
import { TOUR } from './daily.ts'
import { setup, visit, type Move, type Tour } from './rules.ts'

/** So few fields are left that every tour can be tried, and so many that it takes a thought. */
const LEFT = { fewest: 8, most: 22 } as const

/** Finish the tour from here. */
export const aim: Aim<Tour, Move> = {
  reach: ['finish'],
  made: (rng) => begunOn(turnedAbout(rng), FIELDS - LEFT.fewest - rng(LEFT.most - LEFT.fewest + 1)),
  isFinished: ({ end }) => end === 'paardesprong.goal',
  key: (s) => freeFrom(s, (field) => field),
  twins: (s) => WAYS.map((turned) => freeFrom(s, turned)),
}

/** After so many turns nothing of the tour that it began with can be seen. */
const TURNS = 1000

/**
 * A tour unlike any other: the end of a tour is joined to another field in reach, and what came after that field is
 * walked the other way round, again and again.
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
