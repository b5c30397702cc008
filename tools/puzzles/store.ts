import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Puzzle } from '@spellendoos/kernel'
import { findGames } from '../games.js'

const home = join(import.meta.dirname, '../../packages/games/src')

/** Where the puzzles of a game are. */
export function fileOf(id: string): string {
  const place = findGames(home).find((each) => each.id === id)
  if (place === undefined) throw new Error(`There is no game '${id}'.`)
  return join(home, place.folder, 'puzzles.json')
}

export const puzzlesIn = (file: string): readonly Puzzle[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Puzzle[]) : []

/** One puzzle on a line: short for the page, readable for people. */
export const keepPuzzles = (file: string, puzzles: readonly Puzzle[]): void =>
  writeFileSync(file, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`)
