import { passages } from '@spellendoos/games/passages'
import type { Passages } from '@spellendoos/kernel'
import { yieldToPage } from '../app/time-slices.ts'
import { openGame, type OpenGame } from '../games/open.ts'
import { startOf, type Example } from './examples.ts'

/** A game to be told about, with its table laid out. */
export interface Lesson {
  readonly game: OpenGame
  readonly start: Example | undefined
  /** Where its rules are in the book. */
  readonly passages: Passages
}

/** Takes a game out of its box and lays its table. Nothing comes back where no such game is on the shelf. */
export async function openLesson(id: string): Promise<Lesson | undefined> {
  const [game, book] = await Promise.all([openGame(id), passages.get(id)?.()])
  if (game === undefined) return undefined
  const start = startOf(game)
  await yieldToPage()
  return { game, start, passages: book?.passages ?? {} }
}
