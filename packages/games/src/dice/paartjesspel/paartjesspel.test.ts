import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('paartjesspel', () => {
  it('paartjesspel.dice: two white and two black dice lie in the tray', () => {
    const table = given(game, { seats: 2 }).throws(0, 6, 5, 4, 3)
    const { items } = game.scene(table.state, 0, []).trays[0]!
    expect(items.map(({ face, paint }) => [face, paint])).toEqual([
      [6, 'white'],
      [5, 'white'],
      [4, 'black'],
      [3, 'black'],
    ])
  })

  it('paartjesspel.plus-minus: white counts plus, black minus', () => {
    const table = given(game, { seats: 2 }).throws(0, 6, 5, 4, 3)
    expect(table.state.scores).toEqual([4, 0])
    expect(table.facts(1)).toMatchObject([{ fact: 'written', seat: 0, white: 11, black: 7, points: 4 }])
  })

  it('paartjesspel.below-zero: black can outweigh white', () => {
    expect(given(game, { seats: 2 }).throws(0, 1, 1, 6, 6).state.scores).toEqual([-10, 0])
  })

  it('paartjesspel.five-throws: everyone throws five times unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      table.throws(0, 2, 2, 1, 1).throws(1, 1, 1, 1, 1)
    }
    expect(table.result).toMatchObject({ places: [1, 2], scores: [10, 0] })
  })

  it('paartjesspel.highest-wins, paartjesspel.rounds, paartjesspel.shared: the highest total wins', () => {
    const table = given(game, { seats: 3, options: { rounds: 1 } })
    table.throws(0, 1, 1, 2, 2).throws(1, 3, 3, 2, 2).throws(2, 4, 2, 1, 3)
    expect(table.result).toEqual({ places: [3, 1, 1], scores: [-2, 2, 2], why: 'paartjesspel.highest-wins' })
  })

  it('paartjesspel.turn, paartjesspel.first: everyone throws once a round, from the first player', () => {
    const table = given(game, { seats: 3 })
    expect(table.refusal(1, 'throw')).toBe('paartjesspel.turn')
    for (const seat of [0, 1, 2]) {
      expect(table.turn).toEqual([seat])
      table.throws(seat, 2, 4, 1, 1)
    }
    expect(table.turn).toEqual([0])
  })
})
