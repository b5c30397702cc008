import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { xgid, type Counts, type XgidFields } from '../../../test/xgid.ts'
import { game } from './index.ts'

const START: Counts = { 24: 2, 13: 5, 8: 3, 6: 5 }
const ASIDE: Counts = { 1: 15 }

const refused = (own: Counts, theirs: Counts, fields: XgidFields, tried: string, seat = 0, options = {}) =>
  given(game, { preset: 'modern', options, position: xgid(own, theirs, fields) }).refusal(seat, tried)

describe('refusals before the throw', () => {
  it.each([
    ['backgammon.turn', 'throw', {}, 1],
    ['backgammon.turn', 'double', {}, 1],
    ['backgammon.turn', '8/5 6/5', {}, 1],
    ['backgammon.turn', 'p8-p5', {}, 1],
    ['backgammon.throw-first', '8/5 6/5', {}, 0],
    ['backgammon.throw-first', 'p8-p5-p6-p5', {}, 0],
    ['backgammon.throw-first', 'p8', {}, 0],
    ['backgammon.throw-first', 'pass', {}, 0],
    ['backgammon.offer-first', 'take', {}, 0],
    ['backgammon.offer-first', 'drop', {}, 0],
    ['backgammon.cube-owner', 'double', { turned: 1, owner: -1 }, 0],
    ['backgammon.cube-owner', 'cube1', { turned: 1, owner: -1 }, 0],
    ['backgammon.cube-64', 'double', { turned: 6, owner: 1 }, 0],
    ['backgammon.cube-64', 'cube0', { turned: 6, owner: -1 }, 0],
    ['backgammon.crawford', 'double', { scores: [4, 0], crawford: 1, points: 5 }, 0],
    ['backgammon.crawford', 'cube', { scores: [4, 0], crawford: 1, points: 5 }, 0],
  ] as const)('%s: %s', (rule, tried, fields, seat) => {
    expect(refused(START, START, fields, tried, seat)).toBe(rule)
  })

  it('backgammon.no-cube: doubling without the cube', () => {
    expect(refused(START, START, {}, 'double', 0, { cube: false })).toBe('backgammon.no-cube')
    expect(refused(START, START, { dice: '31' }, 'double', 0, { cube: false })).toBe('backgammon.no-cube')
  })

  it('backgammon.double: in the roll-off', () => {
    expect(given(game).refusal(0, 'double')).toBe('backgammon.double')
    expect(given(game).refusal(0, '8/5')).toBe('backgammon.throw-first')
  })

  it.each(['throw', 'dice', 'double', 'pass', '8/5 6/5', 'p8-p5'])(
    'backgammon.answer: %s while a double is to be answered',
    (tried) => {
      expect(refused(START, START, { dice: 'D' }, tried, 1)).toBe('backgammon.answer')
      expect(refused(START, START, { dice: 'D' }, tried, 0)).toBe('backgammon.answer')
    },
  )

  it('backgammon.answer: who offered does not answer', () => {
    expect(refused(START, START, { dice: 'D' }, 'take', 0)).toBe('backgammon.answer')
  })
})

