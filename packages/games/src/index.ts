// Written by `npm run index`: every game, ordered by id.
import type { Game } from '@spellendoos/kernel'

export const games: readonly Game[] = []

const byId: ReadonlyMap<string, Game> = new Map(games.map((game) => [game.id, game]))

export function gameById(id: string): Game | undefined {
  return byId.get(id)
}
