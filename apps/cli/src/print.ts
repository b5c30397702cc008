import { stdout } from 'node:process'

const USUAL_COLUMNS = 80
const WIDEST = 100

/** Writes a line, or several. */
export const print = (text = ''): void => {
  stdout.write(`${text}\n`)
}

/** How wide the screen is. */
export const screenWidth = (): number => stdout.columns ?? USUAL_COLUMNS

/** How wide text may run, to be easy to read. */
export const textWidth = (): number => Math.min(WIDEST, screenWidth())

/** A table with a line under its first row: this many columns of text, then columns of figures. */
export function tableOf(rows: readonly (readonly string[])[], texts: number): string {
  const [head = []] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column < texts ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.slice(1).map(line)].join(
    '\n',
  )
}
