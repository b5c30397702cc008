import { describe, expect, it } from 'vitest'
import {
  at,
  block,
  EIGHT,
  KNIGHTS,
  provesMoves,
  squaresFrom,
  after,
  playOn,
  provesRepetition,
  targets,
  type Yard,
} from '../../../test/halma.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const yard: Yard = {
  game,
  seats: 2,
  men: 10,
  spot: squaresFrom('d4'),
  ways: EIGHT,
  aside: KNIGHTS,
  lots: [block('a-e 9-10'), block('i-j 1-5')],
}
const HOME = 'a1 a2 a3 a4 b1 b2 b3 c1 c2 d1'.split(' ')
const GOAL = 'g10 h10 h9 i10 i8 i9 j10 j7 j8 j9'.split(' ')
const fieldsOf = (position: string) =>
  position
    .split(' ')[0]!
    .split('/')
    .map((list) => list.split(',').toSorted())

describe('halma-schaak: the start', () => {
  it('halma-schaak.equipment, halma-schaak.setup, halma-schaak.court-shapes: ten men in two corners', () => {
    expect(fieldsOf(given(game).position)).toEqual([HOME, GOAL.toSorted()])
  })
  it('halma-schaak.board: a1 to j10, dark and light', () => {
    expect(given(game).refusal(0, 'a4-a11')).toBe('halma-schaak.board')
    expect(given(game).refusal(0, 'k1')).toBe('halma-schaak.board')
    const places = game.scene(given(game).match.view(0), 0, []).board!.places
    expect(places).toHaveLength(100)
    expect(places.filter(({ paint }) => paint === 'wood')).toHaveLength(50)
    expect(places[0]).toMatchObject({ id: 'a1', paint: 'wood' })
  })
  it('the two courts alone have a line', () => {
    const ground = game.scene(given(game).match.view(0), 0, []).board!.ground
    // Four steps up and four across, in two corners; the line starts next to d1.
    expect(ground).toHaveLength(2 * 8)
    expect(ground).toContainEqual({ rect: [3.9, 8.9, 0.2, 1.1], paint: 'red' })
    expect(ground).not.toContainEqual({ rect: [3.9, 0, 0.2, 1.1], paint: 'red' })
  })
  it('halma-schaak.first: player 1 starts', () => expect(given(game).turn).toEqual([0]))
})

describe('halma-schaak.step, halma-schaak.jump, halma-schaak.over-one, halma-schaak.chain, halma-schaak.stop, halma-schaak.no-capture, halma-schaak.one-kind, halma-schaak.free-field, halma-schaak.elsewhere, halma-schaak.notation, halma-schaak.turn, halma-schaak.own-men, halma-schaak.pass: moves', () => {
  provesMoves(yard)
})

describe('halma-schaak: leaving', () => {
  const men = [['a1', 'd4', 'f6']]

  it('halma-schaak.stay-behind, halma-schaak.leave-court: from the 30th turn only men in the own court move', () => {
    const before = at(yard, men, '1 28,28 -')
    expect(targets(before, 'd4')).not.toEqual([])
    expect(game.scene(before.match.view(0), 0, []).coach).toEqual({ say: 'coach-man' })
    const table = at(yard, men, '1 29,29 -')
    expect(table.moves(0)).toEqual(['a1-a2', 'a1-b1', 'a1-b2'])
    expect(game.scene(table.match.view(0), 0, []).coach).toEqual({ say: 'coach-leave' })
    for (const tried of ['d4-d5', 'f6', 'd4'])
      expect(table.refusal(0, tried)).toBe('halma-schaak.leave-court')
    expect(table.refusal(0, 'd4-e6')).toBe('halma-schaak.step')
    table.play(0, 'a1-b2').play(1, table.moves(1)[0]!)
    // The turns of each player count for that player alone.
    expect(table.moves(0)).toEqual(['b2-c3'])
    expect(table.refusal(0, 'b2-b3')).toBe('halma-schaak.leave-court')
  })

  it('halma-schaak.leave-court: a man that can leave does not shuffle inside, nor does another', () => {
    const table = at(yard, [['d1', 'a1', 'f6']], '1 29,29 -')
    expect(table.moves(0)).toEqual(['d1-d2', 'd1-e1', 'd1-e2'])
    for (const tried of ['d1-c1', 'd1-c2', 'a1-b2', 'f6-f7'])
      expect(table.refusal(0, tried)).toBe('halma-schaak.leave-court')
  })

  it('halma-schaak.leave-court: once the court is empty everyone moves again', () => {
    const table = at(yard, [['d4', 'f6']], '1 40,40 -')
    expect(targets(table, 'd4')).toHaveLength(8)
    expect(game.scene(table.match.view(0), 0, []).coach).toEqual({ say: 'coach-man' })
  })

  it('halma-schaak.leave-court: men that cannot move hold nobody up', () => {
    const shut = [
      ['a1', 'd4'],
      ['a2', 'b1', 'b2', 'a3', 'c1', 'c3'],
    ]
    const table = at(yard, shut, '1 40,40 -')
    expect(targets(table, 'a1')).toEqual([])
    expect(targets(table, 'd4')).not.toEqual([])
    expect(table.refusal(0, 'a1')).toBe('halma-schaak.free-field')
  })

  it('halma-schaak.leave-court: the second player has a court too', () => {
    const table = at(yard, [[], ['j10', 'f6']], '2 29,29 -')
    expect(table.moves(1)).toEqual(['j10-i10', 'j10-i9', 'j10-j9'])
  })
})

