import type { Board, Piece, Place } from '@spellendoos/scene'

/** Opposite faces of a die make seven. */
export const SEVEN = 7
const LOWEST = 2
export const HIGHEST = 6

/** dobbelstenen-toren.heights: two dice in the first round, one more each round up to six, then two again. */
export const heightIn = (round: number): number => LOWEST + (round % (HIGHEST - LOWEST + 1))

/** dobbelstenen-toren.trick: every die hides a top and a bottom, except that the topmost shows its top. */
export const hiddenSum = (dice: number, top: number): number => SEVEN * dice - top

/** A low, wide board, so that the answers stay in sight below it. */
const SIZE: readonly [number, number] = [6, 4]
/** The maximum height of a tower, and size of a die. */
const ROOM = 3.6
const LARGEST = 1.1

/** The levels of a tower that is this many dice high: the lower it is, the larger its dice. */
function placesFor(dice: number): Place[] {
  const edge = Math.min(LARGEST, ROOM / dice)
  return Array.from({ length: dice }, (_, level) => ({
    id: `level-${level + 1}`,
    at: [SIZE[0] / 2, Math.round((SIZE[1] - 0.15 - (level + 0.5) * edge) * 100) / 100],
    shape: 'box',
    size: [edge, edge],
    paint: 'leather',
    name: { say: 'level', n: level + 1 },
  }))
}

/** The tower on the board: only the topmost die shows a face. */
export function towerBoard(dice: number, top: number | undefined): Board {
  const places = placesFor(dice)
  const pieces = places.map(({ id }, level): Piece => {
    const isTop = level === dice - 1 && top !== undefined
    return { id: `die-${level + 1}`, on: id, look: 'die', ...(isTop ? { face: top } : {}) }
  })
  return { size: SIZE, surface: 'leather', ground: [], places, pieces }
}
