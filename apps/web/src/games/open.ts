import { shelf } from '@spellendoos/games/shelf'
import type { Game } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import { breathe } from '../app/after-paint.ts'

/** A game as the table uses it: its picture is a scene. */
export type OpenGame = Game<unknown, unknown, unknown, unknown, Scene>

/** Takes a game out of its box. Nothing comes back where no such game is on the shelf. */
export async function openGame(id: string): Promise<OpenGame | undefined> {
  const game = await shelf.get(id)?.()
  await breathe()
  return game as OpenGame | undefined
}
