import type { RuleId } from '@spellendoos/kernel'
import { openGame, type OpenGame } from '../games/open.ts'
import { knownRulesOf } from './known-rules.ts'

/** The rules of a game that somebody knows from another: those known there which are the same, word for word. */
export async function knownFrom(game: OpenGame, base: string): Promise<readonly RuleId[]> {
  const known = knownRulesOf(base).rules()
  const opened = await openGame(base)
  const texts = new Set(opened?.words.rules.filter(({ id }) => known.has(id)).map(({ text }) => text))
  return game.words.rules.filter(({ text }) => texts.has(text)).map(({ id }) => id)
}
