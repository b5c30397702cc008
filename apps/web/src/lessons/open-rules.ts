import { passages } from '@spellendoos/games/passages'
import type { Passages, RuleId } from '@spellendoos/kernel'
import { yieldToPage } from '../app/time-slices.ts'
import type { OpenGame } from '../games/open.ts'
import { openLesson } from '../learn/open-lesson.ts'
import { diagramsOf } from './diagrams.ts'
import { startOf, type Example } from './examples.ts'

/** A game with its rules, its starting position and the diagrams of its lesson. */
export interface OpenRules {
  readonly game: OpenGame
  readonly start: Example | undefined
  /** Where its rules are in the book. */
  readonly passages: Passages
  /** Hand-chosen pictures of its rules, from its lesson. */
  readonly diagrams: ReadonlyMap<RuleId, Example>
}

/** Loads a game and everything its rules page shows; `undefined` if there is no such game. */
export async function openRules(id: string): Promise<OpenRules | undefined> {
  const [opened, book] = await Promise.all([openLesson(id), passages.get(id)?.()])
  if (opened === undefined) return undefined
  const { game, lesson } = opened
  const start = startOf(game)
  await yieldToPage()
  return { game, start, passages: book?.passages ?? {}, diagrams: diagramsOf(game, lesson) }
}
