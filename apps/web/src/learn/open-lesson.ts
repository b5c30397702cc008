import { lessons } from '@spellendoos/games/lessons'
import type { Lesson } from '@spellendoos/kernel'
import { openGame, type OpenGame } from '../games/open.ts'
import { lang } from '../words/lang.ts'
import { fetchTexts } from '../words/text-loader.ts'
import '../words/lesson-texts.ts'

/** A game and its lesson. */
export interface OpenLesson {
  readonly game: OpenGame
  readonly lesson: Lesson
}

/** Loads a game and its lesson; `undefined` if there is no such game. */
export async function openLesson(id: string): Promise<OpenLesson | undefined> {
  const [game, found] = await Promise.all([openGame(id), lessons.get(id)?.()])
  await fetchTexts(lang())
  return game === undefined || found === undefined ? undefined : { game, lesson: found.lesson }
}
