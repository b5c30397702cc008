import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const opened = (seats: number, rounds = 0) => given(game, { seats, options: { rounds } })

describe('poffen-dobbel', () => {
  it('poffen-dobbel.too-few: each pip short costs one', () => {
    const table = opened(3).throws(0, 4, 3, 3).throws(1, 1, 2, 3)
    expect(table.facts(0)).toMatchObject([{ fact: 'under', seat: 1, dice: [1, 2, 3], total: 6, n: 4 }])
    expect(table.state.paid).toEqual([0, 4, 0])
  })

  it('poffen-dobbel.too-many: each pip too many costs two', () => {
    const table = opened(3).throws(0, 4, 3, 3).throws(1, 4, 4, 5)
    expect(table.facts(0)).toMatchObject([{ fact: 'over', seat: 1, total: 13, n: 6 }])
    expect(table.state.paid).toEqual([0, 6, 0])
  })

  it('poffen-dobbel.equal: the same total pays nothing and is out', () => {
    const table = opened(4).throws(0, 4, 3, 3).throws(1, 6, 2, 2)
    expect(table.facts(0)).toMatchObject([{ fact: 'equal', seat: 1, total: 10 }])
    expect(table.state).toMatchObject({ paid: [0, 0, 0, 0], out: [1] })
    expect(table.refusal(1, 'throw')).toBe('poffen-dobbel.equal')
    expect(table.refusal(1, 'pay')).toBe('unknown-notation')
    table.throws(2, 3, 3, 3).throws(3, 3, 3, 3)
    expect(table.state.round).toBe(1)
  })

  it('poffen-dobbel.leader, poffen-dobbel.turn: everyone throws once, and the first thrower rotates', () => {
    const table = opened(3)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('poffen-dobbel.turn')
    table.throws(0, 4, 3, 3)
    expect(table.facts(1)).toMatchObject([{ fact: 'led', seat: 0, total: 10 }])
    table.throws(1, 3, 3, 3).throws(2, 3, 3, 3)
    expect(table.turn).toEqual([1])
    table.throws(1, 1, 1, 1)
    expect(table.turn).toEqual([2])
    table.throws(2, 1, 1, 2)
    expect(table.turn).toEqual([0])
    // Three was the mark of this round, so the third player’s four cost two.
    expect(table.state.paid).toEqual([0, 1, 3])
  })

  it('poffen-dobbel.skip: who is out does not throw first either', () => {
    const table = opened(3).throws(0, 4, 3, 3).throws(1, 4, 3, 3).throws(2, 3, 3, 3)
    expect(table.turn).toEqual([2])
    expect(table.state.leader).toBe(2)
  })

  it('poffen-dobbel.alone: fewer than two left ends it', () => {
    const table = opened(3).throws(0, 4, 3, 3).throws(1, 4, 3, 3)
    expect(table.result).toBeUndefined()
    table.throws(2, 4, 4, 2)
    expect(table.result).toEqual({ places: [1, 1, 1], scores: [0, 0, 0], why: 'poffen-dobbel.alone' })
  })

  it('poffen-dobbel.rounds: as many rounds as players, unless agreed otherwise', () => {
    const table = opened(2).throws(0, 4, 3, 3).throws(1, 3, 3, 3)
    expect(table.result).toBeUndefined()
    table.throws(1, 4, 3, 3).throws(0, 3, 3, 3)
    expect(table.result?.why).toBe('poffen-dobbel.most-loses')
    expect(opened(2, 1).throws(0, 4, 3, 3).throws(1, 3, 3, 3).result).toBeDefined()
  })

  it('poffen-dobbel.most-loses, poffen-dobbel.places, poffen-dobbel.unlimited: who paid most is last', () => {
    const table = opened(4, 1).throws(0, 1, 1, 1).throws(1, 6, 6, 6).throws(2, 1, 1, 2).throws(3, 2, 1, 1)
    expect(table.result).toEqual({
      places: [1, 4, 2, 2],
      scores: [0, 30, 2, 2],
      why: 'poffen-dobbel.most-loses',
    })
  })

  it('poffen-dobbel.leader: the paper shows who threw first, what is to be equalled and the pot', () => {
    const table = opened(3)
    const scene = () => game.scene(table.state, 0, [])
    expect(scene().sheets[0]).toMatchObject({
      title: { say: 'round-of', n: 1, of: 3 },
      rows: [[{ say: 'player', seat: 0 }, '', 0]],
    })
    table.throws(0, 4, 3, 3).throws(1, 1, 2, 3)
    expect(scene().sheets[0]!.rows).toEqual([[{ say: 'player', seat: 0 }, 10, 4]])
    table.throws(2, 4, 3, 3)
    expect(scene().sheets[0]).toMatchObject({
      title: { say: 'round-of', n: 2, of: 3 },
      rows: [[{ say: 'player', seat: 1 }, '', 4]],
    })
    expect(scene().seats).toMatchObject([
      { score: 0, note: { say: 'has-paid', n: 0 } },
      { score: 4, note: { say: 'has-paid', n: 4 } },
      { score: 0, note: { say: 'is-out' } },
    ])
    const short = opened(2, 1).throws(0, 4, 3, 3).throws(1, 3, 3, 3)
    expect(game.scene(short.state, 0, []).sheets[0]!.title).toEqual({ say: 'round-of', n: 1, of: 1 })
  })
})
