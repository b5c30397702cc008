import { Table } from '@spellendoos/fair'
import { newSeries, starterOf, type Json, type Problem, type Series } from '@spellendoos/kernel'
import type { OpenGame } from '../games/open.ts'
import { keepMatch, type KeptMatch, type Player } from '../storage/matches.ts'

/** The setup of a new match in this browser. */
export interface NewMatch {
  readonly game: OpenGame
  /** By seat. */
  readonly players: readonly Player[]
  readonly options: Readonly<Record<string, Json>>
  readonly series?: Series
  readonly position?: string
  readonly guided?: true
}

export type OpenedMatch =
  | { readonly ok: true; readonly match: KeptMatch }
  | { readonly ok: false; readonly problem: Problem }

export const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

/** Seals, deals and stores a new match. */
export async function openMatch({
  game,
  players,
  options,
  series,
  position,
  guided,
}: NewMatch): Promise<OpenedMatch> {
  const opened = Table.open(game, {
    seats: players.length,
    options,
    random,
    at: Date.now(),
    ...(position === undefined ? {} : { position }),
  })
  if (!opened.ok) return opened
  const table = opened.value
  players.forEach(({ level }, seat) => {
    if (level > 0) table.handOver(seat, level, { at: Date.now() })
  })
  const match: KeptMatch = {
    ...keptFrom(table, players, series ?? newSeries(players.length, starterOf(game, options))),
    ...(guided === undefined ? {} : { guided }),
  }
  await keepMatch(match)
  return { ok: true, match }
}

export function keptFrom(table: Table, players: readonly Player[], series: Series): KeptMatch {
  const { header, result } = table.match
  return {
    id: header.id,
    game: header.game,
    players,
    replay: table.replay(players.map(({ name }) => name)),
    series,
    changed: Date.now(),
    over: result !== undefined,
  }
}
