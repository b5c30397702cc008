import { perft } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import {
  at,
  block,
  EIGHT,
  HALMA_LOTS,
  KNIGHTS,
  provesMoves,
  squaresFrom,
  targets,
  type Yard,
} from '../../../test/halma.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const squares = { game, spot: squaresFrom('h8'), ways: EIGHT, aside: KNIGHTS, lots: HALMA_LOTS, stuck: 'a1' }
const two: Yard = { ...squares, seats: 2, men: 19 }
const four: Yard = { ...squares, seats: 4, men: 13 }

const fieldsOf = (position: string) =>
  position
    .split(' ')[0]!
    .split('/')
    .map((list) => list.split(',').toSorted())

describe('halma: the start', () => {
  it('halma.equipment, halma.courts, halma.court-shapes, halma.corners, halma.setup: two stand in the large courts', () => {
    expect(fieldsOf(given(game).position)).toEqual([
      block('a-e 1-2 + a-d 3 + a-c 4 + a-b 5').toSorted(),
      block('l-p 15-16 + m-p 14 + n-p 13 + o-p 12').toSorted(),
    ])
    expect(fieldsOf(given(game).position)[0]).toHaveLength(19)
  })

  it('halma.equipment, halma.courts, halma.court-shapes, halma.corners, halma.setup: four stand in the small courts', () => {
    const lists = fieldsOf(given(game, { seats: 4 }).position)
    expect(lists).toEqual([
      block('a-d 1-2 + a-c 3 + a-b 4').toSorted(),
      block('a-d 15-16 + a-c 14 + a-b 13').toSorted(),
      block('m-p 15-16 + n-p 14 + o-p 13').toSorted(),
      block('m-p 1-2 + n-p 3 + o-p 4').toSorted(),
    ])
    expect(lists.map((list) => list.length)).toEqual([13, 13, 13, 13])
  })

  it('halma.board: fields are a1 to p16', () => {
    const table = given(game)
    for (const tried of ['a17', 'q1-q2', 'e1-e0', 'a5-a17', 'z9', 'e1-f99']) {
      expect(table.refusal(0, tried)).toBe('halma.board')
    }
  })

  it('halma.first: player 1 starts, and four go round clockwise', () => {
    expect(given(game).turn).toEqual([0])
    const table = given(game, { seats: 4 })
    table.play(0, 'd1-e1').play(1, 'd16-e16').play(2, 'm16-l16').play(3, 'm1-l1')
    expect(table.turn).toEqual([0])
  })

  it('the opening moves are counted by hand', () => {
    // The jumps: e1 over e2, d3 over e2, d1 over e1 and e2, d2 over e2 and d3, c1 over d2; and mirrored.
    const table = given(game)
    expect(targets(table, 'e1')).toEqual(['e3', 'f1', 'f2'])
    expect(targets(table, 'e2')).toEqual(['e3', 'f1', 'f2', 'f3'])
    expect(targets(table, 'd3')).toEqual(['d4', 'e3', 'e4', 'f1'])
    expect(targets(table, 'c4')).toEqual(['a6', 'c5', 'd4', 'd5'])
    expect(targets(table, 'b5')).toEqual(['a6', 'b6', 'c5', 'c6'])
    expect(targets(table, 'a5')).toEqual(['a6', 'b6', 'c5'])
    expect(targets(table, 'd1')).toEqual(['f1', 'f3'])
    expect(targets(table, 'c1')).toEqual(['e3'])
    expect(targets(table, 'd2')).toEqual(['d4', 'e3', 'f2'])
    expect(targets(table, 'a1')).toEqual([])
  })

  it('as many replies as moves, for the courts are alike', () => {
    const s = game.setup({ partners: false }, 2)
    const first = perft(game, s, 1)!
    expect(perft(game, s, 2)).toBe(first * first)
  })
})

describe.each([
  ['two', two],
  ['four', four],
] as const)(
  'halma.step, halma.jump, halma.over-one, halma.chain, halma.stop, halma.no-capture, halma.one-kind, halma.free-field, halma.elsewhere, halma.notation, halma.turn, halma.own-men, halma.pass: moves with %s',
  (_, yard) => {
    provesMoves(yard)
  },
)

describe('halma: who cannot move', () => {
  // All fields within two of the small court in the corner are occupied by others.
  const ring = block('e-f 1-2 + d-f 3 + c-f 4 + a-e 5 + a-d 6')
  const blocked = () =>
    at(four, [block('a-d 1-2 + a-c 3 + a-b 4'), ring.slice(0, 13), ring.slice(13)], '1 7,7,7,7 -')

  it('halma.pass: passes, and the turn goes on', () => {
    expect(ring).toHaveLength(20)
    const table = blocked()
    expect(table.moves(0)).toEqual(['pass'])
    expect(table.refusal(0, 'a1-a2')).toBe('halma.free-field')
    expect(game.scene(table.match.view(0), 0, []).trays).toEqual([
      { id: 'moves', items: [{ spot: 'pass', look: 'button', face: { say: 'pass' } }] },
    ])
    expect(game.scene(table.match.view(0), 0, []).coach).toEqual({ say: 'coach-pass' })
    expect(game.scene(table.match.view(1), 1, []).trays).toEqual([])
    const { men } = table.state
    table.play(0, 'pass')
    expect(table.facts(2)).toEqual([{ fact: 'passes', seat: 0 }])
    expect(table.turn).toEqual([1])
    expect(table.state.men).toEqual(men)
    expect(table.state.turns).toEqual([8, 7, 7, 7])
    expect(game.scene(table.match.view(0), 0, []).last).toEqual([])
  })
})

describe('halma: a long chain', () => {
  it('halma.chain: turns corners, and ends anywhere on the way but where it began', () => {
    // From h8 over i8 to j8, over j9 to j10, over i10 to h10; from h10 over h9 it would return to h8.
    const table = at(two, [
      ['h8', 'i8', 'j9'],
      ['i10', 'h9'],
    ])
    expect(targets(table, 'h8')).toEqual(['g7', 'g8', 'g9', 'h7', 'i7', 'i9', 'j8', 'j10', 'h10'].toSorted())
  })

  it('halma.chain: men of both players are bridges, and the man may pass them again', () => {
    // From h8 over g9 to f10, from there over f9 to f8; seven steps besides.
    const table = at(two, [
      ['h8', 'g9'],
      ['f9', 'h10'],
    ])
    expect(targets(table, 'h8')).toEqual(['f10', 'f8', 'g7', 'g8', 'h7', 'h9', 'i7', 'i8', 'i9'])
  })

  it('halma.chain: the shortest way is told', () => {
    // h8 over h9 to h10 and over i10 to j10, or over i9 to j10 at once.
    const table = at(two, [['h8', 'h9', 'i10', 'i9']])
    expect(targets(table, 'h8')).toContain('h10')
    table.play(0, 'h8-j10')
    expect(table.facts(0)).toEqual([{ fact: 'jumps', seat: 0, path: ['h8', 'j10'], move: 'h8-j10' }])
  })
})
