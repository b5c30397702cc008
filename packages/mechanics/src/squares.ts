import type { Paint, Place } from '@spellendoos/scene'

/** A board of fields named by a letter and a number, a1 at the lower left. Fields are counted from a1, row by row. */
export interface Squares {
  readonly width: number
  readonly height: number
  /** The name of every field. */
  readonly names: readonly string[]
  /** The field of this name, −1 where the board has none. */
  called(name: string): number
}

export function squares(width: number, height: number): Squares {
  const names = Array.from(
    { length: width * height },
    (_, field) => `${String.fromCharCode(97 + (field % width))}${Math.floor(field / width) + 1}`,
  )
  const byName = new Map(names.map((name, field) => [name, field]))
  return { width, height, names, called: (name) => byName.get(name) ?? -1 }
}

/** What looks like the name of a field, on the board or not. */
export const isSquareName = (text: string): boolean => /^[a-z][1-9]\d?$/.test(text)

/** The fields as places to tap, row 1 at the bottom. */
export const squarePlaces = (
  { names, width, height }: Squares,
  paint: (column: number, row: number) => Paint,
): Place[] =>
  names.map((id, field) => {
    const column = field % width
    const row = Math.floor(field / width)
    return {
      id,
      at: [column + 0.5, height - row - 0.5],
      shape: 'square',
      paint: paint(column, row),
    }
  })

/** A board as text: the rows from the top, a sign for every field, with slashes between them. */
export function writeRows({ width, height }: Squares, sign: (field: number) => string): string {
  const row = (r: number) => Array.from({ length: width }, (_, column) => sign(r * width + column)).join('')
  return Array.from({ length: height }, (_, i) => row(height - 1 - i)).join('/')
}

/** The signs of such a text, field by field; `undefined` if it is not such a board or contains other signs. */
export function readRows({ width, height }: Squares, text: string, signs: string): string[] | undefined {
  const rows = text.split('/')
  if (rows.length !== height || rows.some((row) => row.length !== width)) return undefined
  const found = rows.toReversed().join('').split('')
  return found.every((sign) => signs.includes(sign)) ? found : undefined
}
