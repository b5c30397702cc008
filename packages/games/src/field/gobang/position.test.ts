import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../test/squares.ts'
import { game } from './index.ts'
import { position } from './position.ts'

const FIRST = 'a1 c1 e1 g1 i1 k1 a3 c3 e3 g3 i3 k3'
const SECOND = 'b16 d16 f16 h16 j16 l16 b14 d14 f14 h14 j14 l14'
const NONE = rowsOf(16, 16, {})
const FULL = rowsOf(16, 16, { 1: FIRST, 2: SECOND })
const FIVE = rowsOf(16, 16, { 1: 'a1 b1 c1 d1 e1', 2: 'a3 c3 e3 g3' })
const FOUR = rowsOf(16, 16, { 1: 'a1 c1', 2: 'a3', 3: 'a5', 4: 'a7' })
const FULL_FOUR = rowsOf(16, 16, {
  1: 'a1 c1 e1 g1 i1 k1',
  2: 'b16 d16 f16 h16 j16 l16',
  3: 'a3 c3 e3 g3 i3 k3',
  4: 'b14 d14 f14 h14 j14 l14',
})
const code = (text: string, seats = 2) => {
  const answer = position.read(text, {}, seats)
  return answer.ok ? 'fine' : answer.problem.code
}

describe('gobang: positions as text', () => {
  it('reads the start to the very same state', () => {
    expect(position.read(`${NONE} 1 0 1`, {}, 2)).toEqual({ ok: true, value: game.setup({}, 2) })
    expect(position.read(`${NONE} 1 0 1`, {}, 4)).toEqual({ ok: true, value: game.setup({}, 4) })
  })

  it.each([
    [`${NONE} 1 0 1`, 2],
    [`${rowsOf(16, 16, { 1: 'a1' })} 2 0 1`, 2],
    [`${FULL} 1 0 1`, 2],
    [`${FULL} 2 7 2`, 2],
    [`${FULL} 1 8 3`, 2],
    [`${FULL} 1 100 1`, 2],
    [`${FIVE} 2 0 1`, 2],
    [`${FOUR} 2 0 1`, 4],
  ])('writes %s as it was read', (text, seats) => {
    const answer = position.read(text, {}, seats)
    if (!answer.ok) throw new Error(answer.problem.text.en)
    expect(position.write(answer.value)).toBe(text)
  })

  it.each([
    [`${FIVE} 2 0 1`, 'gobang.five'],
    [`${FULL} 1 8 3`, 'gobang.repetition'],
    [`${FULL} 1 100 1`, 'gobang.fifty-turns'],
    [`${FULL} 1 98 2`, null],
    [`${FULL} 1 0 1`, null],
  ])('%s is over by %s', (text, end) => {
    expect(position.read(text, {}, 2)).toMatchObject({ ok: true, value: { end } })
  })

  it.each([
    ['', 'position-fields', 2],
    [`${NONE} 1 0`, 'position-fields', 2],
    [`${NONE} 1 0 1 1`, 'position-fields', 2],
    [`${NONE.slice(1)} 1 0 1`, 'position-board', 2],
    [`${rowsOf(16, 16, { x: 'a1' })} 1 0 1`, 'position-board', 2],
    [`${rowsOf(16, 16, { 3: 'a1' })} 1 0 1`, 'position-board', 2],
    [`${NONE} 3 0 1`, 'position-side', 2],
    [`${NONE} 0 0 1`, 'position-side', 2],
    [`${NONE} 12 0 1`, 'position-side', 2],
    [`${NONE}  0 1`, 'position-side', 2],
    [`${NONE} 1 -1 1`, 'position-numbers', 2],
    [`${NONE} 1 0 x`, 'position-numbers', 2],
    [`${NONE} 1 00 1`, 'position-numbers', 2],
    [`${NONE} 1 1000 1`, 'position-numbers', 2],
    [`${rowsOf(16, 16, { 2: 'a1' })} 1 0 1`, 'position-pawns', 2],
    [`${rowsOf(16, 16, { 1: 'a1 c1' })} 1 0 1`, 'position-pawns', 2],
    [`${rowsOf(16, 16, { 1: 'a1', 2: 'a3 c3' })} 1 0 1`, 'position-pawns', 2],
    [`${rowsOf(16, 16, { 1: 'a1', 3: 'a5' })} 1 0 1`, 'position-pawns', 4],
    [`${rowsOf(16, 16, { 1: `${FIRST} m3`, 2: SECOND })} 1 0 1`, 'position-pawns', 2],
    [`${rowsOf(16, 16, { 1: `${FIRST} m3`, 2: `${SECOND} n14` })} 1 0 1`, 'position-pawns', 2],
    [`${NONE} 2 0 1`, 'position-turn', 2],
    [`${FULL} 2 0 1`, 'position-turn', 2],
    [`${FULL} 1 1 1`, 'position-turn', 2],
    [`${NONE} 1 1 1`, 'position-quiet', 2],
    [`${FULL} 1 102 1`, 'position-quiet', 2],
    [`${FULL} 1 8 0`, 'position-times', 2],
    [`${FULL} 1 8 4`, 'position-times', 2],
    [`${FULL} 1 2 3`, 'position-times', 2],
    [`${NONE} 1 0 2`, 'position-times', 2],
    [`${FULL} 1 4 3`, 'fine', 2],
    [`${FULL_FOUR} 1 8 1`, 'fine', 4],
    [`${FULL_FOUR} 1 8 2`, 'position-times', 4],
    [`${rowsOf(16, 16, { 1: 'a1 c1 e1 g1 i1', 2: 'a3 b3 c3 d3 e3' })} 1 0 1`, 'fine', 2],
    [`${rowsOf(16, 16, { 1: 'a1 b1 c1 d1 e1', 2: 'a3 c3 e3 g3 i3' })} 1 0 1`, 'position-five', 2],
  ])('%s: %s', (text, wrong, seats) => {
    expect(code(text, seats)).toBe(wrong)
  })

  it('says what is wrong in every language', () => {
    for (const text of ['', `${NONE} 3 0 1`, `${NONE} 1 0 2`]) {
      const answer = position.read(text, {}, 2)
      for (const lang of LANGS) expect(!answer.ok && answer.problem.text[lang]).toMatch(/\w/)
    }
  })

  it('a position seen twice before is drawn when it comes back, and not before', () => {
    const answer = position.read(`${FULL} 1 8 2`, {}, 2)
    if (!answer.ok) throw new Error(answer.problem.text.en)
    const s = answer.value
    const go = (notation: string) =>
      game.play(
        s,
        s.seat,
        game.moves(s, s.seat).find((move) => game.write(s, move) === notation)!,
      )
    for (const notation of ['a1-a2', 'b16-a16', 'a2-a1']) {
      go(notation)
      expect(s.end).toBeNull()
    }
    go('a16-b16')
    expect(s.end).toBe('gobang.repetition')
  })
})
