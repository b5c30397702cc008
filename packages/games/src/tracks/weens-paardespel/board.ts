import type { Spot } from '@spellendoos/kernel'
import type { At, Board, Ground, Paint, Place, Sheet } from '@spellendoos/scene'
import { BACK, FINE, FINISH, MISS, START, TWICE, WATERFALL } from './fields.ts'

const ACROSS = 10
const MARGIN = 0.9
/** How far the path swings up and down on its way across. */
const SWING = 0.13
const ROWS = FINISH / ACROSS
const DOWN = 1.17

const round = (n: number): number => Math.round(n * 100) / 100

/** A winding path: from the bottom left in alternating directions, each row slightly wavy. */
function at(field: number): At {
  const row = Math.floor((field - 1) / ACROSS)
  const along = (field - 1) % ACROSS
  const x = row % 2 === 0 ? along : ACROSS - 1 - along
  const wave = Math.sin((x / (ACROSS - 1)) * 2 * Math.PI) * SWING
  return [round(x * 1.06 + MARGIN), round((ROWS - 1 - row) * DOWN + MARGIN + 0.1 + wave)]
}

const FIELDS = Array.from({ length: FINISH }, (_, i) => i + 1)

/** Sand under every field and between consecutive ones. */
const path: Ground[] = FIELDS.flatMap((field): Ground[] => {
  const [x, y] = at(field)
  const [nextX, nextY] = at(Math.min(field + 1, FINISH))
  return [0, 0.33, 0.67].map((part) => ({
    circle: [round(x + (nextX - x) * part), round(y + (nextY - y) * part), 0.5],
    paint: 'sand',
    filled: true,
  }))
})

interface Special {
  readonly paint: Paint
  readonly does: string
}
const SPECIAL: Readonly<{ [field: number]: Special }> = {
  [MISS]: { paint: 'grey', does: 'does-miss' },
  [WATERFALL]: { paint: 'blue', does: 'does-waterfall' },
  [TWICE]: { paint: 'green', does: 'does-twice' },
  [FINE]: { paint: 'red', does: 'does-fine' },
  [BACK]: { paint: 'caramel', does: 'does-back' },
  [FINISH]: { paint: 'gold', does: 'does-finish' },
}

const place = (field: number): Place => {
  const special = SPECIAL[field]
  return {
    id: spot(field),
    at: at(field),
    shape: 'box',
    size: [0.86, 0.86],
    paint: special?.paint ?? 'paper',
    print: String(field),
    ...(special === undefined ? {} : { name: { say: 'field', field, does: { say: special.does } } }),
  }
}

/** A horse that is out is in the waterfall. */
export const spot = (field: number): Spot => String(field < START ? WATERFALL : field)

const [finishX, finishY] = at(FINISH)
export const BOARD: Omit<Board, 'pieces'> = {
  size: [9 * 1.06 + 2 * MARGIN, (ROWS - 1) * DOWN + 2 * MARGIN + 0.2],
  surface: 'grass',
  ground: [...path, { circle: [finishX, finishY, 0.62], paint: 'gold', filled: true }],
  places: FIELDS.map(place),
}

/** What the special fields do, printed beside the board. */
export const LEGEND: Sheet = {
  id: 'fields',
  rows: Object.entries(SPECIAL).map(([field, { does }]) => [Number(field), { say: does }]),
}
