import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const opened = (seats: number, rounds: number) => given(game, { seats, options: { rounds } })
type Table = ReturnType<typeof opened>

/** Everyone throws once; each throw is given as the sum of two dice. */
function round(table: Table, ...sums: number[]): Table {
  for (const [seat, sum] of sums.entries()) {
    const high = Math.min(6, sum - 1)
    table.throws(seat, high, sum - high)
  }
  return table
}

describe('hoog-en-laag', () => {
  it('hoog-en-laag.lowest: in the first series the lowest throw gets a dot', () => {
    const table = round(opened(3, 2), 7, 4, 9)
    expect(table.state.scores).toEqual([0, 1, 0])
    expect(table.facts(0)).toMatchObject([
      { fact: 'written', points: 9 },
      { fact: 'dot', seat: 1, n: 1 },
    ])
  })

  it('hoog-en-laag.highest: in the second series the highest throw wipes a dot, if there is one', () => {
    const table = round(opened(3, 2), 7, 4, 9)
    round(table, 7, 4, 9)
    expect(table.state.scores).toEqual([0, 2, 0])
    round(table, 7, 8, 12)
    expect(table.state.scores).toEqual([0, 2, 0])
    expect(table.facts(0)).toMatchObject([{ fact: 'written' }])
    round(table, 7, 8, 3)
    expect(table.facts(0)).toMatchObject([{ fact: 'written' }, { fact: 'wiped', seat: 1, n: 1 }])
    expect(table.state.scores).toEqual([0, 1, 0])
  })

  it('hoog-en-laag.ties: all who tie at the bottom get a dot, all who tie at the top wipe one', () => {
    const table = round(opened(3, 1), 4, 4, 9)
    expect(table.state.scores).toEqual([1, 1, 0])
    round(table, 8, 8, 2)
    expect(table.state.scores).toEqual([0, 0, 0])
    expect(table.facts(2)).toMatchObject([
      { fact: 'written' },
      { fact: 'clean', seat: 0 },
      { fact: 'clean', seat: 1 },
    ])
  })

  it('hoog-en-laag.clean-first, hoog-en-laag.rounds: one dot wiped first wins, and all rounds are played', () => {
    const table = opened(3, 3)
    round(table, 2, 12, 11)
    round(table, 12, 2, 11)
    round(table, 12, 2, 11)
    expect(table.state.scores).toEqual([1, 2, 0])
    round(table, 12, 3, 4)
    expect(table.state.clean).toEqual([4, 0, 0])
    expect(table.result).toBeUndefined()
    round(table, 3, 12, 4)
    expect(table.result).toBeUndefined()
    round(table, 3, 12, 4)
    // The second player was clean as well, but two rounds later; the third never had a dot.
    expect(table.result).toEqual({ places: [1, 2, 2], scores: [0, 0, 0], why: 'hoog-en-laag.clean-first' })
  })

  it('hoog-en-laag.same-round: clean in the same round shares the first place', () => {
    const table = round(round(opened(3, 1), 4, 4, 9), 8, 8, 2)
    expect(table.result?.places).toEqual([1, 1, 3])
  })

  it('hoog-en-laag.most-loses, hoog-en-laag.unmarked, hoog-en-laag.between: most dots left come last', () => {
    const table = opened(5, 4)
    round(table, 2, 12, 12, 12, 12)
    round(table, 12, 2, 12, 12, 12)
    round(table, 12, 2, 12, 12, 12)
    round(table, 12, 12, 2, 12, 12)
    expect(table.state.scores).toEqual([1, 2, 1, 0, 0])
    round(table, 12, 3, 3, 3, 3)
    for (let i = 0; i < 3; i++) round(table, 3, 3, 3, 12, 3)
    // The fourth and fifth never had a dot, the third kept one, the second two.
    expect(table.result).toEqual({
      places: [1, 5, 2, 2, 2],
      scores: [0, 2, 1, 0, 0],
      why: 'hoog-en-laag.clean-first',
    })
  })

  it('hoog-en-laag.no-winner: nobody clean again leaves a loser and no winner', () => {
    const table = opened(3, 2)
    round(table, 2, 12, 12)
    round(table, 2, 12, 12)
    round(table, 12, 3, 3)
    round(table, 3, 12, 3)
    expect(table.result).toEqual({ places: [3, 2, 2], scores: [1, 0, 0], why: 'hoog-en-laag.no-winner' })
  })

  it('hoog-en-laag.no-winner: of two, one with a dot and one without, neither wins and both are second', () => {
    const table = opened(2, 1)
    round(table, 2, 12)
    round(table, 3, 12)
    expect(table.result).toEqual({ places: [2, 2], scores: [1, 0], why: 'hoog-en-laag.no-winner' })
  })

  it('hoog-en-laag.no-winner: when all have equally many left, nobody is ahead', () => {
    const table = opened(2, 2)
    round(table, 5, 5)
    round(table, 6, 6)
    round(table, 7, 7)
    round(table, 8, 6)
    // Clean in round four: the first player won after all.
    expect(table.result?.places).toEqual([1, 2])
    const equal = opened(2, 3)
    for (let i = 0; i < 3; i++) round(equal, 5, 5)
    round(equal, 9, 3)
    round(equal, 3, 9)
    round(equal, 7, 7)
    expect(equal.result).toEqual({ places: [2, 2], scores: [1, 1], why: 'hoog-en-laag.no-winner' })
  })

  it('hoog-en-laag.no-winner, hoog-en-laag.most-loses: of three, two equal losers come behind the other', () => {
    const table = opened(3, 1)
    round(table, 9, 4, 4)
    round(table, 9, 4, 4)
    expect(table.result).toEqual({ places: [2, 3, 3], scores: [0, 1, 1], why: 'hoog-en-laag.no-winner' })
  })

  it('hoog-en-laag.no-winner: three who have equally many left are all second', () => {
    const table = opened(3, 3)
    for (let i = 0; i < 3; i++) round(table, 5, 5, 5)
    round(table, 9, 3, 3)
    round(table, 3, 9, 3)
    round(table, 3, 3, 9)
    expect(table.result).toEqual({ places: [2, 2, 2], scores: [2, 2, 2], why: 'hoog-en-laag.no-winner' })
  })

  it('hoog-en-laag.most-loses, hoog-en-laag.between: two losers share the place behind all others', () => {
    const table = opened(4, 1)
    round(table, 4, 4, 4, 9)
    round(table, 9, 4, 4, 4)
    expect(table.result).toEqual({
      places: [1, 3, 3, 2],
      scores: [0, 1, 1, 0],
      why: 'hoog-en-laag.clean-first',
    })
  })

  it('hoog-en-laag.turn, hoog-en-laag.first: everyone throws once a round, from the first player', () => {
    const table = opened(3, 2)
    expect(table.refusal(1, 'throw')).toBe('hoog-en-laag.turn')
    for (const seat of [0, 1, 2]) {
      expect(table.turn).toEqual([seat])
      table.throws(seat, 2, 4)
    }
    expect(table.turn).toEqual([0])
  })

  it('hoog-en-laag.series: two series of ten rounds, unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    expect(table.state.scores).toEqual([0, 0])
    for (let i = 0; i < 10; i++) round(table, 3, 12)
    expect(table.state.scores).toEqual([10, 0])
    for (let i = 0; i < 10; i++) {
      expect(table.result).toBeUndefined()
      round(table, 12, 3)
    }
    expect(table.result).toMatchObject({ places: [1, 2], scores: [0, 0] })
  })

  it('hoog-en-laag.unmarked: who is clean again and who never had a dot is told', () => {
    const table = opened(3, 1)
    const notes = () => game.scene(table.state, 0, []).seats.map(({ note }) => note)
    expect(notes()).toEqual([undefined, undefined, undefined])
    round(table, 4, 9, 4)
    expect(notes()).toEqual([undefined, { say: 'unmarked' }, undefined])
    round(table, 9, 4, 4)
    expect(notes()).toEqual([{ say: 'is-clean', n: 2 }, { say: 'unmarked' }, undefined])
  })
})
