import type { Item } from '../scene.ts'
import { Canvas } from './canvas.ts'
import { eyesLines } from './dice.ts'
import { inkOf, INK, isDark, PAPER, readableOn, seatInk, type Style } from './ink.ts'
import { eyesOf, pieceSigns, seatMark } from './marks.ts'
import { heldId, type Pen } from './pen.ts'
import { centre, widthOf, wrap } from './width.ts'

const BORDERS = {
  thin: '╭─╮│╰╯',
  heavy: '┏━┓┃┗┛',
  double: '╔═╗║╚╝',
  spent: '┌┄┐┆└┘',
} as const
/** Words on a card or die are wrapped at this width. */
const WIDEST = 14

/** A thing in a tray: dice, cards, notes and cubes have edges, the others are in one line. */
export function drawItem(item: Item, pen: Pen): Canvas {
  const { look, face, small } = item
  const words = face === undefined ? [] : wrap(pen.say(face), WIDEST)
  const more = small === undefined ? [] : wrap(pen.say(small), WIDEST)
  if (look === 'die') {
    const eyes = eyesOf(face)
    return drawBox(item, eyes === undefined ? middle(words) : eyesLines(eyes), pen)
  }
  if (look === 'card' && words.length + more.length === 0) return drawBox(item, ['▒▒▒', '▒▒▒'], pen)
  if (look === 'card' || look === 'slip')
    return drawBox(item, [...words, ...(more.length === 0 ? [''] : more)], pen)
  if (look === 'note' || look === 'cube')
    return drawBox(item, [...words.map((line) => ` ${line} `), ...more], pen)
  return drawInline(item, pen)
}

function drawInline(item: Item, pen: Pen): Canvas {
  const { look, spot, seat, face, small, spent } = item
  const owner = seat === undefined ? {} : { seat }
  const shown = face === undefined ? {} : { face }
  const parts = [
    ...(look === 'chip'
      ? [pieceSigns({ look, ...owner, ...shown }, pen.say)]
      : seat === undefined
        ? []
        : [seatMark(seat)]),
    ...(face === undefined || look === 'chip' ? [] : [pen.say(face)]),
    ...(small === undefined ? [] : [pen.say(small)]),
  ]
  const text = parts.join(' ')
  const button = look === 'button'
  const pale = spent === true
  const label = button ? (pale ? `( ${text} )` : `[ ${text} ]`) : pale ? `(${text})` : text
  const out = new Canvas()
  out.put(0, 0, label, itemStyle(item, pen))
  if (!button || spot === undefined) return out
  const hold = pen.hold(spot)
  if (hold !== undefined || spot !== text) {
    out.put(out.width + 1, 0, heldId(pen, spot), hold === undefined ? { dim: true } : hold.style)
  }
  return out
}

function itemStyle({ paint, seat, spent }: Item, pen: Pen): Style {
  if (spent === true) return { dim: true }
  if (!pen.colour) return {}
  if (paint !== undefined) return { bg: inkOf(paint), fg: readableOn(inkOf(paint)), bold: true }
  return seat === undefined ? { bold: true } : { bg: seatInk(seat), fg: PAPER, bold: true }
}

/** Three lines, as high as a die with eyes. */
function middle(lines: readonly string[]): string[] {
  const before = Array.from({ length: Math.max(0, Math.floor((3 - lines.length) / 2)) }, () => '')
  const behind = Array.from({ length: Math.max(0, 3 - before.length - lines.length) }, () => '')
  return [...before, ...lines, ...behind].map((line) => centre(line, 7))
}

/** A thing with an edge: double for money, heavy for the darker of two colours, dotted when it is spent. */
function drawBox(item: Item, lines: readonly string[], pen: Pen): Canvas {
  const out = new Canvas()
  const paint = item.paint === undefined ? undefined : inkOf(item.paint)
  const heavy = item.look === 'cube' || (paint !== undefined && isDark(paint))
  const kind = item.spent === true ? 'spent' : item.look === 'note' ? 'double' : heavy ? 'heavy' : 'thin'
  const [nw, level, ne, upright, sw, se] = BORDERS[kind].split('')
  const inner = Math.max(3, ...lines.map(widthOf))
  const mark = item.seat === undefined ? level! : seatMark(item.seat)
  const bg = paint ?? PAPER
  const style: Style =
    !pen.colour || item.spent === true
      ? { dim: item.spent === true }
      : { bg, fg: paint === undefined ? INK : readableOn(bg), bold: true }
  out.put(0, 0, nw! + mark + level!.repeat(inner - 1) + ne!, style)
  lines.forEach((line, i) => out.put(0, i + 1, upright! + centre(line, inner) + upright!, style))
  out.put(0, lines.length + 1, sw! + level!.repeat(inner) + se!, style)
  return out
}
