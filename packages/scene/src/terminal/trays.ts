import type { Item, Tray } from '../scene.ts'
import { Canvas } from './canvas.ts'
import { onAnyGround, type Style } from './ink.ts'
import { drawItem } from './items.ts'
import { seatMark } from './marks.ts'
import { heldId, type Pen } from './pen.ts'
import { centre, widthOf, wrap } from './width.ts'

/** A row of things: dice with their eyes, cards, notes, chips and buttons, each with the id to type. */
export function drawTray(tray: Tray, pen: Pen): Canvas {
  const out = new Canvas()
  const title = [
    ...(tray.seat === undefined ? [] : [seatMark(tray.seat)]),
    ...(tray.title === undefined ? [] : [pen.say(tray.title)]),
    ...(tray.title === undefined && tray.seat !== undefined ? [pen.name(tray.seat)] : []),
  ].join(' ')
  let top = 0
  if (title !== '') {
    const style = tray.seat === undefined ? {} : { fg: onAnyGround(tray.seat) }
    wrap(title, pen.width).forEach((line) => out.put(0, top++, line, { ...style, bold: true }))
  }
  for (const row of rowsOf(
    gather(tray.items).map((lot) => drawLot(lot, pen)),
    pen.width,
  )) {
    const height = Math.max(...row.map(({ thing }) => thing.height))
    let x = 1
    for (const { thing, caption, style } of row) {
      const width = Math.max(thing.width, widthOf(caption))
      out.paste(x + Math.floor((width - thing.width) / 2), top + height - thing.height, thing)
      if (caption !== '') out.put(x, top + height, centre(caption, width).trimEnd(), style)
      x += width + 1
    }
    top += height + (row.some(({ caption }) => caption !== '') ? 1 : 0)
  }
  return out
}

interface Lot {
  readonly item: Item
  readonly count: number
}
/** Identical things that cannot be tapped are shown once, with their count. */
function gather(items: readonly Item[]): Lot[] {
  const lots: { item: Item; count: number }[] = []
  for (const item of items) {
    const before = lots.at(-1)
    if (
      before !== undefined &&
      item.spot === undefined &&
      JSON.stringify(before.item) === JSON.stringify(item)
    ) {
      before.count += 1
    } else {
      lots.push({ item, count: 1 })
    }
  }
  return lots.flatMap(({ item, count }) =>
    count > 3 ? [{ item, count }] : Array.from({ length: count }, () => ({ item, count: 1 })),
  )
}

interface DrawnLot {
  readonly thing: Canvas
  readonly caption: string
  readonly style: Style
}
function drawLot({ item, count }: Lot, pen: Pen): DrawnLot {
  const hold = pen.hold(item.spot)
  const captions = [
    ...(count > 1 ? [`×${count}`] : []),
    ...(item.look === 'die' && item.small !== undefined ? [pen.say(item.small)] : []),
    ...(item.spot === undefined || item.look === 'button' ? [] : [heldId(pen, item.spot)]),
  ]
  return {
    thing: drawItem(item, pen),
    caption: captions.join(' '),
    style: hold === undefined ? { dim: true } : hold.style,
  }
}

function rowsOf(lots: readonly DrawnLot[], width: number): DrawnLot[][] {
  const rows: DrawnLot[][] = []
  let used = Infinity
  for (const lot of lots) {
    const needs = Math.max(lot.thing.width, widthOf(lot.caption)) + 1
    if (used + needs > width) {
      rows.push([])
      used = 1
    }
    rows.at(-1)!.push(lot)
    used += needs
  }
  return rows
}
