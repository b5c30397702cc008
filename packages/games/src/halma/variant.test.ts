import { describe, expect, it } from 'vitest'
import { record as ecka } from './ecka/record.ts'
import { record as halma } from './halma/record.ts'
import { record as tref } from './tref-halma/record.ts'
import { variantOf } from './variant.ts'

describe('halma: what tells positions apart', () => {
  const table = variantOf(tref).tables[0]![2]!
  const lists = table.courses.flatMap(({ keys, markedKeys }) => [keys, markedKeys])

  it('every field has a number of its own for every kind of man', () => {
    const all = lists.flatMap((keys) => [...keys])
    expect(all).toHaveLength(4 * 256)
    expect(new Set(all).size).toBe(all.length)
    for (const key of all) expect(Number.isSafeInteger(key) && key >= 0 && key < 2 ** 46).toBe(true)
  })

  it('the numbers use all their bits', () => {
    const all = lists.flatMap((keys) => [...keys])
    const share = (holds: (key: number) => boolean) => all.filter(holds).length / all.length
    for (const [low, high] of [
      [share((key) => key >= 2 ** 45), 0.5],
      [share((key) => key % 2 === 1), 0.5],
      [share((key) => Math.floor(key / 2 ** 14) % 2 === 1), 0.5],
      [share((key) => Math.floor(key / 2 ** 13) % 2 === 1), 0.5],
    ] as const) {
      expect(Math.abs(low - high)).toBeLessThan(0.1)
    }
  })

  it('a man is like any other where none is marked', () => {
    for (const { keys, markedKeys } of variantOf(halma).tables[0]![2]!.courses)
      expect(markedKeys).toEqual(keys)
    for (const { keys, markedKeys } of table.courses) expect(markedKeys).not.toEqual(keys)
  })

  it('sums of all men stay exact', () => {
    const most = Math.max(...lists.flatMap((keys) => [...keys]))
    expect(Number.isSafeInteger(4 * 13 * most)).toBe(true)
  })
})

describe('halma: tables', () => {
  it('stand ready for every number of players', () => {
    const tables = variantOf(halma).tables[0]!
    expect(tables.map((each) => each?.men)).toEqual([undefined, undefined, 19, undefined, 13])
    expect(tables[4]?.runners).toBe(13)
    expect(variantOf(tref).tables[0]!.map((each) => each?.runners)).toEqual([undefined, undefined, 1, 1, 1])
    expect(variantOf(ecka).tables[0]!.map((each) => each?.seats)).toEqual([
      undefined,
      undefined,
      undefined,
      3,
    ])
  })

  it('know the own court', () => {
    const { inCamp, camp } = variantOf(halma).tables[0]![2]!.courses[1]!
    expect(inCamp.reduce((sum, each) => sum + each, 0)).toBe(19)
    for (const field of camp) expect(inCamp[field]).toBe(1)
  })

  it('the bound grows with what has to arrive', () => {
    // One marked man each, fifteen steps at most, twelve to bring out, an arrival each; four players have 200 quiet turns.
    expect(variantOf(tref).bound).toBe((4 * (15 + 12 + 1) + 1) * 200)
  })
})
