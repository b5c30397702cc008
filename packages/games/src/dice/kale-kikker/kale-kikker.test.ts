import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('kale-kikker', () => {
  it('kale-kikker.challenge, kale-kikker.first: the first player throws and challenges the left', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    table.throws(0, 3, 3, 3, 3)
    expect(table.facts(1)).toMatchObject([{ fact: 'challenged', seat: 0, total: 12, neighbour: { seat: 1 } }])
    expect(table.turn).toEqual([1])
  })

  it('kale-kikker.not-above: a lower or equal answer is bald', () => {
    const table = given(game, { seats: 3 }).throws(0, 3, 3, 3, 3).throws(1, 2, 4, 2, 4)
    expect(table.facts(2)).toMatchObject([
      { fact: 'answered', seat: 1, dice: [2, 4, 2, 4], total: 12 },
      { fact: 'bald', seat: 1 },
    ])
    expect(table.state.out).toEqual([1])
  })

  it('kale-kikker.above: a higher answer makes the challenger bald', () => {
    const table = given(game, { seats: 3 }).throws(0, 3, 3, 3, 3).throws(1, 3, 3, 3, 4)
    expect(table.state.out).toEqual([0])
  })

  it('kale-kikker.survivor: the challenger goes on against the next one still in', () => {
    const table = given(game, { seats: 4 }).throws(0, 3, 3, 3, 3).throws(1, 1, 1, 1, 1)
    expect(table.turn).toEqual([0])
    table.throws(0, 1, 1, 1, 1)
    expect(table.turn).toEqual([2])
    table.throws(2, 1, 1, 1, 2)
    expect(table.turn).toEqual([2])
    table.throws(2, 6, 6, 6, 6)
    expect(table.turn).toEqual([3])
  })

  it('kale-kikker.bald, kale-kikker.turn: who is bald throws no more, the others only in turn', () => {
    const table = given(game, { seats: 3 })
    expect(table.refusal(1, 'throw')).toBe('kale-kikker.turn')
    table.throws(0, 3, 3, 3, 3).throws(1, 1, 1, 1, 1)
    expect(table.refusal(1, 'throw')).toBe('kale-kikker.bald')
    expect(table.refusal(1, 'croak')).toBe('unknown-notation')
    expect(table.refusal(2, 'dice')).toBe('kale-kikker.turn')
  })

  it('kale-kikker.last-left, kale-kikker.places: the last one left wins; the later out, the better', () => {
    const table = given(game, { seats: 3 }).throws(0, 3, 3, 3, 3).throws(1, 6, 6, 6, 6)
    expect(table.result).toBeUndefined()
    table.throws(1, 1, 1, 1, 1).throws(2, 1, 1, 1, 1)
    expect(table.result).toEqual({ places: [3, 1, 2], scores: [0, 2, 1], why: 'kale-kikker.last-left' })
  })

  it('kale-kikker.rounds: over several rounds all are back in and each round won is a point', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    table.throws(0, 1, 1, 1, 1).throws(1, 6, 6, 6, 6)
    expect(table.state.out).toEqual([])
    expect(table.turn).toEqual([0])
    table.throws(0, 1, 1, 1, 1).throws(1, 6, 6, 6, 6)
    expect(table.result).toEqual({ places: [2, 1], scores: [0, 2], why: 'kale-kikker.rounds' })
  })

  it('kale-kikker.challenge: the paper shows who challenges and what is to be beaten', () => {
    const table = given(game, { seats: 3 })
    const scene = () => game.scene(table.state, 0, [])
    expect(scene().coach).toEqual({ say: 'coach-challenge', seat: 0 })
    expect(scene().sheets[0]!.rows).toEqual([[{ say: 'player', seat: 0 }, '']])
    table.throws(0, 3, 3, 3, 3)
    expect(scene().coach).toEqual({ say: 'coach-answer', seat: 1, n: 12 })
    expect(scene().sheets[0]!.rows).toEqual([[{ say: 'player', seat: 0 }, 12]])
    table.throws(1, 6, 6, 6, 6)
    expect(scene().sheets[0]!.rows).toEqual([[{ say: 'player', seat: 1 }, '']])
    expect(scene().seats).toMatchObject([{ score: 0, note: { say: 'is-bald' } }, { score: 1 }, { score: 1 }])
  })
})
