import { columnFor, drawHole, isFree, isRoomy, paleOn, type BoardContext } from './piece-drawing.ts'
import type { Slot } from './slots.ts'
import { cut, widthOf } from './width.ts'

/** Where a label was put: over the place, so that its middle is taken; beside it; truncated; or nowhere. */
export type Labelled = 'over' | 'beside' | 'cut' | 'nowhere'

/**
 * What is printed on a place: on its upper edge where it has one, in its middle while it is empty, or below it.
 * An id is written whole or not at all.
 */
export function drawLabel(context: BoardContext, slot: Slot, text: string, whole: boolean): Labelled {
  const { place, left, right, top, from, to, x, y, pieces } = slot
  const width = widthOf(text)
  if (place.shape !== 'round' && isRoomy(slot)) {
    const room = right - left
    if ((whole && width > room) || !isFree(context, left + 1, top, Math.min(width, room))) return 'nowhere'
    context.canvas.put(left + 1, top, cut(text, room), paleOn(context, left + 1, top))
    return width <= room ? 'beside' : 'cut'
  }
  const open = pieces.length === 0 && isFree(context, x, y, 1) && /[ ░▒]/.test(context.canvas.sign(x, y))
  if (open && width <= to - from + 1) {
    const at = columnFor(slot, width)
    drawHole(context, slot, at, width)
    context.canvas.put(at, y, text, paleOn(context, at, y))
    return 'over'
  }
  if (place.shape === 'round') return drawBelow(context, slot, text)
  if (whole || pieces.length > 0) return 'nowhere'
  context.canvas.put(left, y, cut(text, right - left + 1), paleOn(context, left, y))
  return 'cut'
}

function drawBelow(context: BoardContext, slot: Slot, text: string): Labelled {
  const { bottom, to, x, y } = slot
  if (bottom === y) return 'nowhere'
  const { canvas } = context
  const width = widthOf(text)
  const at = /[│┃]/.test(canvas.sign(x, y + 1)) ? x + 1 : columnFor(slot, width)
  const blank = Array.from({ length: width }, (_, i) => canvas.sign(at + i, y + 1)).every(
    (sign) => sign === ' ',
  )
  if (!blank || width > to - at + 2) return 'nowhere'
  canvas.put(at, y + 1, text, paleOn(context, at, y + 1))
  return 'beside'
}
