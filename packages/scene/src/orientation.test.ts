import { describe, expect, it } from 'vitest'
import { facing, hasSides, turnBoard } from './orientation.ts'
import type { Board, Place, Scene } from './scene.ts'

const field = (id: string, x: number, y: number): Place => ({
  id,
  at: [x, y],
  shape: 'square',
  paint: 'wood',
})

/** Two rows of three fields. */
const board: Board = {
  size: [3, 2],
  surface: 'wood',
  ground: [],
  places: [
    field('a', 0.5, 0.5),
    field('b', 1.5, 0.5),
    field('c', 2.5, 0.5),
    field('d', 0.5, 1.5),
    field('e', 1.5, 1.5),
    field('f', 2.5, 1.5),
  ],
  pieces: [{ id: 'man', on: 'a', look: 'man', seat: 1 }],
  facing: [0, 180],
}
const scene: Scene = { board, trays: [], sheets: [], seats: [], last: ['a'] }

const places = ({ places }: Board) => places.map(({ id, at: [x, y] }) => `${id} ${x},${y}`)

describe('a board turned to a seat', () => {
  it('lies as it is for whoever sits below, and where no side is anyone’s', () => {
    expect(facing(scene, 0)).toBe(scene)
    const round: Board = { ...board, facing: [0, 0] }
    expect(facing({ ...scene, board: round }, 1).board).toBe(round)
    expect([hasSides(board), hasSides(round), hasSides({})]).toEqual([true, false, false])
  })
  it('is read row by row from the top again, and pieces keep their places', () => {
    const { board: turned, last } = facing(scene, 1)
    expect(places(turned!)).toEqual([
      'f 0.5,0.5',
      'e 1.5,0.5',
      'd 2.5,0.5',
      'c 0.5,1.5',
      'b 1.5,1.5',
      'a 2.5,1.5',
    ])
    expect(turned!.pieces).toBe(board.pieces)
    expect(last).toEqual(['a'])
    expect(turned!.turned).toBe(180)
  })
  it('keeps an order of its own, such as a track’s', () => {
    const track = { ...board, places: [board.places[4]!, board.places[0]!, board.places[5]!] }
    expect(places(turnBoard(track, 180))).toEqual(['e 1.5,0.5', 'a 2.5,1.5', 'f 0.5,0.5'])
  })
  it('is as wide as it was high after a quarter turn, clockwise', () => {
    const turned = turnBoard(board, 90)
    expect(turned.size).toEqual([2, 3])
    expect(places(turned)).toEqual([
      'd 0.5,0.5',
      'a 1.5,0.5',
      'e 0.5,1.5',
      'b 1.5,1.5',
      'f 0.5,2.5',
      'c 1.5,2.5',
    ])
    expect(turnBoard(turnBoard(turned, 180), 90)).toEqual({ ...board, turned: 90 })
  })
  it('turns points round, and boxes on their side', () => {
    const spike: Place = { id: 'p1', at: [0.5, 1], shape: 'spike-up', size: [1, 2], paint: 'red' }
    expect(turnBoard({ ...board, places: [spike] }, 180).places).toEqual([
      { ...spike, at: [2.5, 1], shape: 'spike-down' },
    ])
    const box: Place = { id: 'box', at: [0.5, 1], shape: 'box', size: [1, 2], paint: 'red' }
    expect(turnBoard({ ...board, places: [box] }, 90).places).toEqual([
      { ...box, at: [1, 0.5], size: [2, 1] },
    ])
  })
  it('turns all that is printed', () => {
    const printed: Board = {
      ...board,
      ground: [
        { rect: [0, 0, 2, 1], paint: 'red' },
        {
          line: [
            [0, 0],
            [1, 1],
          ],
          paint: 'ink',
          arrow: true,
        },
        { circle: [0, 0, 0.5], paint: 'gold' },
        {
          shape: [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
          paint: 'blue',
        },
        { text: '24', at: [0, 0] },
      ],
    }
    expect(turnBoard(printed, 180).ground).toEqual([
      { rect: [1, 1, 2, 1], paint: 'red' },
      {
        line: [
          [3, 2],
          [2, 1],
        ],
        paint: 'ink',
        arrow: true,
      },
      { circle: [3, 2, 0.5], paint: 'gold' },
      {
        shape: [
          [3, 2],
          [2, 2],
          [3, 1],
        ],
        paint: 'blue',
      },
      { text: '24', at: [3, 2] },
    ])
    expect(turnBoard(printed, 90).ground[0]).toEqual({ rect: [1, 0, 1, 2], paint: 'red' })
    expect(turnBoard(printed, 120).ground[0]).toHaveProperty('shape')
  })
  it('turns arrows that point over it, and no other words', () => {
    const faces = (given: readonly string[]) => {
      const trays = [{ id: 'dice', items: given.map((face) => ({ look: 'die' as const, face })) }]
      return facing({ ...scene, trays }, 1).trays[0]!.items.map(({ face }) => face)
    }
    expect(faces(['↑', '↖↗', '↔', '6', 'A↑'])).toEqual(['↓', '↘↙', '↔', '6', 'A↑'])
  })
})
