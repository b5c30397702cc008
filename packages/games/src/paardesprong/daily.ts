import type { DailyGame } from '@spellendoos/kernel'
import { BOARD, FIELDS, SIZE } from './board.ts'
import type { Tour } from './rules.ts'
import { t } from './words/texts.ts'

/** A closed tour: the knight could go round for ever. */
export const TOUR =
  'a1-c2-e1-f3-d4-c6-b8-a10-c9-d7-e5-c4-a3-b1-d2-e4-d6-b5-c7-a6-c5-e6-g7-e8-f6-h5-f4-d5-b4-d3-b2-a4-b6-a8-b10-' +
  'd9-f10-h9-j10-i8-j6-i4-j2-h1-f2-d1-c3-a2-c1-e2-g1-i2-j4-h3-i1-j3-h2-j1-i3-j5-i7-j9-h10-g8-i9-j7-i5-g4-h6-f5-' +
  'g3-f1-e3-g2-h4-i6-j8-i10-h8-g10-e9-c10-a9-c8-a7-b9-d10-f9-e7-g6-f8-e10-g9-h7-g5-f7-d8-b7-a5-b3'
const ROUND = TOUR.split('-').map((name) => BOARD.called(name))

/** How many fields have been visited when the day begins. */
const FEWEST = 40
const MOST = 70

/** One of the eight orientations of the board. */
function laid(field: number, way: number): number {
  const column = way % 2 === 0 ? field % SIZE : SIZE - 1 - (field % SIZE)
  const row = (way >> 1) % 2 === 0 ? Math.floor(field / SIZE) : SIZE - 1 - Math.floor(field / SIZE)
  return way >> 2 === 0 ? row * SIZE + column : column * SIZE + row
}

/** Begins with a tour that can be completed: part of a closed one, in a random orientation. */
export const daily: DailyGame<Tour> = {
  seats: 1,
  start(rng) {
    const way = rng(8)
    const first = rng(FIELDS)
    const step = rng(2) === 0 ? 1 : FIELDS - 1
    const visited = FEWEST + rng(MOST - FEWEST + 1)
    const fields = Array.from({ length: visited }, (_, i) => laid(ROUND[(first + i * step) % FIELDS]!, way))
    return fields.map((field) => BOARD.names[field]!).join('-')
  },
  score: ({ visited }) => FIELDS - visited,
  best: 'fewest',
  perfect: 0,
  counts: t.daily,
}
