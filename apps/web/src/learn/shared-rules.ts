import type { RuleId } from '@spellendoos/kernel'
import { openGame, type OpenGame } from '../games/open.ts'

/** The rules of a game that whoever knows another knows already: those that are the same there, word for word. */
export async function rulesSharedWith(game: OpenGame, base: string): Promise<readonly RuleId[]> {
  const opened = await openGame(base)
  const texts = new Set(opened?.words.rules.map(({ text }) => text))
  return game.words.rules.filter(({ text }) => texts.has(text)).map(({ id }) => id)
}
