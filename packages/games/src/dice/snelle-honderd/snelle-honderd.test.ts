import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('snelle-honderd', () => {
  it('snelle-honderd.points: the sum of every throw is added', () => {
    const table = given(game, { seats: 2 }).throws(0, 6, 5).throws(1, 1, 2).throws(0, 3, 4)
    expect(table.state.points).toEqual([18, 3])
    expect(table.facts(1)).toMatchObject([{ fact: 'written', seat: 0, dice: [3, 4], points: 7, total: 18 }])
  })

  it.each([
    [1, 2],
    [2, 4],
    [3, 9],
    [4, 16],
    [5, 25],
    [6, 36],
  ])('snelle-honderd.double: double %i scores %i', (eyes, points) => {
    const table = given(game, { seats: 2 }).throws(0, eyes, eyes)
    expect(table.facts(1)).toMatchObject([{ fact: 'double', seat: 0, points, total: points }])
  })

  it('snelle-honderd.first-to-hundred, snelle-honderd.places: exactly a hundred wins at once', () => {
    const table = given(game, { seats: 4 })
    table.throws(0, 6, 6).throws(1, 1, 2).throws(2, 5, 5).throws(3, 1, 2)
    table.throws(0, 6, 6).throws(1, 1, 2).throws(2, 5, 5).throws(3, 1, 2)
    table.throws(0, 4, 4).throws(1, 1, 2).throws(2, 5, 5).throws(3, 1, 2)
    expect(table.state.points).toEqual([88, 9, 75, 9])
    expect(table.result).toBeUndefined()
    table.throws(0, 6, 5)
    // 99: one short.
    expect(table.result).toBeUndefined()
    table.throws(1, 1, 2).throws(2, 5, 5)
    expect(table.facts(0)).toMatchObject([
      { fact: 'double', total: 100 },
      { fact: 'round-won', seat: 2 },
    ])
    expect(table.result).toEqual({
      places: [2, 3, 1, 4],
      scores: [99, 12, 100, 9],
      why: 'snelle-honderd.first-to-hundred',
    })
  })

  it('snelle-honderd.turn, snelle-honderd.first: one throw each, clockwise from the first player', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('snelle-honderd.turn')
    table.throws(0, 1, 2).throws(1, 1, 2)
    expect(table.refusal(0, 'dice')).toBe('snelle-honderd.turn')
    table.throws(2, 1, 2)
    expect(table.turn).toEqual([0])
  })

  it('snelle-honderd.rounds: over several rounds everyone starts again and each hundred is a point', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    table.throws(0, 6, 6).throws(1, 6, 5).throws(0, 6, 6).throws(1, 6, 5).throws(0, 6, 6)
    expect(table.state.points).toEqual([0, 0])
    expect(table.turn).toEqual([0])
    table.throws(0, 1, 2).throws(1, 6, 6).throws(0, 1, 2).throws(1, 6, 6).throws(0, 1, 2).throws(1, 6, 6)
    expect(table.result).toEqual({ places: [1, 1], scores: [1, 1], why: 'snelle-honderd.rounds' })
  })
})
