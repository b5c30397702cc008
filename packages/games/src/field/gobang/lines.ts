import { FIELDS, NEXT, OPPOSITE, WAYS } from '../board.ts'

/** gobang.five */
export const ROW = 5

/** The fields of every line of five, in one list. */
export const LINES: readonly number[] = Array.from({ length: FIELDS * OPPOSITE }, (_, i) => {
  const way = i % OPPOSITE
  const line = [Math.floor(i / OPPOSITE)]
  while (line.length < ROW && line.at(-1)! >= 0) line.push(NEXT[line.at(-1)! * WAYS + way]!)
  return line.at(-1)! < 0 ? [] : line
}).flat()

/** For each field, where the lines through it begin in that list. */
export const LINES_OVER: readonly (readonly number[])[] = Array.from({ length: FIELDS }, (_, field) =>
  LINES.flatMap((each, i) => (each === field ? [i - (i % ROW)] : [])),
)
