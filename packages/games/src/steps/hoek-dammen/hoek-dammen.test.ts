import { playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const at = (position: string) => given(game, { position })
const scene = (table: ReturnType<typeof at>, eye: 0 | 1 | 'watcher' = 0, touched: string[] = []) =>
  game.scene(table.match.view(eye), eye, touched)

describe('hoek-dammen: the start', () => {
  it('hoek-dammen.equipment, hoek-dammen.setup: nine men each in rows of one, three and five', () => {
    const pieces = scene(given(game)).board?.pieces ?? []
    const of = (seat: number) =>
      pieces
        .filter((piece) => piece.seat === seat)
        .map(({ on }) => on)
        .toSorted()
    expect(of(0)).toEqual('a1 a3 b2 c1 a5 b4 c3 d2 e1'.split(' ').toSorted())
    expect(of(1)).toEqual('j10 h10 i9 j8 f10 g9 h8 i7 j6'.split(' ').toSorted())
  })

  it('hoek-dammen.on-corner, hoek-dammen.fields: a1 lies at the bottom, j10 at the top, rows across', () => {
    const places = scene(given(game)).board?.places ?? []
    const where = (name: string) => places.find(({ id }) => id === name)?.at
    expect(places).toHaveLength(50)
    expect(where('a1')).toEqual([5, 9.5])
    expect(where('j10')).toEqual([5, 0.5])
    expect([where('a5'), where('b4'), where('c3'), where('d2'), where('e1')]).toEqual(
      [3, 4, 5, 6, 7].map((x) => [x, 7.5]),
    )
    expect(where('a9')).toEqual([1, 5.5])
    expect(given(game).refusal(0, 'c3-c4')).toBe('hoek-dammen.fields')
    const corners = scene(given(game)).board?.ground.filter(
      (each) => 'shape' in each && each.paint === 'wood',
    )
    expect(corners?.map((each) => ('shape' in each ? each.shape : []))).toEqual([
      [
        [5, 10],
        [2, 7],
        [8, 7],
      ],
      [
        [5, 0],
        [2, 3],
        [8, 3],
      ],
    ])
  })

  it('hoek-dammen.white-first, hoek-dammen.turn: White starts, then they take turns', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['a5-b6', 'b4-c5', 'c3-d4', 'd2-e3', 'e1-f2'])
    expect(table.play(0, 'c3-d4').turn).toEqual([1])
    expect(table.moves(1)).toEqual(['f10-e9', 'g9-f8', 'h8-g7', 'i7-h6', 'j6-i5'])
    expect(table.refusal(0, 'd4-e5')).toBe('hoek-dammen.turn')
    expect(table.play(1, 'h8-g7').turn).toEqual([0])
  })
})

