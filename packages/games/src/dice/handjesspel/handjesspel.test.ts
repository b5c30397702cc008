import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('handjesspel', () => {
  it('handjesspel.fives: a five is worth five points, anything else nothing', () => {
    const table = given(game, { seats: 2 }).throws(0, 5, 6).throws(1, 6, 6)
    expect(table.facts(0)).toMatchObject([{ fact: 'written', seat: 1, dice: [6, 6], points: 0 }])
    expect(table.state.scores).toEqual([5, 0])
  })

  it('handjesspel.two-fives: two fives are worth 25', () => {
    expect(given(game, { seats: 2 }).throws(0, 5, 5).state.scores).toEqual([25, 0])
  })

  it('handjesspel.three-dice, handjesspel.three-fives: with three dice three fives are worth 125', () => {
    const table = given(game, { seats: 4, options: { dice: 3 } })
    table.throws(0, 5, 5, 5).throws(1, 5, 2, 5).throws(2, 1, 5, 2).throws(3, 1, 2, 3)
    expect(table.state.scores).toEqual([125, 25, 5, 0])
  })

  it('handjesspel.turn, handjesspel.first: everyone throws once a round, from the first player', () => {
    const table = given(game, { seats: 3 })
    expect(table.refusal(1, 'throw')).toBe('handjesspel.turn')
    for (const seat of [0, 1, 2]) {
      expect(table.turn).toEqual([seat])
      table.throws(seat, 2, 4)
    }
    expect(table.turn).toEqual([0])
  })

  it('handjesspel.rounds, handjesspel.highest-wins: most points after the agreed rounds win', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    table.throws(0, 5, 1).throws(1, 1, 1)
    expect(table.result).toBeUndefined()
    table.throws(0, 5, 1).throws(1, 5, 5)
    expect(table.result).toEqual({ places: [2, 1], scores: [10, 25], why: 'handjesspel.highest-wins' })
  })

  it('handjesspel.five-rounds, handjesspel.shared: five rounds unless agreed; equal points share', () => {
    const table = given(game, { seats: 3 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      table.throws(0, 5, 3).throws(1, 3, 5).throws(2, 1, 1)
    }
    expect(table.result?.places).toEqual([1, 1, 3])
  })
})
