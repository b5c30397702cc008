import { describe, expect, it } from 'vitest'
import { throwToTheEnd } from '../../../test/dice.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('xantippe', () => {
  it.each([
    [6, 1],
    [4, 3],
    [2, 5],
  ])('xantippe.seven: %i and %i end the turn', (a, b) => {
    const table = given(game, { seats: 2 }).throws(0, 6, 6).throws(0, 3, 3).throws(0, a, b)
    expect(table.facts(1)).toMatchObject([{ fact: 'written', seat: 0, dice: [a, b], points: 3 }])
    expect(table.turn).toEqual([1])
  })

  it('xantippe.seven: without seven the same player throws again', () => {
    const table = given(game, { seats: 2 }).throws(0, 5, 3)
    expect(table.facts(1)).toMatchObject([{ fact: 'thrown', seat: 0, dice: [5, 3] }])
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['throw'])
  })

  it('xantippe.fewest-wins, xantippe.added, xantippe.rounds: fewest throws over all rounds win', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    table.throws(0, 6, 1).throws(1, 1, 1).throws(1, 5, 2)
    expect(table.result).toBeUndefined()
    table.throws(0, 1, 1).throws(0, 2, 2).throws(0, 3, 4).throws(1, 3, 4)
    expect(table.result).toEqual({ places: [2, 1], scores: [4, 3], why: 'xantippe.fewest-wins' })
  })

  it('xantippe.turn, xantippe.first: one turn a round, from the first player to the left', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('xantippe.turn')
    table.throws(0, 6, 1).throws(1, 6, 1).throws(2, 6, 1)
    expect(table.turn).toEqual([0])
    expect(table.refusal(2, 'dice')).toBe('xantippe.turn')
  })

  it('xantippe.five-rounds, xantippe.shared: five rounds unless agreed; equal throws share the place', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      table.throws(0, 6, 1).throws(1, 6, 1)
    }
    expect(table.result).toMatchObject({ places: [1, 1], scores: [5, 5] })
  })

  it('xantippe.limit: after 5,000 throws the last full round decides', () => {
    // Round one: the first player needs one throw, the second two; then round two never ends for the second.
    const SEVENS = [0, 2, 4]
    const s = throwToTheEnd(game, { seats: 2 }, ({ throws }) => (SEVENS.includes(throws) ? [3, 4] : [1, 1]))
    expect(s.throws).toBe(5000)
    expect(game.result(s)).toEqual({ places: [1, 2], scores: [1, 2], why: 'xantippe.limit' })
  })

  it('xantippe.seven: the throws so far are told while the turn lasts', () => {
    const table = given(game, { seats: 2 })
    const seats = () => game.scene(table.state, 0, []).seats.map(({ score, note }) => ({ score, note }))
    expect(seats()).toEqual([{ score: 0 }, { score: 0 }])
    table.throws(0, 1, 1).throws(0, 2, 2)
    expect(seats()).toEqual([{ score: 0, note: { say: 'so-far', n: 2 } }, { score: 0 }])
    table.throws(0, 3, 4)
    expect(seats()).toEqual([{ score: 3 }, { score: 0 }])
  })
})
