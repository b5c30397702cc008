import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const thrown = (parity: string, ...dice: number[]) =>
  given(game, { seats: 2, options: { parity } }).throws(0, ...dice)

describe('even-of-oneven', () => {
  it.each([
    ['even', 2, 3, 2],
    ['even', 5, 6, 6],
    ['odd', 5, 6, 5],
    ['odd', 4, 1, 1],
  ])(
    'even-of-oneven.counts, even-of-oneven.one-fits: with %s, %i and %i score only the die that fits, %i',
    (parity, a, b, points) => {
      const table = thrown(parity, a, b)
      expect(table.state.scores).toEqual([points, 0])
      expect(table.facts(1)).toMatchObject([{ fact: 'written', seat: 0, dice: [a, b], points }])
    },
  )

  it.each([
    ['even', 2, 3, 5],
    ['even', 5, 6, 11],
    ['odd', 4, 1, 5],
  ])(
    'even-of-oneven.both-dice: as agreed, with %s, %i and %i score both dice, %i',
    (parity, a, b, points) => {
      const table = given(game, { seats: 2, options: { parity, one: 'both' } }).throws(0, a, b)
      expect(table.state.scores).toEqual([points, 0])
    },
  )

  it('even-of-oneven.both-dice: two that fit still multiply, and none still costs a turn', () => {
    const table = given(game, { seats: 2, options: { one: 'both' } })
      .throws(0, 4, 6)
      .throws(1, 1, 3)
    expect(table.state.scores).toEqual([24, 0])
    expect(table.state.missing).toEqual([false, true])
  })

  it.each([
    ['even', 4, 6, 24],
    ['even', 2, 2, 4],
    ['even', 2, 4, 8],
    ['odd', 3, 5, 15],
    ['odd', 1, 3, 4],
    ['odd', 1, 1, 2],
  ])('even-of-oneven.product: with %s, %i and %i score %i', (parity, a, b, points) => {
    expect(thrown(parity, a, b).state.scores).toEqual([points, 0])
  })

  it('even-of-oneven.none: after the last round there is no turn left to miss', () => {
    const table = given(game, { seats: 2, options: { rounds: 1 } })
      .throws(0, 1, 3)
      .throws(1, 2, 1)
    expect(table.result).toMatchObject({ places: [2, 1], scores: [0, 2] })
    expect(table.state.sheet).toEqual([0, 2])
  })

  it('even-of-oneven.none: who throws none scores nothing and misses the next turn, and that one only', () => {
    const table = given(game, { seats: 3 }).throws(0, 1, 3)
    expect(table.facts(0)).toMatchObject([{ fact: 'none-even', seat: 0, dice: [1, 3] }])
    table.throws(1, 2, 1).throws(2, 2, 1)
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'throw')).toBe('even-of-oneven.turn')
    table.throws(1, 2, 1).throws(2, 2, 1)
    expect(table.turn).toEqual([0])
    expect(table.state.sheet).toEqual([0, 2, 2, null, 2, 2])
  })

  it('even-of-oneven.none: when all miss, the round goes by', () => {
    const table = given(game, { seats: 2, options: { parity: 'odd', rounds: 3 } })
    table.throws(0, 2, 4).throws(1, 6, 6)
    expect(table.facts(0)).toMatchObject([{ fact: 'none-odd', seat: 1 }])
    expect(table.turn).toEqual([0])
    expect(table.state.round).toBe(2)
    table.throws(0, 1, 2).throws(1, 2, 5)
    expect(table.result).toEqual({ places: [2, 1], scores: [1, 5], why: 'even-of-oneven.highest-wins' })
  })

  it('even-of-oneven.none: a turn missed in the last round ends the match', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    table.throws(0, 2, 2).throws(1, 1, 1).throws(0, 2, 2)
    expect(table.result).toMatchObject({ places: [1, 2], scores: [8, 0] })
  })

  it('even-of-oneven.turn, even-of-oneven.first: everyone throws once a round, from the first player', () => {
    const table = given(game, { seats: 3 })
    expect(table.refusal(1, 'dice')).toBe('even-of-oneven.turn')
    for (const seat of [0, 1, 2]) {
      expect(table.turn).toEqual([seat])
      table.throws(seat, 2, 4)
    }
    expect(table.turn).toEqual([0])
  })

  it('even-of-oneven.rounds, even-of-oneven.highest-wins, even-of-oneven.shared: as agreed, most points win', () => {
    const table = given(game, { seats: 3, options: { rounds: 1, parity: 'odd' } })
    table.throws(0, 5, 2).throws(1, 1, 2).throws(2, 5, 4)
    expect(table.result).toEqual({ places: [1, 3, 1], scores: [5, 1, 5], why: 'even-of-oneven.highest-wins' })
  })

  it('even-of-oneven.five-rounds: five rounds of even unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      table.throws(0, 2, 2).throws(1, 2, 4)
    }
    expect(table.result?.scores).toEqual([20, 40])
  })
})
