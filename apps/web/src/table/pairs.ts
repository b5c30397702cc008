import type { By, Fact, Seat } from '@spellendoos/kernel'
import type { OpenGame } from '../games/open.ts'

/** Something in a log: a move in notation, or a fact without one. */
interface Noted {
  readonly by: By | 'host'
  readonly move?: string | undefined
  readonly facts: readonly Fact[]
}

/** Moves are given by their index in the log, by seat; several if a player moved twice. */
interface Pair {
  readonly number: number
  readonly moves: readonly [readonly number[], readonly number[]]
}
/** Everything that is not a move, by its index in the log. */
interface Line {
  readonly line: number
}
export type PairRow = Pair | Line

/** Whether people write a match down in numbered pairs: two players in turn, and nothing but moves. */
export const isPaired = ({ traits, position }: OpenGame, players: number): boolean =>
  players === 2 && traits.luck === 'none' && !traits.hidden && !traits.realtime && position !== undefined

/** A log as clubs write it: both players' moves on a numbered line. After a take-back the numbers go back too. */
export function pairUp(log: readonly Noted[]): readonly PairRow[] {
  const rows: (Line | { readonly number: number; readonly moves: readonly [number[], number[]] })[] = []
  const standing: { readonly by: Seat; readonly number: number }[] = []
  for (const [at, { by, move, facts }] of log.entries()) {
    if (typeof by === 'number' && move !== undefined) {
      const before = standing.at(-1)
      const number = before === undefined ? 1 : before.number + (by < before.by ? 1 : 0)
      standing.push({ by, number })
      const row = rows.at(-1)
      if (row !== undefined && 'number' in row && row.number === number) row.moves[by]!.push(at)
      else rows.push({ number, moves: by === 0 ? [[at], []] : [[], [at]] })
    } else if (facts.length > 0) {
      rows.push({ line: at })
      const taker = facts.find(({ fact }) => fact === 'undo')?.seat
      if (taker !== undefined) standing.splice(standing.findLastIndex((each) => each.by === taker))
    }
  }
  return rows
}
