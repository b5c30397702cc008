import { describe, expect, it } from 'vitest'
import { given, type Given } from '../../../test/table.ts'
import { game } from './index.ts'
import type { State } from './pot.ts'

type Table = Given<State, string, State>
const opened = (seats: number, rounds = 10): Table => given(game, { seats, options: { rounds } })
const money = ({ state: { purses, pot, bank } }: Table) => ({ purses, pot, bank })

describe('elf-hoog', () => {
  it('elf-hoog.purse, elf-hoog.ante: everyone has 100 and pays 5 into the pot', () => {
    expect(money(opened(3))).toEqual({ purses: [95, 95, 95], pot: 15, bank: 0 })
  })

  it('elf-hoog.less: less than eleven pays the difference', () => {
    const table = opened(2).throws(0, 5, 5).throws(1, 1, 1)
    expect(money(table)).toEqual({ purses: [94, 86], pot: 20, bank: 0 })
    expect(table.facts(0)).toMatchObject([{ fact: 'pays', seat: 1, dice: [1, 1], money: 9 }])
  })

  it('elf-hoog.twelve: twelve doubles the pot out of the thrower’s purse', () => {
    const table = opened(3).throws(0, 6, 6)
    expect(money(table)).toEqual({ purses: [80, 95, 95], pot: 30, bank: 0 })
    expect(table.facts(1)).toMatchObject([{ fact: 'doubles', seat: 0, dice: [6, 6], money: 15 }])
  })

  it('elf-hoog.eleven, elf-hoog.ante-again: eleven takes the pot, and everyone pays the ante again', () => {
    const table = opened(3).throws(0, 4, 4).throws(1, 5, 6)
    // The first paid 3, so there were 18 in the pot.
    expect(money(table)).toEqual({ purses: [87, 108, 90], pot: 15, bank: 0 })
    expect(table.facts(0)).toMatchObject([
      { fact: 'takes', seat: 1, dice: [5, 6], money: 18 },
      { fact: 'ante', money: 5 },
    ])
    expect(table.turn).toEqual([2])
  })

  it('elf-hoog.ante-again: the last throw of all is followed by no ante', () => {
    const table = opened(2, 1).throws(0, 5, 5).throws(1, 6, 5)
    expect(money(table)).toEqual({ purses: [94, 106], pot: 0, bank: 0 })
    expect(table.result).toEqual({ places: [2, 1], money: [94, 106], why: 'elf-hoog.richest' })
  })

  it('elf-hoog.cannot-pay, elf-hoog.out, elf-hoog.last-left: who cannot pay pays what is left and is out', () => {
    const table = opened(2)
    // The pot goes 10, 20, 29, 58, 67: the first pays 10, 29 and then has 56, not 67.
    table.throws(0, 6, 6).throws(1, 1, 1).throws(0, 6, 6).throws(1, 1, 1)
    expect(money(table)).toEqual({ purses: [56, 77], pot: 67, bank: 0 })
    expect(table.result).toBeUndefined()
    table.throws(0, 6, 6)
    expect(table.facts(1)).toMatchObject([
      { fact: 'doubles', seat: 0, money: 56 },
      { fact: 'out', seat: 0 },
      { fact: 'shared', seats: [1], money: 123 },
    ])
    expect(money(table)).toEqual({ purses: [0, 200], pot: 0, bank: 0 })
    expect(table.result).toEqual({ places: [2, 1], money: [0, 200], why: 'elf-hoog.last-left' })
  })

  it('elf-hoog.out: who is out is passed over and may not throw', () => {
    const table = opened(3)
    // The pot goes 15, 30, 39, 48; then the first, with 80 left, pays 48 and later the rest.
    table.throws(0, 6, 6).throws(1, 1, 1).throws(2, 1, 1).throws(0, 6, 6).throws(1, 1, 1).throws(2, 1, 1)
    expect(money(table)).toEqual({ purses: [32, 77, 77], pot: 114, bank: 0 })
    table.throws(0, 6, 6).throws(1, 1, 1)
    expect(table.refusal(0, 'throw')).toBe('elf-hoog.out')
    expect(table.refusal(0, 'pass')).toBe('unknown-notation')
    expect(table.refusal(1, 'throw')).toBe('elf-hoog.turn')
    table.throws(2, 1, 1)
    expect(table.turn).toEqual([1])
    expect(table.state.sheet.at(-1)).toBeNull()
    // An ante of the others does not put the first player out once more.
    table.throws(1, 5, 6)
    expect(table.facts(0).map(({ fact }) => fact)).toEqual(['takes', 'ante'])
    expect(table.state.purses[0]).toBe(0)
  })

  it('elf-hoog.out: paying exactly the last guilder is out too', () => {
    const table = opened(2, 20)
    // 95 − 10 × 9 = 5, and a six costs five.
    for (let i = 0; i < 10; i++) table.throws(0, 1, 1).throws(1, 5, 5)
    expect(table.state.purses[0]).toBe(5)
    table.throws(0, 2, 4)
    expect(table.result?.why).toBe('elf-hoog.last-left')
    expect(table.state).toMatchObject({ seat: 0, round: 10 })
  })

  it('elf-hoog.ante-again, elf-hoog.out: an ante can be the last guilder as well', () => {
    const table = opened(2, 20)
    for (let i = 0; i < 10; i++) table.throws(0, 1, 1).throws(1, 5, 5)
    expect(table.state.purses[0]).toBe(5)
    table.throws(0, 6, 4).throws(1, 6, 5)
    // The first paid 1 and has 4 for the ante of 5.
    expect(table.facts(0)).toMatchObject([
      { fact: 'takes' },
      { fact: 'ante' },
      { fact: 'out', seat: 0 },
      { fact: 'shared', seats: [1] },
    ])
    expect(table.result).toMatchObject({ places: [2, 1], money: [0, 200] })
  })

  it('elf-hoog.pot-left: what cannot be shared evenly goes to the bank', () => {
    const table = opened(3, 1).throws(0, 5, 5).throws(1, 5, 5).throws(2, 4, 5)
    // 15 + 1 + 1 + 2 = 19: six each, one for the bank.
    expect(table.facts(0)).toMatchObject([{ fact: 'pays' }, { fact: 'shared', seats: [0, 1, 2], money: 6 }])
    expect(money(table)).toEqual({ purses: [100, 100, 99], pot: 0, bank: 1 })
  })

  it('elf-hoog.richest, elf-hoog.shared: the richest wins, equal money shares', () => {
    const table = opened(3, 1).throws(0, 5, 5).throws(1, 5, 5).throws(2, 4, 5)
    expect(table.result).toEqual({ places: [1, 1, 3], money: [100, 100, 99], why: 'elf-hoog.richest' })
  })

  it('elf-hoog.turn, elf-hoog.first: everyone throws once a round, from the first player', () => {
    const table = opened(3)
    expect(table.refusal(1, 'throw')).toBe('elf-hoog.turn')
    for (const seat of [0, 1, 2]) {
      expect(table.turn).toEqual([seat])
      table.throws(seat, 5, 5)
    }
    expect(table.turn).toEqual([0])
  })

  it('elf-hoog.rounds: ten rounds unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 10; round++) {
      expect(table.result).toBeUndefined()
      table.throws(0, 5, 5).throws(1, 5, 5)
    }
    expect(table.result).toMatchObject({ places: [1, 1], money: [100, 100] })
  })

  it('elf-hoog.ante-again: nor is the last throw of those still in', () => {
    const table = opened(3, 4)
    // Twelves cost the third player 17, 36 and then all of the last 42; the others pay one a round.
    for (let i = 0; i < 3; i++) table.throws(0, 5, 5).throws(1, 5, 5).throws(2, 6, 6)
    expect(money(table)).toEqual({ purses: [92, 92, 0], pot: 116, bank: 0 })
    table.throws(0, 5, 5).throws(1, 5, 6)
    expect(table.facts(0)).toEqual([{ fact: 'takes', seat: 1, dice: [5, 6], money: 117 }])
    expect(table.result).toEqual({ places: [2, 1, 3], money: [91, 209, 0], why: 'elf-hoog.richest' })
    expect(game.scene(table.state, 0, []).seats[2]).toMatchObject({ money: 0, note: { say: 'is-out' } })
  })
})
