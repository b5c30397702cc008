import '@spellendoos/kernel/node'
import { games } from '@spellendoos/games'
import { puzzleFiles } from '@spellendoos/games/puzzles'
import { trainers } from '@spellendoos/games/trainers'
import type { Box } from '../src/games/box.ts'
import { drawCover } from '../src/shelf/cover.ts'

/** Every game's box with its printed cover. */
export function fillBoxes(tones: string): { box: Omit<Box, 'cover'>; svg: string }[] {
  return games.map((game) => ({
    box: {
      id: game.id,
      name: { ...game.words.name },
      ...(game.words.aliases && { aliases: game.words.aliases }),
      ...(game.words.occasions && { occasions: game.words.occasions }),
      ...practiceOf(game.id),
      ...(game.book && { book: game.book }),
      seats: game.seats,
      traits: game.traits,
    },
    svg: drawCover(game, tones),
  }))
}

function practiceOf(game: string): Pick<Box, 'practice'> {
  if (puzzleFiles.has(game)) return { practice: 'puzzles' }
  return trainers.has(game) ? { practice: 'drill' } : {}
}
