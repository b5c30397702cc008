import type { Scene } from './scene.ts'
import { TABLE_WORDS } from './table-words.ts'
import { drawBoard } from './terminal/board.ts'
import { Canvas } from './terminal/canvas.ts'
import { runsOf } from './terminal/edges.ts'
import { makePen, type Drawing, type Pen } from './terminal/pen.ts'
import { drawSeats } from './terminal/seats.ts'
import { drawSheet } from './terminal/sheets.ts'
import { drawTray } from './terminal/trays.ts'
import { tidy, wrap } from './terminal/width.ts'

export { SEAT_MARKS, seatMark } from './terminal/marks.ts'
export type { Drawing } from './terminal/pen.ts'

/** Draws any scene for a terminal: seats, board, trays, sheets, and what to do now. */
export function draw(scene: Scene, drawing: Drawing): string {
  const pen = makePen(drawing, scene.last)
  const parts: Canvas[] = []
  if (scene.seats.length > 0) parts.push(drawSeats(scene.seats, pen))
  if (scene.board !== undefined) {
    const { canvas, unseen, nameless } = drawBoard(scene.board, pen)
    parts.push(canvas)
    const notes = [...unseen].map(([id, text]) => `${tidy(id)}: ${text}`)
    const ids = nameless.filter((id) => pen.marks === undefined || pen.marks.has(id))
    if (ids.length > 0) notes.push(`${TABLE_WORDS.places[pen.lang]}: ${runsOf(ids.map(tidy))}`)
    if (notes.length > 0) parts.push(paragraph(notes, pen))
  }
  for (const tray of scene.trays) parts.push(drawTray(tray, pen))
  for (const sheet of scene.sheets) parts.push(drawSheet(sheet, pen))
  if (scene.coach !== undefined) parts.push(paragraph([`» ${pen.say(scene.coach)}`], pen))
  return parts
    .filter((part) => part.height > 0)
    .map((part) => part.text(pen.depth).replace(/^\n+|\n+$/g, ''))
    .join('\n\n')
}

function paragraph(lines: readonly string[], pen: Pen): Canvas {
  const out = new Canvas()
  for (const line of lines) for (const row of wrap(line, pen.width)) out.put(0, out.height, row)
  return out
}
