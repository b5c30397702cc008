import type { Game, Read, Seat } from '@spellendoos/kernel'
import { value } from '@spellendoos/kernel'
import type { Replay } from './replay.ts'
import { Table, type MatchOptions } from './table.ts'

/** A match between two players in the notation of another program: its moves in order, and how it ended. */
export interface WrittenMatch {
  readonly moves: readonly string[]
  readonly result: '1-0' | '0-1' | '1/2-1/2' | '*'
  readonly players: readonly string[]
}

/** Replays such a match at a table of its own; what the rules left open ends the way its players ended it. */
export function replayWritten(
  game: Game,
  opening: Omit<MatchOptions, 'seats'>,
  { moves, result, players }: WrittenMatch,
): Read<Replay> {
  const opened = Table.open(game, { ...opening, seats: 2 })
  if (!opened.ok) return opened
  const table = opened.value
  for (const move of moves) {
    const outcome = table.play(table.match.turn[0] as Seat, move)
    if (!outcome.ok) return { ok: false, problem: outcome.refusal }
  }
  if (table.match.result === undefined) {
    if (result === '1-0') table.act(1, 'resign')
    if (result === '0-1') table.act(0, 'resign')
    if (result === '1/2-1/2') {
      table.act(0, 'offer-draw')
      table.act(1, 'accept')
    }
  }
  return value(table.replay(players))
}
