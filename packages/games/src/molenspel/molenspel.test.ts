import {
  chooseOptions,
  newSeries,
  perft,
  seating,
  starterOf,
  withResult,
  type Result,
} from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { game } from './index.ts'

const POINTS = 'a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7'.split(' ')
const LINES = [
  'a1 a4 a7',
  'b2 b4 b6',
  'c3 c4 c5',
  'd1 d2 d3',
  'd5 d6 d7',
  'e3 e4 e5',
  'f2 f4 f6',
  'g1 g4 g7',
  'a1 d1 g1',
  'b2 d2 f2',
  'c3 d3 e3',
  'a4 b4 c4',
  'e4 f4 g4',
  'c5 d5 e5',
  'b6 d6 f6',
  'a7 d7 g7',
]

interface Stand {
  readonly white: string
  readonly black: string
  readonly turn?: 'W' | 'B'
  readonly hands?: readonly [number, number]
  readonly quiet?: number
  readonly preset?: string
}

/** A table with these stones. */
function stand({ white, black, turn = 'W', hands = [0, 0], quiet = 0, preset = 'boekje' }: Stand) {
  const sign = (point: string) =>
    white.split(' ').includes(point) ? 'W' : black.split(' ').includes(point) ? 'B' : '.'
  const rows = [7, 6, 5, 4, 3, 2, 1].map((row) =>
    POINTS.filter((point) => point.endsWith(String(row)))
      .map(sign)
      .join(''),
  )
  return given(game, { preset, position: `${rows.join('/')} ${turn} ${hands.join(' ')} ${quiet} 1` })
}

/** Eighteen stones without a mill. */
const WHITE_NINE = 'a1 a7 g1 g7 b4 d2 d6 f4 c3'.split(' ')
const BLACK_NINE = 'a4 d1 d7 g4 b2 b6 f2 f6 e5'.split(' ')
function placeAll() {
  const table = given(game)
  WHITE_NINE.forEach((point, i) => table.play(0, point).play(1, BLACK_NINE[i]!))
  return table
}

describe('molenspel: the board and placing', () => {
  it('molenspel.board, molenspel.placing: the first stone goes to any of the 24 points', () => {
    const table = given(game)
    expect(table.moves(0)).toEqual(POINTS)
    expect(table.refusal(0, 'a2')).toBe('molenspel.board')
    expect(table.refusal(0, 'd4')).toBe('molenspel.board')
  })

  it('molenspel.start, molenspel.turn: white places first, then both in turn, one stone each', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.moves(1)).toEqual([])
    expect(table.refusal(1, 'a1')).toBe('molenspel.turn')
    table.play(0, 'a1')
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'd1')).toBe('molenspel.turn')
    table.play(1, 'd1')
    expect(table.turn).toEqual([0])
    expect(table.position).toBe('.../.../.../....../.../.../WB. W 8 8 2 1')
  })

  it('molenspel.placing: a placed stone is told with the hand it came from', () => {
    const table = given(game).play(0, 'd6')
    expect(table.facts('watcher')).toEqual([{ fact: 'placed', seat: 0, path: ['white', 'd6'], to: 'd6' }])
    table.play(1, 'b2')
    expect(table.facts(0)).toEqual([{ fact: 'placed', seat: 1, path: ['black', 'b2'], to: 'b2' }])
  })

  it('molenspel.stones, molenspel.slide: after nine stones each nobody places, and stones slide', () => {
    const table = placeAll()
    expect(table.state.hands).toEqual([0, 0])
    expect(table.moves(0)).toEqual(['b4-c4', 'c3-c4', 'c3-d3', 'd2-d3', 'd6-d5', 'f4-e4'])
    table.play(0, 'c3-d3')
    expect(table.facts(1)).toEqual([{ fact: 'slid', seat: 0, path: ['c3', 'd3'], from: 'c3', to: 'd3' }])
    expect(table.moves(1)).toEqual(['e5-d5', 'e5-e4'])
  })

  it('molenspel.place-first: nothing slides before the last stone is placed', () => {
    const table = given(game)
    for (const [i, point] of WHITE_NINE.slice(0, 8).entries()) table.play(0, point).play(1, BLACK_NINE[i]!)
    table.play(0, WHITE_NINE[8]!)
    expect(table.moves(1)).toEqual(['c4', 'c5', 'd3', 'd5', 'e3', 'e4', 'e5'])
    expect(table.refusal(1, 'a4-a7')).toBe('molenspel.place-first')
  })

  it('molenspel.free-point: a stone is never placed on another', () => {
    const table = given(game).play(0, 'a1')
    expect(table.moves(1)).toEqual(POINTS.slice(1))
  })

  it('molenspel.take: the move tree from the start has the sizes worked out by hand', () => {
    const start = given(game).state
    expect(perft(game, start, 1)).toBe(24)
    expect(perft(game, start, 2)).toBe(24 * 23)
    expect(perft(game, start, 3)).toBe(24 * 23 * 22)
    expect(perft(game, start, 4)).toBe(24 * 23 * 22 * 21)
    // White's third stone closes one of sixteen mills in 6 orders, with 21 × 20 ways to have placed black's two; each
    // such move is two, because either black stone may be taken.
    expect(perft(game, start, 5)).toBe(24 * 23 * 22 * 21 * 20 + 16 * 6 * 21 * 20)
  })
})

