import { shelf } from '@spellendoos/games/shelf'
import type { SceneGame } from '@spellendoos/scene'
import { yieldToPage } from '../app/time-slices.ts'
import { fetchGameTexts, fetchTexts } from '../words/text-loader.ts'
import { lang } from '../words/lang.ts'

/** A game as the table uses it. */
export type OpenGame = SceneGame

/** Sends for a game that will be opened soon; whoever opens it hears of any trouble. */
export function sendFor(id: string): void {
  Promise.all([shelf.get(id)?.(), fetchGameTexts(id, lang())]).catch(() => undefined)
}

/** Takes a game out of its box. Nothing comes back where no such game is on the shelf. */
export async function openGame(id: string): Promise<OpenGame | undefined> {
  const [game] = await Promise.all([shelf.get(id)?.(), fetchGameTexts(id, lang())])
  await fetchTexts(lang())
  await yieldToPage()
  return game
}
