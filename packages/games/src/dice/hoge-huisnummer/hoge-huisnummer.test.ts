import { throwButton } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const opened = (seats: number, rounds = 1) => given(game, { seats, options: { rounds } })
type Table = ReturnType<typeof opened>
/** Three sixes, or any figure three times. */
const same = (table: Table, seat: number, n: number) =>
  table
    .throws(seat, n, n, n)
    .play(seat, `${n}-first`)
    .throws(seat, n, n)
    .play(seat, `${n}-middle`)
    .throws(seat, n)

describe('hoge-huisnummer', () => {
  it('hoge-huisnummer.three-throws, hoge-huisnummer.set-aside: 6-1-3, then 2-4, then a 5 make 645', () => {
    const table = opened(2).throws(0, 6, 1, 3)
    expect(table.facts(1)).toMatchObject([{ fact: 'thrown', seat: 0, dice: [6, 1, 3] }])
    table.play(0, '6-first')
    expect(table.facts(1)).toMatchObject([
      { fact: 'set-aside', seat: 0, n: 6, place: { say: 'figure-first' } },
    ])
    table.throws(0, 2, 4).play(0, '4-middle').throws(0, 5)
    expect(table.facts(1)).toMatchObject([{ fact: 'written', seat: 0, dice: [5], points: 645 }])
    expect(table.turn).toEqual([1])
  })

  it('hoge-huisnummer.places: any order may be chosen, each place once', () => {
    const table = opened(2).throws(0, 2, 1, 2)
    expect(table.moves(0)).toEqual(['1-first', '1-last', '1-middle', '2-first', '2-last', '2-middle'])
    table.play(0, '2-last').throws(0, 6, 4)
    expect(table.moves(0)).toEqual(['4-first', '4-middle', '6-first', '6-middle'])
    expect(table.refusal(0, '6-last')).toBe('hoge-huisnummer.places')
  })

  it('hoge-huisnummer.last-die: the third die fills the place that is open', () => {
    const table = opened(2)
      .throws(0, 2, 1, 3)
      .play(0, '3-last')
      .throws(0, 6, 4)
      .play(0, '4-middle')
      .throws(0, 5)
    expect(table.state.sheet).toEqual([543])
  })

  it('hoge-huisnummer.set-aside: first throw, then set aside one of the dice just thrown', () => {
    const table = opened(2)
    expect(table.refusal(0, '6-first')).toBe('hoge-huisnummer.set-aside')
    table.throws(0, 6, 1, 3)
    expect(table.refusal(0, 'throw')).toBe('hoge-huisnummer.set-aside')
    expect(table.refusal(0, '5-first')).toBe('hoge-huisnummer.set-aside')
    table.play(0, '6-first')
    expect(table.refusal(0, '1-last')).toBe('hoge-huisnummer.set-aside')
    for (const tried of ['7-last', '16-last', '6-lasting'])
      expect(table.refusal(0, tried)).toBe('unknown-notation')
  })

  it('hoge-huisnummer.set-aside: a die and a place are tapped, in either order; dice alike are one choice', () => {
    const { state } = opened(2).throws(0, 2, 1, 2)
    expect(game.touches(state, '1-last')).toEqual([
      ['die2', 'last'],
      ['last', 'die2'],
    ])
    expect(game.touches(state, '2-first').map(([spot]) => spot)).toEqual(['die1', 'first', 'die3', 'first'])
  })

  it('hoge-huisnummer.places, hoge-huisnummer.turn: taps are refused like the moves they mean', () => {
    const table = opened(2).throws(0, 2, 1, 2).play(0, '2-last').throws(0, 6, 4)
    expect(table.refusal(0, 'die1-last')).toBe('hoge-huisnummer.places')
    expect(table.refusal(0, 'last-die2')).toBe('hoge-huisnummer.places')
    expect(table.refusal(1, 'die1-first')).toBe('hoge-huisnummer.turn')
    expect(table.refusal(0, 'die3-first')).toBe('unknown-notation')
  })

  it('hoge-huisnummer.turn, hoge-huisnummer.first: one turn a round, from the first player', () => {
    const table = opened(2, 2)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('hoge-huisnummer.turn')
    table.throws(0, 6, 1, 3)
    expect(table.refusal(1, '6-first')).toBe('hoge-huisnummer.turn')
    table.play(0, '6-first').throws(0, 1, 1).play(0, '1-middle').throws(0, 1)
    same(table, 1, 2)
    expect(table.turn).toEqual([0])
    expect(table.moves(0)).toEqual(['throw'])
  })

  it('hoge-huisnummer.highest-wins, hoge-huisnummer.shared: the highest number wins, equals share', () => {
    const table = opened(3)
    same(table, 0, 2)
    same(table, 1, 6)
    same(table, 2, 6)
    expect(table.result).toEqual({
      places: [3, 1, 1],
      scores: [222, 666, 666],
      why: 'hoge-huisnummer.highest-wins',
    })
  })

  it('hoge-huisnummer.rounds, hoge-huisnummer.added: the numbers of the agreed rounds are added', () => {
    const table = opened(2, 2)
    same(table, 0, 2)
    same(table, 1, 1)
    expect(table.result).toBeUndefined()
    same(table, 0, 3)
    same(table, 1, 6)
    expect(table.result).toMatchObject({ places: [2, 1], scores: [555, 777] })
  })

  it('hoge-huisnummer.five-rounds: five rounds unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      same(table, 0, 2)
      same(table, 1, 1)
    }
    expect(table.result?.scores).toEqual([1110, 555])
  })

  it('hoge-huisnummer.set-aside: while a die is chosen each lies apart, and the open places can be tapped', () => {
    const table = opened(2)
    const scene = () => game.scene(table.state, 0, [])
    expect(scene().trays[0]!.items.map(({ spot, face }) => [spot, face])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(scene().coach).toEqual({ say: 'coach-throw', seat: 0 })
    expect(scene().sheets[0]).toEqual({
      id: 'number',
      title: { say: 'player', seat: 0 },
      head: [{ say: 'figure-first' }, { say: 'figure-middle' }, { say: 'figure-last' }],
      rows: [
        [
          { spot: 'first', show: '' },
          { spot: 'middle', show: '' },
          { spot: 'last', show: '' },
        ],
      ],
    })
    table.throws(0, 6, 1, 3)
    expect(scene().trays).toEqual([
      {
        id: 'dice',
        title: { say: 'dice-tray' },
        items: [
          { spot: 'die1', look: 'die', face: 6 },
          { spot: 'die2', look: 'die', face: 1 },
          { spot: 'die3', look: 'die', face: 3 },
        ],
      },
      { id: 'words', items: [throwButton('dice', false)] },
    ])
    expect(scene().coach).toEqual({ say: 'coach-set-aside', seat: 0 })
    expect(scene().sheets[0]!.rows[0]).toEqual([
      { spot: 'first', show: '?' },
      { spot: 'middle', show: '?' },
      { spot: 'last', show: '?' },
    ])
    table.play(0, '3-middle')
    expect(scene().trays[0]!.items).toHaveLength(2)
    expect(scene().sheets[0]!.rows[0]).toEqual([{ spot: 'first', show: '' }, 3, { spot: 'last', show: '' }])
    table.throws(0, 4, 6)
    expect(scene().sheets[0]!.rows[0]).toEqual([{ spot: 'first', show: '?' }, 3, { spot: 'last', show: '?' }])
  })

  it('hoge-huisnummer.last-die: the number stays to be seen until the next player throws', () => {
    const table = same(opened(2), 0, 5)
    const sheet = () => game.scene(table.state, 0, []).sheets[0]!
    expect(sheet()).toMatchObject({ title: { seat: 0 }, rows: [[5, 5, 5]] })
    table.throws(1, 1, 2, 3)
    expect(sheet().title).toEqual({ say: 'player', seat: 1 })
    expect(sheet().rows[0]).toHaveLength(3)
    expect(sheet().rows[0]).not.toContain(5)
    table.play(1, '3-first')
    expect(sheet()).toMatchObject({ title: { seat: 1 }, rows: [[3, { show: '' }, { show: '' }]] })
  })
})