describe('molenspel: mills', () => {
  it.each(LINES)('molenspel.mill: %s is a mill, whichever stone comes last', (line) => {
    const points = line.split(' ')
    const black = POINTS.filter((point) => !points.includes(point)).slice(0, 2)
    for (const last of points) {
      const white = points.filter((point) => point !== last).join(' ')
      const table = stand({ white, black: black.join(' '), hands: [7, 7] })
      const closing = table.moves(0).filter((move) => move.includes('x'))
      expect(closing).toEqual(black.map((point) => `${last}x${point}`))
    }
  })

  it('molenspel.mill: no other three points are one', () => {
    const found = POINTS.flatMap((a, i) =>
      POINTS.slice(i + 1).flatMap((b, j) => {
        const black = POINTS.filter((point) => point !== a && point !== b)
        const table = stand({ white: `${a} ${b}`, black: `${black[0]} ${black[1]}`, hands: [7, 7] })
        const later = POINTS.slice(i + j + 2)
        return table
          .moves(0)
          .filter((move) => move.includes('x') && later.includes(move.slice(0, 2)))
          .map((move) => `${a} ${b} ${move.slice(0, 2)}`)
      }),
    )
    for (const line of found) expect(LINES).toContain(line)
  })

  it('molenspel.take: a stone placed into a mill takes a stone at once', () => {
    const table = stand({ white: 'a1 a4', black: 'b2 f6', hands: [7, 7] })
    table.play(0, 'a7xf6')
    expect(table.position).toBe('W../.../.../W...../.../B../W.. B 6 7 0 1')
    expect(table.facts(1)).toEqual([
      { fact: 'placed', seat: 0, path: ['white', 'a7'], to: 'a7' },
      { fact: 'mill-takes', seat: 0, takes: ['f6'], taken: 'f6' },
    ])
  })

  it('molenspel.take: black takes white stones too', () => {
    const table = stand({ white: 'a1 a4 d3', black: 'b2 f2', turn: 'B', hands: [6, 7] })
    expect(table.moves(1).filter((move) => move.startsWith('d2'))).toEqual(['d2xa1', 'd2xa4', 'd2xd3'])
    table.play(1, 'd2xd3')
    expect(table.position).toBe('.../.../.../W...../.../BBB/W.. W 6 6 0 1')
  })

  it('molenspel.no-mill: without a mill nothing is taken', () => {
    const table = stand({ white: 'a1 a4', black: 'b2 f6', hands: [7, 7] })
    expect(table.moves(0).filter((move) => !move.startsWith('a7'))).toEqual(
      'b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 g1 g4 g7'.split(' '),
    )
  })

  it('molenspel.no-mill: a stone that leaves a line and stays off it closes nothing', () => {
    // g1 is the third point of a1 d1 g1 only as long as both others stay.
    const table = stand({ white: 'a1 d1 a4 f6', black: 'b2 b4 d7 e3' })
    expect(table.moves(0)).toContain('d1-g1')
    expect(table.moves(0).filter((move) => move.includes('x'))).toEqual([])
  })

  it('molenspel.safe: a stone in a mill is not taken while another stands free', () => {
    const table = stand({ white: 'a1 d1 g4 f6', black: 'b2 b4 b6 d7' })
    expect(table.moves(0).filter((move) => move.startsWith('g4-g1'))).toEqual(['g4-g1xd7'])
  })

  it('molenspel.all-in-mills: by the book nothing is taken when all stand in mills', () => {
    const table = stand({ white: 'a1 d1 g4 f6', black: 'b2 b4 b6', quiet: 7 })
    expect(table.moves(0).filter((move) => move.startsWith('g4-g1'))).toEqual(['g4-g1'])
    table.play(0, 'g4-g1')
    expect(table.facts(0)).toEqual([
      { fact: 'slid', seat: 0, path: ['g4', 'g1'], from: 'g4', to: 'g1' },
      { fact: 'mill-takes-nothing', seat: 0 },
    ])
    expect(table.position).toBe('.../B.W/.../.B..../.../B../WWW B 0 0 0 1')
  })

  it('molenspel.take-from-mills: the modern way one of them is taken', () => {
    const table = stand({ white: 'a1 d1 g4 f6', black: 'b2 b4 b6 d2 f2', preset: 'modern' })
    expect(table.moves(0).filter((move) => move.startsWith('g4-g1'))).toEqual(
      ['b2', 'b4', 'b6', 'd2', 'f2'].map((point) => `g4-g1x${point}`),
    )
    table.play(0, 'g4-g1xb2')
    expect(table.position).toBe('.../B.W/.../.B..../.../.BB/WWW B 0 0 0 1')
  })

  it('molenspel.take-from-mills: a stone outside the mills still goes first', () => {
    const table = stand({ white: 'a1 d1 g4 f6', black: 'b2 b4 b6 d7', preset: 'modern' })
    expect(table.moves(0).filter((move) => move.startsWith('g4-g1'))).toEqual(['g4-g1xd7'])
  })

  it('molenspel.two-mills: two mills at once take one stone', () => {
    const table = stand({ white: 'a4 a7 d1 g1', black: 'b2 f6 e4 c5', hands: [5, 5] })
    expect(table.moves(0).filter((move) => move.startsWith('a1'))).toEqual([
      'a1xb2',
      'a1xc5',
      'a1xe4',
      'a1xf6',
    ])
    expect(table.refusal(0, 'a1xb2xf6')).toBe('molenspel.two-mills')
    table.play(0, 'a1xb2')
    expect(table.state.stones.map((stones) => stones.toString(2).replaceAll('0', '').length)).toEqual([5, 3])
  })

  it('molenspel.reopen: a mill that is opened and closed takes again', () => {
    const table = stand({ white: 'a1 d1 g1 f6', black: 'b2 c5 d6 e3 f4' })
    table.play(0, 'g1-g4').play(1, 'f4-f2')
    expect(table.moves(0)).toContain('g4-g1xb2')
    table.play(0, 'g4-g1xb2').play(1, 'f2-d2').play(0, 'g1-g4').play(1, 'd2-b2').play(0, 'g4-g1xe3')
    expect(table.position).toBe('.../.BW/B../....../.../B../WWW B 0 0 0 1')
  })
})

