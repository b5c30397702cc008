/** The fields or places of a move; whether they are joined by a dash or a capture sign is for the rules. */
const partsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('*', '')
    .split(/[\s\-–—x×:/>]+/)
    .filter((part) => part !== '')

/**
 * The legal move that is meant by notation as clubs write it: with other signs between the fields than ours, or by its
 * first and last field alone. Nothing where none is meant, or more than one.
 */
export function meantBy(text: string, legal: readonly string[]): string | undefined {
  const written = text.trim()
  if (legal.includes(written)) return written
  const parts = partsOf(written)
  const same = legal.filter((move) => partsOf(move).join() === parts.join())
  if (same.length > 0 || parts.length !== 2) return only(same)
  const ends = legal.filter((move) => {
    const all = partsOf(move)
    return !move.includes(' ') && all[0] === parts[0] && all.at(-1) === parts[1]
  })
  return only(ends)
}

const only = (moves: readonly string[]): string | undefined => (moves.length === 1 ? moves[0] : undefined)
