import '@spellendoos/kernel/node'
import { games } from '@spellendoos/games'
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
      ...(game.book && { book: game.book }),
      seats: game.seats,
      traits: game.traits,
    },
    svg: drawCover(game, tones),
  }))
}
