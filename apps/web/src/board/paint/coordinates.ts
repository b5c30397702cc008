import type { At, Board, Place } from '@spellendoos/scene'
import { FRAME } from './ground.ts'
import { letter } from './pencil.ts'
import { cornerOf, IN_CORNER } from './place.ts'
import { inkOn } from './tones.ts'

/** What a place is called in notation: a letter and a number, or a number alone. */
const NAMED = /^([a-z]{0,2})(\d+)$/
/** On a board with fewer fields, everyone can count them. */
const FEWEST = 9
const NEAR = 0.01

interface Named {
  readonly place: Place
  readonly column: string
  readonly row: string
}

/** Where something is written, and whether in the frame, in the corner of a field or in a hole. */
interface Coordinate {
  readonly text: string
  readonly at: At
  readonly on: 'frame' | 'field' | 'hole'
}
/** The more fields a board has, the smaller each is on a phone: what is written in the frame fills it then. */
const inFrame = ({ size: [w] }: Board) => Math.min(0.32, Math.max(0.25, w * 0.02))
const SIZES: Readonly<Record<Coordinate['on'], (board: Board) => number>> = {
  frame: inFrame,
  field: () => IN_CORNER,
  hole: () => 0.28,
}
const ROOM: Readonly<Record<Coordinate['on'], number>> = { frame: FRAME * 0.94, field: 0.5, hole: 0.56 }

/**
 * What moves in notation speak of: letters and numbers along the edge where they name columns and rows, else each
 * field's own name on it. Nothing where fields have their names printed, or have none.
 */
export function coordinatesOf(board: Board): readonly Coordinate[] {
  const named = board.places.flatMap((place): Named[] => {
    const found = place.shape === 'square' || place.shape === 'round' ? NAMED.exec(place.id) : null
    return found === null || place.print !== undefined ? [] : [{ place, column: found[1]!, row: found[2]! }]
  })
  const letters = new Set(named.map(({ column }) => column))
  if (named.length < FEWEST) return []
  if (letters.size === 1) return letters.has('') ? named.map(onField) : []
  return alongEdges(board, named) ?? named.map(onField)
}

/** The upper left corner, beside what is there; a hole has no corner. */
function onField({ place }: Named): Coordinate {
  const { id, at, shape, crossing } = place
  return shape === 'round' && crossing !== true
    ? { text: id, at, on: 'hole' }
    : { text: id, at: cornerOf(place, id), on: 'field' }
}

/** Each letter in line with its column and each number with its row, or the other way round where the board is turned. */
function alongEdges({ size: [, h] }: Board, named: readonly Named[]): Coordinate[] | undefined {
  const line = (side: 'column' | 'row', axis: 0 | 1) => lineUp(named, side, axis)
  const across = line('column', 0) ?? line('row', 0)
  const down = line('row', 1) ?? line('column', 1)
  if (across === undefined || down === undefined) return undefined
  return [
    ...across.map(([text, x]): Coordinate => ({ text, at: [x, h + FRAME / 2], on: 'frame' })),
    ...down.map(([text, y]): Coordinate => ({ text, at: [-FRAME / 2, y], on: 'frame' })),
  ]
}

/** The position of each name along an axis, if all places with that name are in one line. */
function lineUp(
  named: readonly Named[],
  side: 'column' | 'row',
  axis: 0 | 1,
): (readonly [name: string, at: number])[] | undefined {
  const lines = new Map<string, number>()
  for (const each of named) {
    const at = each.place.at[axis]
    const line = lines.get(each[side]) ?? at
    if (Math.abs(line - at) > NEAR) return undefined
    lines.set(each[side], line)
  }
  return [...lines]
}

/** All coordinates of a board, for players who want them. */
export function paintCoordinates(board: Board): string {
  const { surface } = board
  const inkOfFrame = inkOn(surface === 'paper' ? surface : 'wood-dark')
  const paints = new Map(
    board.places.map(({ id, crossing, paint }) => [id, crossing === true ? surface : paint]),
  )
  const written = coordinatesOf(board)
  const words = written.map(({ text, at: [x, y], on }) => {
    const fill = on === 'frame' ? inkOfFrame : inkOn(paints.get(text) ?? surface)
    return letter(text, x, y, { size: SIZES[on](board), fill, opacity: 0.9, room: ROOM[on] })
  })
  // A man hides what is written in his hole.
  const covered = written.some(({ on }) => on === 'hole') ? ' covered' : ''
  return words.length === 0 ? '' : `<g class="coordinate${covered}">${words.join('')}</g>`
}
