import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { evaluation } from './evaluation.ts'
import { game } from './index.ts'
import type { State } from './state.ts'

/** The coupons of three are to be filled in; the first player has made these marks. */
function marking(marks: readonly string[]) {
  const table = given(game, { seats: 3 }).draw(...Array.from({ length: 64 }, (_, i) => i))
  for (const seat of [0, 1, 2]) table.play(seat, 'closed')
  return table.play(0, ...marks)
}
const thoughtOf = (s: State) => evaluation.thinkable!(s, 0).map((move) => game.write(s, move))
const ALL = Array.from({ length: 13 }, (_, i) => `mark ${i + 1} 1`)

describe('voetbal-toto: what a computer player thinks about', () => {
  it('the first fixture without a cross, and never one that has its cross', () => {
    expect(thoughtOf(marking([]).state)).toEqual(['mark 1 1', 'mark 1 2', 'mark 1 3'])
    expect(thoughtOf(marking(['mark 1 3', 'mark 3 1']).state)).toEqual(['mark 2 1', 'mark 2 2', 'mark 2 3'])
  })

  it('voetbal-toto.ready: nothing but handing in once the coupon has its thirteen crosses', () => {
    expect(thoughtOf(marking(ALL).state)).toEqual(['ready'])
  })

  it('everything that is allowed once the cards are played', () => {
    const table = marking([...ALL, 'ready'])
    for (const seat of [1, 2]) table.play(seat, ...ALL, 'ready')
    expect(thoughtOf(table.state).toSorted()).toEqual(table.moves(0))
  })
})

describe('voetbal-toto: how good it looks', () => {
  it('voetbal-toto.pot: whoever has the forecasts that are coming true is ahead', () => {
    const table = marking([...ALL, 'ready'])
    table.play(1, ...ALL.map((mark) => mark.replace(/1$/, '2')), 'ready').play(2, ...ALL, 'ready')
    const before = [0, 1, 2].map((seat) => evaluation.worth(table.state, seat))
    expect(before[0]).toBeCloseTo(before[1]!, 5)
    table.play(0, '1h1')
    const [home, away] = [0, 1].map((seat) => evaluation.worth(table.state, seat))
    expect(home).toBeGreaterThan(away!)
    const rich = { ...table.state, money: [10, 90, 10] }
    expect(evaluation.worth(rich, 1)).toBeGreaterThan(evaluation.worth(rich, 0))
  })
})
