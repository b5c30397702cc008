import { describe, expect, it } from 'vitest'
import { throwToTheEnd } from '../../../test/dice.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const opened = (seats: number, rounds = 1) => given(game, { seats, options: { rounds } })
/** The options under which it is easiest to see whose turn it is. */
const inOrder = (seats: number, rounds = 1) => given(game, { seats, options: { rounds, start: 'first' } })

describe('chicago', () => {
  it.each([
    [1, 6, 4, 164],
    [6, 4, 2, 66],
    [1, 5, 5, 110],
    [1, 1, 6, 260],
    [6, 6, 3, 123],
    [5, 4, 5, 14],
  ])('chicago.worth: %i-%i-%i is worth %i', (a, b, c, points) => {
    const table = opened(2).throws(0, a, b, c).play(0, 'stop')
    expect(table.facts(1)).toMatchObject([{ fact: 'scored', seat: 0, points, total: points }])
    expect(table.state.totals).toEqual([points, 0])
  })

  it('chicago.three-ones: three ones are Chicago, 300', () => {
    const table = opened(2).throws(0, 1, 1, 1).play(0, 'stop')
    expect(table.facts(1)).toMatchObject([{ fact: 'chicago', seat: 0, points: 300 }])
  })

  it('chicago.keep, chicago.three-throws: 1-4-3, the one is kept and two dice are thrown twice more', () => {
    const table = opened(2).throws(0, 1, 4, 3).play(0, 'keep-1')
    expect(table.facts(1)).toMatchObject([{ fact: 'kept', seat: 0, n: 1 }])
    expect(table.moves(0)).toEqual(['keep-3', 'keep-4', 'stop', 'throw'])
    expect(table.refusal(0, 'keep-1')).toBe('chicago.keep')
    table.throws(0, 2, 6)
    expect(table.state.lying).toEqual([1, 2, 6])
    table.play(0, 'keep-6').play(0, 'keep-1').throws(0, 1)
    expect(table.state.lying).toEqual([1, 1, 6])
    // The third throw is the last: it is written down at once.
    expect(table.state.totals).toEqual([260, 0])
    expect(table.turn).toEqual([1])
  })

  it('chicago.keep, chicago.keep-anew: at least one die is thrown, and what is kept was lying there', () => {
    const table = opened(2).throws(0, 1, 4, 4)
    expect(table.moves(0)).toEqual(['keep-1', 'keep-4', 'stop', 'throw'])
    expect(table.refusal(0, 'keep-6')).toBe('chicago.keep')
    table.play(0, 'keep-4', 'keep-4')
    expect(table.moves(0)).toEqual(['stop', 'throw'])
    expect(table.refusal(0, 'keep-1')).toBe('chicago.keep-anew')
  })

  it('chicago.keep-anew: what was kept may be thrown after all the next time', () => {
    const table = opened(2).throws(0, 6, 4, 4).play(0, 'keep-6').throws(0, 2, 2)
    table.throws(0, 1, 1, 1)
    expect(table.state.totals).toEqual([300, 0])
  })

  it('chicago.three-throws: nobody stops, keeps or turns before the first throw', () => {
    const table = opened(2)
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.refusal(0, 'stop')).toBe('chicago.three-throws')
    expect(table.refusal(0, 'keep-1')).toBe('chicago.three-throws')
    expect(table.refusal(0, 'turn-six')).toBe('chicago.three-throws')
    for (const tried of ['keep-7', 'keep-0', 'keep-11', 'let-keep-1'])
      expect(table.refusal(0, tried)).toBe('unknown-notation')
  })

  it('chicago.turn-sixes: of two sixes one may be turned, and no second', () => {
    const table = opened(2).throws(0, 6, 6, 3)
    expect(table.moves(0)).toContain('turn-six')
    table.play(0, 'turn-six')
    expect(table.facts(1)).toMatchObject([{ fact: 'turned', seat: 0 }])
    expect(table.refusal(0, 'turn-six')).toBe('chicago.turn-sixes')
    table.play(0, 'stop')
    expect(table.state.totals).toEqual([163, 0])
  })

  it('chicago.turn-sixes, chicago.three-sixes: of three sixes two may be turned, which makes 260', () => {
    const table = opened(2).throws(0, 6, 6, 6).play(0, 'turn-six', 'turn-six')
    expect(table.refusal(0, 'turn-six')).toBe('chicago.turn-sixes')
    table.play(0, 'stop')
    expect(table.state.totals).toEqual([260, 0])
  })

  it('chicago.turn-sixes: one six is not enough, and later throws are too late', () => {
    expect(opened(2).throws(0, 6, 5, 3).refusal(0, 'turn-six')).toBe('chicago.turn-sixes')
    const table = opened(2).throws(0, 1, 2, 3).throws(0, 6, 6, 6)
    expect(table.refusal(0, 'turn-six')).toBe('chicago.turn-sixes')
  })

  it('chicago.first-to-thousand, chicago.places: a thousand wins at once; the others by their points', () => {
    const table = inOrder(3)
    for (let i = 0; i < 3; i++) {
      table
        .throws(0, 1, 1, 1)
        .play(0, 'stop')
        .throws(1, 5, 4, 5)
        .play(1, 'stop')
        .throws(2, 5, 5, 4)
        .play(2, 'stop')
    }
    expect(table.result).toBeUndefined()
    table.throws(0, 1, 2, 2).play(0, 'stop')
    expect(table.facts(1)).toMatchObject([
      { fact: 'scored', points: 104, total: 1004 },
      { fact: 'round-won', seat: 0 },
    ])
    expect(table.result).toEqual({
      places: [1, 2, 2],
      scores: [1004, 42, 42],
      why: 'chicago.first-to-thousand',
    })
  })

  it('chicago.first-to-thousand: exactly a thousand is enough', () => {
    const table = inOrder(2)
    // Three times 300 makes 900, and 60 + 5 + 5, 15 and 15 make the other hundred.
    for (const dice of [
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
      [6, 5, 5],
      [5, 5, 5],
    ]) {
      table.throws(0, ...dice).play(0, 'stop')
      table.throws(1, 5, 4, 5).play(1, 'stop')
    }
    expect(table.state.totals).toEqual([985, 70])
    table.throws(0, 5, 5, 5).play(0, 'stop')
    expect(table.result).toEqual({ places: [1, 2], scores: [1000, 70], why: 'chicago.first-to-thousand' })
  })

  it('chicago.rounds: beside the rounds won everyone has the points of this round', () => {
    const seats = (rounds: number) =>
      game.scene(opened(2, rounds).throws(0, 1, 2, 2).play(0, 'stop').state, 0, []).seats
    expect(seats(1)).toMatchObject([{ score: 104 }, { score: 0 }])
    expect(seats(1).every(({ note }) => note === undefined)).toBe(true)
    expect(seats(2)).toMatchObject([
      { score: 0, note: { say: 'has', n: 104 } },
      { score: 0, note: { say: 'has', n: 0 } },
    ])
  })

  it('chicago.worth: after a throw the coach adds up what lies there', () => {
    const table = opened(2)
    const coach = () => game.scene(table.state, 0, []).coach
    expect(coach()).toEqual({ say: 'coach-throw', seat: 0 })
    table.throws(0, 1, 6, 4)
    expect(coach()).toEqual({ say: 'coach-choose', seat: 0, n: 164 })
  })

  /** Everyone throws once and stops; returns the seats in the order in which they did. */
  function lap(table: ReturnType<typeof opened>): number[] {
    return Array.from({ length: table.state.seats }, () => {
      const { seat } = table.state
      table.throws(seat, 5, 4, 5).play(seat, 'stop')
      return seat
    })
  }

  it('chicago.first: once everyone has had a turn, the next player starts', () => {
    const three = given(game, { seats: 3, options: { start: 'moves-on' } })
    expect([lap(three), lap(three), lap(three), lap(three)]).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ])
    const two = opened(2)
    expect([lap(two), lap(two), lap(two)]).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
    ])
  })

  it('chicago.first-always: as agreed, the first player starts every time', () => {
    const table = given(game, { seats: 3, options: { start: 'first' } })
    expect([lap(table), lap(table)]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ])
  })

  it('chicago.first, chicago.rounds: a new round is started by the first player, whoever won', () => {
    const table = opened(2, 2)
    while (table.state.round === 0) {
      const { seat } = table.state
      table.throws(seat, ...(seat === 1 ? [1, 1, 1] : [5, 4, 5])).play(seat, 'stop')
    }
    expect(table.state.won).toEqual([0, 1])
    expect([lap(table), lap(table)]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  it('chicago.turn: in turn, clockwise', () => {
    const table = opened(3)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('chicago.turn')
    table.throws(0, 1, 2, 3)
    expect(table.refusal(1, 'stop')).toBe('chicago.turn')
    expect(table.refusal(2, 'keep-1')).toBe('chicago.turn')
    table.play(0, 'stop')
    expect(table.turn).toEqual([1])
    table.throws(1, 1, 2, 3).play(1, 'stop')
    expect(table.turn).toEqual([2])
  })

  it('chicago.rounds: over several rounds everyone starts again and each thousand is a point', () => {
    const table = inOrder(2, 2)
    for (let i = 0; i < 3; i++) table.throws(0, 1, 1, 1).play(0, 'stop').throws(1, 5, 4, 5).play(1, 'stop')
    table.throws(0, 1, 1, 1).play(0, 'stop')
    expect(table.state.totals).toEqual([0, 0])
    expect(table.turn).toEqual([0])
    for (let i = 0; i < 4; i++) table.throws(0, 5, 4, 5).play(0, 'stop').throws(1, 1, 1, 1).play(1, 'stop')
    expect(table.result).toEqual({ places: [1, 1], scores: [1, 1], why: 'chicago.rounds' })
  })

  it('chicago.limit: after 5,000 throws the points decide', () => {
    // Twos bring six points in a turn of three throws, and ten rounds of them take more than 5,000 throws.
    const s = throwToTheEnd(game, { seats: 8, options: { rounds: 10, start: 'first' } }, () => [2, 2, 2])
    expect(s.throws).toBe(5000)
    expect(game.result(s)).toMatchObject({ scores: [1, 0, 0, 0, 0, 0, 0, 0], why: 'chicago.limit' })
  })

  it('a tap on a die keeps it, and the tray shows the kept ones apart', () => {
    const table = opened(2).throws(0, 1, 4, 3).play(0, 'keep-1')
    const { items } = game.scene(table.state, 0, []).trays[0]!
    expect(items).toEqual([
      { look: 'die', face: 1, held: true },
      { look: 'die', face: 4, spot: 'keep-4' },
      { look: 'die', face: 3, spot: 'keep-3' },
    ])
    table.play(0, 'throw')
    expect(game.scene(table.state, 0, []).trays[0]!.items.map(({ face }) => face)).toEqual([
      1,
      undefined,
      undefined,
    ])
  })
})
