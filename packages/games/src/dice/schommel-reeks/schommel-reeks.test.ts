import { describe, expect, it } from 'vitest'
import { inARow } from '../../../test/dice.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('schommel-reeks', () => {
  it('schommel-reeks.signs: first and second on, then off and on by turns', () => {
    const table = inARow(given(game, { seats: 2 }), 0, 6, 5, 4, 3, 2, 6, 1)
    // 6 + 5 − 4 + 3 − 2 + 6 − 1
    expect(table.state.scores).toEqual([13, 0])
    expect(table.facts(1)).toMatchObject([{ fact: 'written', seat: 0, dice: [1], points: 13 }])
  })

  it('schommel-reeks.seven-throws: a turn is seven throws, no fewer and no more', () => {
    const table = given(game, { seats: 2 })
    for (let i = 0; i < 6; i++) {
      table.throws(0, 1)
      expect(table.turn).toEqual([0])
      expect(table.facts(0)).toMatchObject([{ fact: 'thrown', seat: 0, dice: [1] }])
    }
    table.throws(0, 1)
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['throw'])
  })

  it('schommel-reeks.below-zero: the lowest turn costs fourteen points', () => {
    const table = inARow(given(game, { seats: 2 }), 0, 1, 1, 6, 1, 6, 1, 6)
    expect(table.state.scores).toEqual([-14, 0])
  })

  it('schommel-reeks.highest-wins, schommel-reeks.rounds: points of all rounds are added, the most win', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    inARow(table, 0, 6, 6, 1, 6, 1, 6, 1)
    inARow(table, 1, 3, 3, 3, 3, 3, 3, 3)
    expect(table.result).toBeUndefined()
    inARow(table, 0, 1, 1, 6, 1, 6, 1, 6)
    inARow(table, 1, 4, 4, 1, 2, 2, 2, 2)
    // Seat 0: 21 − 14 = 7; seat 1: 3 + 7 = 10.
    expect(table.result).toEqual({ places: [2, 1], scores: [7, 10], why: 'schommel-reeks.highest-wins' })
  })

  it('schommel-reeks.turn, schommel-reeks.first: one turn a round, from the first player to the left', () => {
    const table = given(game, { seats: 3 })
    expect(table.refusal(1, 'throw')).toBe('schommel-reeks.turn')
    for (const seat of [0, 1, 2]) {
      expect(table.turn).toEqual([seat])
      inARow(table, seat, 1, 1, 1, 1, 1, 1, 1)
    }
    expect(table.turn).toEqual([0])
  })

  it('schommel-reeks.five-rounds, schommel-reeks.shared: five rounds unless agreed; equal points share', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      for (const seat of [0, 1]) inARow(table, seat, 2, 2, 2, 2, 2, 2, 2)
    }
    expect(table.result).toMatchObject({ places: [1, 1], scores: [10, 10] })
  })

  it('schommel-reeks.signs: the paper shows each throw under its sign', () => {
    const table = inARow(given(game, { seats: 2 }), 0, 6, 5, 4)
    const scene = game.scene(table.state, 'watcher', [])
    expect(scene.sheets[0]).toMatchObject({
      title: { say: 'player', seat: 0 },
      head: ['+', '+', '−', '+', '−', '+', '−'],
      rows: [[6, 5, 4, '', '', '', '']],
    })
  })
})
