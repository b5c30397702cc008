import { passages } from '@spellendoos/games/passages'
import type { Passages } from '@spellendoos/kernel'
import { yieldToPage } from '../app/time-slices.ts'
import { openGame, type OpenGame } from '../games/open.ts'
import { startOf, type Example } from './examples.ts'

/** A game whose rules are told, with its table laid out. */
export interface OpenRules {
  readonly game: OpenGame
  readonly start: Example | undefined
  /** Where its rules are in the book. */
  readonly passages: Passages
}

/** Takes a game out of its box and lays its table. Nothing comes back where no such game is on the shelf. */
export async function openRules(id: string): Promise<OpenRules | undefined> {
  const [game, book] = await Promise.all([openGame(id), passages.get(id)?.()])
  if (game === undefined) return undefined
  const start = startOf(game)
  await yieldToPage()
  return { game, start, passages: book?.passages ?? {} }
}
