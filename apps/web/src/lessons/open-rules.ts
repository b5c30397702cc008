import { passages } from '@spellendoos/games/passages'
import type { Passages, RuleId } from '@spellendoos/kernel'
import { yieldToPage } from '../app/time-slices.ts'
import type { OpenGame } from '../games/open.ts'
import { openLesson } from '../learn/open-lesson.ts'
import { diagramsOf } from './diagrams.ts'
import { startOf, type Example } from './examples.ts'

/** A game whose rules are told, with its table laid out. */
export interface OpenRules {
  readonly game: OpenGame
  readonly start: Example | undefined
  /** Where its rules are in the book. */
  readonly passages: Passages
  /** Hand-chosen pictures of its rules, from its lesson. */
  readonly diagrams: ReadonlyMap<RuleId, Example>
}

/** Takes a game out of its box and lays its table. Nothing comes back where no such game is on the shelf. */
export async function openRules(id: string): Promise<OpenRules | undefined> {
  const [opened, book] = await Promise.all([openLesson(id), passages.get(id)?.()])
  if (opened === undefined) return undefined
  const { game, lesson } = opened
  const start = startOf(game)
  await yieldToPage()
  return { game, start, passages: book?.passages ?? {}, diagrams: diagramsOf(game, lesson) }
}