describe('molenspel: flying', () => {
  it('molenspel.flying: with three stones a stone goes to any free point', () => {
    const table = stand({ white: 'a1 d3 f6', black: 'b2 b4 c5 e4' })
    const free = POINTS.filter((point) => !'a1 d3 f6 b2 b4 c5 e4'.split(' ').includes(point))
    expect(table.moves(0)).toEqual(['a1', 'd3', 'f6'].flatMap((from) => free.map((to) => `${from}-${to}`)))
    table.play(0, 'a1-g7')
    expect(table.facts('watcher')).toEqual([
      { fact: 'flown', seat: 0, path: ['a1', 'g7'], from: 'a1', to: 'g7' },
    ])
  })

  it('molenspel.flying: with four stones nobody flies', () => {
    const table = stand({ white: 'a1 d3 f6', black: 'b2 b4 c5 e4', turn: 'B' })
    expect(table.moves(1)).toEqual([
      'b2-d2',
      'b4-a4',
      'b4-b6',
      'b4-c4',
      'c5-c4',
      'c5-d5',
      'e4-e3',
      'e4-e5',
      'e4-f4',
    ])
  })

  it('molenspel.fly-after-placing: three stones left, one still in hand: the stone is placed', () => {
    const table = stand({ white: 'a1 d3', black: 'b2 b4 c5 e4 g7', hands: [1, 1] })
    expect(table.moves(0).every((move) => move.length === 2)).toBe(true)
    expect(table.refusal(0, 'a1-g1')).toBe('molenspel.fly-after-placing')
  })
})

