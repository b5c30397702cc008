import { shelf } from '@spellendoos/games/shelf'
import type { Game } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { breathe } from '../app/in-pieces.ts'

/** A game as the table uses it: its picture is a scene. */
export type OpenGame = Game<unknown, unknown, unknown, unknown, Scene>

/** Sends for a game that will be opened soon; whoever opens it hears of any trouble. */
export function sendFor(id: string): void {
  shelf
    .get(id)?.()
    .catch(() => undefined)
}

/** Takes a game out of its box. Nothing comes back where no such game is on the shelf. */
export async function openGame(id: string): Promise<OpenGame | undefined> {
  const game = await shelf.get(id)?.()
  await breathe()
  return game as OpenGame | undefined
}
