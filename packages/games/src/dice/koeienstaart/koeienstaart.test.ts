import { describe, expect, it } from 'vitest'
import { throwToTheEnd } from '../../../test/dice.ts'
import { given, type Given } from '../../../test/table.ts'
import { game } from './index.ts'

type Table = Given<Parameters<typeof game.scene>[0], string, unknown>
const sheetOf = (table: Table) => game.scene(table.state, 'watcher', []).sheets[0]!
const column = (table: Table, seat: number) => sheetOf(table).rows.map((row) => row[seat + 1])
const FULL = ['||||||', '|||||', '||||', '|||', '||', '|']

describe('koeienstaart', () => {
  it('koeienstaart.tail: everyone has rows of six, five, four, three, two and one', () => {
    const table = given(game, { seats: 3 })
    for (const seat of [0, 1, 2]) expect(column(table, seat)).toEqual(FULL)
    expect(game.scene(table.state, 0, []).seats[0]).toMatchObject({ note: { say: 'left', n: 21 } })
  })

  it('koeienstaart.row: a throw takes off the row of that number, from the thrower’s tail alone', () => {
    const table = given(game, { seats: 2 }).throws(0, 5)
    expect(table.facts(1)).toMatchObject([{ fact: 'cleared', seat: 0, dice: [5], n: 5 }])
    expect(column(table, 0)).toEqual(['||||||', '', '||||', '|||', '||', '|'])
    expect(column(table, 1)).toEqual(FULL)
    table.throws(1, 1)
    expect(column(table, 1)).toEqual(['||||||', '|||||', '||||', '|||', '||', ''])
  })

  it('koeienstaart.gone: a row that is gone already takes nothing', () => {
    const table = given(game, { seats: 2 }).throws(0, 6).throws(1, 2).throws(0, 6)
    expect(table.facts(1)).toMatchObject([{ fact: 'gone', seat: 0, n: 6 }])
    expect(column(table, 0)).toEqual(['', '|||||', '||||', '|||', '||', '|'])
    expect(table.turn).toEqual([1])
  })

  it('koeienstaart.first-clear, koeienstaart.places: the first clear tail wins; the rest by matches taken', () => {
    const table = given(game, { seats: 4 })
    for (const eyes of [6, 5, 4, 3, 2]) table.throws(0, eyes).throws(1, 1).throws(2, 6).throws(3, 6)
    expect(table.result).toBeUndefined()
    table.throws(0, 1)
    expect(table.facts(1)).toMatchObject([{ fact: 'cleared' }, { fact: 'round-won', seat: 0 }])
    expect(table.result).toEqual({
      places: [1, 4, 2, 2],
      scores: [21, 1, 6, 6],
      why: 'koeienstaart.first-clear',
    })
  })

  it('koeienstaart.turn, koeienstaart.first: one throw each, clockwise from the first player', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('koeienstaart.turn')
    table.throws(0, 1).throws(1, 1)
    expect(table.refusal(0, 'dice')).toBe('koeienstaart.turn')
    table.throws(2, 1)
    expect(table.turn).toEqual([0])
  })

  it('koeienstaart.rounds: over several rounds every clear tail is a point', () => {
    const table = given(game, { seats: 2, options: { rounds: 3 } })
    for (const eyes of [6, 5, 4, 3, 2]) table.throws(0, eyes).throws(1, 1)
    table.throws(0, 1)
    expect(table.result).toBeUndefined()
    expect(table.turn).toEqual([0])
    expect(column(table, 0)).toEqual(FULL)
    expect(column(table, 1)).toEqual(FULL)
    for (let round = 0; round < 2; round++)
      for (const eyes of [6, 5, 4, 3, 2, 1]) table.throws(0, 3).throws(1, eyes)
    expect(table.result).toEqual({ places: [2, 1], scores: [1, 2], why: 'koeienstaart.rounds' })
  })

  it('koeienstaart.limit: after 5,000 throws what was taken off decides', () => {
    const s = throwToTheEnd(game, { seats: 2 }, ({ seat }) => [seat === 0 ? 2 : 5])
    expect(s.throws).toBe(5000)
    expect(game.result(s)).toEqual({ places: [2, 1], scores: [2, 5], why: 'koeienstaart.limit' })
  })
})