describe('molenspel: the end', () => {
  it('molenspel.too-few: who falls below three stones has lost', () => {
    const table = stand({ white: 'a1 d1 g4 f6', black: 'b2 c5 e4' }).play(0, 'g4-g1xb2')
    expect(table.result).toEqual({ places: [1, 2], why: 'molenspel.too-few' })
    expect(table.turn).toEqual([])
    expect(table.match.game.moves(table.state, 1)).toEqual([])
    expect(table.facts(0).at(-1)).toEqual({ fact: 'won-too-few', seat: 0 })
  })

  it('molenspel.too-few: black wins the same way', () => {
    const table = stand({ white: 'a1 d1 g4', black: 'b2 b4 c5 d6', turn: 'B' }).play(1, 'd6-b6xa1')
    expect(table.result).toEqual({ places: [2, 1], why: 'molenspel.too-few' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'won-too-few', seat: 1 })
  })

  it('molenspel.too-few: three stones are enough', () => {
    const table = stand({ white: 'a1 d1 g4 f6', black: 'b2 c5 e4 e3' }).play(0, 'g4-g1xb2')
    expect(table.result).toBeUndefined()
    expect(table.turn).toEqual([1])
  })

  it('molenspel.in-hand: two on the board and one in hand are three', () => {
    const table = stand({ white: 'a1 d1 f6 f4 g7 d7 c4', black: 'b2 c5 e4', hands: [1, 1] })
    table.play(0, 'g1xb2')
    expect(table.result).toBeUndefined()
  })

  it('molenspel.in-hand, molenspel.too-few: one on the board and one in hand are two', () => {
    const table = stand({ white: 'a1 d1 f6 f4 g7 d7 c4', black: 'b2 c5', hands: [1, 1] })
    table.play(0, 'g1xb2')
    expect(table.result).toEqual({ places: [1, 2], why: 'molenspel.too-few' })
  })

  it('molenspel.three-each: three against three is a draw', () => {
    const table = stand({ white: 'a1 d1 g4', black: 'b2 c5 e4 e3' }).play(0, 'g4-g1xb2')
    expect(table.result).toEqual({ places: [1, 1], why: 'molenspel.three-each' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'drawn-three-each', seat: 0 })
  })

  it('molenspel.three-each, molenspel.in-hand: also with a stone in hand', () => {
    const table = stand({ white: 'a1 d1', black: 'b2 c5 e4', hands: [1, 1] }).play(0, 'g1xb2')
    expect(table.result).toEqual({ places: [1, 1], why: 'molenspel.three-each' })
  })

  it('molenspel.stuck: who cannot move has lost', () => {
    const table = stand({ white: 'd2 g4 a7 b6', black: 'a1 d1 g1 a4', quiet: 49 }).play(0, 'b6-b4')
    expect(table.result).toEqual({ places: [1, 2], why: 'molenspel.stuck' })
    expect(table.facts(1).at(-1)).toEqual({ fact: 'won-stuck', seat: 0 })
  })

  it('molenspel.stuck, molenspel.flying: with three stones there is always a way out', () => {
    const table = stand({ white: 'd2 g4 b4 e3', black: 'a1 d1 g1' }).play(0, 'b4-a4')
    expect(table.result).toBeUndefined()
    expect(table.moves(1)).toContain('a1-g7')
  })

  it('molenspel.stuck, molenspel.placing: with a stone in hand too', () => {
    const table = stand({ white: 'd2 g4 a7', black: 'a1 d1 g1 a4', hands: [4, 4] }).play(0, 'b4')
    expect(table.result).toBeUndefined()
    expect(table.moves(1)).toContain('b6')
  })

  it('molenspel.repetition: the third time ends it, counted from the last stone placed', () => {
    const table = placeAll()
    const there = () => table.play(0, 'c3-d3').play(1, 'e5-d5').play(0, 'd3-c3')
    there().play(1, 'd5-e5')
    there()
    expect(table.result).toBeUndefined()
    expect(table.position).toMatch(/ B 0 0 25 2$/)
    table.play(1, 'd5-e5')
    expect(table.result).toEqual({ places: [1, 1], why: 'molenspel.repetition' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'drawn-repetition', seat: 1 })
  })

  it('molenspel.repetition: the same stones with the other player to move are another position', () => {
    const table = stand({ white: 'a1 d3 f6', black: 'b2 b4 c5 e4' })
    // White loses a turn on the way round, so that black is to move.
    table.play(0, 'a1-g7').play(1, 'e4-e5').play(0, 'g7-g1').play(1, 'e5-e4').play(0, 'g1-a1')
    table.play(1, 'e4-e5').play(0, 'a1-g7').play(1, 'e5-e4').play(0, 'g7-a1')
    expect(table.result).toBeUndefined()
    expect(table.position).toBe('.../..W/B../.B.B../.W./B../W.. B 0 0 9 2')
  })

  it('molenspel.repetition: no position comes back while stones are placed', () => {
    const table = given(game).play(0, 'a1').play(1, 'd1')
    expect(table.state.seen).toEqual([])
    const last = stand({ white: 'a1 d3 f6 g7', black: 'b2 b4 c5', turn: 'B', hands: [0, 1] })
    expect(last.state.seen).toEqual([])
    expect(last.play(1, 'e4').state.seen).toHaveLength(1)
  })

  it('molenspel.repetition: a stone taken makes all positions new', () => {
    const table = stand({ white: 'a1 d1 g4 f6', black: 'b2 c5 d6 e3 e5' })
    table.play(0, 'g4-g7').play(1, 'e3-e4').play(0, 'g7-g4').play(1, 'e4-e3')
    expect(table.state.seen).toHaveLength(5)
    table.play(0, 'g4-g1xb2')
    expect(table.state.seen).toHaveLength(1)
  })

  it('molenspel.fifty-turns: the fiftieth turn in a row without a mill is the last', () => {
    const table = stand({ white: 'a1 d1 g4 f6', black: 'b2 c5 e4 e3', quiet: 48 }).play(0, 'g4-g7')
    expect(table.result).toBeUndefined()
    table.play(1, 'e3-d3')
    expect(table.result).toEqual({ places: [1, 1], why: 'molenspel.fifty-turns' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'drawn-fifty-turns', seat: 1 })
  })

  it('molenspel.fifty-turns: a mill on that turn starts the count anew, also one that takes nothing', () => {
    const taking = stand({ white: 'a1 d1 g4 f6', black: 'b2 c5 e4 e3', quiet: 49 }).play(0, 'g4-g1xb2')
    expect(taking.result).toBeUndefined()
    expect(taking.state.quiet).toBe(0)
    const idle = stand({ white: 'a1 d1 g4 f6', black: 'b2 b4 b6', quiet: 49 }).play(0, 'g4-g1')
    expect(idle.result).toBeUndefined()
    expect(idle.state.quiet).toBe(0)
  })

  it('molenspel.fifty-turns: placing counts, for both players together', () => {
    expect(placeAll().state.quiet).toBe(18)
  })

  it('molenspel.series: the winner starts the next match, or the start alternates', () => {
    const { result } = stand({ white: 'a1 d1 g4 f6', black: 'b2 c5 e4' }).play(0, 'g4-g1xb2')
    const next = (nextStart: 'winner' | 'alternate') =>
      seating(
        withResult(newSeries(2, starterOf(game, { takeFromMills: false, nextStart })), result as Result),
      )
    expect(next('winner')).toEqual([0, 1])
    expect(next('alternate')).toEqual([1, 0])
    expect(chooseOptions(game, 'boekje', {})).toMatchObject({ value: { nextStart: 'alternate' } })
  })
})

