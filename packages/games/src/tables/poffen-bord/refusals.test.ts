import { describe, expect, it } from 'vitest'
import { boardOf, type Named } from '../../../test/both-sides.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const OUTSIDE: Named = { bar: 15 }
const refused = (white: Named, black: Named, fields: string, tried: string, seat = 0) =>
  given(game, { position: `${boardOf(white, black)}:${fields}` }).refusal(seat, tried)

describe('refusals before the throw', () => {
  it.each([
    ['poffen-bord.turn', 'throw', 1],
    ['poffen-bord.turn', 'dice', 1],
    ['poffen-bord.turn', 'pass', 1],
    ['poffen-bord.turn', 'bar/4A', 1],
    ['poffen-bord.throw-first', 'bar/4', 0],
    ['poffen-bord.throw-first', 'bar0-p4', 0],
    ['poffen-bord.throw-first', 'bar0', 0],
    ['poffen-bord.throw-first', 'pass', 0],
    ['poffen-bord.throw-first', 'lapse', 0],
  ])('%s: %s', (rule, tried, seat) => {
    expect(refused(OUTSIDE, OUTSIDE, '1:00:0', tried, seat)).toBe(rule)
  })

  it('poffen-bord.throw-first: in the roll-off too', () => {
    expect(given(game).refusal(0, 'bar/4')).toBe('poffen-bord.throw-first')
    expect(given(game).refusal(1, 'throw')).toBe('poffen-bord.turn')
  })
})