describe('hoek-dammen: moves', () => {
  it('hoek-dammen.forward, hoek-dammen.one-step: forward and to both sides, never back', () => {
    expect(at('W:Wc3:Bj4').moves(0)).toEqual(['c3-b4', 'c3-d2', 'c3-d4'])
    expect(at('B:Wj4:Bh8').moves(1)).toEqual(['h8-g7', 'h8-g9', 'h8-i7'])
    expect(at('W:Wa5:Bj4').moves(0)).toEqual(['a5-b4', 'a5-b6'])
    expect(at('W:Wc3:Bj4').refusal(0, 'c3-b2')).toBe('hoek-dammen.forward')
    expect(at('W:Wc3:Bj4').refusal(0, 'c3-a1')).toBe('hoek-dammen.forward')
    expect(at('B:Wj4:Bh8').refusal(1, 'h8-i9')).toBe('hoek-dammen.forward')
    expect(at('W:Wc3:Bj4').refusal(0, 'c3-e5')).toBe('hoek-dammen.one-step')
    expect(at('W:Wc3:Bj4').refusal(0, 'c3-a5')).toBe('hoek-dammen.one-step')
  })

  it('hoek-dammen.jump, hoek-dammen.jump-ways, hoek-dammen.stays: over opposing men, forward and sideways', () => {
    const table = at('W:Wd4:Bc5,e5,e3,c3')
    expect(table.moves(0)).toEqual(['d4-b6', 'd4-f2', 'd4-f6'])
    expect(table.refusal(0, 'd4-b2')).toBe('hoek-dammen.jump-ways')
    table.play(0, 'd4-f6')
    expect(table.position).toBe('B:Wf6:Bc5,e5,c3,e3:H0:F1')
    expect(table.facts(1)).toEqual([{ fact: 'jumps', seat: 0, path: ['d4', 'f6'], n: 1, move: 'd4-f6' }])
    const black = at('B:Wf8,f6,h6,h8:Bg7')
    expect(black.moves(1)).toEqual(['g7-e5', 'g7-e9', 'g7-i5'])
    expect(black.refusal(1, 'g7-i9')).toBe('hoek-dammen.jump-ways')
  })

  it('hoek-dammen.not-over-own: never over own men', () => {
    expect(at('W:Wd4,e5:Bj4').moves(0)).toEqual(['d4-c5', 'd4-e3', 'e5-d6', 'e5-f4', 'e5-f6'])
    expect(at('W:Wd4,e5:Bj4').refusal(0, 'd4-f6')).toBe('hoek-dammen.not-over-own')
  })

  it('hoek-dammen.chain, hoek-dammen.elsewhere: jumps in a row, forward and sideways mixed, but not round to the start', () => {
    const table = at('W:Wd4:Be5,g5,j4')
    // d4 over e5 to f6, from there sideways over g5 to h4.
    expect(table.moves(0)).toEqual(['d4-c5', 'd4-e3', 'd4-f6', 'd4-h4'])
    expect(table.refusal(0, 'd4-f6-h4')).toBe('hoek-dammen.notation')
    expect(table.refusal(0, 'd4-f6-g7')).toBe('hoek-dammen.chain')
    const back = at('W:Wd4:Be3,j4')
    expect(back.moves(0)).toEqual(['d4-c5', 'd4-e5', 'd4-f2'])
    expect(back.refusal(0, 'd4-f2-d4')).toBe('hoek-dammen.elsewhere')
  })

  it('hoek-dammen.one-man, hoek-dammen.own-men, hoek-dammen.free-field, hoek-dammen.diagonal, hoek-dammen.notation: what is refused', () => {
    const table = at('W:Wd4:Be5,f6,j4')
    expect(table.refusal(0, 'b2-c3')).toBe('hoek-dammen.one-man')
    expect(table.refusal(0, 'e5-d6')).toBe('hoek-dammen.own-men')
    expect(table.refusal(0, 'd4-e5')).toBe('hoek-dammen.free-field')
    expect(table.refusal(0, 'd4-f6')).toBe('hoek-dammen.free-field')
    expect(table.refusal(0, 'd4-g7')).toBe('hoek-dammen.jump')
    expect(table.refusal(0, 'd4-d6')).toBe('hoek-dammen.diagonal')
    expect(table.refusal(0, 'd4xc5')).toBe('hoek-dammen.notation')
    expect(table.refusal(0, 'pass')).toBe('hoek-dammen.pass')
    expect(given(game).refusal(0, 'a1')).toBe('hoek-dammen.free-field')
  })
})

/** Each side has eight men in the goal and one that these eight block; White's last one is still on i5. */
const HELD = 'a1,j8,i9,h10,i7,h8,g9,f10,i5:Ba3,b2,c1,a5,b4,c3,d2,e1,j10'

