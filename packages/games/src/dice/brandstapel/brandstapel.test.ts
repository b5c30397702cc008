import { describe, expect, it } from 'vitest'
import { throwToTheEnd } from '../../../test/dice.ts'
import { given, type Given } from '../../../test/table.ts'
import { game } from './index.ts'
import type { State } from './matches.ts'

type Table = Given<State, string, State>
const held = (table: Table) => table.state.hands.map((hand) => hand.length)
const opened = (seats: number, rounds = 1) => given(game, { seats, options: { rounds } })

/** Everyone burns what there is, until this many matches are on the pyre. */
function burn(table: Table, matches: number): Table {
  while (table.state.pyre.length < matches) table.throws(table.state.seat, 3)
  return table
}

describe('brandstapel', () => {
  it('brandstapel.matches: everyone starts with six matches, the pyre with none', () => {
    const table = opened(4)
    expect(held(table)).toEqual([6, 6, 6, 6])
    expect(table.state.pyre).toEqual([])
  })

  it('brandstapel.left: a one gives a match to the left', () => {
    const table = opened(3).throws(0, 1)
    expect(held(table)).toEqual([5, 7, 6])
    expect(table.facts(2)).toMatchObject([{ fact: 'given', seat: 0, dice: [1], path: ['hand1', 'hand2'] }])
    table.throws(1, 6).throws(2, 1)
    expect(held(table)).toEqual([6, 7, 5])
  })

  it('brandstapel.right: a two gives a match to the right', () => {
    const table = opened(3).throws(0, 2)
    expect(held(table)).toEqual([5, 6, 7])
    expect(table.facts(1)).toMatchObject([{ fact: 'given', seat: 0, path: ['hand1', 'hand3'] }])
    table.throws(1, 2)
    expect(held(table)).toEqual([6, 5, 7])
  })

  it('brandstapel.burn: a three lays a match on the pyre', () => {
    const table = opened(3).throws(0, 3)
    expect(held(table)).toEqual([5, 6, 6])
    expect(table.state.pyre).toHaveLength(1)
    expect(table.facts(1)).toMatchObject([{ fact: 'burned', seat: 0, dice: [3], path: ['hand1', 'pyre'] }])
  })

  it.each([4, 5, 6])('brandstapel.nothing: a %i moves no match', (eyes) => {
    const table = opened(2).throws(0, eyes)
    expect(held(table)).toEqual([6, 6])
    expect(table.facts(1)).toMatchObject([{ fact: 'nothing', seat: 0, dice: [eyes] }])
    expect(table.turn).toEqual([1])
  })

  it('brandstapel.empty: who has none throws on, to no effect, and may be given one again', () => {
    const table = opened(2)
    for (let i = 0; i < 6; i++) table.throws(0, 3).throws(1, 6)
    expect(held(table)).toEqual([0, 6])
    expect(table.turn).toEqual([0])
    table.throws(0, 3)
    expect(table.facts(1)).toMatchObject([{ fact: 'empty', seat: 0, dice: [3] }])
    expect(table.state.pyre).toHaveLength(6)
    table.throws(1, 1)
    expect(held(table)).toEqual([1, 5])
    table.throws(0, 3)
    expect(table.state.pyre).toHaveLength(7)
  })

  it('brandstapel.last-match, brandstapel.places: the very last match wins, with nobody second before another', () => {
    const table = burn(opened(3), 17)
    expect(held(table)).toEqual([0, 0, 1])
    expect(table.result).toBeUndefined()
    // It moves to a neighbour once more before it burns.
    table.throws(2, 1).throws(0, 3)
    expect(table.facts(1)).toMatchObject([
      { fact: 'burned', seat: 0 },
      { fact: 'round-won', seat: 0 },
    ])
    expect(table.result).toEqual({ places: [1, 2, 2], scores: [1, 0, 0], why: 'brandstapel.last-match' })
  })

  it('brandstapel.turn, brandstapel.first: one throw each, clockwise from the first player', () => {
    const table = opened(3)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('brandstapel.turn')
    table.throws(0, 6).throws(1, 6)
    expect(table.refusal(0, 'dice')).toBe('brandstapel.turn')
    table.throws(2, 6)
    expect(table.turn).toEqual([0])
  })

  it('brandstapel.rounds: over several rounds everyone starts with six again, and each pyre is a point', () => {
    const table = burn(opened(2, 2), 11).throws(1, 3)
    expect(table.result).toBeUndefined()
    expect(held(table)).toEqual([6, 6])
    expect(table.turn).toEqual([0])
    burn(table, 11).throws(1, 3)
    expect(table.result).toEqual({ places: [2, 1], scores: [0, 2], why: 'brandstapel.rounds' })
  })

  it('brandstapel.limit: after 5,000 throws the rounds won decide', () => {
    const s = throwToTheEnd(game, { seats: 2, options: { rounds: 2 } }, ({ throws }) => [throws < 12 ? 3 : 6])
    expect(s.throws).toBe(5000)
    expect(game.result(s)).toEqual({ places: [2, 1], scores: [0, 1], why: 'brandstapel.limit' })
  })

  it('matches keep their numbers, so that each can be seen to move', () => {
    const before = opened(3)
    const after = opened(3).throws(0, 1)
    const on = (table: Table) =>
      new Map(game.scene(table.state, 0, []).board!.pieces.map((piece) => [piece.id, piece.on]))
    const moved = [...on(after)].filter(([id, spot]) => on(before).get(id) !== spot)
    expect(moved).toEqual([['match5', 'hand2']])
    // The second player's matches follow the first player's six.
    const second = opened(3).throws(0, 6).throws(1, 3)
    expect(on(second).get('match11')).toBe('pyre')
  })

  it('everything on the board can be called by its name', () => {
    const { places, pieces } = game.scene(opened(2).state, 0, []).board!
    expect(places.map(({ name }) => name)).toEqual([
      { say: 'pyre' },
      { say: 'matches-of', seat: 0 },
      { say: 'matches-of', seat: 1 },
    ])
    expect(pieces.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, () => ({ say: 'matchstick' })))
  })

  it.each([2, 3, 4, 5, 6, 7, 8])('the matches of %i players and the pyre lie apart', (seats) => {
    const { places, size } = game.scene(opened(seats).state, 0, []).board!
    const boxes = places.map(({ at: [x, y], size: [w, h] = [0, 0] }) => ({ x, y, w, h }))
    for (const [i, a] of boxes.entries()) {
      expect(Math.min(a.x - a.w / 2, a.y - a.h / 2)).toBeGreaterThanOrEqual(0)
      expect(Math.max(a.x + a.w / 2 - size[0], a.y + a.h / 2 - size[1])).toBeLessThanOrEqual(0)
      for (const b of boxes.slice(i + 1)) {
        const isApart = Math.abs(a.x - b.x) >= (a.w + b.w) / 2 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2
        expect(isApart).toBe(true)
      }
    }
  })
})
