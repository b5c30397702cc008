import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const thrown = (one: number, other: number, seats = 1) => given(game, { seats }).throws(0, one, other)
type Table = ReturnType<typeof thrown>
const trays = (table: Table) => game.scene(table.state, 0, []).trays
const line = (table: Table) => game.scene(table.state, 0, []).coach

describe('dobbelstenen-tovenaar', () => {
  it('dobbelstenen-tovenaar.players: one to eight', () => {
    expect(game.seats).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(game.traits).toMatchObject({ unaided: true, luck: 'none' })
  })

  it('dobbelstenen-tovenaar.turn: clockwise, and round again', () => {
    const table = thrown(3, 5, 2)
    for (const tried of ['throw', 'turn-over', '21'])
      expect(table.refusal(1, tried)).toBe('dobbelstenen-tovenaar.turn')
    table.play(0, 'turn-over', '21').throws(0, 1, 2, 3)
    expect(table.turn).toEqual([1])
    expect(table.throws(1, 1, 1).play(1, 'turn-over', '21').throws(1, 1, 1, 1).turn).toEqual([0])
  })

  it('dobbelstenen-tovenaar.note: the prediction lies face down until the dice are turned over', () => {
    const table = given(game, { seats: 1 })
    const note = () => trays(table).find(({ id }) => id === 'note')!.items
    expect(note()).toEqual([{ look: 'card' }])
    expect(line(table)).toEqual({ say: 'coach-two', seat: 0 })
    table.throws(0, 3, 5)
    expect(note()).toEqual([{ look: 'card' }])
    table.play(0, 'turn-over')
    expect(note()).toEqual([{ look: 'card', face: 14 }])
    table.play(0, '21')
    expect(note()).toEqual([{ look: 'card' }])
  })

  it('dobbelstenen-tovenaar.throw-two: two dice first', () => {
    const table = given(game, { seats: 1 })
    expect(table.moves(0)).toEqual(['throw'])
    for (const tried of ['turn-over', '14'])
      expect(table.refusal(0, tried)).toBe('dobbelstenen-tovenaar.throw-two')
    expect(game.chance!(table.play(0, 'throw').state)).toEqual({ dice: 2 })
  })

  it.each([
    [3, 5, 8, 6],
    [1, 1, 2, 12],
    [6, 6, 12, 2],
  ])(
    'dobbelstenen-tovenaar.turn-over, dobbelstenen-tovenaar.trick: %i and %i make %i and %i: 14',
    (a, b, tops, bottoms) => {
      const table = thrown(a, b)
      expect(table.moves(0)).toEqual(['turn-over'])
      expect(line(table)).toEqual({ say: 'coach-turn-over', seat: 0 })
      for (const tried of ['throw', '21'])
        expect(table.refusal(0, tried)).toBe('dobbelstenen-tovenaar.turn-over')
      table.play(0, 'turn-over')
      expect(table.facts(0)).toEqual([{ fact: 'turned-over', seat: 0, tops, bottoms, total: 14 }])
      expect(trays(table).find(({ id }) => id === 'bottoms')!.items).toEqual([
        { at: 0, look: 'die', face: 7 - a, spent: true },
        { at: 1, look: 'die', face: 7 - b, spent: true },
      ])
    },
  )

  it('dobbelstenen-tovenaar.more-dice: three, four, five, six, three', () => {
    const table = given(game, { seats: 1 })
    for (const many of [3, 4, 5, 6, 3]) {
      table.throws(0, 3, 3).play(0, 'turn-over')
      expect(line(table)).toEqual({ say: 'coach-predict', seat: 0, n: many })
      expect(table.refusal(0, 'throw')).toBe('dobbelstenen-tovenaar.more-dice')
      expect(table.refusal(0, 'turn-over')).toBe('dobbelstenen-tovenaar.more-dice')
      table.play(0, String(7 * many))
      expect(table.facts(0)).toEqual([{ fact: 'predicted', seat: 0, said: 7 * many, n: many }])
      expect(line(table)).toEqual({ say: 'coach-proof', seat: 0, n: many })
      expect(trays(table)[0]!.items).toHaveLength(many)
      expect(table.play(0, 'throw').match.turn).toEqual(['chance'])
      expect(game.chance!(table.state)).toEqual({ dice: many })
      table.draw(...new Array<number>(many).fill(2))
    }
    expect(table.result).toEqual({ places: [1], scores: [5], why: 'dobbelstenen-tovenaar.most-points' })
  })

  it('dobbelstenen-tovenaar.possible: six numbers in a row, the right one somewhere among them', () => {
    // The wizard's throw of 8 puts it third: 19 to 24.
    const table = thrown(3, 5).play(0, 'turn-over')
    expect(table.moves(0)).toEqual(['19', '20', '21', '22', '23', '24'])
    for (const tried of ['18', '25', '7'])
      expect(table.refusal(0, tried)).toBe('dobbelstenen-tovenaar.possible')
    for (const tried of ['', '210', 'x21', '21x']) expect(table.refusal(0, tried)).toBe('unknown-notation')
    expect(thrown(1, 5).play(0, 'turn-over').moves(0)[0]).toBe('21')
    expect(thrown(5, 6).play(0, 'turn-over').moves(0).at(-1)).toBe('21')
    expect(trays(table).find(({ id }) => id === 'words')!.items[1]).toEqual({
      spot: '19',
      look: 'button',
      face: '19',
    })
    expect(trays(thrown(3, 5)).find(({ id }) => id === 'words')!.items[1]!.face).toEqual({
      say: 'button-turn-over',
    })
  })

  it('dobbelstenen-tovenaar.proof: the throw proves it, and a right prediction is a point', () => {
    const right = thrown(3, 5).play(0, 'turn-over', '21')
    expect(right.moves(0)).toEqual(['throw'])
    for (const tried of ['21', 'turn-over'])
      expect(right.refusal(0, tried)).toBe('dobbelstenen-tovenaar.proof')
    right.throws(0, 1, 2, 6)
    expect(right.facts(0)).toEqual([
      { fact: 'right', seat: 0, dice: [1, 2, 6], n: 3, tops: 9, bottoms: 12, total: 21, said: 21 },
    ])
    expect(game.scores!(right.state)).toEqual([1])
    const wrong = thrown(3, 5).play(0, 'turn-over', '22').throws(0, 1, 2, 6)
    expect(wrong.facts(0)[0]).toMatchObject({ fact: 'wrong', said: 22, total: 21 })
    expect(game.scores!(wrong.state)).toEqual([0])
  })

  it('dobbelstenen-tovenaar.rounds, dobbelstenen-tovenaar.most-points, dobbelstenen-tovenaar.shared: most points win', () => {
    expect(game.options['rounds']).toMatchObject({ default: 5 })
    const table = given(game, { seats: 3, options: { rounds: 1 } })
    for (const [seat, said] of ['21', '20', '21'].entries())
      table.throws(seat, 3, 5).play(seat, 'turn-over', said).throws(seat, 4, 4, 4)
    expect(table.result).toEqual({
      places: [1, 3, 1],
      scores: [1, 0, 1],
      why: 'dobbelstenen-tovenaar.most-points',
    })
    expect(game.explain(table.state, 0, 'throw')).toBe('dobbelstenen-tovenaar.most-points')
  })

  it('every match ends within its bound', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const state = copyJson(given(game, { seats: 8, options: { rounds: 20 } }).state)
      expect(playout(game, state, 8, seededRng(seed)) * 1.5).toBeLessThanOrEqual(game.bound)
      expect(state.throws).toBe(320)
    }
  })
})
