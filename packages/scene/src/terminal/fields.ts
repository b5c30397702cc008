import type { Paint } from '../scene.ts'
import { isRoomy, type BoardContext } from './piece-drawing.ts'
import { outline } from './ground.ts'
import { INK, inkOf, mix, PAPER } from './ink.ts'
import type { Slot } from './slots.ts'

const DARK = /^(?:wood-dark|leather|caramel|red-brown|grey|blue)$/
const DARKEST = /^(?:black|ink|dark-brown)$/
const texture = (paint: Paint) =>
  typeof paint !== 'string' ? ' ' : DARK.test(paint) ? '░' : DARKEST.test(paint) ? '▒' : ' '

/** A square or box: its colour, or its edges and texture. */
export function drawField({ canvas, pen, ruled, surface }: BoardContext, slot: Slot): void {
  const { place, left, right, top, bottom } = slot
  const ink = inkOf(place.paint)
  const edges = (ruled || ink === surface) && isRoomy(slot)
  if (pen.colour) {
    // A seat's field is paler than its pieces, so that they stand out.
    const bg = typeof place.paint === 'string' ? ink : mix(ink, PAPER, 0.45)
    canvas.wash(left, top, right - left + 1, bottom - top + 1, bg)
  }
  if (edges) outline(canvas, left, top, right + 1, bottom + 1, pen.colour ? mix(ink, INK, 0.35) : undefined)
  const fill = texture(place.paint)
  if (pen.colour || place.print !== undefined || fill === ' ') return
  const [x, y] = edges ? [left + 1, top + 1] : [left, top]
  for (let row = y; row <= bottom; row++) canvas.put(x, row, fill.repeat(right - x + 1))
}
