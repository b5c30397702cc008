import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('hemel-en-hel', () => {
  it('hemel-en-hel.heaven, hemel-en-hel.hell: 5 and 3 on top are 52 and 34, together 86', () => {
    const table = given(game, { seats: 2 }).throws(0, 5, 3)
    expect(table.facts(1)).toMatchObject([
      { fact: 'written', seat: 0, dice: [5, 3], first: 52, second: 34, points: 86 },
    ])
    expect(table.state.scores).toEqual([86, 0])
  })

  it('hemel-en-hel.heaven, hemel-en-hel.hell: two sixes are 122, two ones 32', () => {
    const table = given(game, { seats: 2 }).throws(0, 6, 6).throws(1, 1, 1)
    expect(table.state.scores).toEqual([122, 32])
  })

  it('hemel-en-hel.turn, hemel-en-hel.first: everyone throws once a round, from the first player', () => {
    const table = given(game, { seats: 3 })
    expect(table.refusal(1, 'throw')).toBe('hemel-en-hel.turn')
    for (const seat of [0, 1, 2]) {
      expect(table.turn).toEqual([seat])
      table.throws(seat, 2, 4)
    }
    expect(table.turn).toEqual([0])
    expect(table.refusal(2, 'dice')).toBe('hemel-en-hel.turn')
  })

  it('hemel-en-hel.rounds, hemel-en-hel.highest-wins: most points after the agreed rounds win', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    table.throws(0, 6, 1).throws(1, 1, 1)
    expect(table.result).toBeUndefined()
    table.throws(0, 1, 1).throws(1, 6, 6)
    // 61 + 16 + 16 + 16 = 109; 16 + 16 + 61 + 61 = 154.
    expect(table.result).toEqual({ places: [2, 1], scores: [109, 154], why: 'hemel-en-hel.highest-wins' })
  })

  it('hemel-en-hel.five-rounds, hemel-en-hel.shared: five rounds unless agreed; equal points share', () => {
    const table = given(game, { seats: 3 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      table.throws(0, 5, 3).throws(1, 3, 5).throws(2, 1, 1)
    }
    expect(table.result?.places).toEqual([1, 1, 3])
  })
})
