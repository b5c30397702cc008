import type { Json } from '@spellendoos/kernel'
import type { Board } from '@spellendoos/scene'
import type { OpenGame } from '../games/open.ts'
import { stacksOn } from './format.ts'
import type { PositionReader } from './position-syntax.ts'

/** The board of a position, as watchers see it. */
export function boardFrom(game: OpenGame, state: unknown): Board | undefined {
  return game.scene(game.view(state, 'watcher'), 'watcher', []).board
}

/** Asks the game itself what is where in a position. */
export function positionReader(
  game: OpenGame,
  options: Readonly<Record<string, Json>>,
  seats: number,
): PositionReader {
  return (text) => {
    const read = game.position!.read(text, options, seats)
    const board = read.ok ? boardFrom(game, read.value) : undefined
    return board === undefined ? undefined : stacksOn(board)
  }
}
