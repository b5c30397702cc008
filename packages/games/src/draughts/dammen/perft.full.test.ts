import { perft } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

/** Leaf counts published by draughts programmers, from this depth on. */
const PUBLISHED = [
  {
    name: 'the start',
    position: 'W:W31-50:B1-20',
    from: 6,
    leaves: [167140, 1049442, 6483961, 41022423],
  },
  {
    name: 'Woldouby',
    position: 'W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26',
    from: 9,
    leaves: [22369, 88050, 377436, 1910989, 9872645],
  },
  {
    name: 'two kings against a crowd',
    position: 'B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46',
    from: 5,
    leaves: [87195, 629010, 9041010],
  },
  { name: 'kings only', position: 'W:WK31-50:BK1-20', from: 6, leaves: [37589, 217575, 1333217] },
  { name: 'about to be crowned', position: 'W:W6-10:B41-45', from: 5, leaves: [86351, 936311] },
]

describe('dammen: published leaf counts, deeper', () => {
  it.each(PUBLISHED)('$name', ({ position, from, leaves }) => {
    const { state } = given(game, { position })
    expect(leaves.map((_, i) => perft(game, state, from + i))).toEqual(leaves)
  })
})
