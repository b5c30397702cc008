/** Stones per point, each player's counted from their own side; those missing to fifteen have been borne off. */
export type Counts = Readonly<Partial<Record<number | 'bar', number>>>

export interface XgidFields {
  /** How many times the cube was turned. */
  readonly turned?: number
  /** Whose cube it is: 1 for seat 0, -1 for seat 1. */
  readonly owner?: 1 | 0 | -1
  /** Whose turn it is: 1 for seat 0, -1 for seat 1. */
  readonly turn?: 1 | -1
  readonly dice?: string
  readonly scores?: readonly [number, number]
  readonly crawford?: 0 | 1
  readonly points?: number
}

/** A position of a tables game as XGID, for tests: what each seat has where, and the rest of the fields. */
export function xgid(seat0: Counts, seat1: Counts, fields: XgidFields = {}): string {
  const { turned = 0, owner = 0, turn = 1, dice = '00', scores = [0, 0], crawford = 0, points = 0 } = fields
  const board = Array.from({ length: 26 }, () => '-')
  for (const [counts, letters, bar, count] of [
    [seat0, 'ABCDEFGHIJKLMNO', 25, (point: number) => point],
    [seat1, 'abcdefghijklmno', 0, (point: number) => 25 - point],
  ] as const) {
    for (const [where, stones] of Object.entries(counts)) {
      board[where === 'bar' ? bar : count(Number(where))] = letters[stones! - 1]!
    }
  }
  return `XGID=${board.join('')}:${turned}:${owner}:${turn}:${dice}:${scores.join(':')}:${crawford}:${points}:10`
}
