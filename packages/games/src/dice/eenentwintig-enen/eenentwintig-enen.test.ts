import { describe, expect, it } from 'vitest'
import { throwToTheEnd } from '../../../test/dice.ts'
import { given, type Given } from '../../../test/table.ts'
import { game } from './index.ts'

/** Players throw a one in turn, this many times. */
function ones<T extends Given<{ seat: number }, string, unknown>>(table: T, times: number): T {
  for (let i = 0; i < times; i++) table.throws(table.state.seat, 1)
  return table
}
const opened = (seats: number, rounds = 1) => given(game, { seats, options: { rounds } })

describe('eenentwintig-enen', () => {
  it('eenentwintig-enen.starts-next: the winner starts the next match of a series as well', () => {
    expect(game.starter!({ rounds: 1 })).toBe('winner')
  })

  it('eenentwintig-enen.ones: ones of all players are counted together, other pips not at all', () => {
    const table = opened(3).throws(0, 1).throws(1, 6).throws(2, 1)
    expect(table.state.ones).toBe(2)
    expect(table.facts(0)).toMatchObject([{ fact: 'one', seat: 2, dice: [1], n: 2 }])
    table.throws(0, 2)
    expect(table.facts(1)).toMatchObject([{ fact: 'thrown', seat: 0, dice: [2] }])
    expect(table.state.ones).toBe(2)
    expect(table.state.scores).toEqual([0, 0, 0])
  })

  it('eenentwintig-enen.seventh: the seventh one scores one point', () => {
    const table = ones(opened(2), 6)
    expect(table.state.scores).toEqual([0, 0])
    ones(table, 1)
    expect(table.facts(1)).toMatchObject([{ fact: 'prize', seat: 0, n: 7, points: 1 }])
    expect(table.state.scores).toEqual([1, 0])
  })

  it('eenentwintig-enen.fourteenth: the fourteenth one scores two points', () => {
    expect(ones(opened(2), 14).state.scores).toEqual([1, 2])
  })

  it('eenentwintig-enen.twenty-first: the twenty-first one scores five and ends it', () => {
    const table = ones(opened(2), 20)
    expect(table.result).toBeUndefined()
    ones(table, 1)
    expect(table.result).toEqual({ places: [1, 2], scores: [6, 2], why: 'eenentwintig-enen.twenty-first' })
    expect(table.turn).toEqual([])
  })

  it('eenentwintig-enen.places: the thrower of the last one is ahead of who took both the others', () => {
    const table = opened(3)
    // The second player throws all ones except the last.
    while (table.state.ones < 20) table.throws(table.state.seat, table.state.seat === 1 ? 1 : 2)
    table.throws(2, 1)
    expect(table.result).toMatchObject({ places: [3, 2, 1], scores: [0, 3, 5] })
  })

  it('eenentwintig-enen.places: who has equal points shares the place', () => {
    const table = opened(4)
    while (table.state.ones < 21) table.throws(table.state.seat, table.state.seat === 3 ? 1 : 2)
    expect(table.result).toMatchObject({ places: [2, 2, 2, 1], scores: [0, 0, 0, 8] })
  })

  it('eenentwintig-enen.turn, eenentwintig-enen.first: one throw each, clockwise from the first player', () => {
    const table = opened(3)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('eenentwintig-enen.turn')
    table.throws(0, 1).throws(1, 3)
    expect(table.refusal(0, 'dice')).toBe('eenentwintig-enen.turn')
    table.throws(2, 1)
    expect(table.turn).toEqual([0])
  })

  it('eenentwintig-enen.rounds, eenentwintig-enen.starts-next: points are kept and the winner starts', () => {
    const table = opened(2, 2)
    ones(table, 21)
    expect(table.facts(1)).toMatchObject([{ fact: 'prize' }, { fact: 'round-won', seat: 0 }])
    expect(table.result).toBeUndefined()
    expect(table.turn).toEqual([0])
    ones(table, 1)
    expect(table.state.ones).toBe(1)
    table.throws(1, 5)
    // Seat 0 throws the next six ones, and gets a point for the seventh; seat 1 the rest.
    while (table.state.ones < 7) table.throws(table.state.seat, table.state.seat === 0 ? 1 : 2)
    while (table.state.ones < 21) table.throws(table.state.seat, table.state.seat === 1 ? 1 : 2)
    // 6 + 1 against 2 + 2 + 5.
    expect(table.result).toEqual({ places: [2, 1], scores: [7, 9], why: 'eenentwintig-enen.rounds' })
  })

  it('eenentwintig-enen.limit: after 5,000 throws the points decide', () => {
    const s = throwToTheEnd(game, { seats: 2 }, ({ throws, seat }) => (throws < 14 && seat === 1 ? [1] : [2]))
    expect(s.throws).toBe(5000)
    expect(game.result(s)).toEqual({ places: [2, 1], scores: [0, 1], why: 'eenentwintig-enen.limit' })
  })

  it('eenentwintig-enen.seventh: the paper says which ones bring points and who threw them', () => {
    const table = ones(opened(2, 2), 7)
    const sheet = () => game.scene(table.state, 0, []).sheets[0]!
    expect(sheet().title).toEqual({ say: 'ones', n: 7 })
    expect(sheet().head).toEqual([{ say: 'which' }, { say: 'points' }, { say: 'by' }])
    expect(sheet().rows).toEqual([
      [7, 1, { say: 'player', seat: 0 }],
      [14, 2, ''],
      [21, 5, ''],
    ])
    ones(table, 14)
    expect(sheet().rows[2]).toEqual([21, 5, { say: 'player', seat: 0 }])
    // The round stays on the sheet until the next throw.
    table.throws(0, 4)
    expect(sheet().title).toEqual({ say: 'ones', n: 21 })
    table.throws(1, 1)
    expect(sheet().title).toEqual({ say: 'ones', n: 1 })
    expect(sheet().rows.map((row) => row[2])).toEqual(['', '', ''])
  })
})
