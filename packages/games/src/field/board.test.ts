import { describe, expect, it } from 'vitest'
import { BOARD, NEIGHBOURS, NEXT, OPPOSITE, WAYS } from './board.ts'
import { fieldBoard, pawn } from './drawing.ts'

const around = (name: string) =>
  NEIGHBOURS[BOARD.called(name)]!.map((field) => BOARD.names[field]!).toSorted()

describe('the halma board', () => {
  it('has eight neighbours inside, five at the edge and three in a corner', () => {
    expect(around('h8')).toEqual(['g7', 'g8', 'g9', 'h7', 'h9', 'i7', 'i8', 'i9'])
    expect(around('a8')).toEqual(['a7', 'a9', 'b7', 'b8', 'b9'])
    expect(around('p16')).toEqual(['o15', 'o16', 'p15'])
    expect(around('a1')).toEqual(['a2', 'b1', 'b2'])
  })

  it('comes back by the opposite way', () => {
    for (let field = 0; field < 256; field++) {
      for (let way = 0; way < WAYS; way++) {
        const next = NEXT[field * WAYS + way]!
        const back = NEXT[next * WAYS + ((way + OPPOSITE) % WAYS)]
        expect(next < 0 || back === field).toBe(true)
      }
    }
  })

  it('is drawn in two woods, with red and green court lines in every corner', () => {
    const { places, ground, size } = fieldBoard(2, 'box-of', [])
    const painted = (paint: string) => places.filter((place) => place.paint === paint)
    expect(size).toEqual([16, 19])
    expect(painted('wood')).toHaveLength(128)
    expect(painted('wood-light')).toHaveLength(128)
    expect(places.find(({ id }) => id === 'a1')!.at).toEqual([0.5, 17])
    expect(places.find(({ id }) => id === 'p16')!.at).toEqual([15.5, 2])
    const bars = (paint: string) =>
      ground.flatMap((each) => ('rect' in each && each.paint === paint ? [each.rect] : []))
    // A step down and a step in for each row: four rows and five, in four corners.
    expect(bars('red')).toHaveLength(4 * 8)
    expect(bars('green')).toHaveLength(4 * 10)
    // The first one, at the top left: to the right of the fourth field, 0.2 wide, from the edge along one row.
    expect(bars('red')[0]!.map((n) => Math.round(n * 10) / 10)).toEqual([3.9, 1.5, 0.2, 1.1])
  })

  it('puts the boxes of two players below and above it', () => {
    const boxes = fieldBoard(2, 'box-of', []).places.filter(({ shape }) => shape === 'box')
    expect(boxes.map(({ id, at }) => [id, ...at])).toEqual([
      ['box-1', 8, 18.25],
      ['box-2', 8, 0.75],
    ])
    expect(boxes[0]!.name).toEqual({ say: 'box-of', seat: 0 })
    expect(boxes[0]!.size).toEqual([15.6, 1.2])
  })

  it('dresses a pawn in its side’s colour where that is another’s', () => {
    expect(pawn('x', 'a1', 1, 1)).toEqual({ id: 'x', on: 'a1', look: 'pawn', seat: 1 })
    expect(pawn('x', 'a1', 3, 1, 'name')).toEqual({
      id: 'x',
      on: 'a1',
      look: 'pawn',
      seat: 3,
      paint: { seat: 1 },
      name: 'name',
    })
  })
})
