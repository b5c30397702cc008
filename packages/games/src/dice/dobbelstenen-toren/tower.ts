import type { Board, Piece, Place } from '@spellendoos/scene'

/** Opposite faces of a die make seven. */
export const SEVEN = 7
const LOWEST = 2
export const HIGHEST = 6

/** dobbelstenen-toren.heights: two dice in the first round, one more each round up to six, then two again. */
export const heightIn = (round: number): number => LOWEST + (round % (HIGHEST - LOWEST + 1))

/** dobbelstenen-toren.trick: every die hides a top and a bottom, but the topmost shows its top. */
export const hiddenSum = (dice: number, top: number): number => SEVEN * dice - top

/** A low, wide tray, so that the answers stay in sight below it. */
const SIZE: readonly [number, number] = [6, 4]
const EDGE = 0.6

const LEVELS = Array.from({ length: HIGHEST }, (_, level) => level)
const PLACES: readonly Place[] = LEVELS.map((level): Place => ({
  id: `level-${level + 1}`,
  at: [SIZE[0] / 2, Math.round((SIZE[1] - 0.45 - level * EDGE) * 100) / 100],
  shape: 'box',
  size: [EDGE, EDGE],
  paint: 'leather',
  name: { say: 'level', n: level + 1 },
}))

/** The tower, standing on the tray: only the topmost die shows a face. */
export function towerBoard(dice: number, top: number | undefined): Board {
  const pieces = LEVELS.slice(0, dice).map((level): Piece => {
    const isTop = level === dice - 1 && top !== undefined
    return { id: `die-${level + 1}`, on: `level-${level + 1}`, look: 'die', ...(isTop ? { face: top } : {}) }
  })
  return { size: SIZE, surface: 'leather', ground: [], places: PLACES.slice(0, dice), pieces }
}
