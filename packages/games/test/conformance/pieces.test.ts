import { env } from 'node:process'
import type { SceneGame } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { gameById, games } from '../../src/index.ts'
import { checkConservation, checkEveryMove } from './laws.ts'
import { isMan } from './pieces.ts'
import { settings } from './settings.ts'

const ENTRIES = env['SPELLENDOOS_FULL'] === '1' ? 40_000 : 500

/** The same game, but after a while a piece is gone from the board. */
function losing(game: SceneGame): SceneGame {
  let shown = 0
  const scene = (view: unknown, eye: number | 'watcher', touched: readonly string[]) => {
    const whole = game.scene(view, eye, touched)
    if (whole.board === undefined || ++shown < 40) return whole
    const lost = whole.board.pieces.find(isMan)
    return {
      ...whole,
      board: { ...whole.board, pieces: whole.board.pieces.filter((piece) => piece !== lost) },
    }
  }
  return { ...game, scene }
}

describe('pieces are conserved', () => {
  const held: string[] = []

  it.each(games.map((game) => [game.id, game] as const))('%s: in every match', (id, game) => {
    const { most, changes } = checkConservation(game, settings(game)[0]!, ENTRIES)
    if (most === 0) return
    held.push(id)
    expect(changes).toBeGreaterThan(0)
    const lose = () => checkConservation(losing(game), settings(game)[0]!, ENTRIES)
    expect(lose, 'a lost piece is missed').toThrow('pieces are conserved')
  })

  it.each([
    ['turks-dammen', 'W:WK100:B1,7,13,37,87,90', '100x90'],
    ['blokkade', 'W:W5,37:B10,46,30', '37-41'],
  ])('%s: in every move of %s, rare by chance', (id, position, rare) => {
    const game = gameById(id)!
    expect(checkEveryMove(game, settings(game)[0]!, position)).toContain(rare)
  })

  it('means something in the games that have pieces on a board', () => {
    expect(held).toHaveLength(40)
  })
})
