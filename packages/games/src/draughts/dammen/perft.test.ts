import { perft } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const leaves = (depths: number, position?: string) => {
  const { state } = given(game, position === undefined ? {} : { position })
  return Array.from({ length: depths }, (_, i) => perft(game, state, i + 1))
}

/** Leaf counts that draughts programmers have published and agree on. */
describe('dammen: published leaf counts', () => {
  it('the start', () => {
    expect(leaves(5)).toEqual([9, 81, 658, 4265, 27117])
  })

  it('Woldouby', () => {
    expect(leaves(8, 'W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26')).toEqual([
      6, 12, 30, 73, 215, 590, 1944, 6269,
    ])
  })

  it('two kings against a crowd', () => {
    expect(leaves(4, 'B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46')).toEqual([
      14, 55, 1168, 5432,
    ])
  })

  it('kings only', () => {
    expect(leaves(5, 'W:WK31-50:BK1-20')).toEqual([17, 79, 352, 1399, 7062])
  })

  it('about to be crowned', () => {
    expect(leaves(4, 'W:W6-10:B41-45')).toEqual([9, 81, 795, 7578])
  })
})
