import { env } from 'node:process'
import type { Seat, Spot, Tell } from '@spellendoos/kernel'
import type { SceneGame } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { gameById, games } from '../../src/index.ts'
import { checkConservation, checkEveryKind, checkEveryMove, ENDS_WHERE_IT_TOOK } from './laws.ts'
import { isMan } from './pieces.ts'
import { settings } from './settings.ts'

const isFull = env['SPELLENDOOS_FULL'] === '1'
const ENTRIES = isFull ? 40_000 : 500
/** How many moves are made without checking, for the first of each kind. */
const PLIES = isFull ? 200_000 : 12_000

/** The same game, except that after a while a piece disappears from the board. */
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

/** What the moves of every kind have to include. */
const RARE: ReadonlyMap<string, string> = new Map([
  ['turks-dammen', ENDS_WHERE_IT_TOOK],
  ['rakado', ENDS_WHERE_IT_TOOK],
  ['blokkade', 'taken'],
])

/** The same game, except that a piece that ends its move on the field of its capture disappears from the board. */
function vanishing(game: SceneGame): SceneGame {
  let gone: { readonly on: Spot; readonly seat: Seat | undefined } | undefined
  const play = (s: unknown, by: Seat | 'clock', move: unknown, tell?: Tell): void => {
    gone = undefined
    game.play(s, by, move, (fact, ...audience) => {
      const { path = [], takes = [], seat } = fact
      const on = path.at(-1)
      if (on !== undefined && takes.includes(on)) gone = { on, seat }
      tell?.(fact, ...audience)
    })
  }
  const scene = (view: unknown, eye: Seat | 'watcher', touched: readonly Spot[]) => {
    const whole = game.scene(view, eye, touched)
    if (whole.board === undefined) return whole
    const pieces = whole.board.pieces.filter(({ on, seat }) => on !== gone?.on || seat !== gone.seat)
    return { ...whole, board: { ...whole.board, pieces } }
  }
  return { ...game, play, scene }
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

  it.each(games.filter(({ traits }) => !traits.realtime).map((game) => [game.id, game] as const))(
    '%s: in moves of every kind, the rare ones as well',
    (id, game) => {
      if (!held.includes(id)) return
      const kinds = checkEveryKind(game, settings(game)[0]!, PLIES)
      expect(kinds.join('; ')).toContain(RARE.get(id) ?? '')
      if (!kinds.some((kind) => kind.includes(ENDS_WHERE_IT_TOOK))) return
      const vanish = () => checkEveryKind(vanishing(game), settings(game)[0]!, PLIES)
      expect(vanish, 'a vanished piece is missed').toThrow('pieces are conserved')
    },
  )

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
