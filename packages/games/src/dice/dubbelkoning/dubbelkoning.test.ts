import { describe, expect, it } from 'vitest'
import { throwToTheEnd } from '../../../test/dice.ts'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'

const opened = (seats: number, rounds = 1) => given(game, { seats, options: { rounds } })
/** Seat 1 is king: one throw against two and three. */
const crowned = (rounds = 1) =>
  opened(3, rounds)
    .throws(0, 1, 2)
    .throws(0, 6, 6)
    .throws(1, 2, 2)
    .throws(2, 1, 2)
    .throws(2, 1, 3)
    .throws(2, 5, 5)

describe('dubbelkoning, part one', () => {
  it('dubbelkoning.double: who is on turn throws until a double', () => {
    const table = opened(2).throws(0, 3, 4)
    expect(table.facts(1)).toMatchObject([{ fact: 'thrown', seat: 0, dice: [3, 4] }])
    expect(table.turn).toEqual([0])
    table.throws(0, 5, 5)
    expect(table.facts(1)).toMatchObject([{ fact: 'double', seat: 0, dice: [5, 5], n: 2 }])
    expect(table.turn).toEqual([1])
  })

  it('dubbelkoning.king, dubbelkoning.parts: the fewest throws are king and wear the hat into part two', () => {
    const table = crowned()
    expect(table.facts(0)).toMatchObject([
      { fact: 'double', seat: 2, n: 3 },
      { fact: 'crowned', seat: 1 },
    ])
    expect(table.state).toMatchObject({ king: 1, hat: 1, part: 'seven' })
  })

  it('dubbelkoning.king: with equally many throws the highest double is king', () => {
    const table = opened(3).throws(0, 4, 4).throws(1, 6, 6).throws(2, 5, 5)
    expect(table.state.king).toBe(1)
  })

  it('dubbelkoning.king: fewer throws go before a higher double', () => {
    const table = opened(2).throws(0, 1, 1).throws(1, 1, 2).throws(1, 6, 6)
    expect(table.state.king).toBe(0)
  })

  it('dubbelkoning.tie: equal throws and doubles throw again, and only they', () => {
    const table = opened(3).throws(0, 1, 2).throws(0, 6, 6).throws(1, 4, 4).throws(2, 4, 4)
    expect(table.facts(0)).toMatchObject([{ fact: 'double' }, { fact: 'tie', seats: [1, 2] }])
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'throw')).toBe('dubbelkoning.tie')
    expect(table.refusal(2, 'throw')).toBe('dubbelkoning.turn')
    table.throws(1, 1, 2).throws(1, 3, 3).throws(2, 1, 4).throws(2, 2, 2)
    expect(table.state.king).toBe(1)
    // In part two the tie is over: everyone throws again in turn.
    table.throws(0, 1, 1)
    expect(table.refusal(0, 'throw')).toBe('dubbelkoning.turn')
  })

  it('dubbelkoning.turn, dubbelkoning.first: only who is on turn throws, from the first player on', () => {
    const table = opened(3)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'dice')).toBe('dubbelkoning.turn')
    table.throws(0, 1, 1)
    expect(table.refusal(0, 'throw')).toBe('dubbelkoning.turn')
    expect(table.turn).toEqual([1])
  })
})

