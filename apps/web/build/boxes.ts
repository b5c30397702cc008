import { games } from '@spellendoos/games'
import type { Game } from '@spellendoos/kernel'
import type { Scene } from '@spellendoos/scene'
import type { Box } from '../src/games/box.ts'
import { drawCover } from '../src/shelf/cover.ts'

/** Every game's box with its printed cover. */
export function fillBoxes(tones: string): { box: Omit<Box, 'cover'>; svg: string }[] {
  return games.map((game) => ({
    box: {
      id: game.id,
      name: game.words.name,
      about: game.words.about,
      book: game.book,
      seats: game.seats,
      traits: game.traits,
    },
    svg: drawCover(game as Game<unknown, unknown, unknown, unknown, Scene>, tones),
  }))
}
