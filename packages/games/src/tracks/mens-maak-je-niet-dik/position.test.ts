import { chooseOptions, LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { game } from './index.ts'
import type { Options } from './state.ts'

function read(text: string, seats = 2, given: Readonly<Record<string, unknown>> = {}) {
  const options = chooseOptions(game, 'boekje', given)
  if (!options.ok) throw new Error(options.problem.text.en)
  return game.position!.read(text, options.value as unknown as Options, seats)
}
const code = (text: string, seats?: number) => {
  const answer = read(text, seats)
  return answer.ok ? 'fine' : answer.problem.code
}
const START = 'A,B,B,B/A,B,B,B'

describe('mens-maak-je-niet-dik: positions as text', () => {
  it('reads pawns as their player calls them, and all counts', () => {
    const answer = read('3,B,a,A/4,B,B,40 2 5 - 31 - -', 2, { stake: 3 })
    expect(answer).toMatchObject({
      ok: true,
      value: {
        fields: 40,
        // The second starts on 21: field 4 is its step 23, field 40 its step 19.
        pawns: [2, -1, 43, 0, 23, -1, -1, 19],
        homes: [1, 0],
        rollOff: null,
        seat: 1,
        colour: 1,
        rolling: false,
        pips: 5,
        may: 0b1001,
        entered: -1,
        throws: 31,
        arrived: [],
        stake: 3,
        pot: 6,
        end: null,
      },
    })
  })

  it.each([
    [2, `${START} 1 0 - 0 - 12:`],
    [2, `${START} 1 ? - 0 - 12:`],
    [2, `${START} 1 0 - 1 - 12:4`],
    [3, `${START}/A,B,B,B 1 0 - 4 - 13:6`],
    [3, `${START}/A,B,B,B 1 0 - 2 - 123:61`],
    [2, `${START} 2 6 - 2 - -`],
    [2, 'A,B,B,B/A,B,B,B 1 0 + 9 - -'],
    [2, 'A,B,B,B/A,B,B,B 1 ? + 9 - -'],
    [2, 'A,B,B,B/A,B,B,B 1 6 + 9 - -'],
    [2, 'a,b,c,d/5,B,B,B 1 0 - 99 1 -'],
    [3, 'a,b,c,d/5,B,B,B/a,b,c,B 2 3 - 99 1 -'],
    [3, 'a,b,c,d/5,B,B,B/d,c,b,a 2 0 - 99 31 -'],
    [2, `${START} 1 0 - 5000 - -`],
    [2, `${START} 1 3 - 5000 - -`],
    [5, 'A,B,B,B/A,B,B,B/A,B,B,B/A,B,B,B/48,B,B,B 5 4 - 77 - -'],
  ])('with %i players writes %s as it was read', (seats, text) => {
    const answer = read(text, seats)
    if (!answer.ok) throw new Error(answer.problem.text.en)
    expect(game.position!.write(answer.value)).toBe(text)
  })

  it('knows when it is over', () => {
    expect(read('a,b,c,d/5,B,B,B 1 0 - 99 1 -')).toMatchObject({
      value: { end: 'mens-maak-je-niet-dik.places' },
    })
    expect(read(`${START} 1 0 - 5000 - -`)).toMatchObject({
      value: { end: 'mens-maak-je-niet-dik.most-throws' },
    })
    expect(read(`${START} 1 3 - 5000 - -`)).toMatchObject({ value: { end: null, pips: 3, shown: 3 } })
    expect(read(`${START} 1 0 - 4999 - -`)).toMatchObject({ value: { end: null } })
  })

  it.each([
    ['', 'position-fields'],
    [`${START} 1 0 - 9 -`, 'position-fields'],
    [`${START} 1 0 - 9 - - -`, 'position-fields'],
    ['A,B,B,B 1 0 - 9 - -', 'position-colours'],
    [`${START}/A,B,B,B 1 0 - 9 - -`, 'position-colours'],
    ['A,B,B/A,B,B,B 1 0 - 9 - -', 'position-pawns'],
    ['A,B,B,B,B/A,B,B,B 1 0 - 9 - -', 'position-pawns'],
    ['A,B,B,e/A,B,B,B 1 0 - 9 - -', 'position-pawns'],
    ['A,B,B,0/A,B,B,B 1 0 - 9 - -', 'position-pawns'],
    ['A,B,B,41/A,B,B,B 1 0 - 9 - -', 'position-pawns'],
    ['A,B,B,07/A,B,B,B 1 0 - 9 - -', 'position-pawns'],
    ['A,B,B,b/A,B,B,B 1 0 - 9 - -', 'position-ends'],
    ['A,B,a,a/A,B,B,B 1 0 - 9 - -', 'position-ends'],
    ['A,c,a,B/A,B,B,B 1 0 - 9 - -', 'position-ends'],
    ['7,7,B,B/A,B,B,B 1 0 - 9 - -', 'position-shared'],
    ['A,1,B,B/A,B,B,B 1 0 - 9 - -', 'position-shared'],
    ['21,B,B,B/A,B,B,B 1 0 - 9 - -', 'position-shared'],
    ['a,b,c,d/A,B,B,B 2 0 - 9 - -', 'position-arrived'],
    [`${START} 1 0 - 9 1 -`, 'position-arrived'],
    ['a,b,c,d/A,B,B,B 1 0 - 9 11 -', 'position-arrived'],
    ['a,b,c,d/A,B,B,B 1 0 - 9 x -', 'position-arrived'],
    ['a,b,c,d/a,b,c,d 1 0 - 9 12 -', 'position-arrived'],
    [`${START} 1 0 - 9 - x`, 'position-roll-off'],
    [`${START} 1 0 - 9 - 12`, 'position-roll-off'],
    [`${START} 1 0 - 9 - 12:7`, 'position-roll-off'],
    [`${START} 1 0 - 9 - x12:`, 'position-roll-off'],
    [`${START} 1 0 - 9 - 12:34`, 'position-roll-off'],
    [`${START} 1 0 - 9 - 1:`, 'position-roll-off'],
    [`${START} 1 0 - 9 - 21:`, 'position-roll-off'],
    [`${START} 1 0 - 9 - 11:`, 'position-roll-off'],
    [`${START} 1 0 - 9 - 13:`, 'position-roll-off'],
    ['2,B,B,B/A,B,B,B 1 0 - 9 - 12:', 'position-roll-off'],
    ['B,A,B,B/A,B,B,B 1 0 - 9 - 12:', 'position-roll-off'],
    [`${START} 1 0 - x - -`, 'position-throws'],
    [`${START} 1 0 - -1 - -`, 'position-throws'],
    [`${START} 1 0 - +9 - -`, 'position-throws'],
    [`${START} 1 0 - 9. - -`, 'position-throws'],
    [`${START} 1 0 - 1 - -`, 'position-throws'],
    [`${START} 1 0 - 0 - 12:3`, 'position-throws'],
    [`${START} 1 0 - 5001 - -`, 'position-throws'],
    [`${START} 0 0 - 9 - -`, 'position-turn'],
    [`${START} 3 0 - 9 - -`, 'position-turn'],
    [`${START} x 0 - 9 - -`, 'position-turn'],
    [`${START} +1 0 - 9 - -`, 'position-turn'],
    [`${START} 1. 0 - 9 - -`, 'position-turn'],
    [`${START} 2 0 - 9 - 12:`, 'position-turn'],
    [`${START} 1 7 - 9 - -`, 'position-pips'],
    [`${START} 1 x - 9 - -`, 'position-pips'],
    [`${START} 1 +3 - 9 - -`, 'position-pips'],
    [`${START} 1 3. - 9 - -`, 'position-pips'],
    [`${START} 1 3 - 9 - 12:`, 'position-pips'],
    [`${START} 1 ? - 5000 - -`, 'position-pips'],
    ['a,b,c,d/A,B,B,B 1 3 - 9 1 -', 'position-pips'],
    ['a,b,c,d/A,B,B,B 1 ? - 9 1 -', 'position-pips'],
    [`${START} 1 3 x 9 - -`, 'position-entered'],
    [`${START} 1 0 + 9 - 12:`, 'position-entered'],
    ['5,B,B,B/A,B,B,B 1 3 + 9 - -', 'position-entered'],
    ['A,B,B,B/25,B,B,B 2 3 + 9 - -', 'position-entered'],
    ['a,b,c,d/A,B,B,B 2 0 + 9 1 -', 'position-entered'],
  ])('%s: %s', (text, wrong) => {
    expect(code(text)).toBe(wrong)
  })

  it('whoever is next in the running throws for the start', () => {
    expect(read(`${START}/A,B,B,B 1 0 - 4 - 23:6`, 3)).toMatchObject({
      value: { seat: 2, colour: 0, rollOff: { running: [1, 2], throws: [6] } },
    })
  })

  it('a colour that is home has no turn while others play', () => {
    expect(code('a,b,c,d/A,B,B,B/A,B,B,B 1 0 - 9 1 -', 3)).toBe('position-turn')
  })

  it('says what is wrong in every language', () => {
    const answer = read(`${START} 1 7 - 9 - -`)
    for (const lang of LANGS) expect(!answer.ok && answer.problem.text[lang]).toMatch(/\w/)
  })
})
