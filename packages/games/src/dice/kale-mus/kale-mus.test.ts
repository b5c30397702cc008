import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('kale-mus', () => {
  it('kale-mus.left-neighbour: a throw scores for the player on the left', () => {
    const table = given(game, { seats: 3 }).throws(0, 4)
    expect(table.state.scores).toEqual([0, 4, 0])
    expect(table.facts('watcher')).toMatchObject([{ fact: 'thrown', seat: 0, eyes: 4, dice: [4] }])
  })

  it('kale-mus.left-neighbour: the last player throws for the first', () => {
    const table = given(game, { seats: 3 }).throws(0, 2).throws(1, 3).throws(2, 6)
    expect(table.state.scores).toEqual([6, 2, 3])
  })

  it('kale-mus.one-costs, kale-mus.below-zero: a one gives the neighbour one and costs the thrower one', () => {
    const table = given(game, { seats: 2 }).throws(0, 1)
    expect(table.state.scores).toEqual([-1, 1])
    expect(table.facts(1)).toMatchObject([{ fact: 'sparrow', seat: 0 }])
  })

  it('kale-mus.turn, kale-mus.first: everyone throws once a round, from the first player to the left', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('kale-mus.turn')
    table.throws(0, 2)
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'throw')).toBe('kale-mus.turn')
    table.throws(1, 2).throws(2, 2)
    expect(table.turn).toEqual([0])
  })

  it('kale-mus.five-rounds: five rounds unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      table.throws(0, 3).throws(1, 2)
    }
    expect(table.result).toBeDefined()
  })

  it('kale-mus.rounds, kale-mus.highest-wins: after the agreed rounds the most points win', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    table.throws(0, 5).throws(1, 4).throws(0, 6).throws(1, 1)
    // Seat 1 got 5 and 6 and lost one for its own sparrow; seat 0 got 4 and 1.
    expect(table.result).toEqual({ places: [2, 1], scores: [5, 10], why: 'kale-mus.highest-wins' })
    expect(table.turn).toEqual([])
  })

  it('kale-mus.shared: equal points share the place', () => {
    const table = given(game, { seats: 3, options: { rounds: 1 } })
      .throws(0, 4)
      .throws(1, 2)
      .throws(2, 4)
    expect(table.result?.places).toEqual([1, 1, 3])
  })
})
