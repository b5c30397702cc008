import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('dubbele-lot', () => {
  it('dubbele-lot.added: all throws make one total', () => {
    const table = given(game, { seats: 3 }).throws(0, 6, 6, 6).throws(1, 1, 2, 3)
    expect(table.facts(2)).toMatchObject([{ fact: 'added', seat: 1, dice: [1, 2, 3], total: 24 }])
  })

  it('dubbele-lot.sixty-six, dubbele-lot.places: exactly 66 loses, 65 does not', () => {
    const table = given(game, { seats: 3 })
    table.throws(0, 6, 6, 6).throws(1, 6, 6, 6).throws(2, 6, 6, 6).throws(0, 5, 5, 1)
    expect(table.result).toBeUndefined()
    table.throws(1, 1, 1, 1)
    expect(table.facts(0)).toMatchObject([
      { fact: 'added', total: 68 },
      { fact: 'lost', seat: 1 },
    ])
    expect(table.result).toEqual({ places: [1, 3, 1], scores: [0, -1, 0], why: 'dubbele-lot.sixty-six' })
    const exactly = given(game, { seats: 2 })
    exactly.throws(0, 6, 6, 6).throws(1, 6, 6, 6).throws(0, 6, 6, 6).throws(1, 4, 4, 4)
    expect(exactly.result?.places).toEqual([1, 2])
  })

  it('dubbele-lot.own-total: as agreed, everyone has a total of their own', () => {
    const table = given(game, { seats: 2, options: { ownTotal: true } })
    for (let i = 0; i < 3; i++) table.throws(0, 6, 6, 6).throws(1, 6, 6, 6)
    expect(table.result).toBeUndefined()
    table.throws(0, 1, 1, 1).throws(1, 4, 4, 4)
    expect(table.result).toMatchObject({ places: [1, 2], scores: [0, -1] })
  })

  it('dubbele-lot.turn, dubbele-lot.first: one throw each, clockwise from the first player', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('dubbele-lot.turn')
    table.throws(0, 1, 1, 1).throws(1, 1, 1, 1)
    expect(table.refusal(0, 'dice')).toBe('dubbele-lot.turn')
    table.throws(2, 1, 1, 1)
    expect(table.turn).toEqual([0])
  })

  it('dubbele-lot.rounds: over several rounds the count starts anew and points are kept', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    for (let i = 0; i < 2; i++) table.throws(0, 6, 6, 6).throws(1, 6, 6, 6)
    expect(table.state).toMatchObject({ totals: [0, 0], scores: [0, -1] })
    expect(table.turn).toEqual([0])
    table.throws(0, 6, 6, 6).throws(1, 6, 6, 6).throws(0, 6, 6, 6).throws(1, 1, 1, 1).throws(0, 6, 6, 6)
    expect(table.result).toEqual({ places: [1, 1], scores: [-1, -1], why: 'dubbele-lot.rounds' })
  })

  it('dubbele-lot.added, dubbele-lot.own-total: the paper shows one total, or one for each', () => {
    const rows = (ownTotal: boolean) => {
      const table = given(game, { seats: 2, options: { ownTotal } })
      table.throws(0, 6, 6, 6).throws(1, 1, 2, 3)
      const { head, rows: lines } = game.scene(table.state, 0, []).sheets[0]!
      return [head!.length, lines]
    }
    expect(rows(false)).toEqual([1, [[24]]])
    expect(rows(true)).toEqual([3, [[{ say: 'total' }, 18, 6]]])
  })
})
