import { describe, expect, it } from 'vitest'
import { inARow } from '../../../test/dice.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const macao = (seats: number, rounds = 1) => given(game, { seats, options: { rounds } })

describe('macao', () => {
  it('macao.three-throws: nobody stops before the third throw, not even on twelve', () => {
    const table = macao(2)
    expect(table.moves(0)).toEqual(['throw'])
    inARow(table, 0, 6, 6)
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.refusal(0, 'stop')).toBe('macao.three-throws')
    // 6 + 6 + 1 = 13: the third throw had to be made.
    table.throws(0, 1)
    expect(table.facts(1)).toMatchObject([{ fact: 'dead', seat: 0, dice: [1], points: 13 }])
  })

  it('macao.fourth: below twelve a fourth throw or a stop is the player’s choice', () => {
    const table = inARow(macao(2), 0, 4, 4, 3)
    expect(table.moves(0)).toEqual(['stop', 'throw'])
    table.throws(0, 1)
    expect(table.facts(0)).toMatchObject([{ fact: 'written', points: 12 }])
    expect(table.turn).toEqual([1])
    inARow(table, 1, 2, 2, 2).play(1, 'stop')
    expect(table.facts(0)).toMatchObject([
      { fact: 'stopped', seat: 1, points: 6 },
      { fact: 'round-won', seat: 0 },
    ])
    expect(table.state.sheet).toEqual([12, 6])
  })

  it('macao.fourth: with exactly twelve after three throws the turn is over', () => {
    const table = inARow(macao(2), 0, 6, 5, 1)
    expect(table.turn).toEqual([1])
    expect(table.state.sheet).toEqual([12])
  })

  it('macao.fourth: the fourth throw is the last', () => {
    const table = inARow(macao(2), 0, 1, 1, 1, 1)
    expect(table.turn).toEqual([1])
    expect(table.state.sheet).toEqual([4])
  })

  it('macao.dead: above twelve the round is lost, also by a fourth throw', () => {
    const table = inARow(macao(2), 0, 5, 5, 1, 2)
    expect(table.facts('watcher')).toMatchObject([{ fact: 'dead', points: 13 }])
    inARow(table, 1, 1, 1, 1).play(1, 'stop')
    expect(table.result).toMatchObject({ places: [2, 1], scores: [0, 1] })
  })

  it('macao.closest: who is closest to twelve wins the round', () => {
    const table = macao(3)
    inARow(table, 0, 4, 4, 2).play(0, 'stop')
    inARow(table, 1, 6, 4, 1).play(1, 'stop')
    inARow(table, 2, 6, 6, 1)
    expect(table.result).toEqual({ places: [2, 1, 2], scores: [0, 1, 0], why: 'macao.highest-wins' })
  })

  it('macao.closest: all who are equally close get the point', () => {
    const table = macao(3)
    inARow(table, 0, 6, 5, 1)
    inARow(table, 1, 4, 4, 4)
    inARow(table, 2, 3, 3, 3).play(2, 'stop')
    expect(table.facts(2)).toMatchObject([
      { fact: 'stopped' },
      { fact: 'round-won', seat: 0 },
      { fact: 'round-won', seat: 1 },
    ])
    expect(table.result).toMatchObject({ places: [1, 1, 3], scores: [1, 1, 0] })
  })

  it('macao.all-dead: when all are dead nobody gets a point', () => {
    const table = macao(2)
    inARow(table, 0, 6, 6, 6)
    inARow(table, 1, 6, 6, 5)
    expect(table.facts(0)).toMatchObject([{ fact: 'dead', seat: 1 }, { fact: 'all-dead' }])
    expect(table.result).toMatchObject({ places: [1, 1], scores: [0, 0] })
  })

  it('macao.turn, macao.first: one turn a round for everyone, from the first player to the left', () => {
    const table = macao(3, 2)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('macao.turn')
    expect(table.refusal(2, 'dice')).toBe('macao.turn')
    expect(table.refusal(1, 'stop')).toBe('macao.turn')
    for (const seat of [0, 1, 2]) inARow(table, seat, 6, 5, 1)
    expect(table.turn).toEqual([0])
  })

  it('macao.rounds, macao.highest-wins, macao.shared: points of all rounds are added, equal points share', () => {
    const table = macao(3, 2)
    inARow(table, 0, 6, 5, 1)
    inARow(table, 1, 6, 6, 6)
    inARow(table, 2, 6, 6, 6)
    expect(table.result).toBeUndefined()
    inARow(table, 0, 6, 6, 6)
    inARow(table, 1, 5, 5, 2)
    inARow(table, 2, 6, 6, 6)
    expect(table.result).toEqual({ places: [1, 1, 3], scores: [1, 1, 0], why: 'macao.highest-wins' })
  })

  it('macao.five-rounds: five rounds unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      inARow(table, 0, 6, 5, 1)
      inARow(table, 1, 6, 5, 1)
    }
    expect(table.result?.scores).toEqual([5, 5])
  })

  it('what no player can mean is no move', () => {
    expect(macao(2).refusal(0, 'fold')).toBe('unknown-notation')
  })
})