describe('dubbelkoning, part two', () => {
  it.each([
    [1, 6],
    [2, 5],
    [4, 3],
  ])('dubbelkoning.seven, dubbelkoning.safe: %i and %i make safe, and no more throwing', (a, b) => {
    const table = crowned().throws(0, a, b)
    expect(table.facts(1)).toMatchObject([{ fact: 'seven', seat: 0, dice: [a, b] }])
    table.throws(1, 1, 1).throws(2, 2, 2)
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'throw')).toBe('dubbelkoning.safe')
    expect(table.refusal(2, 'throw')).toBe('dubbelkoning.turn')
  })

  it('dubbelkoning.first, dubbelkoning.safe: the first player starts, and it is one throw in turn', () => {
    const table = crowned()
    expect(table.turn).toEqual([0])
    table.throws(0, 1, 1)
    expect(table.turn).toEqual([1])
  })

  it('dubbelkoning.bad-seven, dubbelkoning.places: the last without seven has lost; king first, bad seven last', () => {
    const table = crowned().throws(0, 1, 6).throws(1, 3, 4)
    expect(table.facts(0)).toMatchObject([
      { fact: 'seven', seat: 1 },
      { fact: 'bad', seat: 2 },
    ])
    table.play(1, 'keep-hat')
    expect(table.result).toEqual({ places: [2, 1, 3], scores: [0, 1, -1], why: 'dubbelkoning.places' })
  })

  it('dubbelkoning.hat: the king gives the hat to the bad seven', () => {
    const table = crowned().throws(0, 1, 6).throws(1, 3, 4)
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['give-hat', 'keep-hat'])
    table.play(1, 'give-hat')
    expect(table.facts(0)).toMatchObject([{ fact: 'hat-given', seat: 1, bad: { seat: 2 } }])
    expect(table.state.hat).toBe(2)
  })

  it('dubbelkoning.hat: the king keeps the hat on', () => {
    const table = crowned().throws(0, 1, 6).throws(1, 3, 4).play(1, 'keep-hat')
    expect(table.facts(2)).toMatchObject([{ fact: 'hat-kept', seat: 1 }])
    expect(table.state.hat).toBe(1)
  })

  it('dubbelkoning.hat: nobody else gives it, nobody before its time, and nobody throws meanwhile', () => {
    const table = crowned()
    expect(table.refusal(1, 'give-hat')).toBe('dubbelkoning.hat')
    table.throws(0, 1, 6).throws(1, 3, 4)
    expect(table.refusal(2, 'give-hat')).toBe('dubbelkoning.hat')
    expect(table.refusal(0, 'keep-hat')).toBe('dubbelkoning.hat')
    expect(table.refusal(1, 'throw')).toBe('dubbelkoning.hat')
    expect(table.refusal(1, 'burn-hat')).toBe('unknown-notation')
  })

  it('dubbelkoning.both: a king who is the bad seven comes last and keeps the hat', () => {
    const table = crowned().throws(0, 1, 6).throws(1, 1, 1).throws(2, 3, 4)
    expect(table.facts(0)).toMatchObject([
      { fact: 'seven', seat: 2 },
      { fact: 'both', seat: 1 },
    ])
    expect(table.result).toEqual({ places: [1, 3, 1], scores: [0, -1, 0], why: 'dubbelkoning.places' })
    expect(table.state.hat).toBe(1)
  })

  it('dubbelkoning.rounds: points of several rounds are kept', () => {
    const table = crowned(2).throws(0, 1, 6).throws(1, 3, 4).play(1, 'give-hat')
    expect(table.result).toBeUndefined()
    expect(table.state).toMatchObject({ part: 'double', king: -1, hat: -1, tries: [0, 0, 0] })
    expect(table.turn).toEqual([0])
    table.throws(0, 6, 6).throws(1, 5, 5).throws(2, 4, 4)
    table.throws(0, 1, 6).throws(1, 1, 1).throws(2, 3, 4).play(0, 'keep-hat')
    expect(table.result).toMatchObject({ places: [1, 2, 3], scores: [1, 0, -1] })
  })

  it('dubbelkoning.limit: after 5,000 throws the crown counts', () => {
    const s = throwToTheEnd(game, { seats: 2 }, ({ throws }) =>
      throws < 2 ? [6 - throws, 6 - throws] : [1, 1],
    )
    expect(s.throws).toBe(5000)
    expect(game.result(s)).toEqual({ places: [1, 2], scores: [1, 0], why: 'dubbelkoning.limit' })
  })
})
