import type { Say, Seat } from '@spellendoos/kernel'
import type { At, Ground, Paint, Place } from '@spellendoos/scene'
import {
  columnOf,
  COLUMNS,
  FIELDS,
  isGoal,
  isPitch,
  NAMES,
  ROWS,
  rowOf,
  specialFor,
  SPOTS,
  type Field,
  type Special,
} from './board.ts'

/** Grass beside the touchlines and behind the goal lines, where the goals are. */
const MARGIN = 1
const DEPTH = 1
export const SIZE = [COLUMNS + 2 * MARGIN, ROWS + 2 * DEPTH] as const
/** Slightly less than a whole unit, so that the white lines are visible between the squares. */
const SQUARE = [0.9, 0.9] as const
/** An arrow and its number need the whole width. */
const ARROW_SQUARE = [1, 0.9] as const

/** A point of the pitch, counted in squares from its upper left corner. */
const at = (across: number, down: number): At => [MARGIN + across, DEPTH + down]
const middleOf = (field: Field): At => at(columnOf(field) + 0.5, ROWS + 0.5 - rowOf(field))

const box = (left: number, top: number, right: number, bottom: number): Ground => ({
  line: [at(left, top), at(right, top), at(right, bottom), at(left, bottom), at(left, top)],
  paint: 'white',
})

/** The centre circle, drawn round its squares. */
const CIRCLE = [6, 8, 9, 8, 9, 9, 10, 9, 10, 12, 9, 12, 9, 13, 6, 13, 6, 12, 5, 12, 5, 9, 6, 9, 6, 8]
const circle: At[] = CIRCLE.flatMap((across, i) => (i % 2 === 0 ? [at(across, CIRCLE[i + 1]!)] : []))

/** The lines of the pitch: touchlines, penalty areas, the halfway row and the centre circle. */
export const LINES: readonly Ground[] = [
  box(0, 0, COLUMNS, ROWS),
  box(3, 0, 12, 5),
  box(3, ROWS - 5, 12, ROWS),
  box(0, 10, COLUMNS, 11),
  { line: circle, paint: 'white' },
]

const FLAGS: ReadonlySet<string> = new Set(['a1', 'o1', 'a21', 'o21'])

/** How a coloured square looks: its paint, and a sign so that colour is never alone. */
const LOOKS: Readonly<Record<Special, { readonly paint: Paint; readonly signs: readonly string[] }>> = {
  green: { paint: 'felt', signs: ['⚑', '⚑'] },
  black: { paint: 'black', signs: ['✱', '✱'] },
  red: { paint: 'red', signs: ['−', '−'] },
  blue: { paint: 'blue', signs: ['+', '+'] },
  'forward-2': { paint: 'white', signs: ['↑2', '↓2'] },
  'left-3': { paint: 'white', signs: ['↖3', '↘3'] },
  'right-3': { paint: 'white', signs: ['↗3', '↙3'] },
}

/** What a screen reader says of a coloured square, and for whom it counts. */
function specialName(special: Special, field: string, seat: Seat): Say {
  const squares = Number(special.split('-')[1])
  return Number.isNaN(squares)
    ? { say: `field-${special}`, field, seat }
    : { say: 'field-arrow', field, seat, squares }
}

function placeOf(field: Field): Place {
  const id = NAMES[field]!
  const place = { id, at: middleOf(field), size: SQUARE }
  if (isGoal(field))
    return { ...place, shape: 'square', paint: 'white', name: { say: 'field-goal', field: id } }
  const seat = specialFor(0, field) === undefined ? 1 : 0
  const special = specialFor(seat, field)
  if (special !== undefined) {
    const { paint, signs } = LOOKS[special]
    const print = signs[seat]!
    const size = print.length > 1 ? ARROW_SQUARE : SQUARE
    return { ...place, size, shape: 'box', paint, print, name: specialName(special, id, seat) }
  }
  const plain = { ...place, shape: 'square', paint: 'grass' } as const
  if (FLAGS.has(id)) return { ...plain, shape: 'box', print: '⚐', name: { say: 'field-flag', field: id } }
  if (SPOTS.includes(field))
    return { ...plain, shape: 'box', print: '•', name: { say: 'field-spot', field: id } }
  return plain
}

/** Every square of the pitch and of the goals, computed once. */
export const PLACES: readonly Place[] = Array.from({ length: FIELDS }, (_, field) => field)
  .filter((field) => isPitch(field) || isGoal(field))
  .map(placeOf)
