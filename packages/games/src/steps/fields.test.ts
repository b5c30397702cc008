import { describe, expect, it } from 'vitest'
import {
  AHEAD_LEFT,
  AHEAD_RIGHT,
  BACK_LEFT,
  BACK_RIGHT,
  LETTERED_DARK,
  LETTERED_LIGHT,
  NUMBERED_DARK,
} from './fields.ts'

describe('the fields of the draughtboard', () => {
  it('dark fields are numbered row by row from the top', () => {
    expect(NUMBERED_DARK.name(1)).toBe('1')
    expect(NUMBERED_DARK.name(50)).toBe('50')
    expect(
      [1, 5, 6, 10, 46, 50].map((field) => [NUMBERED_DARK.column(field), NUMBERED_DARK.row(field)]),
    ).toEqual([
      [1, 0],
      [9, 0],
      [0, 1],
      [8, 1],
      [0, 9],
      [8, 9],
    ])
    expect(NUMBERED_DARK.called('32')).toBe(32)
    expect(['0', '51', 'a1', '', '05'].map((name) => NUMBERED_DARK.called(name))).toEqual(
      new Array(5).fill(undefined),
    )
  })

  it('or named by column and row, dark and light', () => {
    expect([1, 5, 6, 46, 50].map((field) => LETTERED_DARK.name(field))).toEqual([
      'b10',
      'j10',
      'a9',
      'a1',
      'i1',
    ])
    expect([1, 5, 6, 46, 50].map((field) => LETTERED_LIGHT.name(field))).toEqual([
      'a10',
      'i10',
      'b9',
      'b1',
      'j1',
    ])
    expect(LETTERED_DARK.called('a1')).toBe(46)
    expect(LETTERED_DARK.called('a2')).toBeUndefined()
    expect(LETTERED_LIGHT.called('a2')).toBe(41)
    expect(LETTERED_LIGHT.called('a1')).toBeUndefined()
  })

  it('neighbours lie on the diagonals, up to the edge', () => {
    const around = (field: number) =>
      [AHEAD_LEFT, AHEAD_RIGHT, BACK_LEFT, BACK_RIGHT].map((way) => NUMBERED_DARK.next(field, way))
    expect(around(28)).toEqual([22, 23, 32, 33])
    expect(around(23)).toEqual([18, 19, 28, 29])
    expect(around(46)).toEqual([0, 41, 0, 0])
    expect(around(5)).toEqual([0, 0, 10, 0])
    expect(around(35)).toEqual([30, 0, 40, 0])
    expect(around(26)).toEqual([0, 21, 0, 31])
  })
})