describe('refusals after the throw', () => {
  it('poffen-bord.play-first: a throw is played before the next one', () => {
    const table = given(game, { position: `${boardOf({ 3: 2 }, OUTSIDE)}:1:52:0` })
    expect(table.moves(0)).not.toContain('throw')
    expect(table.refusal(0, 'throw')).toBe('poffen-bord.play-first')
  })

  it('poffen-bord.own-stones, poffen-bord.off-stays: only own stones move, and none comes back', () => {
    expect(refused({ 3: 2 }, { 9: 2 }, '1:52:0', '9/11')).toBe('poffen-bord.own-stones')
    expect(refused({ 3: 2 }, { 9: 2 }, '1:52:0', 'off0-p2')).toBe('poffen-bord.off-stays')
  })

  it.each([
    ['poffen-bord.play-first', 'throw'],
    ['poffen-bord.play-first', 'dice'],
    ['poffen-bord.pass', 'pass'],
    ['poffen-bord.bottom-free', 'lapse'],
    ['poffen-bord.bottom-free', 'bar0-p2-lapse'],
    ['poffen-bord.enter-first', '3/5'],
    ['poffen-bord.enter-first', 'p3'],
    ['poffen-bord.enter', 'bar/4 bar/5'],
    ['poffen-bord.enter', 'bar0-p6'],
    ['poffen-bord.own-stones', 'p4-p6'],
    ['poffen-bord.own-stones', 'p9'],
    ['poffen-bord.own-stones', 'bar1'],
    ['poffen-bord.own-stones', 'off1'],
    ['poffen-bord.off-stays', 'off0-p5'],
    ['poffen-bord.direction', 'bar0-bar0'],
    ['poffen-bord.direction', 'bar0-off1'],
    ['poffen-bord.direction', 'bar0-bar1'],
    ['poffen-bord.all-home', 'bar0-off0'],
    ['poffen-bord.lower-first', 'bar/5'],
    ['poffen-bord.lower-first', 'bar0-p5'],
    ['poffen-bord.both-numbers', 'bar/2'],
    ['poffen-bord.two-numbers', 'bar/2(2)'],
    ['poffen-bord.two-numbers', 'bar0-p2-bar0-p5-p3'],
    ['poffen-bord.notation', 'bar/5 bar/2'],
    ['poffen-bord.notation', 'bar/2 bar/5*'],
  ])('%s: %s with 5 and 2, two waiting', (rule, tried) => {
    expect(refused({ bar: 2, 3: 13 }, { 9: 2, bar: 13 }, '1:52:0', tried)).toBe(rule)
  })

  it.each([
    ['poffen-bord.direction', '3/1'],
    ['poffen-bord.direction', 'p3-bar0'],
    ['poffen-bord.distance', 'p3-p6'],
    ['poffen-bord.distance', '3/11'],
    ['poffen-bord.distance', 'p3-p3'],
    ['poffen-bord.blocked', '10/12 3/8'],
    ['poffen-bord.blocked', 'p10-p12'],
    ['poffen-bord.blocked', '3/10'],
    ['poffen-bord.own-stones', '12/10'],
    ['poffen-bord.all-home', '3/off'],
  ])('%s: %s with 5 and 2, all in', (rule, tried) => {
    expect(refused({ 3: 1, 10: 1 }, { 12: 2, 8: 2, 5: 2, bar: 9 }, '1:52:0', tried)).toBe(rule)
  })

  it('poffen-bord.lower-first: a stone that only the higher number can move', () => {
    const black = { 12: 2, 8: 2, bar: 11 }
    expect(refused({ 3: 1, 10: 1 }, black, '1:52:0', 'p10-p10A')).toBe('poffen-bord.lower-first')
    expect(refused({ 3: 1, 10: 1 }, black, '1:52:0', 'p10')).toBe('poffen-bord.lower-first')
  })

  it('poffen-bord.both-numbers: a stone that may take the lower number, but not now', () => {
    const black = { 6: 2, 8: 2, '10A': 2, bar: 9 }
    expect(refused({ 10: 1, 1: 14 }, black, '1:25:0', 'p1')).toBe('poffen-bord.both-numbers')
    expect(refused({ 10: 1, 1: 14 }, black, '1:25:0', 'p1-p3')).toBe('poffen-bord.both-numbers')
    expect(refused({ 10: 1, 1: 14 }, black, '1:25:0', '1/6')).toBe('poffen-bord.blocked')
  })

  it.each([
    ['poffen-bord.top-first', 'bar/4(2)', 1],
    ['poffen-bord.top-first', 'bar0-p4', 1],
    ['poffen-bord.both-numbers', 'bar/3', 1],
    ['poffen-bord.doubles', 'bar/3(3)', 1],
    ['poffen-bord.doubles', 'bar/3(2) bar/4(2)', 1],
    ['poffen-bord.both-numbers', 'bar/3', 2],
    ['poffen-bord.second-double', 'bar/3(4) bar/4', 2],
    ['poffen-bord.bottom-free', 'lapse', 1],
    ['poffen-bord.enter', 'bar/2', 1],
  ])('%s: %s with two threes', (rule, tried, doubles) => {
    expect(refused(OUTSIDE, OUTSIDE, `1:33:${doubles}`, tried)).toBe(rule)
  })

  it.each([
    ['poffen-bord.play-first', 'throw'],
    ['poffen-bord.pass', 'pass'],
    ['poffen-bord.top-first', 'bar/3'],
    ['poffen-bord.doubles', 'bar/4(3)'],
    ['poffen-bord.notation', 'bar/4 bar/4'],
    ['poffen-bord.notation', 'bar0-p4'],
  ])('%s: %s when the fours under two threes are to be played', (rule, tried) => {
    expect(refused(OUTSIDE, OUTSIDE, '1:33:1 bottom', tried)).toBe(rule)
  })

  it.each([
    ['poffen-bord.bear-off-higher', '2A/off'],
    ['poffen-bord.bear-off-higher', '6A/off'],
    ['poffen-bord.distance', 'p6A-off0'],
    ['poffen-bord.lower-first', 'p4A-off0'],
  ])('%s: %s when bearing off with 4 and 3', (rule, tried) => {
    expect(refused({ '6A': 1, '4A': 1, '2A': 1 }, OUTSIDE, '1:43:0', tried)).toBe(rule)
  })

  it('seat 1 counts from its own side', () => {
    expect(refused(OUTSIDE, { '3A': 2 }, '-1:52:0', '3A/1A', 1)).toBe('poffen-bord.direction')
    expect(refused(OUTSIDE, { '3A': 2 }, '-1:52:0', 'p3A-p4A', 1)).toBe('poffen-bord.distance')
    expect(refused(OUTSIDE, { '3A': 2 }, '-1:52:0', 'p3A-p8A', 1)).toBe('poffen-bord.lower-first')
  })

  it.each([
    '',
    'q!?',
    '3/5/',
    '13/15',
    '0/4',
    '3/bar',
    'off/3',
    '3/5(5)',
    'p13-p3',
    'p3 p5',
    '4a/off',
    'toString',
  ])('gibberish is no attempt at a move: %j', (tried) => {
    expect(refused({ 3: 2 }, OUTSIDE, '1:52:0', tried)).toBe('unknown-notation')
  })

  it('poffen-bord.win: nothing after the end', () => {
    const s = { ...given(game).state, wait: 'over' } as const
    expect(game.explain(s, 0, 'throw')).toBe('poffen-bord.win')
  })
})
