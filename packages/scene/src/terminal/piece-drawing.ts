import type { Spot } from '@spellendoos/kernel'
import type { Piece } from '../scene.ts'
import type { Canvas } from './canvas.ts'
import { inkOf, mix, PAPER, readableOn, type Ink, type Style } from './ink.ts'
import type { Pen } from './pen.ts'
import type { Slot } from './slots.ts'
import { groupsOf, groupText } from './stack.ts'
import { signsOf, signWidth, widthOf } from './width.ts'

/** What a board is drawn with. */
export interface BoardContext {
  readonly canvas: Canvas
  readonly pen: Pen
  /** Whether fields have drawn edges: without colours, or if neighbours have the same colour. */
  readonly ruled: boolean
  readonly surface: Ink
  /** What did not fit on the board, by place, to be listed below it. */
  readonly unseen: Map<Spot, string>
  /** The pieces in the order in which they were drawn. */
  readonly put: Put[]
}

interface Put {
  readonly slot: Slot
  readonly x: number
  readonly y: number
  readonly signs: string
}

/** Room for an edge, a row for what is printed and a row for what is there. */
export const isRoomy = ({ left, right, top, bottom }: Slot): boolean => right - left >= 3 && bottom > top

/** The column that centres something of this width in a slot. */
export const columnFor = ({ x, from, to }: Slot, width: number): number =>
  Math.max(from, Math.min(x - Math.floor((width - 1) / 2), to - width + 1))

/** Print that is paler than the pieces. */
export function paleOn({ canvas, pen }: BoardContext, x: number, y: number): Style {
  const under = canvas.ground(x, y)
  return pen.colour && under !== undefined ? { fg: mix(readableOn(under), under, 0.3) } : {}
}

/** The round background of an empty place, if its colour can be seen. */
export function drawHole(
  { canvas, pen }: BoardContext,
  { place, from, to, y }: Slot,
  at: number,
  width: number,
): void {
  if (!pen.colour || place.shape !== 'round' || to - from < 2) return
  const ink = inkOf(place.paint)
  const bg = typeof place.paint === 'string' ? ink : mix(ink, PAPER, 0.45)
  canvas.wash(at, y, width, 1, bg)
  if (at > from) canvas.put(at - 1, y, '▐', { fg: bg })
  if (at + width <= to) canvas.put(at + width, y, '▌', { fg: bg })
}

/** Writes a piece and remembers where. */
export function putPiece(
  context: BoardContext,
  slot: Slot,
  x: number,
  y: number,
  signs: string,
  style: Style,
): void {
  context.canvas.put(x, y, signs, style)
  context.put.push({ slot, x, y, signs })
}

/** Pieces that would be covered because places are too close are listed below the board. */
export function tellCovered(context: BoardContext): void {
  for (const { slot, x, y, signs } of context.put) {
    let at = x
    for (const sign of signsOf(signs)) {
      if (sign !== ' ' && context.canvas.sign(at, y) !== sign) tellPieces(context, slot)
      at += signWidth(sign)
    }
  }
}

export const isFree = ({ put }: BoardContext, x: number, y: number, width: number): boolean =>
  !put.some((each) => each.y === y && each.x < x + width && each.x + widthOf(each.signs) > x)

export function tellPieces(
  { unseen, pen }: BoardContext,
  { place, pieces }: { place: { id: Spot }; pieces: readonly Piece[] },
): void {
  unseen.set(place.id, groupsOf(pieces, pen).map(groupText).join(' '))
}
