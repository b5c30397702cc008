import { stripVTControlCharacters } from 'node:util'

/** Columns left free between two drawings. */
export const GAP = 3

/** A drawn part of the table: its lines, and how wide the widest is. */
interface Block {
  readonly lines: readonly string[]
  readonly width: number
}

/** How many columns a line takes, its colours not counted. */
export const columnsOf = (line: string): number => stripVTControlCharacters(line).length

const block = (lines: readonly string[]): Block => ({ lines, width: Math.max(0, ...lines.map(columnsOf)) })

/**
 * Arranges drawings in columns: each column is `height` high, or as little higher as `width` requires. `undefined` if
 * they do not fit in two or more columns.
 */
export function inColumns(drawings: readonly string[], width: number, height: number): string | undefined {
  const all = drawings.filter((each) => each !== '').map((each) => each.split('\n'))
  const whole = all.reduce((sum, lines) => sum + lines.length + 1, -1)
  for (let most = height; most <= whole; most++) {
    const blocks = columns(all, most).map(block)
    const wide = blocks.reduce((sum, each) => sum + each.width, GAP * (blocks.length - 1))
    if (wide <= width) return blocks.length > 1 || whole <= height ? beside(blocks) : undefined
  }
  return undefined
}

/** Fills columns from the left, none higher than `height` unless a single drawing is. */
function columns(all: readonly (readonly string[])[], height: number): string[][] {
  const filled: string[][] = []
  for (const lines of all) {
    const column = filled.at(-1)
    if (column !== undefined && column.length + 1 + lines.length <= height) column.push('', ...lines)
    else filled.push([...lines])
  }
  return filled
}

function beside(blocks: readonly Block[]): string {
  const height = Math.max(0, ...blocks.map(({ lines }) => lines.length))
  const rows = Array.from({ length: height }, (_, row) =>
    blocks
      .map(({ lines, width }) => {
        const line = lines[row] ?? ''
        return line + ' '.repeat(width - columnsOf(line))
      })
      .join(' '.repeat(GAP))
      .trimEnd(),
  )
  return rows.join('\n')
}
