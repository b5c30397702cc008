import { atEntry, type Game, type Header, type Problem, type Read } from '@spellendoos/kernel'
import { fromHex } from './bytes.ts'
import type { Replay } from './replay.ts'
import { Table } from './table.ts'

/** A table from a replay, or what is wrong; `seq` is the first entry that does not fit. */
export type LoadedReplay<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem & { readonly seq?: number } }

/** The table of a replay before its first entry. */
export function reopenReplay<State, Move, View, Picture>(
  { id, game, version, options, seats, position, proof }: Replay,
  rules: Game<State, Move, View, unknown, Picture>,
): Read<Table<State, Move, View, Picture>> {
  const start = position === undefined ? {} : { position }
  const header: Header = { id, game, version, options, seats, ...start }
  const sealed = proof.kind === 'manual' ? undefined : { kind: proof.kind, seed: fromHex(proof.seed) }
  return Table.reopen(rules, header, sealed)
}

/** The match of a replay, replayed and checked, ready to be played on. */
export function loadReplay<State, Move, View, Picture>(
  replay: Replay,
  game: Game<State, Move, View, unknown, Picture>,
): LoadedReplay<Table<State, Move, View, Picture>> {
  const opened = reopenReplay(replay, game)
  if (!opened.ok) return opened
  const outcome = opened.value.follow(replay.log)
  if (outcome.ok) return opened
  const { seq } = opened.value
  return { ok: false, problem: { ...atEntry('bad-entry', seq, outcome.refusal), seq } }
}
