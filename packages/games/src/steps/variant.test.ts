import { describe, expect, it } from 'vitest'
import { record as corner } from './hoek-dammen/record.ts'
import { record as halma } from './halma-dammen/record.ts'
import { record as blockade } from './blokkade/record.ts'
import { readSides } from './position.ts'
import type { StepsRecord } from './record.ts'
import { canReturn, variantOf } from './variant.ts'

const homesOf = ({ fields, start }: StepsRecord) => {
  const read = readSides(fields, start)
  return read.ok ? read.value.men : []
}
const variant = (record: StepsRecord) => variantOf(record, homesOf(record))

describe('what follows from a record', () => {
  it('the second player goes the opposite ways, to where the first one starts', () => {
    const [white, black] = variant(halma).sides
    expect(white!.ways).toEqual([
      [-1, -1],
      [1, -1],
    ])
    expect(black!.ways).toEqual([
      [1, 1],
      [-1, 1],
    ])
    expect(white!.goal).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(black!.goal).toEqual([41, 42, 43, 44, 45, 46, 47, 48, 49, 50])
    expect(variant(blockade).sides.map(({ goal }) => goal)).toEqual([[], []])
  })

  it('men that only go forward never return; sideways they do', () => {
    const [white, black] = variant(halma).sides
    expect(canReturn(white!, 38, 33)).toBe(false)
    expect(canReturn(white!, 33, 38)).toBe(true)
    expect(canReturn(black!, 33, 38)).toBe(false)
    const [low, high] = variant(corner).sides
    const field = (name: string) => corner.fields.called(name)!
    expect(canReturn(low!, field('c3'), field('d4'))).toBe(false)
    expect(canReturn(low!, field('c3'), field('b4'))).toBe(true)
    expect(canReturn(low!, field('c3'), field('e1'))).toBe(true)
    expect(canReturn(high!, field('d4'), field('c3'))).toBe(false)
    expect(canReturn(variant(blockade).sides[0]!, 28, 1)).toBe(true)
  })

  it('counts the steps to the goal', () => {
    const [white, black] = variant(halma).sides
    expect([50, 41, 11, 10, 1].map((field) => white!.far[field])).toEqual([8, 7, 1, 0, 0])
    expect([1, 10, 40, 41, 50].map((field) => black!.far[field])).toEqual([8, 7, 1, 0, 0])
  })

  it('knows the four neighbours of every field', () => {
    const { neighbours } = variant(blockade)
    expect([...neighbours.subarray(28 * 4, 28 * 4 + 4)]).toEqual([22, 23, 32, 33])
    expect([...neighbours.subarray(0, 4)]).toEqual([0, 0, 0, 0])
    expect([...neighbours.subarray(46 * 4, 46 * 4 + 4)]).toEqual([0, 41, 0, 0])
  })
})
