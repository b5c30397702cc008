import type { RuleId } from '@spellendoos/kernel'
import { openGame, type OpenGame } from '../games/open.ts'

/** The rules that a game shares with another, word for word: a player of that one knows them already. */
export async function rulesSharedWith(game: OpenGame, base: string): Promise<readonly RuleId[]> {
  const opened = await openGame(base)
  const texts = new Set(opened?.words.rules.map(({ text }) => text))
  return game.words.rules.filter(({ text }) => texts.has(text)).map(({ id }) => id)
}