describe('molenspel: attempts that are refused', () => {
  const placing: Stand = { white: 'a1 a4 f2', black: 'b2 b4 b6', hands: [6, 6] }
  const moving: Stand = { white: 'a1 d1 g4 f6', black: 'b2 b4 b6 d7' }
  const sealed: Stand = { white: 'a1 d1 g4 f6', black: 'b2 b4 b6' }
  it.each([
    // while placing
    [placing, 'a1', 'molenspel.free-point'],
    [placing, 'b2', 'molenspel.free-point'],
    [placing, 'white-b2', 'molenspel.free-point'],
    [placing, 'b2xa1', 'molenspel.free-point'],
    [placing, 'b2-d2', 'molenspel.free-point'],
    [placing, 'a1-d1', 'molenspel.place-first'],
    [placing, 'a1-d1xb2', 'molenspel.place-first'],
    [placing, 'black-d1', 'molenspel.own-stones'],
    [placing, 'd1xb2', 'molenspel.no-mill'],
    [placing, 'd1-b2', 'molenspel.no-mill'],
    [placing, 'white-d1-b2', 'molenspel.no-mill'],
    [placing, 'a7xb2', 'molenspel.all-in-mills'],
    [placing, 'white-a7-b2', 'molenspel.all-in-mills'],
    [placing, 'a7xa1', 'molenspel.take'],
    [placing, 'a7xg7', 'molenspel.take'],
    [placing, 'b3', 'molenspel.board'],
    [placing, 'a7xb3', 'molenspel.board'],
    // while sliding
    [moving, 'g1', 'molenspel.slide'],
    [moving, 'g1xd7', 'molenspel.slide'],
    [moving, 'white', 'molenspel.slide'],
    [moving, 'white-g1', 'molenspel.slide'],
    [moving, 'white-b2', 'molenspel.slide'],
    [moving, 'black-g1', 'molenspel.own-stones'],
    [moving, 'a1', 'molenspel.slide'],
    [moving, 'b2', 'molenspel.own-stones'],
    [moving, 'b2-d2', 'molenspel.own-stones'],
    [moving, 'g7-g4', 'molenspel.own-stones'],
    [moving, 'a1-d1', 'molenspel.free-point'],
    [moving, 'a1-a1', 'molenspel.free-point'],
    [moving, 'f6-b6', 'molenspel.free-point'],
    [moving, 'a1-a7', 'molenspel.slide'],
    [moving, 'g4-d7', 'molenspel.free-point'],
    [moving, 'f6-g7', 'molenspel.slide'],
    [moving, 'a1-a4xd7', 'molenspel.no-mill'],
    [moving, 'a1-a4-d7', 'molenspel.no-mill'],
    // d1 leaves the line that it would have to be on.
    [moving, 'd1-g1xd7', 'molenspel.no-mill'],
    [moving, 'g4-g1', 'molenspel.take'],
    [moving, 'g4-g1xa1', 'molenspel.take'],
    [moving, 'g4-g1xg7', 'molenspel.take'],
    [moving, 'g4-g1xb2', 'molenspel.safe'],
    [moving, 'g4-g1-b2', 'molenspel.safe'],
    [moving, 'g4-g1xd7xb2', 'molenspel.two-mills'],
    [moving, 'g4-g1-d7-b2', 'molenspel.two-mills'],
    [sealed, 'g4-g1xb2', 'molenspel.all-in-mills'],
    [sealed, 'a4-b5', 'molenspel.board'],
  ])('%j: %s is forbidden by %s', (setting, tried, rule) => {
    expect(stand(setting).refusal(0, tried)).toBe(rule)
  })

  it('molenspel.own-stones: white and black each move their own', () => {
    expect(
      stand(moving)
        .moves(0)
        .every((move) => ['a1', 'd1', 'g4', 'f6'].includes(move.slice(0, 2))),
    ).toBe(true)
    const other = stand({ ...moving, turn: 'B' })
    expect(other.moves(1).every((move) => ['b2', 'b4', 'b6', 'd7'].includes(move.slice(0, 2)))).toBe(true)
    expect(other.refusal(1, 'a1-a4')).toBe('molenspel.own-stones')
  })

  it('molenspel.turn: the player who waits is told so, whatever he tries', () => {
    for (const tried of ['a1', 'b2-d2', 'd7-a7', 'a1xb2', 'b5', 'black'])
      expect(stand(moving).refusal(1, tried)).toBe('molenspel.turn')
  })

  it.each([
    '',
    'hello',
    'a',
    'a8',
    'h1',
    'a1-',
    'a1xx',
    'xa1',
    '-a1',
    'a1d1',
    'whitea1',
    'a1-white',
    'white-',
    'pass',
  ])('‘%s’ is no attempt at a move', (tried) => {
    expect(stand(moving).refusal(0, tried)).toBe('unknown-notation')
    expect(stand(placing).refusal(0, tried)).toBe('unknown-notation')
  })

  it.each([
    ['d6-b6', 'molenspel.take'],
    ['d6-b6xb2', 'molenspel.take'],
    ['d6-b6xa1xd3', 'molenspel.two-mills'],
    ['b2-d2xa1', 'molenspel.no-mill'],
    ['a1', 'molenspel.own-stones'],
    ['a1-a4', 'molenspel.own-stones'],
    ['white', 'molenspel.own-stones'],
    ['black', 'molenspel.slide'],
  ])('for black %s is forbidden by %s', (tried, rule) => {
    const table = stand({ white: 'a1 d3 g7 f2', black: 'b2 b4 d6 e5', turn: 'B' })
    expect(table.refusal(1, tried)).toBe(rule)
  })

  it('a hand tapped while stones are to be placed is only half a move', () => {
    expect(stand(placing).refusal(0, 'white')).toBe('unknown-notation')
  })

  it('taps joined together are not the notation of a move that would be fine', () => {
    expect(stand(moving).refusal(0, 'g4-g1-d7')).toBe('unknown-notation')
    expect(stand(placing).refusal(0, 'white-d1')).toBe('unknown-notation')
    expect(stand(placing).refusal(0, 'white-a7')).toBe('unknown-notation')
  })

  it('a finished match answers with the rule that ended it', () => {
    const { state } = stand({ white: 'a1 d1 g4 f6', black: 'b2 c5 e4' }).play(0, 'g4-g1xb2')
    expect(game.explain(state, 1, 'c5-d5')).toBe('molenspel.too-few')
  })
})

describe('molenspel: taps', () => {
  const taps = (setting: Stand, notation: string) => {
    const { state } = stand(setting)
    const move = game.moves(state, state.seat).find((each) => game.write(state, each) === notation)!
    return game.touches(state, move)
  }
  it('a stone is placed from the hand or at once, then the stone to take is tapped', () => {
    const white: Stand = { white: 'a1 a4', black: 'b2 f6', hands: [7, 7] }
    expect(taps(white, 'd1')).toEqual([['d1'], ['white', 'd1']])
    expect(taps(white, 'a7xb2')).toEqual([
      ['a7', 'b2'],
      ['white', 'a7', 'b2'],
    ])
    const black: Stand = { white: 'a1 a4 d3', black: 'b2 f6', turn: 'B', hands: [6, 7] }
    expect(taps(black, 'd1')).toEqual([['d1'], ['black', 'd1']])
  })

  it('a stone that slides is tapped where it stands and where it goes', () => {
    const setting: Stand = { white: 'a1 d1 g4 f6', black: 'b2 b4 b6 d7' }
    expect(taps(setting, 'a1-a4')).toEqual([['a1', 'a4']])
    expect(taps(setting, 'g4-g1xd7')).toEqual([['g4', 'g1', 'd7']])
  })
})
