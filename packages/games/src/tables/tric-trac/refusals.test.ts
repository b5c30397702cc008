import { describe, expect, it } from 'vitest'
import type { Named } from '../../../test/both-sides.ts'
import { given } from '../../../test/table.ts'
import { at, type Standing } from '../../../test/tric-trac.ts'
import { game } from './index.ts'

const BLACK: Named = { '1A': 15 }
const WHITE: Named = { 1: 15 }
const refused = (white: Named, black: Named, dice: string, tried: string, seat = 0, more: Standing = {}) =>
  at(white, black, dice, more).refusal(seat, tried)

describe('refusals before the throw', () => {
  it.each([
    ['tric-trac.turn', 'throw', 1],
    ['tric-trac.turn', 'pass', 1],
    ['tric-trac.turn', '1A/4A', 1],
    ['tric-trac.throw-first', '1/4', 0],
    ['tric-trac.throw-first', 'p1-p4', 0],
    ['tric-trac.throw-first', 'p1', 0],
    ['tric-trac.throw-first', 'pass', 0],
    ['tric-trac.choice', 'fresh', 0],
    ['tric-trac.choice', 'play-on', 0],
    ['tric-trac.choice', 'play-on', 1],
  ])('%s: %s', (rule, tried, seat) => {
    expect(refused(WHITE, BLACK, '00', tried, seat)).toBe(rule)
  })

  it('tric-trac.throw-first, tric-trac.turn: in the roll-off too', () => {
    expect(given(game).refusal(0, '1/4')).toBe('tric-trac.throw-first')
    expect(given(game).refusal(1, 'throw')).toBe('tric-trac.turn')
  })

  it.each(['throw', 'dice', 'pass', '1/4', 'p1'])(
    'tric-trac.choice: %s while the winner chooses',
    (tried) => {
      const more = { points: [12, 5], words: 'choice' } as const
      expect(refused(WHITE, BLACK, '00', tried, 0, more)).toBe('tric-trac.choice')
      expect(refused(WHITE, BLACK, '00', tried.replace(/1\/4/, '1A/4A'), 1, more)).toBe('tric-trac.choice')
    },
  )
})

