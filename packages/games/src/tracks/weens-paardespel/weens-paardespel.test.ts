import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { throwButton } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

interface Stand {
  /** The field of each horse; x is out. */
  readonly fields: string
  /** Whose turn it is, from 1. */
  readonly turn?: number
  readonly left?: string
  readonly throws?: number
  readonly arrived?: string
  readonly misses?: string
  readonly paid?: string
  readonly stake?: number
}

function stand({
  fields,
  turn = 1,
  left = '1',
  throws = 40,
  arrived = '-',
  misses = '-',
  paid = '-',
  stake = 3,
}: Stand) {
  return given(game, {
    seats: fields.split(' ').length,
    options: { stake },
    position: [fields.replaceAll(' ', ','), turn, left, throws, arrived, misses, paid, '-'].join(' '),
  })
}
type Table = ReturnType<typeof stand>
const names = (table: Table) => table.facts(0).map(({ fact }) => fact)

describe('weens-paardespel: before the first throw', () => {
  it('weens-paardespel.equipment: two to six players, one die', () => {
    expect(game.seats).toEqual([2, 3, 4, 5, 6])
    const table = given(game, { seats: 6 }).play(0, 'throw')
    expect(game.chance!(table.state)).toEqual({ dice: 1 })
    const { board } = game.scene(table.state, 0, [])
    expect(board!.pieces.map(({ look, seat }) => [look, seat])).toEqual(
      [0, 1, 2, 3, 4, 5].map((seat) => ['horse', seat]),
    )
  })

  it('weens-paardespel.setup: a hundred spaces, all horses on 1', () => {
    const table = given(game, { seats: 3 })
    expect(table.position).toBe('1,1,1 1 1 0 - - - -')
    const { board } = game.scene(table.state, 'watcher', [])
    expect(board!.places.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, i) => String(i + 1)))
    expect(board!.pieces.every(({ on }) => on === '1')).toBe(true)
  })

  it('weens-paardespel.stake, weens-paardespel.three-guilders, weens-paardespel.purse: staked, and five left', () => {
    const { state } = given(game, { seats: 4 })
    expect(game.purses!(state)).toEqual({ seats: [5, 5, 5, 5], pot: 12, bank: 0 })
    const rich = given(game, { seats: 2, options: { stake: 50 } }).state
    expect(game.purses!(rich)).toEqual({ seats: [5, 5], pot: 100, bank: 0 })
  })

  it.each([0, 51, 1.5])('weens-paardespel.stake: %d cannot be staked', (stake) => {
    expect(() => given(game, { options: { stake } })).toThrow(/1–50/)
  })

  it('weens-paardespel.first, weens-paardespel.turn: the first player starts, then clockwise and round again', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.throws(0, 3).turn).toEqual([1])
    expect(table.throws(1, 2).turn).toEqual([2])
    expect(table.throws(2, 6).turn).toEqual([0])
    expect(table.position).toBe('4,3,7 1 1 3 - - - -')
  })
})