describe('halma-schaak: the end', () => {
  const nearly = [...GOAL.slice(1), 'f10']

  it('halma-schaak.goal: ten in the opposite court win', () => {
    const table = at(yard, [nearly])
    expect(table.play(0, 'f10-g10').result).toEqual({ places: [1, 2], why: 'halma-schaak.goal' })
    const second = at(yard, [['e5'], [...HOME.slice(0, -1), 'e1']], '2 9,9 -')
    expect(second.play(1, 'e1-d1').result?.places).toEqual([2, 1])
  })

  it('halma-schaak.full-court: from the 80th turn on', () => {
    const men = [[...GOAL.slice(2), 'f10', 'e5'], ['h10']]
    expect(at(yard, men, '1 78,20 -').play(0, 'f10-g10').result).toBeUndefined()
    expect(at(yard, men, '1 79,20 -').play(0, 'f10-g10').result?.places).toEqual([1, 2])
  })

  it('halma-schaak.stay-behind: nobody wins with a man left in the own court, though the goal is full', () => {
    // Nine of ten goal squares are filled; the tenth man is enclosed, or has just left.
    const shut = ['j10', 'a2', 'b1', 'b2', 'a3', 'c1', 'c3']
    const stuck = at(
      yard,
      [[...GOAL.filter((field) => field !== 'j10').slice(1), 'f10', 'a1'], shut],
      '1 90,90 -',
    )
    expect(stuck.play(0, 'f10-g10').result).toBeUndefined()
    const leaving = at(yard, [[...GOAL.filter((field) => field !== 'j10'), 'a4'], ['j10']], '1 90,90 -')
    expect(leaving.play(0, 'a4-a5').result).toEqual({ places: [1, 2], why: 'halma-schaak.goal' })
  })

  it('halma-schaak.stay-behind, halma-schaak.no-progress: standing still does not win with a man in the own court either', () => {
    const s = playOn(game, after(at(yard, [['d4', 'a1']]), 99), 'd4-d3')
    expect(game.result({ ...s, inside: [9, 1] })?.places).toEqual([2, 1])
    const both = playOn(game, after(at(yard, [['d4', 'a1'], ['j10']]), 99), 'd4-d3')
    expect(game.result({ ...both, inside: [9, 1] })?.places).toEqual([1, 1])
  })

  it('halma-schaak.repetition: the third time is a draw', () => provesRepetition(yard))

  it('halma-schaak.progress, halma-schaak.no-progress: fifty turns each without a new lowest number of steps', () => {
    const table = at(yard, [['d4']])
    expect(playOn(game, after(table, 98), 'd4-d3').ended).toBeNull()
    expect(playOn(game, after(table, 99), 'd4-e5').quiet).toBe(0)
    const s = playOn(game, after(table, 99), 'd4-d3')
    expect(game.result({ ...s, inside: [2, 1] })).toEqual({ places: [1, 2], why: 'halma-schaak.no-progress' })
    expect(game.result({ ...s, inside: [1, 1], away: [4, 3] })?.places).toEqual([2, 1])
  })
})
