import type { Replay } from '@spellendoos/fair'
import { newSeries, starterOf } from '@spellendoos/kernel'
import type { OpenGame } from '../games/open.ts'
import { keepMatches, listMatches, type KeptMatch, type Player } from '../storage/matches.ts'
import { newFrom } from '../storage/merge.ts'

/** A match that came from elsewhere. */
export interface ImportedMatch {
  readonly game: OpenGame
  readonly replay: Replay
  readonly players: readonly Player[]
}

/** Adds matches that are not among this browser's yet; returns whether they are there now. */
export const keepImported = async (found: readonly ImportedMatch[]): Promise<boolean> =>
  keepMatches(newFrom(found.map(keptOf), await listMatches()))

const keptOf = ({ game, replay, players }: ImportedMatch): KeptMatch => ({
  id: replay.id,
  game: replay.game,
  players,
  replay,
  series: newSeries(players.length, starterOf(game, replay.options)),
  changed: replay.log.at(-1)?.at ?? Date.now(),
  over: replay.result !== undefined,
})
