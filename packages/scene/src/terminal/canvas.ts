import { sgr, type ColourDepth, type Ink, type Style } from './ink.ts'
import { signsOf, signWidth } from './width.ts'

/** Directions in which a drawn line leaves a cell; they add up, so that lines that meet form a joint. */
export const NORTH = 1
export const EAST = 2
export const SOUTH = 4
export const WEST = 8
const LIGHT = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'.split('')
const HEAVY = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋'.split('')
/** Slanting lines. */
export const RISING = 1
export const FALLING = 2
const SLANTS = ' ╱╲╳'.split('')

interface Cell extends Style {
  /** Empty in the second half of a wide sign. */
  sign: string
  arms: number
  slants: number
  heavy: boolean
}
type Mutable = { -readonly [Key in keyof Cell]: Cell[Key] }

const blank = (): Mutable => ({ sign: ' ', arms: 0, slants: 0, heavy: false })

/** A sheet of cells that grows to the right and downwards as it is drawn on. */
export class Canvas {
  readonly #rows: Mutable[][] = []
  #width = 0

  get width(): number {
    return this.#width
  }
  get height(): number {
    return this.#rows.length
  }

  #cell(x: number, y: number): Mutable | undefined {
    if (x < 0 || y < 0) return undefined
    while (this.#rows.length <= y) this.#rows.push([])
    const row = this.#rows[y]!
    while (row.length <= x) row.push(blank())
    this.#width = Math.max(this.#width, x + 1)
    return row[x]!
  }

  /** Writes over what is there; the background colour stays unless a new one is given. */
  put(x: number, y: number, text: string, style: Style = {}): void {
    let at = x
    for (const sign of signsOf(text)) {
      const width = signWidth(sign)
      if (width === 0) continue
      this.#write(at, y, sign, style)
      if (width === 2) this.#write(at + 1, y, '', style)
      at += width
    }
  }

  #write(x: number, y: number, sign: string, style: Style): void {
    const cell = this.#cell(x, y)
    if (cell === undefined) return
    if (sign !== '' && cell.sign === '' && x > 0) this.#cell(x - 1, y)!.sign = ' '
    const bg = style.bg ?? cell.bg
    Object.assign(cell, blank(), { fg: undefined, bold: false, dim: false }, style, { sign, bg })
  }

  /** Sets the background colour under what is there. */
  wash(x: number, y: number, width: number, height: number, bg: Ink): void {
    for (let row = y; row < y + height; row++) {
      for (let col = x; col < x + width; col++) {
        const cell = this.#cell(col, row)
        if (cell !== undefined) cell.bg = bg
      }
    }
  }

  /** Draws a line through a cell; lines that meet there join. */
  arm(x: number, y: number, arms: number, fg?: Ink, heavy = false): void {
    const cell = this.#cell(x, y)
    if (cell === undefined) return
    if (cell.arms === 0 && cell.sign !== ' ') return
    cell.arms |= arms
    cell.heavy ||= heavy
    if (fg !== undefined && (heavy || cell.fg === undefined)) cell.fg = fg
  }
  slant(x: number, y: number, slants: number, fg?: Ink): void {
    const cell = this.#cell(x, y)
    if (cell === undefined || cell.sign !== ' ') return
    cell.slants |= slants
    if (fg !== undefined) cell.fg ??= fg
  }

  /** What is in a cell: a character, or the joint of its lines. */
  sign(x: number, y: number): string {
    const cell = this.#rows[y]?.[x]
    return cell === undefined ? ' ' : signOf(cell)
  }
  slanted(x: number, y: number): boolean {
    return (this.#rows[y]?.[x]?.slants ?? 0) > 0
  }
  ground(x: number, y: number): Ink | undefined {
    return this.#rows[y]?.[x]?.bg
  }

  paste(x: number, y: number, other: Canvas): void {
    other.#rows.forEach((row, dy) => {
      row.forEach((cell, dx) => {
        const mine = this.#cell(x + dx, y + dy)
        if (mine !== undefined) Object.assign(mine, cell)
      })
    })
  }

  text(depth: ColourDepth): string {
    return this.#rows.map((row) => rowText(row, depth)).join('\n')
  }
}

const signOf = (cell: Cell): string => {
  if (cell.sign !== ' ') return cell.sign
  if (cell.arms > 0) return (cell.heavy ? HEAVY : LIGHT)[cell.arms]!
  return SLANTS[cell.slants]!
}

function rowText(row: readonly Cell[], depth: ColourDepth): string {
  const seen = (cell: Cell) => signOf(cell) !== ' ' || (depth !== false && cell.bg !== undefined)
  const cells = row.slice(0, row.findLastIndex(seen) + 1)
  const plain = sgr({}, depth)
  let style = plain
  let out = ''
  for (const cell of cells) {
    const next = sgr(cell, depth)
    if (next !== style) out += next
    style = next
    out += signOf(cell)
  }
  return style === plain ? out : out + plain
}
