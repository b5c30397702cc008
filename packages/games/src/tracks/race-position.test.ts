import { chooseOptions, LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { game as horses } from './weens-paardespel/index.ts'

function read(text: string, seats = 2) {
  const options = chooseOptions(horses, 'boekje', {})
  if (!options.ok) throw new Error(options.problem.text.en)
  return horses.position!.read(text, options.value as { stake: number }, seats)
}
const code = (text: string, seats?: number) => {
  const answer = read(text, seats)
  return answer.ok ? 'fine' : answer.problem.code
}

describe('weens-paardespel: positions as text', () => {
  it.each([
    [2, '1,1 1 1 0 - - - -'],
    [2, '1,1 2 1? 7 - - - -'],
    [3, '18,18,60 3 1 7 - 12 - -'],
    [3, '18,18,60 1 1 7 - 2 - -'],
    [3, '49,18,60 1 2 7 - 2 - -'],
    [3, '49,18,60 1 2? 7 - 2 - -'],
    [4, '100,x,74,99 3 1 60 1 - 134 -'],
    [2, '100,100 1 0 60 21 - 1 -'],
    [2, 'x,x 1 0 60 - - - -'],
    [2, '18,1 1 0 5000 - 1 - -'],
    [2, '20,30 1 1? 4999 - - - -'],
  ])('with %i players writes %s as it was read', (seats, text) => {
    const answer = read(text, seats)
    if (!answer.ok) throw new Error(`${answer.problem.code} ${answer.problem.text.en}`)
    expect(horses.position!.write(answer.value)).toBe(text)
  })

  it('reads all there is, the money included', () => {
    expect(read('100,x,74,18 3 1? 60 1 4 13 -', 4)).toMatchObject({
      ok: true,
      value: {
        seats: 4,
        fields: [100, -1, 74, 18],
        rollOff: null,
        seat: 2,
        rolling: true,
        left: 1,
        throws: 60,
        arrived: [0],
        misses: [3],
        paid: [0, 2],
        stake: 3,
        money: [4, 5, 4, 5],
        pot: 14,
        bank: 0,
        end: null,
      },
    })
  })

  it('knows when it is over, and pays', () => {
    expect(read('100,100 1 0 60 21 - - -')).toMatchObject({
      value: { end: 'weens-paardespel.end', money: [7, 9], pot: 0 },
    })
    expect(read('x,100 1 0 60 2 - - -')).toMatchObject({
      value: { end: 'weens-paardespel.end', money: [5, 11], pot: 0 },
    })
    expect(read('x,50 1 0 5000 - - - -')).toMatchObject({
      value: { end: 'weens-paardespel.most-throws', money: [5, 11], pot: 0 },
    })
  })

  it.each([
    ['', 'position-parts'],
    ['1,1 1 1 0 - - -', 'position-parts'],
    ['1,1 1 1 0 - - - - -', 'position-parts'],
    ['1 1 1 0 - - - -', 'position-seats'],
    ['1,1,1 1 1 0 - - - -', 'position-seats'],
    ['0,1 1 1 0 - - - -', 'position-field'],
    ['1,101 1 1 9 - - - -', 'position-field'],
    ['1,01 1 1 9 - - - -', 'position-field'],
    ['1,y 1 1 9 - - - -', 'position-field'],
    ['1, 1 1 9 - - - -', 'position-field'],
    ['33,1 1 1 9 - - - -', 'position-field'],
    ['86,1 1 1 9 - - - -', 'position-field'],
    ['1,100 1 1 9 - - - -', 'position-arrived'],
    ['1,100 1 1 9 1 - - -', 'position-arrived'],
    ['1,100 1 1 9 22 - - -', 'position-arrived'],
    ['1,100 1 1 9 23 - - -', 'position-arrived'],
    ['1,100 1 1 9 z - - -', 'position-arrived'],
    ['1,1 1 1 9 1 - - -', 'position-arrived'],
    ['1,1 1 1 9 - - - 12:', 'position-roll-off'],
    ['1,1 1 1 9 - - - x', 'position-roll-off'],
    ['1,1 1 1 x - - - -', 'position-throws'],
    ['1,1 1 1 -1 - - - -', 'position-throws'],
    ['1,1 1 1 5001 - - - -', 'position-throws'],
    ['1,1 1 1 00001 - - - -', 'position-throws'],
    ['1,1 0 1 9 - - - -', 'position-turn'],
    ['1,1 3 1 9 - - - -', 'position-turn'],
    ['1,1 x 1 9 - - - -', 'position-turn'],
    ['1,1 11 1 9 - - - -', 'position-turn'],
    ['x,1 1 1 9 - - - -', 'position-turn'],
    ['100,1 1 1 9 1 - - -', 'position-turn'],
    ['1,1 1 3 9 - - - -', 'position-left'],
    ['1,1 1 ? 9 - - - -', 'position-left'],
    ['1,1 1 1?? 9 - - - -', 'position-left'],
    ['1,1 1 11 9 - - - -', 'position-left'],
    ['1,1 1 0 9 - - - -', 'position-left'],
    ['1,1 1 2 9 - - - -', 'position-left'],
    ['49,1 1 1 9 - - - -', 'position-left'],
    ['49,1 2 1 9 - - - -', 'position-left'],
    ['1,1 1 1? 5000 - - - -', 'position-left'],
    ['1,1 1 1 5000 - - - -', 'position-left'],
    ['x,x 1 1 9 - - - -', 'position-left'],
    ['x,x 1 0? 9 - - - -', 'position-left'],
    ['18,1 2 1 9 - z - -', 'position-misses'],
    ['18,1 2 1 9 - 3 - -', 'position-misses'],
    ['18,1 2 1 9 - 11 - -', 'position-misses'],
    ['18,1 2 1 9 - 2 - -', 'position-misses'],
    ['18,1 1 1 9 - 1 - -', 'position-misses'],
    ['75,1 2 1 9 - - z -', 'position-paid'],
    ['75,75 2 1 9 - - 21 -', 'position-paid'],
    ['75,1 2 1 9 - - 2 -', 'position-paid'],
    ['73,1 2 1 9 - - 1 -', 'position-paid'],
    ['74,1 2 1 9 - - - -', 'position-paid'],
    ['x,1 2 1 9 - - 1 -', 'position-paid'],
  ])('%s: %s', (text, wrong) => {
    expect(code(text)).toBe(wrong)
  })

  it('no third arrives', () => {
    expect(code('100,100,100 1 0 60 213 - - -', 3)).toBe('position-arrived')
  })

  it('says what is wrong in every language', () => {
    for (const text of ['', '1,y 1 1 9 - - - -', '74,1 2 1 9 - - - -']) {
      const answer = read(text)
      for (const lang of LANGS) expect(!answer.ok && answer.problem.text[lang]).toMatch(/\w/)
    }
  })
})
