import { describe, expect, it } from 'vitest'
import { drawStar } from './drawing.ts'

describe('halma: the star as drawn', () => {
  const star = drawStar(['red', 'green', 'blue'])
  const shapes = star.ground.flatMap((each) => ('shape' in each ? [each.shape] : []))
  const lines = star.ground.flatMap((each) => ('line' in each ? [each.line] : []))
  const at = (name: string) => star.places.find(({ id }) => id === name)!.at

  it('every hole lies one unit from its neighbours', () => {
    expect(star.size).toEqual([14.4, 16.26])
    expect([at('a1'), at('e1'), at('e13'), at('q1')]).toEqual([
      [7.2, 1.2],
      [1.2, 4.66],
      [13.2, 4.66],
      [7.2, 15.06],
    ])
    // In each of three directions, every row has one line fewer than holes: 3 × (121 − 17).
    expect(lines).toHaveLength(312)
    for (const [[x0, y0], [x1, y1]] of lines as [[number, number], [number, number]][]) {
      expect(Math.hypot(x1 - x0, y1 - y0)).toBeCloseTo(1, 1)
    }
  })

  it('six points stand on a hexagon, in one straight line with their neighbours', () => {
    expect(shapes).toHaveLength(7)
    // The tips, clockwise from below; the outline is 1.16 times the star of holes.
    expect(shapes.slice(0, 6).map(([tip]) => tip)).toEqual([
      [7.2, 16.17],
      [0.24, 12.14],
      [0.24, 4.1],
      [7.2, 0.09],
      [14.16, 4.1],
      [14.16, 12.14],
    ])
    const hexagon = shapes[6]!
    expect(hexagon).toHaveLength(6)
    for (const [i, [, after, before]] of shapes.slice(0, 6).entries()) {
      expect([after, before]).toEqual([hexagon[i], hexagon[(i + 5) % 6]])
    }
  })

  it('men wear the colours of the points where they start and of those opposite', () => {
    expect(star.men).toEqual(['red', 'green', 'blue'])
    const paints = star.ground.flatMap((each) => ('shape' in each ? [each.paint] : []))
    expect(paints).toEqual(['red', 'blue', 'green', 'red', 'blue', 'green', 'wood-light'])
  })
})