describe('weens-paardespel: the ride', () => {
  it('weens-paardespel.throw: as many spaces as pips, field by field', () => {
    const table = stand({ fields: '11 50' }).throws(0, 4)
    expect(table.state.fields).toEqual([15, 50])
    expect(table.facts(1)).toEqual([
      { fact: 'thrown', seat: 0, pips: 4, dice: [4] },
      { fact: 'moved', seat: 0, path: ['11', '12', '13', '14', '15'], from: '11', to: '15' },
    ])
    expect(game.scene(table.state, 1, []).last).toEqual(['11', '15'])
  })

  it('weens-paardespel.throw: while the die is in the air nobody can do anything', () => {
    const table = stand({ fields: '11 50' }).play(0, 'throw')
    expect(table.turn).toEqual(['chance'])
    expect(table.moves(0)).toEqual([])
    expect(table.moves(1)).toEqual([])
    expect(table.position).toBe('11,50 1 1? 40 - - - -')
  })

  it('weens-paardespel.share: a horse that meets another stays beside it', () => {
    const table = stand({ fields: '11 15 15' }).throws(0, 4)
    expect(table.state.fields).toEqual([15, 15, 15])
  })

  it('weens-paardespel.miss: 18 costs the next turn, once', () => {
    const table = stand({ fields: '15 60 20' }).throws(0, 3)
    expect(names(table)).toEqual(['thrown', 'moved', 'must-miss'])
    expect(table.position).toBe('18,60,20 2 1 41 - 1 - -')
    table.throws(1, 1).throws(2, 1)
    expect(table.turn).toEqual([1])
    expect(table.facts(0).at(-1)).toEqual({ fact: 'missed', seat: 0 })
    table.throws(1, 1).throws(2, 1)
    expect(table.turn).toEqual([0])
    expect(table.throws(0, 2).state.fields).toEqual([20, 62, 22])
  })

  it('weens-paardespel.miss: two on 18 both miss, and passing over it costs nothing', () => {
    const table = stand({ fields: '15 16 17' }).throws(0, 3).throws(1, 2)
    expect(table.state.misses).toEqual([0, 1])
    table.throws(2, 5)
    expect(table.turn).toEqual([2])
    expect(names(table).slice(-2)).toEqual(['missed', 'missed'])
    const both = stand({ fields: '15 16', turn: 2 }).throws(1, 2).throws(0, 3)
    expect(names(both).slice(-2)).toEqual(['missed', 'missed'])
    expect(both.turn).toEqual([1])
    expect(stand({ fields: '17 1' }).throws(0, 2).state.misses).toEqual([])
  })

  it('weens-paardespel.miss: those who miss are kept in the order of the table', () => {
    const table = stand({ fields: '1 18 15', turn: 3, misses: '2' }).throws(2, 3)
    expect(table.state.misses).toEqual([1, 2])
  })

  it('weens-paardespel.miss: whoever rides alone misses a turn and throws again', () => {
    const table = stand({ fields: '15 x' }).throws(0, 3)
    expect(table.turn).toEqual([0])
    expect(names(table)).toEqual(['thrown', 'moved', 'must-miss', 'missed'])
    expect(table.state.misses).toEqual([])
  })

  it('weens-paardespel.waterfall: 33 is the end of the ride, and the turn goes on without', () => {
    const table = stand({ fields: '30 60 20' }).throws(0, 3)
    expect(names(table)).toEqual(['thrown', 'moved', 'out'])
    expect(table.position).toBe('x,60,20 2 1 41 - - - -')
    table.throws(1, 1).throws(2, 1)
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'throw')).toBe('weens-paardespel.waterfall')
    const { board, seats } = game.scene(table.state, 1, [])
    expect(board!.pieces[0]).toMatchObject({ id: 'horse-1', on: '33' })
    expect(seats[0]!.note).toEqual({ say: 'note-out' })
  })

  it('weens-paardespel.waterfall: passing over 33 is safe', () => {
    expect(stand({ fields: '30 60' }).throws(0, 4).state.fields).toEqual([34, 60])
    expect(stand({ fields: '30 60' }).throws(0, 2).state.fields).toEqual([32, 60])
  })

  it('weens-paardespel.twice: 49 gives two more throws in a row', () => {
    const table = stand({ fields: '47 60' }).throws(0, 2)
    expect(names(table)).toEqual(['thrown', 'moved', 'twice'])
    expect(table.position).toBe('49,60 1 2 41 - - - -')
    expect(table.throws(0, 6).position).toBe('55,60 1 1 42 - - - -')
    expect(table.throws(0, 1).position).toBe('56,60 2 1 43 - - - -')
  })

  it('weens-paardespel.twice-at-once: each of the two is a throw of its own, on its own space', () => {
    const table = stand({ fields: '47 60' }).throws(0, 2)
    const line = () => game.scene(table.state, 0, []).coach
    expect(line()).toEqual({ say: 'coach-twice' })
    table.throws(0, 3)
    expect(table.turn).toEqual([0])
    expect(table.state.fields[0]).toBe(52)
    expect(line()).toEqual({ say: 'coach-again' })
    table.throws(0, 3)
    expect(line()).toEqual({ say: 'coach-throws', seat: 1 })
    table.throws(1, 1)
    expect(line()).toEqual({ say: 'coach-throw' })
  })

  it('weens-paardespel.fine: 74 costs a guilder, which goes into the pot', () => {
    const table = stand({ fields: '70 73 60', turn: 2 }).throws(1, 1)
    expect(names(table)).toEqual(['thrown', 'moved', 'fined'])
    expect(game.purses!(table.state)).toEqual({ seats: [5, 4, 5], pot: 10, bank: 0 })
    expect(table.position).toBe('70,74,60 3 1 41 - - 2 -')
    table.throws(2, 1).throws(0, 4)
    expect(table.state.paid).toEqual([0, 1])
    expect(game.purses!(table.state)).toEqual({ seats: [4, 4, 5], pot: 11, bank: 0 })
  })

  it('weens-paardespel.back: from 86 back to 76', () => {
    const table = stand({ fields: '80 60' }).throws(0, 6)
    expect(table.state.fields).toEqual([76, 60])
    expect(table.facts(0).at(-1)).toEqual({
      fact: 'moved-back',
      seat: 0,
      path: ['86', '85', '84', '83', '82', '81', '80', '79', '78', '77', '76'],
      from: '86',
      to: '76',
    })
    expect(table.turn).toEqual([1])
  })

  it.each([
    ['95', 5],
    ['95', 6],
    ['99', 6],
  ])('weens-paardespel.arrive: from %s a %i arrives on 100', (from, pips) => {
    const table = stand({ fields: `${from} 60 61` }).throws(0, pips)
    expect(table.state.fields[0]).toBe(100)
    expect(table.state.arrived).toEqual([0])
    expect(table.facts(1).at(-1)).toEqual({ fact: 'arrived', seat: 0, place: 1 })
    expect(table.result).toBeUndefined()
    table.throws(1, 1).throws(2, 1)
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'throw')).toBe('weens-paardespel.arrive')
  })

  it('weens-paardespel.arrive: one short is not there', () => {
    expect(stand({ fields: '95 60' }).throws(0, 4).state.fields).toEqual([99, 60])
  })
})

