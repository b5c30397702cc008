import type { AppendOptions, RecordLine } from './store.ts'

/** Mistakes of the caller, found before the database is involved. */
export function checkAppend(lines: readonly RecordLine[], along?: AppendOptions): void {
  const first = lines[0]
  if (!first) throw new Error('There is no line to write.')
  const odd = lines.findIndex(({ number }, i) => number !== first.number + i)
  if (odd >= 0) throw new Error(`Expected line ${first.number + odd}, got line ${lines[odd]!.number}.`)
  if (first.number === 0 && along?.blockChange) throw new Error('A table cannot begin with a block.')
}
