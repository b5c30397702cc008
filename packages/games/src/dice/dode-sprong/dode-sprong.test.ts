import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('dode-sprong', () => {
  it('dode-sprong.name, dode-sprong.range, dode-sprong.first: the first player names 13 to 29', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toHaveLength(17)
    expect(table.moves(0)).toEqual(expect.arrayContaining(['13', '29']))
    expect(table.refusal(0, '12')).toBe('dode-sprong.range')
    expect(table.refusal(0, '30')).toBe('dode-sprong.name')
    table.play(0, '29')
    expect(game.scene(table.state, 1, []).coach).not.toMatchObject({ say: 'coach-name' })
    expect(table.facts(1)).toMatchObject([{ fact: 'named', seat: 0, n: 29 }])
  })

  it('dode-sprong.lowest: as agreed, lower numbers may be named too, and one can kill at the first throw', () => {
    const table = given(game, { seats: 2, options: { lowest: 2 } })
    expect(table.moves(0)).toHaveLength(28)
    expect(table.refusal(0, '1')).toBe('dode-sprong.lowest')
    expect(table.refusal(0, '30')).toBe('dode-sprong.name')
    expect(game.scene(table.state, 0, []).coach).toEqual({ say: 'coach-name', seat: 0, from: 2 })
    table.play(0, '2').throws(1, 1, 1)
    expect(table.result).toMatchObject({ places: [1, 2] })
    const seven = given(game, { seats: 2, options: { lowest: 7 } })
    expect(seven.refusal(0, '6')).toBe('dode-sprong.lowest')
    expect(seven.moves(0)).toContain('7')
  })

  it('dode-sprong.name: nobody throws before a number is named, nor names a second one', () => {
    const table = given(game, { seats: 2 })
    expect(table.refusal(0, 'throw')).toBe('dode-sprong.name')
    expect(table.refusal(0, 'dice')).toBe('dode-sprong.name')
    table.play(0, '20')
    expect(table.refusal(1, '25')).toBe('dode-sprong.name')
    expect(table.moves(1)).toEqual(['throw'])
  })

  it('dode-sprong.turn: the left neighbour throws first, then clockwise', () => {
    const table = given(game, { seats: 3 })
    expect(table.refusal(1, '20')).toBe('dode-sprong.turn')
    table.play(0, '29')
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'throw')).toBe('dode-sprong.turn')
    expect(table.refusal(2, '15')).toBe('dode-sprong.turn')
    table.throws(1, 1, 1)
    expect(table.turn).toEqual([2])
  })

  it('dode-sprong.added, dode-sprong.namer-throws: all throws add up, the namer’s too', () => {
    const table = given(game, { seats: 3 }).play(0, '29').throws(1, 1, 2).throws(2, 3, 4)
    expect(table.facts(0)).toMatchObject([{ fact: 'added', seat: 2, dice: [3, 4], total: 10, n: 29 }])
    expect(table.turn).toEqual([0])
    table.throws(0, 5, 5)
    expect(table.state.total).toBe(20)
  })

  it('dode-sprong.out: reaching the number exactly is the leap of death, one short of it is not', () => {
    const table = given(game, { seats: 3 }).play(0, '13').throws(1, 6, 6)
    expect(table.state.out).toEqual([])
    table.throws(2, 1, 1)
    expect(table.facts(0)).toMatchObject([{ fact: 'dead', seat: 2, total: 14, n: 13 }])
    expect(table.state.out).toEqual([2])
    const exactly = given(game, { seats: 3 }).play(0, '14').throws(1, 6, 6).throws(2, 1, 1)
    expect(exactly.state.out).toEqual([2])
  })

  it('dode-sprong.next-namer, dode-sprong.out: the left neighbour names anew and who is out is passed over', () => {
    const table = given(game, { seats: 4 }).play(0, '13').throws(1, 6, 5).throws(2, 1, 1)
    expect(table.turn).toEqual([3])
    expect(table.moves(3)).toContain('13')
    expect(table.refusal(2, 'throw')).toBe('dode-sprong.out')
    expect(table.refusal(2, '20')).toBe('dode-sprong.out')
    table.play(3, '29')
    expect(table.state.total).toBe(0)
    table.throws(0, 1, 1).throws(1, 1, 1)
    expect(table.turn).toEqual([3])
  })

  it('dode-sprong.last-left, dode-sprong.places: the last one left wins; the later out, the better', () => {
    const table = given(game, { seats: 3 }).play(0, '13').throws(1, 6, 5).throws(2, 1, 1)
    table.play(0, '13').throws(1, 6, 6)
    expect(table.result).toBeUndefined()
    table.throws(0, 6, 6)
    expect(table.facts(1)).toMatchObject([
      { fact: 'dead', seat: 0 },
      { fact: 'round-won', seat: 1 },
    ])
    expect(table.result).toEqual({ places: [2, 1, 3], scores: [1, 2, 0], why: 'dode-sprong.last-left' })
  })

  it('dode-sprong.rounds: over several rounds all are back in and each round won is a point', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    table.play(0, '13').throws(1, 6, 6).throws(0, 6, 6)
    expect(table.result).toBeUndefined()
    expect(table.state.out).toEqual([])
    expect(table.turn).toEqual([0])
    table.play(0, '13').throws(1, 6, 6).throws(0, 1, 1)
    expect(table.result).toEqual({ places: [2, 1], scores: [0, 2], why: 'dode-sprong.rounds' })
  })

  it('dode-sprong.places: with more rounds the points so far are rounds won', () => {
    const table = given(game, { seats: 3, options: { rounds: 2 } })
      .play(0, '13')
      .throws(1, 6, 6)
      .throws(2, 6, 6)
    expect(game.scores!(table.state)).toEqual([0, 0, 0])
  })

  it('what no player can mean is no move', () => {
    expect(given(game, { seats: 2 }).refusal(0, 'jump')).toBe('unknown-notation')
  })

  it('dode-sprong.range, dode-sprong.name: any number of a few figures is understood, and longer ones are none', () => {
    const table = given(game, { seats: 2 })
    for (const tried of ['0', '5']) expect(table.refusal(0, tried)).toBe('dode-sprong.range')
    for (const tried of ['30', '130', '9999']) expect(table.refusal(0, tried)).toBe('dode-sprong.name')
    for (const tried of ['', '99999', 'x13', '13x']) expect(table.refusal(0, tried)).toBe('unknown-notation')
  })
})
