import { columnFor, isRoomy, putPiece, tellPieces, type BoardContext } from './piece-drawing.ts'
import { GOLD, INK, inkOf, isDark, mix, PAPER, readableOn, type Ink, type Style } from './ink.ts'
import { paintMark } from './marks.ts'
import type { SpotBrackets } from './pen.ts'
import type { Slot } from './slots.ts'
import { flow, gapAfter, groupsOf, groupText, pieceInk, type PieceGroup } from './stack.ts'
import { signsOf, widthOf } from './width.ts'

/** The pieces on a place, in as many rows as it has. */
export function drawPieces(context: BoardContext, slot: Slot): void {
  const { place, pieces, from, to, top, bottom, y } = slot
  const round = place.shape === 'round'
  const first = round ? y : isRoomy(slot) ? top + 1 : top
  const last = round ? y : bottom
  const heaps = groupsOf(pieces, context.pen)
  const lines = flow(heaps, to - from + 1, last - first + 1)
  if (lines === undefined) {
    tellPieces(context, slot)
    const upper = { ...heaps.at(-1)!, count: 1 }
    const room = to - from + 1
    const signs = widthOf(upper.signs) <= room ? upper.signs : signsOf(upper.signs)[0]!
    drawRow(context, slot, y, [{ ...upper, signs }], widthOf(signs) < room ? '+' : '')
    return
  }
  const start =
    lines.length === 1 ? Math.max(first, y) : first + Math.floor((last - first + 1 - lines.length) / 2)
  lines.forEach((line, i) => drawRow(context, slot, start + i, line))
}

function drawRow(context: BoardContext, slot: Slot, y: number, row: readonly PieceGroup[], more = ''): void {
  const { canvas, pen } = context
  const tokens = row.map((heap, i) => groupText(heap) + ' '.repeat(i < row.length - 1 ? gapAfter(heap) : 0))
  const width = widthOf(tokens.join('') + more)
  const left = columnFor(slot, width)
  const inks = row.map(({ piece }) => (pen.colour ? pieceInk(piece) : undefined))
  drawEnd(context, slot, left - 1, y, 'before', '▐', inks[0])
  drawEnd(context, slot, left + width, y, 'behind', '▌', more === '' ? inks.at(-1) : undefined)
  let at = left
  row.forEach((_, i) => {
    putPiece(context, slot, at, y, tokens[i]!, worn(context, at, y, inks[i]))
    at += widthOf(tokens[i]!)
  })
  canvas.put(at, y, more, worn(context, at, y, undefined))
}

/** Characters in a piece's colour, or readable on whatever is there. */
export function worn({ canvas, pen }: BoardContext, x: number, y: number, bg: Ink | undefined): Style {
  if (!pen.colour) return {}
  return { fg: readableOn(bg ?? canvas.ground(x, y) ?? PAPER), bg, bold: true }
}

/**
 * The end of a piece: rounded in colour, otherwise the character that marks it as touched, available or just played.
 */
export function drawEnd(
  { canvas, pen }: BoardContext,
  slot: Slot,
  x: number,
  y: number,
  side: 'before' | 'behind',
  cap: string,
  ink: Ink | undefined,
): void {
  if (x < slot.from || x > slot.to) return
  const hold = pen.hold(slot.place.id)
  if (hold !== undefined)
    canvas.put(x, y, hold[side], { ...holdStyle(hold, ink ?? canvas.ground(x, y)), bg: ink })
  else if (ink !== undefined) canvas.put(x, y, cap, { fg: ink })
}

const holdStyle = (hold: SpotBrackets, ground: Ink | undefined): Style =>
  ground === undefined
    ? hold.style
    : { fg: hold.style.fg === GOLD && isDark(ground) ? GOLD : readableOn(ground), bold: true }

/** What an empty place shows: its owner's hollow mark, a hole, or a dot if its edges cannot be seen. */
export function drawEmpty(context: BoardContext, slot: Slot, taken: boolean, width: number): void {
  const { canvas, pen } = context
  const { place, x, y } = slot
  const hold = pen.hold(place.id)
  const round = place.shape === 'round'
  const mark = paintMark(place.paint)
  if (!taken && mark !== undefined) {
    canvas.put(x, y, mark, { ...markStyle(context, slot), bold: true })
  } else if (!taken && canvas.sign(x, y) === ' ' && (round || hold !== undefined || !isRoomy(slot))) {
    canvas.put(x, y, round ? '◦' : '·', markStyle(context, slot))
  }
  const left = columnFor(slot, width)
  drawEnd(context, slot, left - 1, y, 'before', '', undefined)
  drawEnd(context, slot, left + width, y, 'behind', '', undefined)
}

function markStyle({ canvas, pen }: BoardContext, { place, x, y }: Slot): Style {
  const under = canvas.ground(x, y)
  if (!pen.colour || under === undefined) return {}
  if (place.shape === 'round' && paintMark(place.paint) !== undefined)
    return { fg: mix(inkOf(place.paint), INK, 0.15) }
  return { fg: mix(readableOn(under), under, 0.3) }
}