describe('weens-paardespel: the end and the pot', () => {
  it('weens-paardespel.end, weens-paardespel.prizes, weens-paardespel.rounding: the second arrival ends it', () => {
    // Four stakes of 5 are 20: the second takes 6, the first 14.
    const table = stand({ fields: '98 100 20 64', turn: 1, arrived: '2', stake: 5 }).throws(0, 2)
    expect(table.result).toEqual({ places: [2, 1, 4, 3], money: [11, 19, 5, 5], why: 'weens-paardespel.end' })
    expect(table.turn).toEqual([])
    expect(table.facts(3).slice(-3)).toEqual([
      { fact: 'arrived', seat: 0, place: 2 },
      { fact: 'prize', seat: 1, money: 14 },
      { fact: 'prize', seat: 0, money: 6 },
    ])
    expect(game.purses!(table.state)).toEqual({ seats: [11, 19, 5, 5], pot: 0, bank: 0 })
  })

  it('weens-paardespel.prizes: a fine paid on the way is in the pot', () => {
    // Two stakes of 3 and a guilder are 7: 2 for the second, 5 for the first.
    const table = stand({ fields: '100 97', turn: 2, arrived: '1', paid: '2' }).throws(1, 3)
    expect(table.result).toMatchObject({ places: [1, 2], money: [10, 6] })
  })

  it('weens-paardespel.only-one, weens-paardespel.end: the last one under way falls, the pot is the winner’s', () => {
    const table = stand({ fields: '100 30 x', turn: 2, arrived: '1' }).throws(1, 3)
    expect(table.result).toEqual({ places: [1, 2, 2], money: [14, 5, 5], why: 'weens-paardespel.end' })
  })

  it('weens-paardespel.only-one: whoever is left alone rides on, and may arrive', () => {
    const table = stand({ fields: '30 98', turn: 1 }).throws(0, 3)
    expect(table.result).toBeUndefined()
    table.throws(1, 2)
    expect(table.result).toEqual({ places: [2, 1], money: [5, 11], why: 'weens-paardespel.end' })
  })

  it('weens-paardespel.nobody: all in the waterfall, and the stakes go back', () => {
    const table = stand({ fields: 'x 30 x', turn: 2 }).throws(1, 3)
    expect(table.result).toEqual({ places: [2, 2, 2], money: [8, 8, 8], why: 'weens-paardespel.end' })
    expect(
      table
        .facts(0)
        .slice(-4)
        .map(({ fact }) => fact),
    ).toEqual(['stakes-back', 'prize', 'prize', 'prize'])
  })

  it('weens-paardespel.places: arrived, then the foremost, then those who are out; level ones share', () => {
    const table = stand({ fields: '98 100 x 40 40 x', arrived: '2' }).throws(0, 2)
    expect(table.result!.places).toEqual([2, 1, 5, 3, 3, 5])
  })

  it('weens-paardespel.most-throws: after 5,000 throws the foremost win the prizes', () => {
    const table = stand({ fields: '50 60 x', throws: 4999 }).throws(0, 4)
    expect(table.result).toEqual({
      places: [2, 1, 3],
      money: [8, 11, 5],
      why: 'weens-paardespel.most-throws',
    })
    expect(table.facts(0).map(({ fact }) => fact)).toEqual(['thrown', 'moved', 'tired', 'prize', 'prize'])
    expect(stand({ fields: '50 60 x', throws: 4998 }).throws(0, 4).result).toBeUndefined()
  })

  it('weens-paardespel.most-throws: who arrived stays first', () => {
    const table = stand({ fields: '100 60 50', throws: 4999, turn: 2, arrived: '1' }).throws(1, 1)
    expect(table.result).toMatchObject({ places: [1, 2, 3], money: [11, 8, 5] })
  })

  it('weens-paardespel.most-throws: the last of the throws may also decide', () => {
    const table = stand({ fields: '99 100', throws: 4999, arrived: '2' }).throws(0, 1)
    expect(table.result!.why).toBe('weens-paardespel.end')
  })

  it('weens-paardespel.shared-prizes: level players share, and the bank keeps what cannot be shared', () => {
    // Three stakes of 3 are 9: two leaders get 4 each.
    const leaders = stand({ fields: '50 54 20', throws: 4999 }).throws(0, 4)
    expect(leaders.result).toMatchObject({ places: [1, 1, 3], money: [9, 9, 5] })
    expect(game.purses!(leaders.state)).toEqual({ seats: [9, 9, 5], pot: 0, bank: 1 })
    // The first takes 6 of 9, two seconds share 3.
    const seconds = stand({ fields: '50 54 90', throws: 4999 }).throws(0, 4)
    expect(seconds.result).toMatchObject({ places: [2, 2, 1], money: [6, 6, 11] })
    expect(game.purses!(seconds.state).bank).toBe(1)
  })
})

