import { describe, expect, it } from 'vitest'
import { DARK_FIELDS, OPPOSITE, type Way } from './fields.ts'
import { stepIn, stepOnto, setOf } from './sets.ts'

const WAYS = Object.keys(OPPOSITE) as Way[]
const { count, line, bit } = DARK_FIELDS
const all = Array.from({ length: count }, (_, i) => i + 1)

describe('the fields of a draughtboard', () => {
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
    expect(new Set(bits)).toEqual(new Set([stepIn(DARK_FIELDS, way).shift]))
  })

  it.each(WAYS)('sets step %s as single fields do, and never off the board', (way) => {
    const step = stepIn(DARK_FIELDS, way)
    for (const from of all) {
      const next = line(from, way)[0]
      const into = setOf(DARK_FIELDS, () => true)
      const reached = stepOnto(
        step,
        setOf(DARK_FIELDS, (field) => field === from),
        setOf(DARK_FIELDS, () => true),
        into,
      )
      expect(reached).toBe(next !== undefined)
      expect(into).toEqual(setOf(DARK_FIELDS, (field) => field === next))
    }
    const everywhere = setOf(DARK_FIELDS, () => true)
    stepOnto(step, everywhere, everywhere, everywhere)
    expect(everywhere).toEqual(setOf(DARK_FIELDS, (field) => line(field, OPPOSITE[way]).length > 0))
  })
})
