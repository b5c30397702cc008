import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const opened = (seats: number, rounds = 1) => given(game, { seats, options: { rounds } })
type Table = ReturnType<typeof opened>
const same = (table: Table, seat: number, n: number) =>
  table
    .throws(seat, n, n, n)
    .play(seat, `${n}-last`)
    .throws(seat, n, n)
    .play(seat, `${n}-middle`)
    .throws(seat, n)

describe('laagste-huisnummer', () => {
  it('laagste-huisnummer.lowest-wins, laagste-huisnummer.three-throws: 111 is the ideal and beats all', () => {
    const table = opened(3)
    same(table, 0, 2)
    same(table, 1, 1)
    same(table, 2, 6)
    expect(table.result).toEqual({
      places: [2, 1, 3],
      scores: [222, 111, 666],
      why: 'laagste-huisnummer.lowest-wins',
    })
  })

  it('laagste-huisnummer.places, laagste-huisnummer.last-die: the order is free, and the last die falls in place', () => {
    const table = opened(2).throws(0, 5, 6, 4).play(0, '4-last').throws(0, 1, 3).play(0, '1-first')
    expect(table.refusal(0, '3-first')).toBe('laagste-huisnummer.set-aside')
    table.throws(0, 2)
    expect(table.state.sheet).toEqual([124])
    const taken = opened(2).throws(0, 5, 6, 4).play(0, '4-last').throws(0, 1, 3)
    expect(taken.refusal(0, '3-last')).toBe('laagste-huisnummer.places')
  })

  it('laagste-huisnummer.set-aside: a die is set aside after each throw', () => {
    const table = opened(2).throws(0, 5, 6, 4)
    expect(table.refusal(0, 'throw')).toBe('laagste-huisnummer.set-aside')
    expect(table.refusal(0, '1-first')).toBe('laagste-huisnummer.set-aside')
  })

  it('laagste-huisnummer.turn, laagste-huisnummer.first: one turn a round, from the first player', () => {
    const table = opened(2, 2)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('laagste-huisnummer.turn')
    same(table, 0, 1)
    same(table, 1, 1)
    expect(table.turn).toEqual([0])
  })

  it('laagste-huisnummer.rounds, laagste-huisnummer.added, laagste-huisnummer.shared: totals decide, equals share', () => {
    const table = opened(2, 2)
    same(table, 0, 1)
    same(table, 1, 2)
    expect(table.result).toBeUndefined()
    same(table, 0, 2)
    same(table, 1, 1)
    expect(table.result).toMatchObject({ places: [1, 1], scores: [333, 333] })
  })

  it('laagste-huisnummer.five-rounds: five rounds unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      same(table, 0, 2)
      same(table, 1, 1)
    }
    expect(table.result?.places).toEqual([2, 1])
  })
})
