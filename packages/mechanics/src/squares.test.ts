import { describe, expect, it } from 'vitest'
import { isSquareName, readRows, squarePlaces, squares, writeRows } from './squares.ts'

const board = squares(3, 2)

describe('a board of squares', () => {
  it('names its fields from a1, row by row', () => {
    expect(board.names).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
    expect(board.names.map((name) => board.called(name))).toEqual([0, 1, 2, 3, 4, 5])
    expect(['a3', 'd1', 'a0', '', 'a01'].map((name) => board.called(name))).toEqual([-1, -1, -1, -1, -1])
  })

  it('knows what looks like a name', () => {
    expect(['a1', 'z99', 'p16'].every(isSquareName)).toBe(true)
    expect(['', 'a', 'a0', 'a01', 'A1', '1a', 'a100', 'aa1', 'a1 ', ' a1'].some(isSquareName)).toBe(false)
  })

  it('lays row 1 at the bottom', () => {
    const places = squarePlaces(board, (column, row) =>
      (column + row) % 2 === 0 ? 'wood-dark' : 'wood-light',
    )
    expect(places[0]).toEqual({ id: 'a1', at: [0.5, 1.5], shape: 'square', paint: 'wood-dark' })
    expect(places[2]).toEqual({ id: 'c1', at: [2.5, 1.5], shape: 'square', paint: 'wood-dark' })
    expect(places[3]).toEqual({ id: 'a2', at: [0.5, 0.5], shape: 'square', paint: 'wood-light' })
    expect(places[4]).toEqual({ id: 'b2', at: [1.5, 0.5], shape: 'square', paint: 'wood-dark' })
  })

  it('is written and read from the top row down', () => {
    expect(writeRows(board, (field) => 'abcdef'[field]!)).toBe('def/abc')
    expect(readRows(board, 'def/abc', 'abcdef')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it.each(['', 'def', 'def/abc/', 'def/ab', 'de/abc', 'defg/abc', 'def/abx', 'def abc', 'defabc'])(
    '‘%s’ is no such board',
    (text) => {
      expect(readRows(board, text, 'abcdef')).toBeUndefined()
    },
  )
})
