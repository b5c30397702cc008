import type { Spot } from '@spellendoos/kernel'
import type { At, Board, Ground, Place } from '@spellendoos/scene'
import { FINISH, isTrap, RED_TRAP, ROW, ROWS, START } from './fields.ts'

const SIZE: readonly [number, number] = [11.2, 8.9]
const ASIDE = 1.12
const DOWN = 1.4

/** A pawn that is out is in the red trap. */
export function spot(field: number): Spot {
  if (field === START) return 'Start'
  if (field === FINISH) return 'Finish'
  return String(field < START ? RED_TRAP : field)
}

const round = (n: number): number => Math.round(n * 100) / 100

/**
 * From the bottom left in alternating directions up to the top left; Start and Finish are on the left of the first and
 * the last row.
 */
function at(field: number): At {
  const row = field === START ? 0 : Math.min(Math.floor((field - 1) / ROW), ROWS - 1)
  const along = field === START || field === FINISH ? -1 : (field - 1) % ROW
  const column = row % 2 === 0 || field === FINISH ? along : ROW - 1 - along
  return [round(2.2 + column * ASIDE - (column < 0 ? 0.25 : 0)), round(SIZE[1] - 0.95 - row * DOWN)]
}

const FIELDS = Array.from({ length: RED_TRAP }, (_, i) => i + 1)
const ALL = [START, ...FIELDS, FINISH]

/** Sand under every field and between consecutive ones. */
const path = ALL.slice(1).flatMap((field): Ground[] => {
  const [x, y] = at(field - 1)
  const [toX, toY] = at(field)
  return [0, 0.25, 0.5, 0.75, 1].map((part) => ({
    circle: [round(x + (toX - x) * part), round(y + (toY - y) * part), 0.56],
    paint: 'sand',
    filled: true,
  }))
})

/** A snare: two loops of rope round the field, with its end tied beside the path. */
const snares = FIELDS.filter(isTrap).flatMap((field): Ground[] => {
  const [x, y] = at(field)
  const outward = field % (2 * ROW) === 0 ? -1 : 1
  const paint = field === RED_TRAP ? 'red' : 'ink'
  return [
    { circle: [x, y, 0.56], paint },
    { circle: [x, y, 0.64], paint },
    {
      line: [
        [round(x + 0.42 * outward), round(y - 0.48)],
        [round(x + 0.62 * outward), round(y - 0.72)],
        [round(x + 0.34 * outward), round(y - 0.82)],
      ],
      paint,
    },
  ]
})

/** The direction, printed where each row begins. */
const arrows = Array.from({ length: ROWS }, (_, row): Ground => {
  const [x, y] = at(row * ROW + 4)
  const ahead = row % 2 === 0 ? 1 : -1
  return {
    line: [
      [round(x + 0.1 * ahead), round(y + 0.68)],
      [round(x + 1.02 * ahead), round(y + 0.68)],
    ],
    paint: 'ink',
    arrow: true,
  }
})

const END: readonly [number, number] = [1.1, 1.1]

const place = (field: number): Place => {
  const here = { id: spot(field), at: at(field) }
  if (field === START)
    return {
      ...here,
      shape: 'box',
      size: END,
      paint: 'paper',
      print: { say: 'start' },
      name: { say: 'start' },
    }
  if (field === FINISH)
    return {
      ...here,
      shape: 'box',
      size: END,
      paint: 'gold',
      print: { say: 'finish' },
      name: { say: 'finish' },
    }
  const numbered = { ...here, shape: 'round', size: [1, 1], print: String(field) } as const
  if (field === RED_TRAP) return { ...numbered, paint: 'red', name: { say: 'red-trap', field } }
  return isTrap(field)
    ? { ...numbered, paint: 'black', name: { say: 'trap', field } }
    : { ...numbered, paint: 'paper' }
}

export const BOARD: Omit<Board, 'pieces'> = {
  size: SIZE,
  surface: 'grass',
  ground: [...path, ...snares, ...arrows],
  places: ALL.map(place),
}
