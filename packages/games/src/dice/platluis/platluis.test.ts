import { describe, expect, it } from 'vitest'
import { inARow } from '../../../test/dice.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const TEN = [2, 3, 4, 5, 6, 2, 3, 4, 5, 6]

describe('platluis', () => {
  it('platluis.stop-at-one: the first one ends the turn and its throws are written down', () => {
    const table = inARow(given(game, { seats: 2 }), 0, 6, 2, 1)
    expect(table.facts(1)).toMatchObject([{ fact: 'louse', seat: 0, dice: [1], points: 3 }])
    expect(table.state.sheet).toEqual([3])
    expect(table.turn).toEqual([1])
  })

  it('platluis.ten-throws: nobody stops before a one or the tenth throw', () => {
    const table = inARow(given(game, { seats: 2 }), 0, ...TEN.slice(0, 9))
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['throw'])
    table.throws(0, 6)
    expect(table.turn).toEqual([1])
  })

  it('platluis.none: ten throws without a one count as eleven and rank behind a one at the tenth', () => {
    const table = inARow(given(game, { seats: 3, options: { rounds: 1 } }), 0, ...TEN)
    expect(table.facts(0)).toMatchObject([{ fact: 'none', dice: [6], points: 11 }])
    inARow(table, 1, ...TEN.slice(0, 9), 1)
    inARow(table, 2, 2, 1)
    expect(table.result).toEqual({ places: [3, 2, 1], scores: [11, 10, 2], why: 'platluis.fewest-wins' })
  })

  it('platluis.fewest-wins, platluis.added, platluis.rounds: fewest throws over all rounds win', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    inARow(table, 0, 1)
    inARow(table, 1, 2, 1)
    expect(table.result).toBeUndefined()
    inARow(table, 0, 3, 3, 3, 1)
    inARow(table, 1, 4, 1)
    expect(table.result).toEqual({ places: [2, 1], scores: [5, 4], why: 'platluis.fewest-wins' })
  })

  it('platluis.turn, platluis.first: one turn a round for everyone, from the first player to the left', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('platluis.turn')
    table.throws(0, 2)
    expect(table.refusal(2, 'dice')).toBe('platluis.turn')
    table.throws(0, 1).throws(1, 1).throws(2, 1)
    expect(table.turn).toEqual([0])
  })

  it('platluis.five-rounds, platluis.shared: five rounds unless agreed; equal throws share the place', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      table.throws(0, 1).throws(1, 1)
    }
    expect(table.result).toMatchObject({ places: [1, 1], scores: [5, 5] })
  })
})
