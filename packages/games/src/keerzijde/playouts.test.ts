import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { game } from './index.ts'

/** A second implementation of the rules, simple and slow, with a map from names to colours. */
type Board = Map<string, number>
const shifted = (name: string, right: number, up: number, by: number): string => {
  const column = name.charCodeAt(0) - 96 + right * by
  const row = Number(name.slice(1)) + up * by
  return column < 1 || column > 10 || row < 1 || row > 10 ? '' : `${String.fromCharCode(96 + column)}${row}`
}
const ALL = Array.from({ length: 100 }, (_, i) => shifted('a1', i % 10, Math.floor(i / 10), 1))
const WAYS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((up) => [right, up] as const))

interface Row {
  readonly stones: string[]
  readonly end: string
}
function rows(board: Board, field: string, seat: number): Row[] {
  if (board.has(field)) return []
  return WAYS.flatMap(([right, up]) => {
    const stones: string[] = []
    for (let by = 1; by < 10; by++) {
      const at = shifted(field, right, up, by)
      if (board.get(at) === 1 - seat) stones.push(at)
      else return board.get(at) === seat && stones.length > 0 ? [{ stones, end: at }] : []
    }
    return []
  })
}
/** Every move with the stones that it turns. */
function lawful(board: Board, seat: number, all: boolean): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const field of ALL) {
    const each = rows(board, field, seat)
    if (each.length === 1 || (all && each.length > 0))
      found.set(
        field,
        each.flatMap(({ stones }) => stones),
      )
    else for (const { stones, end } of each) found.set(`${field}-${end}`, stones)
  }
  return found
}

describe.each(['boekje', 'modern'])('keerzijde, %s: matches at random', (preset) => {
  it('every match goes as a second reading of the rules says', () => {
    const ends = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const rng = seededRng(seed)
      const table = given(game, { preset })
      const board: Board = new Map(
        (preset === 'boekje'
          ? [
              ['d5', 0],
              ['e5', 0],
              ['d4', 1],
              ['e4', 1],
            ]
          : [
              ['e5', 0],
              ['f6', 0],
              ['f5', 1],
              ['e6', 1],
            ]) as [string, number][],
      )
      for (let seat = 0; ; seat = 1 - seat) {
        const moves = lawful(board, seat, preset === 'modern')
        if (moves.size === 0 && lawful(board, 1 - seat, true).size === 0) break
        const names = moves.size === 0 ? ['pass'] : [...moves.keys()].toSorted()
        expect(table.moves(seat)).toEqual(names)
        const move = names[rng(names.length)]!
        table.play(seat, move)
        if (move === 'pass') continue
        board.set(move.split('-')[0]!, seat)
        for (const stone of moves.get(move)!) board.set(stone, seat)
        const lying = ALL.map((field) => (board.has(field) ? board.get(field)! + 1 : 0))
        expect(table.state.board).toEqual(lying)
        expect(table.state.stones).toEqual(
          [1, 2].map((colour) => lying.filter((each) => each === colour).length),
        )
      }
      expect(table.result?.why).toBe(board.size === 100 ? 'keerzijde.full' : 'keerzijde.nobody')
      ends.add(table.result!.why)
      expect(table.match.seq).toBeLessThanOrEqual(game.bound)
    }
    expect(ends).toContain('keerzijde.full')
  })

  it('a copy is equal and its own', () => {
    const start = given(game, { preset }).state
    for (let seed = 1; seed <= 10; seed++) {
      const state = game.copy!(start)
      playout(game, state, 2, seededRng(seed), seed * 9)
      const before = JSON.stringify(state)
      expect(game.copy!(state)).toEqual(copyJson(state))
      playout(game, game.copy!(state), 2, seededRng(seed))
      expect(JSON.stringify(state)).toBe(before)
    }
  })
})

describe('keerzijde: the bound', () => {
  it('holds 96 stones laid and a pass between each', () => {
    expect(game.bound).toBe(192)
  })
})