describe('weens-paardespel: attempts that are refused', () => {
  const table = () => stand({ fields: '11 18 x 100', arrived: '4', misses: '2' })
  it.each([
    [0, '15', 'weens-paardespel.throw'],
    [0, '11-15', 'weens-paardespel.throw'],
    [0, '100', 'weens-paardespel.throw'],
    [1, 'throw', 'weens-paardespel.miss'],
    [2, 'throw', 'weens-paardespel.waterfall'],
    [2, 'die', 'weens-paardespel.waterfall'],
    [3, 'throw', 'weens-paardespel.arrive'],
    [3, '99', 'weens-paardespel.arrive'],
    [0, '', 'unknown-notation'],
    [0, '1234', 'unknown-notation'],
    [0, '1-2-3', 'unknown-notation'],
    [0, 'x15', 'unknown-notation'],
    [0, '15x', 'unknown-notation'],
    [0, 'pass', 'unknown-notation'],
  ])('seat %i tries %s: %s', (seat, tried, rule) => {
    expect(table().refusal(seat, tried)).toBe(rule)
  })

  it('weens-paardespel.turn: whoever is not on turn waits', () => {
    const waiting = stand({ fields: '11 20' })
    for (const tried of ['throw', 'die', '21', '20-21'])
      expect(waiting.refusal(1, tried)).toBe('weens-paardespel.turn')
  })

  it('weens-paardespel.end: a finished match answers with the rule that ended it', () => {
    const { state } = stand({ fields: '99 100', arrived: '2' }).throws(0, 1)
    expect(game.explain(state, 0, 'throw')).toBe('weens-paardespel.end')
    expect(game.explain(state, 1, '5')).toBe('weens-paardespel.end')
    expect(game.moves(state, 0)).toEqual([])
  })
})

