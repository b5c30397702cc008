import { isTapCell } from '../cells.ts'
import type { Cell, Label, Sheet } from '../scene.ts'
import { Canvas } from './canvas.ts'
import type { Style } from './ink.ts'
import { heldId, type Pen } from './pen.ts'
import { padEnd, padStart, widthOf, wrap } from './width.ts'

interface Written {
  readonly text: string
  readonly number: boolean
  readonly style: Style
}

const NARROWEST = 12

/** A table on paper. Columns that do not fit continue in a table below, which repeats the first column. */
export function drawSheet(sheet: Sheet, pen: Pen): Canvas {
  const out = new Canvas()
  if (sheet.title !== undefined) out.put(0, 0, pen.say(sheet.title), { bold: true })
  const head = sheet.head?.map((label) => write(label, pen))
  const rows = sheet.rows.map((row) => row.map((cell) => write(cell, pen)))
  const columns = Math.max(0, head?.length ?? 0, ...rows.map((row) => row.length))
  const room = pen.width - 1
  const widths = narrow(
    Array.from({ length: columns }, (_, i) =>
      Math.max(1, ...[head, ...rows].map((row) => widthOf(row?.[i]?.text ?? ''))),
    ),
    room,
  )
  for (const chosen of groupsOf(widths, room)) drawTable(out, head, rows, chosen, widths)
  return out
}

function write(cell: Cell, pen: Pen): Written {
  if (!isTapCell(cell)) return { text: pen.say(cell), number: isFigure(cell), style: {} }
  const { spot, show, marked, ringed } = cell
  const hold = pen.hold(spot)
  const shown = pen.say(show)
  // What cannot be tapped now needs no id, unless it is unknown what can be tapped.
  const named = (hold !== undefined || pen.marks === undefined) && (shown !== spot || hold !== undefined)
  const id = !named ? [] : [heldId(pen, spot)]
  const text = [
    ...(marked === true ? ['✗'] : ringed === true ? ['○'] : []),
    ...(shown === '' || (shown === spot && named) ? [] : [shown]),
    ...id,
  ].join(' ')
  return { text, number: false, style: hold?.style ?? (marked === true ? { bold: true } : {}) }
}

const isFigure = (cell: Label): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && /^[-+−×]?[\d.,  ]+$/.test(cell))

/** The widest columns shrink first, down to the width of their words. */
function narrow(widths: readonly number[], room: number): number[] {
  const out = [...widths]
  while (total(out) > room) {
    const widest = out.indexOf(Math.max(...out))
    if (out[widest]! <= NARROWEST) break
    out[widest]! -= 1
  }
  return out
}
const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width + 3, 1)

function groupsOf(widths: readonly number[], room: number): number[][] {
  const all = [...widths.keys()]
  if (total(widths) <= room || widths.length < 3) return [all]
  const groups: number[][] = []
  for (const column of all.slice(1)) {
    const group = groups.at(-1)
    if (group !== undefined && total([...group, column].map((each) => widths[each]!)) <= room)
      group.push(column)
    else groups.push([0, column])
  }
  return groups
}

function drawTable(
  out: Canvas,
  head: readonly Written[] | undefined,
  rows: readonly (readonly Written[])[],
  chosen: readonly number[],
  widths: readonly number[],
): void {
  const rule = ([left, level, middle, right]: readonly string[]) =>
    left + chosen.map((column) => level!.repeat(widths[column]! + 2)).join(middle) + right!
  const line = (row: readonly Written[], bold: boolean) => {
    const cells = chosen.map((column) => wrap(row[column]?.text ?? '', widths[column]!))
    const height = Math.max(1, ...cells.map((cell) => cell.length))
    for (let i = 0; i < height; i++) {
      const y = out.height
      let x = 0
      out.put(0, y, '│')
      chosen.forEach((column, j) => {
        const written = row[column]
        const pad = written?.number === true ? padStart : padEnd
        out.put(x + 2, y, pad(cells[j]![i] ?? '', widths[column]!), {
          ...written?.style,
          ...(bold ? { bold } : {}),
        })
        x += widths[column]! + 3
        out.put(x, y, '│')
      })
    }
  }
  out.put(0, out.height, rule('╭─┬╮'.split('')))
  if (head !== undefined) {
    line(head, true)
    if (rows.length > 0) out.put(0, out.height, rule('├─┼┤'.split('')))
  }
  for (const row of rows) line(row, false)
  out.put(0, out.height, rule('╰─┴╯'.split('')))
}
