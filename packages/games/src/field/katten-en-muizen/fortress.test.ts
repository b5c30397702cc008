import { expect, it } from 'vitest'
import { BOARD, FIELDS, NEIGHBOURS } from '../board.ts'
import { fromOf, moveOf, toOf } from '../slide.ts'
import { CATS, MICE, MOUSE_COUNT, moves, setup, stand, type State } from './rules.ts'

/** Around a1 and b1, which one mouse has to itself, the others are two deep; the last ones are on the edge. */
const WALL = 'a2 b2 c2 c1 a3 b3 c3 d3 d2 d1 e2 e1 f1 g1 h1 i1 j1 k1'
  .split(' ')
  .map((name) => BOARD.called(name))
const ROOM = [BOARD.called('a1'), BOARD.called('b1')] as const

/** The fortress with its free mouse there, and two cats anywhere. */
function standing(seat: number, wall: readonly number[], free: number, cats: readonly number[]): State {
  const s = { ...setup(), hand: 0, seat }
  s.board.fill(0)
  wall.forEach((field, i) => stand(s, i + 1, field))
  stand(s, MOUSE_COUNT, free)
  cats.forEach((field, i) => stand(s, MOUSE_COUNT + 1 + i, field))
  return s
}

/** Whether no cat can capture a mouse, and the free mouse can go to and fro, wherever the cats are. */
function holds(wall: readonly number[]): boolean {
  const outside = Array.from({ length: FIELDS }, (_, i) => i).filter(
    (field) => !wall.includes(field) && !ROOM.includes(field),
  )
  return ROOM.every((free, at) =>
    outside.every((one, i) =>
      outside.slice(0, i).every((other) => {
        const cats = moves(standing(CATS, wall, free, [one, other]), CATS)
        const mice = moves(standing(MICE, wall, free, [one, other]), MICE)
        return (
          cats.every((move) => NEIGHBOURS[fromOf(move)]!.includes(toOf(move))) &&
          mice.includes(moveOf(free, ROOM[1 - at]!))
        )
      }),
    ),
  )
}

it('the mice can place themselves so that the cats never capture one', () => {
  expect(WALL).toHaveLength(MOUSE_COUNT - 1)
  expect(holds(WALL)).toBe(true)
})

it.each(['a2', 'c3', 'd3', 'e2', 'e1'])('without the mouse on %s they could', (name) => {
  expect(holds(WALL.filter((field) => field !== BOARD.called(name)))).toBe(false)
})
