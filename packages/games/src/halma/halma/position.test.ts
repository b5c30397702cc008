import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { block } from '../../../test/halma.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const position = game.position!
const read = (text: string, seats = 2, partners = false) => position.read(text, { partners }, seats)
const rewritten = (text: string, seats = 2, partners = false) => {
  const answer = read(text, seats, partners)
  return answer.ok ? position.write(answer.value) : answer.problem.code
}

const white = block('a-e 1-2 + a-d 3 + a-c 4 + a-b 5')
const black = block('l-p 15-16 + m-p 14 + n-p 13 + o-p 12')
const START = 'a1,b1,c1,d1,e1,a2,b2,c2,d2,e2,a3,b3,c3,d3,a4,b4,c4,a5,b5'
const THERE = 'o12,p12,n13,o13,p13,m14,n14,o14,p14,l15,m15,n15,o15,p15,l16,m16,n16,o16,p16'
const PARKED = 'a6,b6,c6,d6,a7,b7,c7,a8,b8,c8,a9,b9,c9,a10,b10,c10,a11,b11,c11'
const men = (...lists: (readonly string[])[]) => lists.map((list) => list.join(',')).join('/')
const small = {
  a1: block('a-d 1-2 + a-c 3 + a-b 4'),
  a16: block('a-d 15-16 + a-c 14 + a-b 13'),
  p16: block('m-p 15-16 + n-p 14 + o-p 13'),
  p1: block('m-p 1-2 + n-p 3 + o-p 4'),
}
const middle = block('f-j 8-9 + f-h 10')

