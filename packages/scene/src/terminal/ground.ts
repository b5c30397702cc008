import type { At, Ground } from '../scene.ts'
import { EAST, FALLING, NORTH, RISING, SOUTH, WEST, type Canvas } from './canvas.ts'
import { inkOf, readableOn } from './ink.ts'
import type { Pen } from './pen.ts'
import type { Scale } from './scale.ts'
import { widthOf } from './width.ts'

type Cells = readonly [x: number, y: number]

/** Surfaces: what is under the places. Without colours only the outlines of large ones are drawn. */
export function drawSurface(canvas: Canvas, ground: Ground, scale: Scale, pen: Pen): void {
  if ('rect' in ground) {
    const [x, y, w, h] = ground.rect
    const [left, top] = [scale.col(x), scale.row(y)]
    const [right, bottom] = [scale.col(x + w), scale.row(y + h)]
    if (pen.colour)
      canvas.wash(left, top, Math.max(1, right - left), Math.max(1, bottom - top), inkOf(ground.paint))
    else if (right - left > 1 && bottom - top > 1) outline(canvas, left, top, right, bottom)
  } else if ('shape' in ground && pen.colour) {
    washShape(canvas, ground.shape, scale, inkOf(ground.paint))
  } else if ('circle' in ground && ground.filled === true && pen.colour) {
    washShape(canvas, round(ground.circle), scale, inkOf(ground.paint))
  }
}

/** Lines and words: what is between and around the places. */
export function drawLines(canvas: Canvas, ground: Ground, scale: Scale, pen: Pen): void {
  const cells = (points: readonly At[]) => points.map(([x, y]): Cells => [scale.col(x), scale.row(y)])
  const heavy = 'paint' in ground && (typeof ground.paint !== 'string' || /red|green|gold/.test(ground.paint))
  const fg = pen.colour && 'paint' in ground ? inkOf(ground.paint) : undefined
  if ('line' in ground) {
    const points = cells(ground.line)
    for (let i = 1; i < points.length; i++) stroke(canvas, points[i - 1]!, points[i]!, fg, heavy)
    if (ground.arrow === true && points.length > 1) arrowHead(canvas, points.at(-2)!, points.at(-1)!, fg)
  } else if ('circle' in ground && ground.filled !== true) {
    const points = cells(round(ground.circle))
    points.forEach(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length]!
      if (x === nx && y === ny) return
      const flat = Math.abs(nx - x) > 2 * Math.abs(ny - y)
      if (canvas.sign(x, y) === ' ')
        canvas.put(x, y, flat ? '─' : x === nx ? '│' : (nx - x) * (ny - y) > 0 ? '╲' : '╱', { fg })
    })
  } else if ('text' in ground) {
    const text = pen.say(ground.text)
    const x = Math.max(0, scale.col(ground.at[0]) - Math.floor(widthOf(text) / 2))
    const y = scale.row(ground.at[1])
    const under = canvas.ground(x, y)
    canvas.put(x, y, text, under === undefined ? {} : { fg: readableOn(under) })
  }
}

export function outline(
  canvas: Canvas,
  left: number,
  top: number,
  right: number,
  bottom: number,
  fg?: number,
): void {
  const corners: Cells[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ]
  for (let i = 1; i < corners.length; i++) stroke(canvas, corners[i - 1]!, corners[i]!, fg)
}

/** A straight line from cell to cell: box lines where it is level or upright, slants elsewhere. */
function stroke(canvas: Canvas, from: Cells, to: Cells, fg?: number, heavy = false): void {
  const [[x0, y0], [x1, y1]] = from[0] <= to[0] ? [from, to] : [to, from]
  if (y0 === y1) {
    for (let x = x0; x <= x1; x++) canvas.arm(x, y0, (x > x0 ? WEST : 0) | (x < x1 ? EAST : 0), fg, heavy)
  } else if (x0 === x1) {
    const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)]
    for (let y = top; y <= bottom; y++) {
      canvas.arm(x0, y, (y > top ? NORTH : 0) | (y < bottom ? SOUTH : 0), fg, heavy)
    }
  } else {
    slope(canvas, [x0, y0], [x1, y1], fg)
  }
}

/** A diagonal line without its ends: one slash per row, or horizontal strokes where it is flat. */
function slope(canvas: Canvas, [x0, y0]: Cells, [x1, y1]: Cells, fg?: number): void {
  const steps = Math.abs(y1 - y0)
  const down = y1 > y0 ? 1 : -1
  const slant = down > 0 ? FALLING : RISING
  const perRow = (x1 - x0) / steps
  if (perRow < 3.5) {
    for (let i = 1; i < steps; i++) canvas.slant(Math.round(x0 + i * perRow), y0 + i * down, slant, fg)
    if (steps === 1 && perRow > 1) canvas.slant(Math.floor((x0 + x1) / 2), y1, slant, fg)
    return
  }
  for (let x = x0 + 1; x < x1; x++) {
    canvas.arm(x, y0 + down * Math.round((x - x0) / perRow), EAST | WEST, fg)
  }
}

function arrowHead(canvas: Canvas, [x0, y0]: Cells, [x1, y1]: Cells, fg?: number): void {
  const [dx, dy] = [x1 - x0, 2 * (y1 - y0)]
  const head = Math.abs(dx) >= Math.abs(dy) ? (dx > 0 ? '→' : '←') : dy > 0 ? '↓' : '↑'
  canvas.put(x1, y1, head, { fg })
}

const round = ([x, y, r]: readonly [number, number, number]): At[] =>
  Array.from({ length: 72 }, (_, i): At => {
    const angle = (i * Math.PI) / 36
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
  })

/** Colours the cells whose middle is inside a shape. */
function washShape(canvas: Canvas, shape: readonly At[], scale: Scale, bg: number): void {
  const rows = shape.map(([, y]) => scale.row(y))
  for (let row = Math.max(0, Math.min(...rows)); row <= Math.max(...rows); row++) {
    const y = (row + 0.5) / scale.sy
    const cuts = shape.flatMap(([x0, y0], i) => {
      const [x1, y1] = shape[(i + 1) % shape.length]!
      return y0 <= y === y1 <= y ? [] : [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)]
    })
    const sorted = cuts.toSorted((a, b) => a - b)
    for (let i = 0; i + 1 < sorted.length; i += 2) {
      const [left, right] = [Math.round(sorted[i]! * scale.sx), Math.round(sorted[i + 1]! * scale.sx)]
      canvas.wash(Math.max(0, left), row, right - Math.max(0, left), 1, bg)
    }
  }
}
