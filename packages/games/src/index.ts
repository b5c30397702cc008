// Written by `npm run index`: every game, ordered by id.
import type { Game } from '@spellendoos/kernel'
import { game as kale_mus } from './dice/kale-mus/index.ts'
import { game as solitair } from './cross/solitair/index.ts'

export const games: readonly Game[] = [
  kale_mus,
  solitair,
]

const byId: ReadonlyMap<string, Game> = new Map(games.map((game) => [game.id, game]))

export function gameById(id: string): Game | undefined {
  return byId.get(id)
}
