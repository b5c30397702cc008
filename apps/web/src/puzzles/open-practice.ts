import { puzzleFiles } from '@spellendoos/games/puzzles'
import { trainers } from '@spellendoos/games/trainers'
import type { Puzzle, Trainer } from '@spellendoos/kernel'
import { openGame, type OpenGame } from '../games/open.ts'
import { lang } from '../words/lang.ts'
import { fetchTexts } from '../words/text-loader.ts'
import { fetchPuzzles } from './fetch-puzzles.ts'
import '../words/puzzle-texts.ts'

/** What there is to practise: everything, a game's puzzles, or its decisions. */
export type OpenPractice =
  | { readonly kind: 'all' }
  | { readonly kind: 'puzzles'; readonly game: OpenGame; readonly puzzles: readonly Puzzle[] }
  | { readonly kind: 'drill'; readonly game: OpenGame; readonly trainer: Trainer }

/** Loads a game with what there is to practise; `undefined` if there is nothing. */
export async function openPractice(id: string): Promise<OpenPractice | undefined> {
  await fetchTexts(lang())
  if (id === '') return { kind: 'all' }
  const file = puzzleFiles.get(id)
  const [game, puzzles, found] = await Promise.all([
    openGame(id),
    file === undefined ? undefined : fetchPuzzles(file),
    trainers.get(id)?.(),
  ])
  if (game === undefined) return undefined
  if (puzzles !== undefined) return { kind: 'puzzles', game, puzzles }
  return found === undefined ? undefined : { kind: 'drill', game, trainer: found.trainer }
}
