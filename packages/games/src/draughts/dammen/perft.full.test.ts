import { perft } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('dammen: published leaf counts, deeper', () => {
  it('the start', () => {
    const { state } = given(game)
    expect([7, 8, 9].map((depth) => perft(game, state, depth))).toEqual([1049442, 6483961, 41022423])
  })

  it('two kings against a crowd', () => {
    const { state } = given(game, {
      position: 'B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46',
    })
    expect([perft(game, state, 6), perft(game, state, 7)]).toEqual([629010, 9041010])
  })
})