describe('refusals after the throw', () => {
  it('tric-trac.play-first: a throw is played before the next one', () => {
    expect(refused(WHITE, BLACK, '21', 'throw')).toBe('tric-trac.play-first')
    expect(refused(WHITE, BLACK, '21', 'dice')).toBe('tric-trac.play-first')
  })

  it('tric-trac.own-stones, tric-trac.off-stays: only own stones move, and none comes back', () => {
    expect(refused({ 3: 2 }, { 9: 15 }, '21', '9/11')).toBe('tric-trac.own-stones')
    expect(refused({ 3: 2 }, { 9: 15 }, '21', 'p4')).toBe('tric-trac.own-stones')
    expect(refused({ 3: 2 }, BLACK, '21', 'p1A-p3A')).toBe('tric-trac.own-stones')
    expect(refused({ 3: 2 }, { 9: 15 }, '21', 'off1')).toBe('tric-trac.own-stones')
    expect(refused({ 3: 2 }, { 9: 15 }, '21', 'off0-p3')).toBe('tric-trac.off-stays')
  })

  it.each([
    ['tric-trac.pass', 'pass'],
    ['tric-trac.start-first', '5/6'],
    ['tric-trac.start-first', 'p5'],
    ['tric-trac.start-first', '1/2 5/7'],
    ['tric-trac.start-first', 'p1-p2-p5'],
    ['tric-trac.enter', 'p1-p5'],
    ['tric-trac.enter', '1/7'],
    ['tric-trac.both-numbers', '1/2'],
    ['tric-trac.both-numbers', 'p1-p3'],
    ['tric-trac.two-numbers', '1/2 1/3 5/6'],
    ['tric-trac.two-numbers', '1/2(2)'],
    ['tric-trac.two-numbers', 'p1-p2-p1-p3-p5'],
    ['tric-trac.direction', 'p1-off1'],
    ['tric-trac.notation', '1/3 1/2'],
    ['tric-trac.notation', '1/2/4'],
    ['tric-trac.notation', 'p1-p2-p1-p3'],
  ])('%s: %s with 2 and 1, two waiting', (rule, tried) => {
    expect(refused({ 1: 2, 5: 13 }, BLACK, '21', tried)).toBe(rule)
  })

  it('tric-trac.start-first: the stone that goes on is the one just brought in', () => {
    // 1/2 with the 1 and then 2/4 with the 2 is possible, 3/5 is not.
    expect(at({ 1: 2, 2: 2, 3: 11 }, BLACK, '21').moves(0)).toContain('1/4')
    expect(refused({ 1: 2, 2: 2, 3: 11 }, BLACK, '21', 'p1-p2-p3')).toBe('tric-trac.start-first')
    expect(refused({ 1: 2, 2: 2, 3: 11 }, BLACK, '21', '2/3')).toBe('tric-trac.start-first')
  })

  it.each([
    ['tric-trac.direction', '9/7'],
    ['tric-trac.direction', 'p9-p1'],
    ['tric-trac.distance', 'p9-p12'],
    ['tric-trac.distance', '9/6A'],
    ['tric-trac.distance', 'p9-off0'],
    ['tric-trac.distance', 'p9-p1A'],
    ['tric-trac.blocked', 'p9-p11'],
    ['tric-trac.blocked', '9/11 4/5'],
    ['tric-trac.other-home', 'p11-p12A'],
    ['tric-trac.both-numbers', '4/6'],
    ['tric-trac.notation', '3A/1A 4/5'],
    ['tric-trac.notation', '4/5 3A/off*'],
  ])('%s: %s with 2 and 1, all in play', (rule, tried) => {
    const white = rule === 'tric-trac.other-home' ? { 11: 2, 4: 1 } : { 9: 1, 4: 1, '3A': 1 }
    const black: Named = rule === 'tric-trac.other-home' ? BLACK : { 11: 2, '1A': 13 }
    expect(refused(white, black, '21', tried)).toBe(rule)
  })

  it('tric-trac.doubles-four: no fifth step', () => {
    const table = at({ 3: 5 }, BLACK, '11', { doubles: 'four' })
    expect(table.refusal(0, '3/4(4) 3/4')).toBe('tric-trac.doubles-four')
    expect(table.refusal(0, '3/4(3)')).toBe('tric-trac.both-numbers')
  })

  it('tric-trac.doubles: no third step', () => {
    expect(refused({ 3: 3 }, BLACK, '11', '3/4(3)')).toBe('tric-trac.doubles')
  })

  it('tric-trac.home-together: one stone alone', () => {
    expect(refused({ 8: 1, 3: 1 }, BLACK, '41', 'p8-p12')).toBe('tric-trac.home-together')
    expect(refused({ 8: 1, 3: 1 }, BLACK, '41', '3/4 8/12')).toBe('tric-trac.home-together')
    expect(refused({ 8: 1, 3: 1 }, BLACK, '45', '3/8')).toBe('tric-trac.both-numbers')
    // The stone on 8 can only go to 12.
    expect(refused({ 8: 1, 3: 1 }, { 9: 2, '1A': 13 }, '41', 'p8')).toBe('tric-trac.home-together')
  })

  it('tric-trac.home-leave: one of the last two', () => {
    expect(refused({ 12: 2, 3: 2 }, BLACK, '42', '12/9A 3/5')).toBe('tric-trac.home-leave')
    expect(refused({ 12: 2, 3: 2 }, BLACK, '42', '12/7A')).toBe('tric-trac.home-leave')
    expect(refused({ 12: 3 }, BLACK, '42', '12/11A 12/9A')).toBe('tric-trac.home-leave')
  })

  it('tric-trac.home-instead: where it is not allowed', () => {
    expect(refused({ 7: 1, 10: 1 }, { '12A': 2, '1A': 13 }, '63', '7/12 10/12')).toBe(
      'tric-trac.home-instead',
    )
    expect(refused({ 7: 1, 10: 1 }, { '12A': 2, '1A': 13 }, '63', 'p7-p12')).toBe('tric-trac.home-instead')
    expect(refused({ 7: 1, 10: 1 }, BLACK, '63', 'p7-p11')).toBe('tric-trac.distance')
    expect(refused({ 6: 1, 10: 1 }, BLACK, '63', 'p10-p12')).toBe('tric-trac.home-instead')
  })

  it('tric-trac.must-hit: a play that hits nothing', () => {
    const black = { 5: 1, '1A': 14 }
    expect(refused({ 3: 1, 8: 1 }, black, '21', '8/11')).toBe('tric-trac.must-hit')
    expect(refused({ 3: 1, 8: 1 }, black, '21', '3/4 8/10')).toBe('tric-trac.must-hit')
    expect(refused({ 3: 1, 8: 1 }, black, '21', 'p3-p4')).toBe('tric-trac.must-hit')
    expect(refused({ 3: 1, 8: 1 }, black, '21', '3/5*')).toBe('tric-trac.both-numbers')
    // After the stone on 3 has moved by 1, nothing can hit.
    expect(refused({ 3: 1, 8: 1 }, black, '21', 'p8-p10-p8')).toBe('tric-trac.own-stones')
    expect(refused({ 3: 1, 8: 2 }, black, '21', 'p8-p10-p8')).toBe('tric-trac.must-hit')
  })

  it('tric-trac.turn, tric-trac.direction: seat 1 counts from its own side', () => {
    expect(refused(WHITE, { '3A': 2 }, '21', '3A/4A 3A/5A', 0, { seat: 1 })).toBe('tric-trac.turn')
    expect(refused(WHITE, { '3A': 2 }, '21', 'p3A-p2A', 1, { seat: 1 })).toBe('tric-trac.direction')
    expect(refused(WHITE, { '11A': 1, '3A': 1 }, '21', 'p11A-p12', 1, { seat: 1 })).toBe(
      'tric-trac.other-home',
    )
  })

  it.each([
    '',
    'q!?',
    '3/5/',
    '13/15',
    'bar/4',
    'bar0-p4',
    'bar1',
    'off/3',
    '3/5(5)',
    'mark0-3',
    'on',
    'toString',
  ])('gibberish is no attempt at a move: %j', (tried) => {
    expect(refused({ 3: 2 }, BLACK, '21', tried)).toBe('unknown-notation')
  })

  it('tric-trac.match: nothing after the end', () => {
    const s = { ...given(game).state, wait: 'over' } as const
    expect(game.explain(s, 0, 'throw')).toBe('tric-trac.match')
  })
})