describe('hoek-dammen: the end', () => {
  it('hoek-dammen.goal: all nine on the opponent’s fields win', () => {
    const white = at('W:Wj10,h10,i9,j8,f10,g9,h8,j6,h6:Ba9').play(0, 'h6-i7')
    expect(white.result).toEqual({ places: [1, 2], why: 'hoek-dammen.goal' })
    const black = at('B:Wj4:Ba1,a3,b2,c1,b4,c3,d2,e1,b6').play(1, 'b6-a5')
    expect(black.result).toEqual({ places: [2, 1], why: 'hoek-dammen.goal' })
  })

  it('hoek-dammen.pass: who cannot move passes', () => {
    const table = at(`B:W${HELD}`)
    expect(table.moves(1)).toEqual(['pass'])
    expect(table.play(1, 'pass').turn).toEqual([0])
    expect(table.moves(0)).toEqual(['i5-h6', 'i5-j4', 'i5-j6', 'i7-j6'])
  })

  it('hoek-dammen.both-blocked: neither can move, and most men in the goal decide', () => {
    const table = at(`W:W${HELD}`).play(0, 'i5-j6')
    expect(table.result).toEqual({ places: [1, 1], why: 'hoek-dammen.both-blocked' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'both-blocked-drawn' })
  })

  it('hoek-dammen.left-behind: from the 80th turn the man held fast fills the goal', () => {
    expect(at(`W:W${HELD}:F79`).play(0, 'i5-j6').result?.why).toBe('hoek-dammen.both-blocked')
    expect(at(`W:W${HELD}:F80`).play(0, 'i5-j6').result).toEqual({
      places: [1, 2],
      why: 'hoek-dammen.left-behind',
    })
  })

  it('hoek-dammen.repetition: to and fro along the row, three times the same', () => {
    const table = at('W:Wc5:Bh6')
    for (let round = 0; round < 2; round++) {
      expect(table.result).toBeUndefined()
      table.play(0, 'c5-b6').play(1, 'h6-g7').play(0, 'b6-c5').play(1, 'g7-h6')
    }
    expect(table.result).toEqual({ places: [1, 1], why: 'hoek-dammen.repetition' })
    expect(at('W:Wc5:Bh6').play(0, 'c5-b6').state.trail).toHaveLength(4)
    expect(at('W:Wc5:Bh6').play(0, 'c5-d6').state.trail).toHaveLength(2)
  })

  it('hoek-dammen.distance: forward is progress, also in the goal; sideways only where it is nearer', () => {
    const quiet = (position: string, move: string) =>
      Number(/H(\d+)/.exec(at(position).play(0, move).position)?.[1])
    expect(quiet('W:Wc5:Bh6:H40', 'c5-d6')).toBe(0)
    expect(quiet('W:Wc5:Bh6:H40', 'c5-b6')).toBe(41)
    expect(quiet('W:Wc5,i7:Bh6:H40', 'i7-j8')).toBe(0)
    // From a9 the way is b10, c9, d10, e9, f10; from b8 it is one step less.
    expect(at('W:Wa9:Bj2').state.far[0]).toBe(5)
    expect(quiet('W:Wa9:Bj2:H40', 'a9-b8')).toBe(0)
    expect(quiet('W:Wb8:Bj2:H40', 'b8-a9')).toBe(41)
  })

  it('hoek-dammen.no-progress: after fifty turns each, most men in the goal, then the least distance', () => {
    expect(at('W:Wc5:Bh6:H98').play(0, 'c5-b6').play(1, 'h6-g7').result).toEqual({
      places: [1, 1],
      why: 'hoek-dammen.no-progress',
    })
    expect(at('W:Wd6:Bh6:H98').play(0, 'd6-c7').play(1, 'h6-g7').result?.places).toEqual([1, 2])
    expect(at('W:Wd6:Bh6,a1:H98').play(0, 'd6-c7').play(1, 'h6-g7').result?.places).toEqual([2, 1])
  })

  it('every match ends within its bound', () => {
    expect(game.bound).toBe((2 * (55 + 50) + 1) * 100)
    const rng = seededRng(4)
    for (let match = 0; match < 5; match++) {
      expect(playout(game, game.setup({}, 2), 2, rng, game.bound)).toBeLessThan(game.bound)
    }
  })
})
