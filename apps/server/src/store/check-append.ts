import type { AppendOptions, RecordLine } from './store.ts'

/** Mistakes of the caller, found before the database is involved. */
export function checkAppend(lines: readonly RecordLine[], along?: AppendOptions): void {
  const first = lines[0]
  if (!first) throw new Error('There is no line to write.')
  const odd = lines.findIndex(({ seq }, i) => seq !== first.seq + i)
  if (odd >= 0) throw new Error(`Line ${lines[odd]!.seq} stands where ${first.seq + odd} should.`)
  if (first.seq === 0 && along?.blockChange) throw new Error('A table cannot begin with a block.')
}
