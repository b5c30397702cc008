import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const position = game.position!
const read = (text: string) => position.read(text, { slagplicht: true }, 2)
const rewritten = (text: string) => {
  const answer = read(text)
  return answer.ok ? position.write(answer.value) : answer.problem.code
}

describe('dammen: positions', () => {
  it('reads and writes who moves, and every piece in order', () => {
    expect(rewritten('B:WK5,31,28:B7,K50,1')).toBe('B:WK5,28,31:B1,7,K50')
    expect(rewritten('W:W31-50:B1-20')).toBe(given(game).position)
    expect(rewritten('W:WK31-33,40:B1-2,6')).toBe('W:WK31,K32,K33,40:B1,2,6')
  })

  it('does not mind the order of the sides, spaces, a full stop or a small k', () => {
    expect(rewritten('W:B1-3:W31')).toBe('W:W31:B1,2,3')
    expect(rewritten(' W : W 31, k32 : B 1 - 2 . \n')).toBe('W:W31,K32:B1,2')
  })

  it('starts a match there, with its options', () => {
    const table = given(game, { position: 'B:W28,45:B22', options: { slagplicht: false } })
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['22-27', '22x33'])
  })

  it('knows a position in which the match is over', () => {
    expect(given(game, { position: 'B:W28:B' }).result?.places).toEqual([1, 2])
    expect(given(game, { position: 'W:W35:B30,24' }).result?.places).toEqual([2, 1])
  })

  it.each(['repetition', 'kings-only', 'sixteen-moves', 'five-moves'])('keeps a draw: %s', (why) => {
    const text = `W:WK1:BK50:=${why}`
    expect(rewritten(text)).toBe(text)
    const table = given(game, { position: text })
    expect(table.result).toEqual({ places: [1, 1], why: `dammen.${why}` })
    expect(table.moves(0)).toEqual([])
  })

  it.each([
    ['', 'bad-mover'],
    ['hello', 'bad-mover'],
    ['X:W31:B1', 'bad-mover'],
    ['w:W31:B1', 'bad-mover'],
    ['W', 'bad-sides'],
    ['W:W31', 'bad-sides'],
    ['W:W31:W32', 'bad-sides'],
    ['W:31:B1', 'bad-sides'],
    ['W:W31:B1:=repetition:', 'bad-sides'],
    ['W:W31,:B1', 'bad-field'],
    ['W:W31;32:B1', 'bad-field'],
    ['W:WX31:B1', 'bad-field'],
    ['W:WK:B1', 'bad-field'],
    ['W:W31-:B1', 'bad-field'],
    ['W:W31-33-35:B1', 'bad-field'],
    ['W:W35-31:B1', 'bad-field'],
    ['W:W1000:B1', 'bad-field'],
    ['W:W0:B1', 'no-such-field'],
    ['W:W51:B1', 'no-such-field'],
    ['W:W49-52:B1', 'no-such-field'],
    ['W:W31,31:B1', 'double-field'],
    ['W:W31-35,33:B1', 'double-field'],
    ['W:W31:B31', 'double-field'],
    ['W:W5:B6', 'man-on-far-row'],
    ['W:W1:B6', 'man-on-far-row'],
    ['W:W31:B46', 'man-on-far-row'],
    ['W:W31:B50', 'man-on-far-row'],
    ['W:W26-46:B1', 'too-many-pieces'],
    ['W:W31:BK1,6-25', 'too-many-pieces'],
    ['W:W31:B', 'no-opponent'],
    ['B:W:B1', 'no-opponent'],
    ['W:W:B', 'no-opponent'],
    ['W:W31:B1:', 'bad-mark'],
    ['W:W31:B1:=', 'bad-mark'],
    ['W:W31:B1:=no-move', 'bad-mark'],
    ['W:W31:B1:repetition', 'bad-mark'],
  ])('names what is wrong with %s: %s', (text, code) => {
    const answer = read(text)
    expect(answer.ok ? '' : answer.problem.code).toBe(code)
    for (const lang of LANGS) expect(answer.ok ? '' : answer.problem.text[lang]).toMatch(/\p{L}.*\.$/u)
  })

  it('takes the most and the outermost that can stand', () => {
    expect(rewritten('W:W6,K5,K1:B45,K46,K50')).toBe('W:WK1,K5,6:B45,K46,K50')
    expect(rewritten('W:W26-45:B1-20')).not.toBe('too-many-pieces')
  })

  it('says what it read, and not more than a line of it', () => {
    const answer = read(`${'Z'.repeat(5000)}:W31:B1`)
    expect(answer.ok ? '' : answer.problem.text.en).toContain(`‘${'Z'.repeat(20)}…’`)
    const short = read('Z:W31:B1')
    expect(short.ok ? '' : short.problem.text.nl).toContain('‘Z’')
    const field = read('W:W31:B77')
    expect(field.ok ? '' : field.problem.text.de).toContain('77')
  })
})