describe('refusals after the throw', () => {
  it.each([
    ['backgammon.play-first', 'throw'],
    ['backgammon.play-first', 'dice'],
    ['backgammon.double', 'double'],
    ['backgammon.offer-first', 'take'],
    ['backgammon.pass', 'pass'],
    // Whose stone it is.
    ['backgammon.own-stones', '12/9 6/5'],
    ['backgammon.own-stones', 'p1-p4'],
    ['backgammon.own-stones', 'p12'],
    ['backgammon.own-stones', 'p10-p7'],
    ['backgammon.own-stones', 'bar0-p24'],
    ['backgammon.own-stones', 'bar1-p1'],
    ['backgammon.own-stones', 'off1'],
    ['backgammon.off-stays', 'off0'],
    ['backgammon.off-stays', 'off0-p6'],
    // Where it goes.
    ['backgammon.direction', '8/11 6/5'],
    ['backgammon.direction', 'p8-p9'],
    ['backgammon.direction', 'p8-bar0'],
    ['backgammon.direction', 'p8-off1'],
    ['backgammon.distance', '8/6 6/5'],
    ['backgammon.distance', 'p8-p4'],
    ['backgammon.distance', 'p8-p8'],
    ['backgammon.distance', '13/2'],
    // 24/20 is possible as one part, with a step of 3 and one of 1; its end on 20 is open.
    ['backgammon.two-numbers', '24/20 6/5'],
    ['backgammon.two-numbers', 'p8-p5-p6-p5-p13-p12'],
    ['backgammon.two-numbers', 'p8-p5-p6-p5-p13'],
    ['backgammon.two-numbers', '8/7 6/5'],
    ['backgammon.two-numbers', 'p8-p5-p13-p10'],
    ['backgammon.blocked', '13/12 8/7'],
    ['backgammon.all-home', '6/off'],
    ['backgammon.all-home', 'p6-off0'],
    ['backgammon.both-dice', '8/5'],
    ['backgammon.both-dice', 'p8-p5'],
    ['backgammon.notation', '6/5 8/5'],
    ['backgammon.notation', '8/5* 6/5'],
    ['backgammon.notation', '24/21/20'],
    ['backgammon.notation', 'p8-p5-p6-p5'],
  ])('%s: %s with 3 and 1 from the start', (rule, tried) => {
    expect(refused(START, START, { dice: '31' }, tried)).toBe(rule)
  })

  it.each([
    ['backgammon.blocked', '6/1 13/8'],
    ['backgammon.blocked', 'p6-p1'],
    ['backgammon.blocked', 'p24-p19'],
    ['backgammon.blocked', 'p6'],
    ['backgammon.blocked', '6/1/off'],
  ])('%s: %s with 6 and 5 from the start', (rule, tried) => {
    expect(refused(START, START, { dice: '65' }, tried)).toBe(rule)
  })

  it.each([
    ['backgammon.doubles', '13/8(3) 8/3(2)'],
    ['backgammon.doubles', 'p13-p8-p13-p8-p13-p8-p13-p8-p13-p8'],
    ['backgammon.both-dice', '13/8(3)'],
    ['backgammon.distance', '13/8(2) 13/9'],
    ['backgammon.blocked', '13/8 6/1'],
    ['backgammon.notation', '13/8 13/8 13/8 13/8'],
    ['backgammon.notation', '13/8/3(2)'],
  ])('%s: %s with two fives from the start', (rule, tried) => {
    expect(refused(START, START, { dice: '55' }, tried)).toBe(rule)
  })

  it('backgammon.blocked: a stone drawn over a blocked point', () => {
    // From 20 neither 15 nor 18 is open.
    expect(refused({ 20: 2, 8: 1, 1: 12 }, { 10: 2, 7: 2, 1: 11 }, { dice: '52' }, '20/13')).toBe(
      'backgammon.blocked',
    )
    // Here 18 is open, and 13 is the end that is not.
    expect(refused({ 20: 2, 8: 1, 1: 12 }, { 12: 2, 1: 13 }, { dice: '52' }, '20/13')).toBe(
      'backgammon.blocked',
    )
  })

  it('backgammon.opening-one-by-one: a second step with the first die alone', () => {
    const table = given(game).throws(0, 6).throws(1, 5).throws(0, 1)
    expect(table.refusal(0, '8/7 6/5')).toBe('backgammon.opening-one-by-one')
    expect(table.refusal(0, 'p8-p7-p6')).toBe('backgammon.opening-one-by-one')
  })

  it.each([
    ['backgammon.bar-first', '13/7 13/10'],
    ['backgammon.bar-first', 'p13-p7'],
    ['backgammon.bar-first', 'p13'],
    ['backgammon.enter', 'bar/20 13/10'],
    ['backgammon.enter', 'bar0-p23'],
    ['backgammon.blocked', 'bar/19 13/10'],
    ['backgammon.blocked', 'bar0-p19'],
    ['backgammon.both-dice', 'bar/22'],
    ['backgammon.all-home', 'bar/off'],
    ['backgammon.own-stones', 'bar0-p22-bar0-p19'],
    ['backgammon.notation', '13/7 bar/22'],
  ])('%s: %s from the bar with 6 and 3', (rule, tried) => {
    expect(refused({ bar: 1, 13: 2, 1: 12 }, { 6: 15 }, { dice: '63' }, tried)).toBe(rule)
  })

  it.each([
    ['backgammon.bear-off-higher', '4/off 6/off'],
    ['backgammon.bear-off-higher', 'p4-off0'],
    ['backgammon.distance', 'p6-off0'],
    ['backgammon.bear-off-higher', '6/off'],
    ['backgammon.both-dice', '6/1'],
  ])('%s: %s when bearing off with 5 and 2', (rule, tried) => {
    expect(refused({ 6: 2, 4: 2, 1: 2 }, ASIDE, { dice: '52' }, tried)).toBe(rule)
  })

  it('backgammon.higher-die: the lower number where only one can be played', () => {
    const tried = (what: string) => refused({ 20: 1, 1: 14 }, { 16: 2, 1: 13 }, { dice: '65' }, what)
    expect(tried('20/15')).toBe('backgammon.higher-die')
    expect(tried('p20-p15')).toBe('backgammon.higher-die')
    expect(tried('20/9')).toBe('backgammon.blocked')
  })

  it('backgammon.all-home: a stone that neither number can bear off', () => {
    expect(refused({ 20: 1, 1: 14 }, { 16: 2, 1: 13 }, { dice: '65' }, 'p1')).toBe('backgammon.all-home')
  })

  it('backgammon.both-dice: a stone that may move, but not now', () => {
    const at = [
      { 20: 1, 8: 1, 1: 13 },
      { 10: 2, 16: 2, 1: 11 },
    ] as const
    expect(refused(...at, { dice: '65' }, 'p8-p2')).toBe('backgammon.both-dice')
    expect(refused(...at, { dice: '65' }, 'p8-p3-p20-p15')).toBe('backgammon.two-numbers')
  })

  it('backgammon.turn: seat 1 counts from its own side', () => {
    const fields = { turn: -1, dice: '31' } as const
    expect(refused(START, START, fields, '8/5 6/5', 0)).toBe('backgammon.turn')
    expect(refused(START, START, fields, 'p17-p16', 1)).toBe('backgammon.direction')
    expect(refused(START, START, fields, 'p6-p9', 1)).toBe('backgammon.own-stones')
    expect(refused(START, START, fields, 'p17-p20', 1)).toBe('backgammon.both-dice')
  })

  it.each([
    '',
    'q!?',
    '8/5/',
    '25/20',
    '0/5',
    '8/off*x',
    'bar',
    '8-5',
    'p25-p3',
    'p0',
    '8/5(5)',
    'p8 p5',
    'dice-p8',
    'toString',
    'constructor',
  ])('gibberish is no attempt at a move: %j', (tried) => {
    expect(refused(START, START, { dice: '31' }, tried)).toBe('unknown-notation')
  })

  it('backgammon.match: nothing after the end', () => {
    const s = { ...game.setup(given(game).state.rules, 2), wait: 'over' } as const
    expect(game.explain(s, 0, 'throw')).toBe('backgammon.match')
  })
})
