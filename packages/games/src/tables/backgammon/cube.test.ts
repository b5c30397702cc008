import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { xgid, type Counts, type XgidFields } from '../../../test/xgid.ts'
import { game } from './index.ts'

const START: Counts = { 24: 2, 13: 5, 8: 3, 6: 5 }
const at = (fields: XgidFields = {}, preset = 'modern', options = {}) =>
  given(game, { preset, options, position: xgid(START, START, fields) })

describe('the cube', () => {
  it('backgammon.double: before the throw either player may double while the cube is in the middle', () => {
    expect(at().moves(0)).toEqual(['double', 'throw'])
    expect(at({ turn: -1 }).moves(1)).toEqual(['double', 'throw'])
  })

  it('backgammon.double: by the book the opener may double too, but not between the two dice', () => {
    const table = given(game).throws(0, 6).throws(1, 5)
    expect(table.moves(0)).toEqual(['double', 'throw'])
    table.throws(0, 1).play(0, '6/5')
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.refusal(0, 'double')).toBe('backgammon.double')
  })

  it('backgammon.double: a double before the opening leaves the opening as it was', () => {
    const table = given(game).throws(0, 6).throws(1, 5).play(0, 'double').play(1, 'take').play(0, 'throw')
    expect(game.chance!(table.state)).toEqual({ dice: 1 })
  })

  it('backgammon.answer: the opponent takes or drops', () => {
    const table = at().play(0, 'double')
    expect(table.facts(1)).toEqual([{ fact: 'doubled', seat: 0, stake: 2 }])
    expect(table.turn).toEqual([1])
    expect(table.moves(1)).toEqual(['drop', 'take'])
    expect(table.moves(0)).toEqual([])
    // A double counts only once it is taken.
    expect(table.state.cube).toBe(1)
  })

  it('backgammon.offer-first: nothing to answer where nothing was offered', () => {
    const table = at().play(0, 'double').play(1, 'take')
    expect(table.refusal(0, 'take')).toBe('backgammon.offer-first')
    expect(table.refusal(0, 'drop')).toBe('backgammon.offer-first')
  })

  it('backgammon.cube-owner: who takes has the cube and the next double', () => {
    const table = at().play(0, 'double').play(1, 'take')
    expect(table.facts(0)).toEqual([{ fact: 'taken', seat: 1, stake: 2 }])
    expect(table.state).toMatchObject({ cube: 2, owner: 1 })
    expect(table.moves(0)).toEqual(['throw'])
    table.throws(0, 3, 1).play(0, '8/5 6/5')
    expect(table.moves(1)).toEqual(['double', 'throw'])
    table.play(1, 'double')
    expect(table.facts(0)).toEqual([{ fact: 'doubled', seat: 1, stake: 4 }])
    table.play(0, 'take')
    expect(table.state).toMatchObject({ cube: 4, owner: 0 })
    expect(table.moves(1)).toEqual(['throw'])
  })

  it('backgammon.drop: who drops loses the stake as it was', () => {
    const table = at().play(0, 'double').play(1, 'drop')
    expect(table.facts(0)).toMatchObject([
      { fact: 'dropped', seat: 1 },
      { fact: 'won-single', seat: 0, points: 1 },
      { fact: 'leg-begins', leg: 2, anew: true },
    ])
    expect(table.state.scores).toEqual([1, 0])
    const higher = at({ turned: 1, owner: -1, turn: -1 }).play(1, 'double').play(0, 'drop')
    expect(higher.state.scores).toEqual([0, 2])
  })

  it('backgammon.drop, backgammon.match: a drop can end the match', () => {
    const table = at({ scores: [4, 4] }, 'boekje')
      .play(0, 'double')
      .play(1, 'drop')
    expect(table.result).toEqual({
      places: [1, 2],
      scores: [5, 4],
      why: 'backgammon.match',
      how: { say: 'how-dropped', cube: 1, points: 1 },
    })
  })

  it('backgammon.cube-64: up to 64 and no further', () => {
    expect(at({ turned: 5, owner: 1 }, 'boekje', { points: 25 }).moves(0)).toEqual(['double', 'throw'])
    const table = at({ turned: 5, owner: 1 }, 'boekje', { points: 25 }).play(0, 'double').play(1, 'take')
    expect(table.state.cube).toBe(64)
    table.throws(0, 3, 1).play(0, '8/5 6/5')
    expect(table.moves(1)).toEqual(['throw'])
    expect(table.refusal(1, 'double')).toBe('backgammon.cube-64')
  })

  it('backgammon.no-cube: without the cube nobody doubles', () => {
    const table = at({}, 'boekje', { cube: false })
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.refusal(0, 'double')).toBe('backgammon.no-cube')
  })
})

describe('Crawford', () => {
  /** Seat 0 wins a game at this score; returns the state of the next one. */
  const next = (scores: readonly [number, number], options = {}) =>
    given(game, {
      preset: 'modern',
      options,
      position: xgid({ 1: 1 }, { 1: 1 }, { dice: '66', scores }),
    }).play(0, '1/off')

  it('backgammon.crawford: no doubling in the first game in which somebody needs one point', () => {
    const table = next([3, 0])
    expect(table.facts(1).at(-1)).toEqual({ fact: 'crawford-begins', leg: 2, anew: true })
    table.throws(0, 6).throws(1, 5).play(0, '24/13')
    expect(table.moves(1)).toEqual(['throw'])
    expect(table.refusal(1, 'double')).toBe('backgammon.crawford')
  })

  it('backgammon.crawford: not before it, and not after it', () => {
    const before = next([2, 3])
    expect(before.facts(1).at(-1)).toEqual({ fact: 'leg-begins', leg: 2, anew: true })
    before.throws(0, 6).throws(1, 5).play(0, '24/13')
    expect(before.moves(1)).toEqual(['double', 'throw'])
    const crawford = given(game, {
      preset: 'modern',
      position: xgid({ 1: 1 }, { 1: 1 }, { dice: '66', scores: [1, 4], crawford: 1, points: 5 }),
    }).play(0, '1/off')
    expect(crawford.facts(1).at(-1)).toEqual({ fact: 'leg-begins', leg: 2, anew: true })
    crawford.throws(0, 6).throws(1, 5).play(0, '24/13')
    expect(crawford.moves(1)).toEqual(['double', 'throw'])
  })

  it('backgammon.crawford: it is one game even if the other player then needs one point too', () => {
    const table = given(game, {
      preset: 'modern',
      position: xgid({ 1: 1 }, { 1: 1 }, { dice: '66', scores: [3, 4], crawford: 1, points: 5 }),
    }).play(0, '1/off')
    table.throws(0, 6).throws(1, 5).play(0, '24/13')
    expect(table.moves(1)).toEqual(['double', 'throw'])
  })

  it('backgammon.crawford: only if agreed', () => {
    const table = next([3, 0], { crawford: false })
    table.throws(0, 6).throws(1, 5).play(0, '24/13')
    expect(table.moves(1)).toEqual(['double', 'throw'])
  })

  it('backgammon.crawford: a match to one point is a Crawford game from the start', () => {
    const table = given(game, { preset: 'modern', options: { points: 1 } })
      .throws(0, 6)
      .throws(1, 5)
    expect(table.play(0, '24/13').moves(1)).toEqual(['throw'])
  })
})
