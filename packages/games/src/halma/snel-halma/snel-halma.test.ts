import { describe, expect, it } from 'vitest'
import {
  at,
  block,
  EIGHT,
  HALMA_LOTS,
  KNIGHTS,
  provesMoves,
  squaresFrom,
  after,
  playOn,
  provesRepetition,
  type Yard,
} from '../../../test/halma.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const squares = {
  game,
  men: 6,
  spot: squaresFrom('h8'),
  ways: EIGHT,
  aside: KNIGHTS,
  lots: HALMA_LOTS,
  stuck: 'e2-d3',
}
const two: Yard = { ...squares, seats: 2 }
const four: Yard = { ...squares, seats: 4 }
const STRIPS = [
  'a5 b5 c4 d3 e1 e2'.split(' '),
  'a12 b12 c13 d14 e15 e16'.split(' '),
  'l15 l16 m14 n13 o12 p12'.split(' '),
  'l1 l2 m3 n4 o5 p5'.split(' '),
]
const fieldsOf = (position: string) =>
  position
    .split(' ')[0]!
    .split('/')
    .map((list) => list.split(',').toSorted())

describe('snel-halma: the start', () => {
  it('snel-halma.equipment, snel-halma.courts, snel-halma.court-shapes, snel-halma.strip, snel-halma.setup: six men each between the lines, two across', () => {
    expect(fieldsOf(given(game).position)).toEqual([STRIPS[0], STRIPS[2]])
  })
  it('snel-halma.corners, snel-halma.setup: four on all strips, clockwise', () => {
    expect(fieldsOf(given(game, { seats: 4 }).position)).toEqual(STRIPS)
  })
  it('snel-halma.board: fields are a1 to p16', () => {
    expect(given(game).refusal(0, 'e1-e17')).toBe('snel-halma.board')
    expect(given(game).refusal(0, 'q1')).toBe('snel-halma.board')
  })
  it('snel-halma.first: player 1 starts', () => expect(given(game).turn).toEqual([0]))
})

describe.each([
  ['two', two],
  ['four', four],
] as const)(
  'snel-halma.step, snel-halma.jump, snel-halma.over-one, snel-halma.chain, snel-halma.stop, snel-halma.no-capture, snel-halma.one-kind, snel-halma.free-field, snel-halma.elsewhere, snel-halma.notation, snel-halma.turn, snel-halma.own-men, snel-halma.pass: moves with %s',
  (_, yard) => {
    provesMoves(yard)
  },
)

describe('snel-halma: the end', () => {
  const STRIP = { goal: 'strip' }
  const nearly = (strip: number, from: string) => [...STRIPS[strip]!.slice(1), from]

  it('snel-halma.goal: six anywhere in the opposite court win', () => {
    const table = at(two, [nearly(2, 'k14')])
    expect(table.play(0, 'k14-l15').result).toEqual({ places: [1, 2], why: 'snel-halma.goal' })
    const deep = at(two, [['p16', 'o16', 'n16', 'm16', 'm15', 'n12']])
    expect(deep.play(0, 'n12-n13').result).toEqual({ places: [1, 2], why: 'snel-halma.goal' })
    const outside = at(two, [['p16', 'o16', 'n16', 'm16', 'm15', 'n11']])
    expect(outside.play(0, 'n11-n12').result).toBeUndefined()
  })

  it('snel-halma.goal: the court of the first player is the goal of the second', () => {
    const table = at(two, [[], ['a1', 'a2', 'b1', 'b2', 'c3', 'e4']], '2 9,9 -')
    expect(table.play(1, 'e4-d3').result).toEqual({ places: [2, 1], why: 'snel-halma.goal' })
  })

  it('snel-halma.goal-strip: where it is agreed, only the opposite strip counts', () => {
    const table = at(two, [nearly(2, 'k14')], undefined, STRIP)
    expect(table.play(0, 'k14-l15').result).toEqual({ places: [1, 2], why: 'snel-halma.goal' })
    // Inside the red line is not on the strip.
    const deep = at(two, [[...STRIPS[2]!.slice(1), 'm16']], undefined, STRIP)
    expect(deep.play(0, 'm16-m15').result).toBeUndefined()
  })

  it('snel-halma.hinder, snel-halma.full-court: a man left on its strip keeps others out until the 80th turn', () => {
    const men = [[...STRIPS[2]!.slice(2), 'k14', 'h8'], ['l16']]
    expect(at(two, men, '1 78,78 -', STRIP).play(0, 'k14-l15').result).toBeUndefined()
    expect(at(two, men, '1 79,79 -', STRIP).play(0, 'k14-l15').result?.places).toEqual([1, 2])
    // In the whole court there is enough room next to it.
    expect(at(two, men, '1 79,79 -').play(0, 'k14-l15').result).toBeUndefined()
  })

  it('snel-halma.done, snel-halma.places: four play on for the places', () => {
    const table = at(
      four,
      [nearly(2, 'k14'), nearly(3, 'k1'), nearly(0, 'a6'), nearly(1, 'a11')],
      '1 20,20,20,20 -',
    )
    table.play(0, 'k14-l15')
    expect(table.refusal(0, 'l15-k14')).toBe('snel-halma.done')
    table.play(1, 'k1-l1').play(2, 'a6-a7').play(3, 'a11-a12')
    expect(table.result).toEqual({ places: [1, 2, 4, 3], why: 'snel-halma.goal' })
  })

  it('snel-halma.pass: who cannot move passes', () => {
    // Six men in the corner, and every field around them and beyond those is occupied.
    const ring = block('d 1-3 + a-c 3 + e 1-4 + a-d 4')
    expect(ring).toHaveLength(14)
    const table = at(four, [block('a-c 1-2'), ring.slice(0, 6), ring.slice(6, 12), ring.slice(12)])
    expect(table.moves(0)).toEqual(['pass'])
    expect(table.play(0, 'pass').turn).toEqual([1])
  })

  it('snel-halma.repetition: the third time is a draw for two', () => provesRepetition(two))

  it('snel-halma.progress, snel-halma.no-progress: fifty turns each without a new lowest number of steps', () => {
    // The strip is reached at n13: h8 is six steps away, h7 too.
    const table = at(two, [['h8']])
    expect(playOn(game, after(table, 98), 'h8-h7').ended).toBeNull()
    expect(playOn(game, after(table, 99), 'h8-i9').quiet).toBe(0)
    const s = playOn(game, after(table, 99), 'h8-h7')
    expect(game.result({ ...s, inside: [1, 2] })).toEqual({ places: [2, 1], why: 'snel-halma.no-progress' })
    expect(game.result({ ...s, inside: [1, 1], away: [3, 4] })?.places).toEqual([1, 2])
  })
})