describe('halma: positions', () => {
  it('are written row by row, with the turn, the turns so far and who is home', () => {
    expect(given(game).position).toBe(`${START}/${THERE} 1 0,0 -`)
    expect(rewritten(`${START}/${THERE} 1 0,0 -`)).toBe(`${START}/${THERE} 1 0,0 -`)
    expect(rewritten(` ${men(white, black)}   2 13,12   - `)).toBe(`${START}/${THERE} 2 13,12 -`)
    expect(given(game).play(0, 'e1-f1').position).toBe(`${START.replace('e1', 'f1')}/${THERE} 2 1,0 -`)
  })

  it('start a match there', () => {
    const table = given(game, { position: `${START}/${THERE} 2 30,29 -` })
    expect(table.turn).toEqual([1])
    expect(table.state.turns).toEqual([30, 29])
    expect(table.state.home).toEqual([])
    expect(table.play(1, 'l16-k16').turn).toEqual([0])
  })

  it('know who is home and whether that ended the match', () => {
    const swapped = men(black, white)
    expect(rewritten(`${swapped} 1 9,9 1`)).toBe('position-home')
    const over = men(black, block('a-c 6-11 + d 6'))
    expect(rewritten(`${over} 1 9,9 1`)).toBe(`${THERE}/${PARKED} 1 9,9 1`)
    expect(given(game, { position: `${over} 2 9,9 1` }).result).toEqual({ places: [1, 2], why: 'halma.goal' })
  })

  it('four: others play on, in the order in which they came home', () => {
    const text = `${men(small.p16, middle, small.a1, block('f-h 3-6 + i 3'))} 2 40,40,40,40 31`
    const right = text.replace(/31$/, '13')
    expect(rewritten(text, 4)).toMatch(/ 31$/)
    expect(rewritten(right, 4)).toMatch(/ 13$/)
    expect(given(game, { seats: 4, position: right }).turn).toEqual([1])
    expect(given(game, { seats: 4, position: right, options: { partners: true } }).result?.places).toEqual([
      1, 2, 1, 2,
    ])
  })

  it('late in a match a player may be home without all men in the court', () => {
    const lists = [[...small.p16.slice(1), 'f8'], middle.slice(1).concat('k8')]
    const text = (turns: string) => `${men(...lists, block('f-h 3-6 + i 3'), small.p1)} 2 ${turns} 1`
    expect(read(text('80,79,79,79'), 4).ok).toBe(true)
    expect(rewritten(text('79,79,79,79'), 4)).toBe('position-home')
    const none = `${men(middle, block('f-h 3-6 + i 3'), small.a16, small.p1)} 2 99,99,99,99 1`
    expect(rewritten(none, 4)).toBe('position-home')
  })

  it.each(['repetition', 'no-progress'])('keep how a match ended: %s', (why) => {
    const text = `${START}/${THERE} 1 50,50 - =${why}`
    expect(rewritten(text)).toBe(text)
    const table = given(game, { position: text })
    expect(table.result?.why).toBe(`halma.${why}`)
    expect(table.moves(0)).toEqual([])
  })

  const four = men(small.a1, small.a16, small.p16, small.p1)
  it.each([
    ['', 2, 'position-parts'],
    ['hello', 2, 'position-parts'],
    [`${START}/${THERE} 1 0,0`, 2, 'position-parts'],
    [`${START}/${THERE} 1 0,0 - =repetition x`, 2, 'position-parts'],
    [`${START} 1 0,0 -`, 2, 'position-players'],
    [`${START}/${THERE}/h8 1 0,0 -`, 2, 'position-players'],
    [`${START}/${THERE} 1 0,0,0,0 -`, 4, 'position-players'],
    [`${START.replace('a1', 'a17')}/${THERE} 1 0,0 -`, 2, 'position-field'],
    [`${START.replace('a1', 'q1')}/${THERE} 1 0,0 -`, 2, 'position-field'],
    [`${START.replace('a1', '')}/${THERE} 1 0,0 -`, 2, 'position-field'],
    [`${START.replace('a1', 'a1*')}/${THERE} 1 0,0 -`, 2, 'position-field'],
    [`${START}/${THERE.replace('l16', 'A1')} 1 0,0 -`, 2, 'position-field'],
    [`${START.replace('a1', 'b1')}/${THERE} 1 0,0 -`, 2, 'position-shared'],
    [`${START}/${THERE.replace('l16', 'a1')} 1 0,0 -`, 2, 'position-shared'],
    [`${START.replace('a1,', '')}/${THERE} 1 0,0 -`, 2, 'position-men'],
    [`${START},h8/${THERE} 1 0,0 -`, 2, 'position-men'],
    [`${START}/${THERE},h8 1 0,0 -`, 2, 'position-men'],
    [`${four} 1 0,0,0 -`, 4, 'position-turns'],
    [`${START}/${THERE} 1 0 -`, 2, 'position-turns'],
    [`${START}/${THERE} 1 0,x -`, 2, 'position-turns'],
    [`${START}/${THERE} 1 0,-1 -`, 2, 'position-turns'],
    [`${START}/${THERE} 1 0,1.5 -`, 2, 'position-turns'],
    [`${START}/${THERE} 1 0,1234567 -`, 2, 'position-turns'],
    [`${START}/${THERE} 1 0, -`, 2, 'position-turns'],
    [`${START}/${THERE} 1 0,0 1`, 2, 'position-home'],
    [`${START}/${THERE} 1 0,0 3`, 2, 'position-home'],
    [`${START}/${THERE} 1 0,0 x`, 2, 'position-home'],
    [`${men(black, block('a-c 6-11 + d 6'))} 1 9,9 -`, 2, 'position-home'],
    [`${men(black, block('a-c 6-11 + d 6'))} 1 9,9 11`, 2, 'position-home'],
    [`${men(black, white)} 1 9,9 12`, 2, 'position-home'],
    [`${START}/${THERE} 0 0,0 -`, 2, 'position-turn'],
    [`${START}/${THERE} 3 0,0 -`, 2, 'position-turn'],
    [`${START}/${THERE} x 0,0 -`, 2, 'position-turn'],
    [`${START}/${THERE} 11 0,0 -`, 2, 'position-turn'],
    [
      `${men(small.p16, middle, small.a1.slice(0, 12).concat('h5'), small.p1)} 1 9,9,9,9 1`,
      4,
      'position-turn',
    ],
    [`${START}/${THERE} 1 0,0 - no-progress`, 2, 'position-ending'],
    [`${START}/${THERE} 1 0,0 - =goal`, 2, 'position-ending'],
    [`${START}/${THERE} 1 0,0 - =`, 2, 'position-ending'],
    [`${four} 1 0,0,0,0 - =repetition`, 4, 'position-ending'],
    [`${men(black, block('a-c 6-11 + d 6'))} 1 9,9 1 =no-progress`, 2, 'position-ending'],
  ])('name what is wrong with %s for %i: %s', (text, seats, code) => {
    const answer = read(text, seats)
    expect(answer.ok ? '' : answer.problem.code).toBe(code)
    for (const lang of LANGS) expect(answer.ok ? '' : answer.problem.text[lang]).toMatch(/\p{L}.*\.$/u)
  })

  it('say what they read, and not more than a line of it', () => {
    const long = read(`${'Z'.repeat(500)}/${THERE} 1 0,0 -`)
    expect(long.ok ? '' : long.problem.text.en).toContain(`‘${'Z'.repeat(20)}…’`)
    const twenty = read(`${'Z'.repeat(20)}/${THERE} 1 0,0 -`)
    expect(twenty.ok ? '' : twenty.problem.text.en).toContain(`‘${'Z'.repeat(20)}’`)
    const shared = read(`${START}/${THERE.replace('l16', 'a1')} 1 0,0 -`)
    expect(shared.ok ? '' : shared.problem.text.nl).toContain('‘a1’')
    const number = read(`${START},h8/${THERE} 1 0,0 -`)
    expect(number.ok ? '' : number.problem.text.de).toContain('19')
    const players = read(`${START} 1 0,0 -`)
    expect(players.ok ? '' : players.problem.text.fr).toContain('2')
    const mark = read(`${START}/${THERE} 1 0,0 - =goal`)
    expect(mark.ok ? '' : mark.problem.text.en).toContain('‘=goal’')
  })
})
