import { describe, expect, it } from 'vitest'
import { ALL_FIELDS, DARK_FIELDS, OPPOSITE, type Direction } from './fields.ts'
import { stepIn, stepOnto, setOf } from './sets.ts'

const WAYS = Object.keys(OPPOSITE) as Direction[]

describe('the dark fields of a draughtboard', () => {
  const { line } = DARK_FIELDS

  it('diagonals go from neighbour to neighbour, for White', () => {
    expect(line(28, 'ahead-left')).toEqual([22, 17, 11, 6])
    expect(line(28, 'ahead-right')).toEqual([23, 19, 14, 10, 5])
    expect(line(28, 'back-left')).toEqual([32, 37, 41, 46])
    expect(line(28, 'back-right')).toEqual([33, 39, 44, 50])
    expect(line(1, 'back-left')).toEqual([6])
    expect(line(5, 'back-right')).toEqual([])
    expect(line(45, 'ahead-right')).toEqual([])
    expect(line(46, 'back-left')).toEqual([])
  })

  it('straight lines go from dark field to dark field', () => {
    expect(line(28, 'ahead')).toEqual([18, 8])
    expect(line(28, 'back')).toEqual([38, 48])
    expect(line(28, 'left')).toEqual([27, 26])
    expect(line(28, 'right')).toEqual([29, 30])
    expect(line(5, 'right')).toEqual([])
    expect(line(6, 'left')).toEqual([])
  })
})

describe('all fields of a draughtboard', () => {
  const { line } = ALL_FIELDS

  it('diagonals go from neighbour to neighbour, for White', () => {
    expect(line(55, 'ahead-left')).toEqual([44, 33, 22, 11])
    expect(line(55, 'ahead-right')).toEqual([46, 37, 28, 19, 10])
    expect(line(55, 'back-left')).toEqual([64, 73, 82, 91])
    expect(line(55, 'back-right')).toEqual([66, 77, 88, 99])
  })

  it('straight lines too', () => {
    expect(line(55, 'ahead')).toEqual([45, 35, 25, 15, 5])
    expect(line(55, 'back')).toEqual([65, 75, 85, 95])
    expect(line(55, 'left')).toEqual([54, 53, 52, 51])
    expect(line(55, 'right')).toEqual([56, 57, 58, 59, 60])
    expect(line(60, 'right')).toEqual([])
    expect(line(61, 'left')).toEqual([])
  })
})

describe.each([
  ['the dark fields', DARK_FIELDS],
  ['all fields', ALL_FIELDS],
] as const)('on %s', (_, fields) => {
  const { count, line, bit } = fields
  const all = Array.from({ length: count }, (_, i) => i + 1)

  it.each(WAYS)('%s and its opposite lead there and back', (way) => {
    const steps = all.flatMap((from) =>
      line(from, way)
        .slice(0, 1)
        .map((to) => ({ from, to })),
    )
    expect(steps.map(({ to }) => line(to, OPPOSITE[way])[0])).toEqual(steps.map(({ from }) => from))
  })

  it.each(WAYS)('a step %s is the same number of bits from everywhere', (way) => {
    const bits = all.flatMap((from) =>
      line(from, way)
        .slice(0, 1)
        .map((to) => bit(to) - bit(from)),
    )
    expect(new Set(bits)).toEqual(new Set([stepIn(fields, way).shift]))
  })

  it.each(WAYS)('sets step %s as single fields do, and never off the board', (way) => {
    const step = stepIn(fields, way)
    for (const from of all) {
      const next = line(from, way)[0]
      const into = setOf(fields, () => true)
      const reached = stepOnto(
        step,
        setOf(fields, (field) => field === from),
        setOf(fields, () => true),
        into,
      )
      expect(reached).toBe(next !== undefined)
      expect(into).toEqual(setOf(fields, (field) => field === next))
    }
    const everywhere = setOf(fields, () => true)
    stepOnto(step, everywhere, everywhere, everywhere)
    expect(everywhere).toEqual(setOf(fields, (field) => line(field, OPPOSITE[way]).length > 0))
  })
})
