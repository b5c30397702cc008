import type { Board, Place } from '@spellendoos/scene'
import { describe, expect, it } from 'vitest'
import { coordinatesOf, paintCoordinates } from './coordinates.ts'

const place = (id: string, x: number, y: number, more: Partial<Place> = {}): Place => ({
  id,
  at: [x, y],
  shape: 'square',
  paint: 'wood-light',
  ...more,
})
const board = (places: readonly Place[], more: Partial<Board> = {}): Board => ({
  size: [3, 3],
  surface: 'wood',
  ground: [],
  places,
  pieces: [],
  ...more,
})
const grid = (name: (x: number, y: number) => string, more: Partial<Place> = {}) =>
  [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => place(name(x, y), x + 0.5, y + 0.5, more)))
const chess = (x: number, y: number) => `${'abc'[x]}${3 - y}`
const texts = (places: readonly Place[]) => coordinatesOf(board(places)).map(({ text }) => text)

describe('coordinates', () => {
  it('stand along the edge where letters name columns and numbers rows', () => {
    const found = coordinatesOf(board(grid(chess)))
    expect(found.map(({ text }) => text)).toEqual(['a', 'b', 'c', '3', '2', '1'])
    expect(found.every(({ on }) => on === 'frame')).toBe(true)
    expect(found[0]?.at).toEqual([0.5, 3.18])
    expect(found[3]?.at).toEqual([-0.18, 0.5])
  })

  it('follow a board that is turned a quarter', () => {
    const found = coordinatesOf(board(grid((x, y) => `${'abc'[y]}${x + 1}`)))
    expect(found.map(({ text, at: [x] }) => [text, x > 0])).toEqual([
      ['1', true],
      ['2', true],
      ['3', true],
      ['a', false],
      ['b', false],
      ['c', false],
    ])
  })

  it('stand on the fields where they make no columns', () => {
    const slanted = grid(chess).map((each) => ({
      ...each,
      at: [each.at[0] + each.at[1] / 2, each.at[1]] as const,
    }))
    expect(texts(slanted)).toContain('b2')
    expect(coordinatesOf(board(slanted)).every(({ on }) => on === 'field')).toBe(true)
  })

  it('stand on the fields where those have numbers alone', () => {
    const found = coordinatesOf(board(grid((x, y) => String(x + 3 * y + 1))))
    expect(found).toHaveLength(9)
    expect(found[0]).toMatchObject({ text: '1', on: 'field' })
    const [x, y] = found[0]!.at
    expect([x < 0.14, y < 0.12]).toEqual([true, true])
  })

  it('stand in the middle of holes, and beside crossings', () => {
    const holes = grid((x, y) => String(x + 3 * y + 1), { shape: 'round' })
    expect(coordinatesOf(board(holes))[4]).toEqual({ text: '5', at: [1.5, 1.5], on: 'hole' })
    const crossings = holes.map((each) => ({ ...each, crossing: true }))
    expect(coordinatesOf(board(crossings))[4]).toMatchObject({ text: '5', on: 'field' })
  })

  it('fill the frame of a large board, and never more than the frame', () => {
    const wide = grid((x, y) => `${'abc'[x]}${16 - y}`)
    const sizes = (size: readonly [number, number]) =>
      [...paintCoordinates(board(wide, { size })).matchAll(/font-size="(\d+)/g)].map(([, n]) => Number(n))
    const [letters, , , figures] = sizes([16, 16])
    expect(letters).toBeGreaterThan(sizes([3, 3])[0]!)
    expect(figures! * 2 * 0.56).toBeLessThanOrEqual(36)
  })

  it('are marked where a man hides them', () => {
    const holes = grid((x, y) => String(x + 3 * y + 1), { shape: 'round' })
    expect(paintCoordinates(board(holes))).toContain('class="coordinate covered"')
    expect(paintCoordinates(board(grid(chess)))).not.toContain('covered')
  })

  it('are not there where a name is printed, says nothing or belongs to few', () => {
    expect(texts(grid(chess).map((each) => ({ ...each, print: each.id })))).toEqual([])
    expect(texts(grid((x, y) => `p${x + 3 * y}`))).toEqual([])
    expect(texts(grid((x, y) => `level-${x}-${y}`))).toEqual([])
    expect(texts(grid(chess, { shape: 'box' }))).toEqual([])
    expect(texts(grid(chess).slice(1))).toEqual([])
  })

  it('are written in an ink that can be read', () => {
    expect(paintCoordinates(board(grid(chess)))).toContain('var(--on-dark)')
    expect(paintCoordinates(board(grid(chess), { surface: 'paper' }))).toContain('var(--on-light)')
    const numbered = grid((x, y) => String(x + 3 * y + 1), { paint: 'wood-dark' })
    expect(paintCoordinates(board(numbered))).toContain('var(--on-dark)')
    const crossings = numbered.map((each) => ({ ...each, shape: 'round' as const, crossing: true }))
    expect(paintCoordinates(board(crossings))).toContain('var(--on-light)')
    expect(paintCoordinates(board([]))).toBe('')
  })
})
