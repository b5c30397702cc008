import { shelf } from '@spellendoos/games/shelf'
import type { SceneGame } from '@spellendoos/scene'
import { yieldToPage } from '../app/time-slices.ts'
import { fetchGameTexts, fetchTexts } from '../words/text-loader.ts'
import { lang } from '../words/lang.ts'

/** A game as the table uses it. */
export type OpenGame = SceneGame

/** Preloads a game that will be opened soon. Errors are reported when it is opened. */
export function preloadGame(id: string): void {
  Promise.all([shelf.get(id)?.(), fetchGameTexts(id, lang())]).catch(() => undefined)
}

/** Loads a game; `undefined` if there is no such game. */
export async function openGame(id: string): Promise<OpenGame | undefined> {
  const [game] = await Promise.all([shelf.get(id)?.(), fetchGameTexts(id, lang())])
  await fetchTexts(lang())
  await yieldToPage()
  return game
}
