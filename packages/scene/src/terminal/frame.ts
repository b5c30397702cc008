import { Canvas } from './canvas.ts'
import type { Names } from './names.ts'
import type { Ink } from './ink.ts'
import type { Pen } from './pen.ts'
import { padStart, widthOf } from './width.ts'

/** The board in its rim, with the letters and numbers of its edges. */
export function frame(board: Canvas, names: Names, surface: Ink, pen: Pen): Canvas {
  const out = new Canvas()
  const margin = Math.max(0, ...[...names.left.values()].map(widthOf))
  const rim = pen.colour ? 1 : 0
  const [left, top] = [margin + 1 + rim, rim]
  if (pen.colour) {
    const wide = board.width + 2
    out.put(left - 1, 0, '▄'.repeat(wide), { fg: surface })
    out.wash(left - 1, 1, wide, board.height, surface)
    out.put(left - 1, board.height + 1, '▀'.repeat(wide), { fg: surface })
  }
  out.paste(left, top, board)
  for (const [row, name] of names.left) out.put(0, top + row, padStart(name, margin), { dim: true })
  for (const [row, name] of names.right) out.put(left + board.width + rim + 1, top + row, name, { dim: true })
  for (const [column, name] of names.columns) {
    const x = left + column - Math.floor((widthOf(name) - 1) / 2)
    out.put(x, top + board.height + rim, name, { dim: true })
  }
  return out
}
