import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { game } from './index.ts'
import { ownerOf, sideOf } from './rules.ts'
import { scene } from './scene.ts'

/** A simple second implementation of finding five in a row. */
function rowOfFive(sides: readonly number[], side: number): boolean {
  const at = (column: number, row: number) =>
    column < 0 || column > 15 || row < 0 || row > 15 ? -1 : sides[row * 16 + column]
  for (let row = 0; row < 16; row++)
    for (let column = 0; column < 16; column++)
      for (const [right, up] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const)
        if ([0, 1, 2, 3, 4].every((i) => at(column + i * right, row + i * up) === side)) return true
  return false
}

describe.each([2, 4])('gobang with %i players: matches at random', (seats) => {
  it('pawns and board agree, and five in a row end the match at once', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const s = game.setup({}, seats)
      const rng = seededRng(seed)
      while (s.end === null) {
        playout(game, s, seats, rng, 1)
        const sides = s.board.map((pawn) => (pawn === 0 ? -1 : sideOf(ownerOf(s, pawn))))
        s.pawns.forEach((field, i) => expect(field < 0 || s.board[field] === i + 1).toBe(true))
        expect(s.board.filter((pawn) => pawn > 0)).toHaveLength(s.placed)
        expect(rowOfFive(sides, 0) || rowOfFive(sides, 1)).toBe((s.end as string | null) === 'gobang.five')
      }
    }
  })

  it('a copy is equal and its own', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const s = game.setup({}, seats)
      playout(game, s, seats, seededRng(seed), seed * 9)
      const before = JSON.stringify(s)
      expect(game.copy!(s)).toEqual(copyJson(s))
      playout(game, game.copy!(s), seats, seededRng(seed))
      expect(JSON.stringify(s)).toBe(before)
    }
  })

  it('the picture shows every pawn on its field or in its box', () => {
    const s = game.setup({}, seats)
    playout(game, s, seats, seededRng(3), 9)
    const { board, seats: lines, last, coach } = scene(s, s.seat, [])
    expect(board!.pieces).toHaveLength(24)
    expect(board!.pieces.filter(({ on }) => !on.startsWith('box-'))).toHaveLength(9)
    expect(lines).toHaveLength(seats)
    expect(lines[0]).toEqual({ note: { say: 'note-hand', hand: seats === 2 ? 7 : 3 } })
    expect(lines[1]).toEqual({ note: { say: 'note-hand', hand: seats === 2 ? 8 : 4 } })
    expect(last).toHaveLength(1)
    expect(coach).toMatchObject({ say: 'coach-place' })
    expect(scene(s, 'watcher', []).coach).toEqual({ say: 'coach-turn', seat: s.seat })
    playout(game, s, seats, seededRng(4), 20)
    expect(scene(s, s.seat, []).coach).toEqual({ say: seats === 2 ? 'coach-slide' : 'coach-slide-own' })
    expect(scene(s, s.seat, ['a1']).coach).toEqual({ say: 'coach-where' })
    expect(scene(s, s.seat, []).last).toHaveLength(2)
    expect(scene(s, s.seat, []).trays).toEqual([])
    expect(scene(s, 0, []).seats[0]).toEqual(seats === 2 ? {} : { note: { say: 'first-pair' } })
    expect(scene(s, 0, []).seats[1]).toEqual(seats === 2 ? {} : { note: { say: 'second-pair' } })
  })
})

describe('gobang: the picture of a player who is shut in', () => {
  it('has a button for passing', () => {
    const s = game.setup({}, 2)
    const corners = [0, 1, 2, 16, 17, 18, 255, 254, 253, 239, 238, 237]
    const walls = [3, 19, 35, 32, 33, 34, 252, 236, 220, 221, 222, 223]
    for (const field of corners.flatMap((each, i) => [each, walls[i]!]))
      game.play(
        s,
        s.seat,
        game.moves(s, s.seat).find((move) => (move & 255) === field)!,
      )
    expect(scene(s, 0, []).trays).toEqual([
      { id: 'pass', items: [{ spot: 'pass', look: 'button', face: { say: 'pass' } }] },
    ])
    expect(scene(s, 0, []).coach).toEqual({ say: 'coach-pass' })
    game.play(s, 0, game.moves(s, 0)[0]!)
    expect(scene(s, 1, []).last).toEqual([])
  })

  it('in pairs a pawn wears its side’s colour', () => {
    const { board } = scene(game.setup({}, 4), 0, [])
    const of = (seat: number) => board!.pieces.find((piece) => piece.seat === seat)!
    expect(of(2).paint).toEqual({ seat: 0 })
    expect(of(3).paint).toEqual({ seat: 1 })
    expect(of(1).paint).toBeUndefined()
  })
})
