import type { Piece } from '../scene.ts'
import { inkOf, seatInk, type Ink } from './ink.ts'
import { pieceSigns } from './marks.ts'
import type { Pen } from './pen.ts'
import { widthOf } from './width.ts'

/** Pieces that look alike, as one: `3●`. */
export interface PieceGroup {
  readonly signs: string
  readonly count: number
  readonly piece: Piece
}

export function groupsOf(pieces: readonly Piece[], pen: Pen): PieceGroup[] {
  const heaps: { signs: string; count: number; piece: Piece }[] = []
  for (const piece of pieces) {
    const signs = pieceSigns(piece, pen.say)
    const same = heaps.find((each) => each.signs === signs && pieceInk(each.piece) === pieceInk(piece))
    if (same === undefined) heaps.push({ signs, count: 1, piece })
    else same.count += 1
  }
  return heaps
}

export const groupText = ({ signs, count }: PieceGroup): string => (count === 1 ? signs : `${count}${signs}`)

/** Pieces as short tokens in lines of a given width; `undefined` if they do not fit. */
export function flow(heaps: readonly PieceGroup[], width: number, rows: number): PieceGroup[][] | undefined {
  const apart = heaps.flatMap((heap) => Array.from({ length: heap.count }, () => ({ ...heap, count: 1 })))
  return linesOf(apart, width, rows) ?? linesOf(heaps, width, rows)
}

function linesOf(heaps: readonly PieceGroup[], width: number, rows: number): PieceGroup[][] | undefined {
  const lines: PieceGroup[][] = []
  let used = Infinity
  for (const heap of heaps) {
    const needs = widthOf(groupText(heap)) + gapAfter(lines.at(-1)?.at(-1))
    if (used + needs > width) {
      lines.push([heap])
      used = widthOf(groupText(heap))
      if (used > width) return undefined
    } else {
      lines.at(-1)!.push(heap)
      used += needs
    }
  }
  return lines.length <= rows ? lines : undefined
}

/** A seat's mark is enough to separate tokens; anything longer needs a space after it. */
export const gapAfter = (heap: PieceGroup | undefined): number =>
  heap === undefined || widthOf(groupText(heap)) === 1 ? 0 : 1

/** The colour a piece wears: its seat's, else its own. */
export function pieceInk({ seat, paint }: Piece): Ink | undefined {
  if (seat !== undefined) return seatInk(seat)
  return paint === undefined ? undefined : inkOf(paint)
}
