import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { game as pyramid } from './pyramide-schuiven/index.ts'
import { game as robbers } from './rovers-en-veldwachter/index.ts'

const read = (text: string, game: typeof robbers = robbers) => game.position!.read(text, {}, 2)
const rewritten = (text: string, game: typeof robbers = robbers) => {
  const answer = read(text, game)
  return answer.ok ? game.position!.write(answer.value) : answer.problem.code
}

describe('positions on the draughtboard', () => {
  it('reads and writes who moves, every man in order, the quiet moves and the turn', () => {
    expect(rewritten('B:W45,31,28:B7,1:H12:F34')).toBe('B:W28,31,45:B1,7:H12:F34')
    expect(rewritten('W:W31-50:B1-20')).toBe(robbers.position!.write(robbers.setup({}, 2)))
    expect(rewritten('W:Wd6,a9:Bj8', pyramid)).toBe('W:Wa9,d6:Bj8:H0:F1')
  })

  it('does not mind the order of sides and marks, spaces or a full stop', () => {
    expect(rewritten('W:B1-3:W31')).toBe('W:W31:B1,2,3:H0:F1')
    expect(rewritten(' W : W 31, 32 : B 1 - 2 : F9 : H3 . \n')).toBe('W:W31,32:B1,2:H3:F9')
  })

  it('knows a position in which the match is over', () => {
    const over = (text: string) => {
      const answer = read(text)
      return answer.ok ? [answer.value.ended, answer.value.winner] : []
    }
    expect(over('W:W28:B23:H100')).toEqual(['no-progress', null])
    expect(over('W:W28:B23:=repetition')).toEqual(['repetition', null])
    expect(over('W:W1:B23:=repetition')).toEqual(['goal', 0])
    expect(over('W:W46:B41,37,1')).toEqual(['blocked', 1])
    expect(over('B:W46:B41,37,1')).toEqual([null, null])
    expect(over('W:W28:B23:H99')).toEqual([null, null])
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
    ['W:W31,:B1', 'bad-field'],
    ['W:W31;32:B1', 'bad-field'],
    ['W:WK31:B1', 'bad-field'],
    ['W:W31-:B1', 'bad-field'],
    ['W:W-31:B1', 'bad-field'],
    ['W:W31-33-35:B1', 'bad-field'],
    ['W:W35-31:B1', 'bad-field'],
    ['W:W0:B1', 'bad-field'],
    ['W:W51:B1', 'bad-field'],
    ['W:W49-52:B1', 'bad-field'],
    ['W:W31,31:B1', 'double-field'],
    ['W:W31-35,33:B1', 'double-field'],
    ['W:W31:B31', 'double-field'],
    ['W:W25-45:B1', 'too-many-men'],
    ['W:W31:B1-21', 'too-many-men'],
    ['W:W:B1', 'no-men'],
    ['W:W31:B', 'no-men'],
    ['W:W31:B1:', 'bad-mark'],
    ['W:W31:B1:H', 'bad-mark'],
    ['W:W31:B1:H101', 'bad-mark'],
    ['W:W31:B1:F0', 'bad-mark'],
    ['W:W31:B1:F12345', 'bad-mark'],
    ['W:W31:B1:H-1', 'bad-mark'],
    ['W:W31:B1:xH1', 'bad-mark'],
    ['W:W31:B1:G1', 'bad-mark'],
    ['W:W31:B1:=goal', 'bad-mark'],
  ])('names what is wrong with %s: %s', (text, code) => {
    const answer = read(text)
    expect(answer.ok ? '' : answer.problem.code).toBe(code)
    for (const lang of LANGS) expect(answer.ok ? '' : answer.problem.text[lang]).toMatch(/\p{L}.*\.$/u)
  })

  it('takes the most that can stand, and the longest counts', () => {
    expect(rewritten('W:W26-45:B1-20:H100:F9999')).toMatch(/:H100:F9999$/)
    expect(rewritten('W:Wa2:Bj8', pyramid)).toBe('bad-field')
    expect(rewritten('W:WD6:Bj8', pyramid)).toBe('bad-field')
    expect(rewritten('W:W31:Bj8')).toBe('bad-field')
  })

  it('says what it read, and not more than a line of it', () => {
    const text = (position: string) => {
      const answer = read(position)
      return answer.ok ? '' : answer.problem.text.en
    }
    expect(text(`${'Z'.repeat(5000)}:W31:B1`)).toContain(`‘${'Z'.repeat(20)}…’`)
    expect(text(`${'Z'.repeat(20)}:W31:B1`)).toContain(`‘${'Z'.repeat(20)}’`)
    expect(text('W:W31:B77')).toContain('‘77’')
    expect(text('W:W31:B31')).toContain('31')
    expect(text('W:W31:B1-21')).toContain('B has more than 20')
    expect(text('W:W31:B1:H101')).toContain('‘H101’')
  })
})
