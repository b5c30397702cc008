import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('laagste-stand', () => {
  it('laagste-stand.added: the pips of a throw are added to the total', () => {
    const table = given(game, { seats: 2 }).throws(0, 6, 4, 3).throws(1, 1, 1, 3).throws(0, 1, 1, 1)
    expect(table.state.scores).toEqual([16, 5])
    expect(table.facts(1)).toMatchObject([{ fact: 'written', seat: 0, dice: [1, 1, 1], points: 3 }])
  })

  it('laagste-stand.taken-off, laagste-stand.not-counted: 5, 2 and 4 score 4; only twos and fives score nothing', () => {
    const table = given(game, { seats: 3 }).throws(0, 5, 2, 4).throws(1, 2, 5, 2).throws(2, 6, 1, 3)
    expect(table.state.scores).toEqual([4, 0, 10])
  })

  it('laagste-stand.lowest-wins, laagste-stand.rounds, laagste-stand.shared: the lowest total wins', () => {
    const table = given(game, { seats: 3, options: { rounds: 1 } })
    table.throws(0, 6, 6, 6).throws(1, 2, 2, 1).throws(2, 5, 5, 1)
    expect(table.result).toEqual({ places: [3, 1, 1], scores: [18, 1, 1], why: 'laagste-stand.lowest-wins' })
  })

  it('laagste-stand.five-rounds: five rounds unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      table.throws(0, 1, 1, 1).throws(1, 6, 6, 6)
    }
    expect(table.result?.scores).toEqual([15, 90])
  })

  it('laagste-stand.turn, laagste-stand.first: everyone throws once a round, from the first player', () => {
    const table = given(game, { seats: 3 })
    expect(table.refusal(1, 'throw')).toBe('laagste-stand.turn')
    for (const seat of [0, 1, 2]) {
      expect(table.turn).toEqual([seat])
      table.throws(seat, 2, 4, 1)
    }
    expect(table.turn).toEqual([0])
  })
})
