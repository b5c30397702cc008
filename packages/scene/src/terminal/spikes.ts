import { drawEnd, worn } from './contents.ts'
import { putPiece, tellPieces, type BoardContext } from './piece-drawing.ts'
import { INK, inkOf, mix } from './ink.ts'
import { pieceSigns } from './marks.ts'
import type { Slot } from './slots.ts'
import { groupsOf, pieceInk } from './stack.ts'
import { widthOf } from './width.ts'

const MOST = 5

/** A point of a tables board: a wedge with its stones stacked from the base, and their number above five. */
export function drawSpike(context: BoardContext, slot: Slot): void {
  const { canvas, pen } = context
  const { place, pieces, top, bottom, x } = slot
  const rowAt = (i: number) => (place.shape === 'spike-up' ? bottom - i : top + i)
  const columnOf = (text: string) => x - Math.floor((widthOf(text) - 1) / 2)
  const write = (i: number, text: string) =>
    canvas.put(columnOf(text), rowAt(i), text, worn(context, columnOf(text), rowAt(i), undefined))
  drawWedge(context, slot, rowAt)
  const base = place.print === undefined ? 0 : 1
  if (place.print !== undefined) write(0, pen.say(place.print))

  const room = Math.max(1, bottom - top + 1 - base)
  const heaps = groupsOf(pieces, pen)
  const alike = heaps.length === 1
  const all = pieces.length <= (alike ? Math.min(room, MOST) : room)
  const shown = all ? pieces.length : Math.max(1, Math.min(room - 1, MOST))
  pieces.slice(0, shown).forEach((piece, i) => {
    const signs = pieceSigns(piece, pen.say)
    const ink = pen.colour ? pieceInk(piece) : undefined
    const left = columnOf(signs)
    putPiece(context, slot, left, rowAt(base + i), signs, worn(context, left, rowAt(base + i), ink))
    const held = i === shown - 1 ? slot : { ...slot, place: { ...place, id: '' } }
    drawEnd(context, held, left - 1, rowAt(base + i), 'before', '▐', ink)
    drawEnd(context, held, left + widthOf(signs), rowAt(base + i), 'behind', '▌', ink)
  })
  const hold = pen.hold(place.id)
  if (shown === 0 && hold !== undefined) write(base, `${hold.before}·${hold.behind}`)
  if (all) return
  if (alike && room > 1) write(base + shown, `×${pieces.length}`)
  else tellPieces(context, slot)
}

/** In colour a wedge narrows by half columns; its tone is darkened, so that stones of a similar colour stand out. */
function drawWedge({ canvas, pen }: BoardContext, slot: Slot, rowAt: (i: number) => number): void {
  const { place, left, right, top, bottom, x } = slot
  const height = bottom - top + 1
  const dark = typeof place.paint === 'string' && /black|ink|dark/.test(place.paint)
  const ink = mix(inkOf(place.paint), INK, 0.4)
  const reach = Math.floor((right - left) / 2)
  for (let i = 0; i < height; i++) {
    const wide = Math.max(1, Math.round(((2 * reach + 1) * (height - i)) / height))
    const side = Math.floor((wide - 1) / 2)
    const row = rowAt(i)
    if (pen.colour) {
      canvas.wash(x - side, row, 2 * side + 1, 1, ink)
      if (wide % 2 === 1 || side >= reach) continue
      canvas.put(x - side - 1, row, '▐', { fg: ink })
      canvas.put(x + side + 1, row, '▌', { fg: ink })
    } else if (i > 0 || place.print === undefined) {
      const half = Math.round((reach * (height - i)) / height)
      canvas.put(x - half, row, (dark ? '▒' : '░').repeat(2 * half + 1))
    }
  }
}