describe('weens-paardespel: the picture', () => {
  it('shows the die, the pot and everybody’s money and place', () => {
    const table = stand({ fields: '50 18 100 x', arrived: '3', misses: '2' })
    const scene = game.scene(table.state, 0, [])
    expect(scene.trays).toEqual([
      { id: 'dice', items: [{ look: 'die' }] },
      { id: 'words', items: [throwButton('die', true)] },
    ])
    expect(scene.sheets[0]!.rows).toEqual([[12, 40]])
    expect(scene.seats).toEqual([
      { money: 5, note: { say: 'note-field', field: 50 } },
      { money: 5, note: { say: 'note-misses', field: 18 } },
      { money: 5, note: { say: 'note-place', place: 1 } },
      { money: 5, note: { say: 'note-out' } },
    ])
    expect(scene.last).toEqual([])
    table.throws(0, 2)
    expect(game.scene(table.state, 0, []).trays[0]!.items).toEqual([{ look: 'die', face: 2 }])
    expect(game.touches(table.state, 'throw')).toEqual([['die']])
  })

  it('no two fields lie on each other, and each is close to the next', () => {
    const { board } = game.scene(given(game).state, 0, [])
    const { places, size } = board!
    const apart = (i: number, j: number) =>
      Math.hypot(places[i]!.at[0] - places[j]!.at[0], places[i]!.at[1] - places[j]!.at[1])
    for (let i = 1; i < places.length; i++) {
      expect(apart(i, i - 1)).toBeLessThan(1.3)
      for (let j = 0; j < i; j++) expect(apart(i, j)).toBeGreaterThan(0.9)
    }
    for (const {
      at: [x, y],
    } of places)
      expect(Math.min(x, y, size[0] - x, size[1] - y)).toBeGreaterThan(0.5)
    expect(places.filter(({ name }) => name !== undefined).map(({ id }) => id)).toEqual([
      '18',
      '33',
      '49',
      '74',
      '86',
      '100',
    ])
    expect(board!.ground.length).toBeGreaterThan(100)
  })
})

describe('weens-paardespel: random matches', () => {
  it.each([2, 3, 4, 5, 6])('%i players: every match ends within its bound, and money stays', (seats) => {
    for (let seed = 1; seed <= 20; seed++) {
      const state = game.copy!(given(game, { seats }).state)
      playout(game, state, seats, seededRng(seed), 3 * seed)
      const before = JSON.stringify(state)
      const twin = game.copy!(state)
      expect(twin).toEqual(copyJson(state))
      const throws = playout(game, twin, seats, seededRng(seed))
      expect(2 * throws).toBeLessThan(game.bound)
      expect(JSON.stringify(state)).toBe(before)
      expect(game.result(twin)!.money!.reduce((sum, each) => sum + each, 0)).toBe(seats * 8)
      expect(twin.arrived.length === 2 || twin.fields.every((field) => field === -1 || field === 100)).toBe(
        true,
      )
    }
  })
})
