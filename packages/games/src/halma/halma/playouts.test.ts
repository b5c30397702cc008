import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import type { Halma } from '../state.ts'
import { game } from './index.ts'

const MEN = { 2: 19, 4: 13 } as const

/** Everything else in the state agrees with the men. */
function countedAfresh(s: Halma): { inside: number[]; away: number[]; key: number } {
  const text = game.position!.write({ ...s, home: [], ended: null, turns: s.turns.map(() => 0), seat: 0 })
  const read = game.position!.read(text, { partners: s.partners }, s.turns.length)
  if (!read.ok) throw new Error(read.problem.text.en)
  return read.value
}

describe.each([
  [2, false],
  [4, false],
  [4, true],
] as const)('halma: random matches of %i, partners %s', (seats, partners) => {
  it('no man gets lost, the counts are right, and a copy stays as it was', () => {
    const rng = seededRng(3)
    const s = game.setup({ partners }, seats)
    for (let ply = 0; ply < 300 && s.ended === null; ply++) {
      const moves = game.moves(s, s.seat)
      const copy = game.copy!(s)
      const asItWas = JSON.stringify(copyJson(s))
      game.play(s, s.seat, moves[rng(moves.length)]!)
      expect(JSON.stringify(copy)).toBe(asItWas)
      s.men.forEach((field, man) => expect(s.board[field]).toBe(man + 1))
      expect(s.board.filter((man) => man > 0)).toHaveLength(seats * MEN[seats])
    }
    const { inside, away, key } = countedAfresh(s)
    expect([s.inside, s.away, s.key]).toEqual([inside, away, key])
  })

  it('every match ends within the bound', () => {
    const rng = seededRng(4)
    for (let match = 0; match < 3; match++) {
      expect(playout(game, game.setup({ partners }, seats), seats, rng, game.bound)).toBeLessThan(game.bound)
    }
  })
})

describe('halma: the bound', () => {
  it('is what progress and the turns between can add up to', () => {
    // Four: the farthest field is thirteen steps from a small court; 13 men each, an arrival each; 200 quiet turns.
    // Two: thirteen steps from a large court; 19 men each; 100 quiet turns.
    expect(game.bound).toBe(Math.max((4 * (13 * 13 + 1) + 1) * 200, (2 * (19 * 13 + 1) + 1) * 100))
  })
})
