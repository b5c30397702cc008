import { describe, expect, it } from 'vitest'
import { throwToTheEnd } from '../../../test/dice.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const crossed = (table: { state: { lists: boolean[][] } }, seat: number) =>
  table.state.lists[seat]!.flatMap((done, i) => (done ? [i] : []))
/** All ten in five throws. */
const STRAIGHTS = [1, 2, 3, 4, 5].map((n) => [n, n + 1, n, n + 1])

describe('toto-dobbel', () => {
  it('toto-dobbel.lists, toto-dobbel.white: five numbers in white and the same five in black', () => {
    const table = given(game, { seats: 2 })
    const rows = game.scene(table.state, 0, []).sheets[0]!.rows.map((row) => row[0])
    expect(rows).toEqual([
      ...[12, 23, 34, 45, 56].map((n) => ({ say: 'white-row', n })),
      ...[12, 23, 34, 45, 56].map((n) => ({ say: 'black-row', n })),
    ])
    const { items } = game.scene(table.state, 0, []).trays[0]!
    expect(items.map(({ paint }) => paint)).toEqual(['white', 'white', 'black', 'black'])
  })

  it('toto-dobbel.cross-off, toto-dobbel.white: a white pair crosses off in the white list alone', () => {
    const table = given(game, { seats: 2 }).throws(0, 1, 2, 4, 4)
    expect(crossed(table, 0)).toEqual([0])
    expect(crossed(table, 1)).toEqual([])
    expect(table.facts(1)).toMatchObject([{ fact: 'white', seat: 0, dice: [1, 2, 4, 4], white: 12 }])
  })

  it('toto-dobbel.cross-off: a black pair crosses off in the black list, and both may in one throw', () => {
    const table = given(game, { seats: 2 }).throws(0, 1, 6, 5, 6)
    expect(table.facts(1)).toMatchObject([{ fact: 'black', seat: 0, black: 56 }])
    table.throws(1, 3, 4, 2, 3)
    expect(crossed(table, 0)).toEqual([9])
    expect(crossed(table, 1)).toEqual([2, 6])
    expect(table.facts(0)).toMatchObject([{ fact: 'both', seat: 1, white: 34, black: 23 }])
  })

  it('toto-dobbel.order: 3 and 2 are 23 as well; numbers apart or crossed off already bring nothing', () => {
    const table = given(game, { seats: 2 }).throws(0, 3, 2, 6, 4)
    expect(crossed(table, 0)).toEqual([1])
    table.throws(1, 1, 1, 1, 3).throws(0, 2, 3, 1, 1)
    expect(crossed(table, 0)).toEqual([1])
    expect(table.facts(1)).toMatchObject([{ fact: 'nothing', seat: 0 }])
  })

  it('toto-dobbel.first-clear, toto-dobbel.places: all ten win at once; the others by numbers crossed off', () => {
    const table = given(game, { seats: 3 })
    for (const dice of STRAIGHTS.slice(0, 4))
      table
        .throws(0, ...dice)
        .throws(1, 1, 2, 1, 1)
        .throws(2, 1, 1, 1, 1)
    expect(table.result).toBeUndefined()
    table.throws(0, 5, 6, 5, 6)
    expect(table.result).toEqual({ places: [1, 2, 3], scores: [10, 1, 0], why: 'toto-dobbel.first-clear' })
  })

  it('toto-dobbel.turn, toto-dobbel.first: one throw each, clockwise from the first player', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('toto-dobbel.turn')
    table.throws(0, 1, 2, 1, 2).throws(1, 1, 1, 1, 1).throws(2, 1, 1, 1, 1)
    expect(table.turn).toEqual([0])
  })

  it('toto-dobbel.rounds: over several rounds the lists are new and each round won is a point', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    for (const dice of STRAIGHTS.slice(0, 4)) table.throws(0, ...dice).throws(1, 1, 2, 1, 1)
    table.throws(0, 5, 6, 5, 6)
    expect(crossed(table, 0)).toEqual([])
    expect(table.turn).toEqual([0])
    for (const dice of STRAIGHTS) table.throws(0, 1, 1, 1, 1).throws(1, ...dice)
    expect(table.result).toEqual({ places: [1, 1], scores: [1, 1], why: 'toto-dobbel.rounds' })
  })

  it('toto-dobbel.limit: after 5,000 throws what was crossed off decides', () => {
    const s = throwToTheEnd(game, { seats: 2 }, ({ seat }) => (seat === 1 ? [1, 2, 1, 1] : [1, 1, 1, 1]))
    expect(s.throws).toBe(5000)
    expect(game.result(s)).toEqual({ places: [2, 1], scores: [0, 1], why: 'toto-dobbel.limit' })
  })
})
