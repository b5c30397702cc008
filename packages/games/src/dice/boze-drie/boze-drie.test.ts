import { describe, expect, it } from 'vitest'
import { inARow, throwToTheEnd } from '../../../test/dice.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

describe('boze-drie', () => {
  it('boze-drie.as-often: who is not stopped throws on or stops, and all pips count', () => {
    const table = inARow(given(game, { seats: 2 }), 0, 6, 1, 5, 2, 4)
    expect(table.moves(0)).toEqual(['stop', 'throw'])
    table.play(0, 'stop')
    expect(table.facts(1)).toMatchObject([{ fact: 'stopped', seat: 0, points: 18 }])
    expect(table.state.scores).toEqual([18, 0])
    expect(table.turn).toEqual([1])
  })

  it('boze-drie.three-stops, boze-drie.three-scores-nothing: a three ends the turn and adds nothing', () => {
    const table = inARow(given(game, { seats: 2, options: { 'alles-kwijt': false } }), 0, 6, 5, 3)
    expect(table.facts(1)).toMatchObject([{ fact: 'angry', seat: 0, dice: [3], points: 11 }])
    expect(table.state.scores).toEqual([11, 0])
    expect(table.turn).toEqual([1])
    table.throws(1, 3)
    expect(table.state.scores).toEqual([11, 0])
    expect(table.turn).toEqual([0])
  })

  it('boze-drie.all-lost: a three wipes the turn but not the rounds before, unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    table.throws(0, 6).play(0, 'stop')
    inARow(table, 1, 5, 3)
    expect(table.facts(0)).toMatchObject([{ fact: 'all-lost', seat: 1, dice: [3], points: 0 }])
    inARow(table, 0, 6, 6, 3)
    expect(table.state.scores).toEqual([6, 0])
  })

  it('boze-drie.at-least-once: nobody stops before throwing', () => {
    const table = given(game, { seats: 2 })
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.refusal(0, 'stop')).toBe('boze-drie.at-least-once')
  })

  it('boze-drie.turn, boze-drie.first: one turn a round, from the first player to the left', () => {
    const table = given(game, { seats: 3 })
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('boze-drie.turn')
    table.throws(0, 4)
    expect(table.refusal(1, 'stop')).toBe('boze-drie.turn')
    table.throws(0, 3).throws(1, 3).throws(2, 3)
    expect(table.turn).toEqual([0])
  })

  it('boze-drie.highest-wins, boze-drie.rounds, boze-drie.shared: most points over the agreed rounds', () => {
    const table = given(game, { seats: 3, options: { rounds: 2 } })
    table.throws(0, 6).play(0, 'stop').throws(1, 2).play(1, 'stop').throws(2, 3)
    expect(table.result).toBeUndefined()
    table.throws(0, 3).throws(1, 4).play(1, 'stop').throws(2, 5).play(2, 'stop')
    expect(table.result).toEqual({ places: [1, 1, 3], scores: [6, 6, 5], why: 'boze-drie.highest-wins' })
  })

  it('boze-drie.five-rounds: five rounds unless agreed otherwise', () => {
    const table = given(game, { seats: 2 })
    for (let round = 0; round < 5; round++) {
      expect(table.result).toBeUndefined()
      table.throws(0, 3).throws(1, 3)
    }
    expect(table.result).toBeDefined()
  })

  it('boze-drie.limit: after 5,000 throws what was written down decides', () => {
    // The first player has 6 and a three; the second never gets one.
    const setting = { seats: 2, options: { 'alles-kwijt': false } }
    const s = throwToTheEnd(game, setting, ({ throws }) => (throws === 1 ? [3] : [6]))
    expect(s.throws).toBe(5000)
    expect(game.result(s)).toEqual({ places: [1, 2], scores: [6, 0], why: 'boze-drie.limit' })
  })

  it('boze-drie.limit: a match that ends by itself at the 5,000th throw has not been cut short', () => {
    const s = game.setup({ rounds: 1, 'alles-kwijt': false }, 2)
    Object.assign(s, { throws: 4999, seat: 1, scores: [6, 0] })
    game.play(s, 1, 'throw')
    game.answer!(s, [3])
    expect(game.result(s)).toEqual({ places: [1, 2], scores: [6, 0], why: 'boze-drie.highest-wins' })
  })

  it('boze-drie.limit: one throw short of it the match goes on', () => {
    const s = game.setup({ rounds: 1, 'alles-kwijt': false }, 2)
    s.throws = 4998
    for (const result of [undefined, { places: [1, 1], scores: [0, 0], why: 'boze-drie.limit' }]) {
      game.play(s, 0, 'throw')
      game.answer!(s, [6])
      expect(game.result(s)).toEqual(result)
    }
  })
})
