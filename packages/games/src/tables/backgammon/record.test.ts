import { chooseOptions, copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { xgid } from '../../../test/xgid.ts'
import { game } from './index.ts'

const chosen = (preset: string, options = {}) => {
  const read = chooseOptions(game, preset, options)
  return read.ok ? read.value : read.problem.code
}

describe('the record of the game', () => {
  it('by the book: five points, the cube, the opening die by die, a backgammon always three times', () => {
    expect(chosen('boekje')).toEqual({
      points: 5,
      cube: true,
      crawford: false,
      jacoby: false,
      opening: 'one-by-one',
      triple: 'always',
    })
  })

  it('modern: Crawford, the roll-off is the first throw, three times only with nothing off', () => {
    expect(chosen('modern')).toEqual({
      points: 5,
      cube: true,
      crawford: true,
      jacoby: false,
      opening: 'together',
      triple: 'none-off',
    })
  })

  it.each([{ points: 0 }, { points: 26 }, { cube: 1 }, { opening: 'both' }, { triple: true }])(
    'refuses %j',
    (options) => {
      expect(chosen('boekje', options)).toBe('bad-option')
    },
  )

  it('two players, each for himself, with luck and without money or secrets', () => {
    expect(game).toMatchObject({
      id: 'backgammon',
      book: 'spellendoos',
      seats: [2],
      traits: { hidden: false, realtime: false, unaided: false, solo: false, luck: 'some', money: false },
    })
    expect(game.sides(given(game).state.rules, 2)).toEqual([[0], [1]])
    expect(
      game.scores!(given(game, { position: xgid({ 6: 1 }, { 6: 1 }, { scores: [3, 2] }) }).state),
    ).toEqual([3, 2])
  })

  it('has a bound: three entries for each of 5,000 throws, and twelve for the cube in each of 49 games', () => {
    expect(game.bound).toBe(15_000 + 49 * 12)
  })

  it('a copy is equal and apart, in the roll-off and later', () => {
    const start = given(game).throws(0, 3).state
    const later = given(game, {
      position: xgid({ bar: 1, 6: 1 }, { 6: 1 }, { turned: 1, owner: -1, dice: '31' }),
    }).state
    for (const s of [start, later]) {
      const copy = game.copy!(s)
      expect(copy).toEqual(copyJson(s))
      copy.stones[0] = 1
      copy.scores[0] = 4
      copy.rollOff?.throws.push(6)
      copy.rollOff?.running.pop()
      expect(copyJson(s)).not.toEqual(copy)
      expect(s.scores).toEqual([0, 0])
      expect(s.rollOff?.throws ?? [3]).toEqual([3])
      expect(s.rollOff?.running ?? [0, 1]).toEqual([0, 1])
      expect(s.stones[0]).not.toBe(1)
    }
    const seen = game.view(later, 0)
    expect(game.imagine(seen, 0, seededRng(1))).toEqual(later)
  })

  it('matches played at random end, with fifteen stones each and no shared point on the way', () => {
    const rng = seededRng(9)
    for (const preset of ['boekje', 'modern']) {
      for (let match = 0; match < 6; match++) {
        const s = given(game, { preset, options: { points: 3 } }).state
        const own = game.copy!(s)
        while (game.turn(own).length > 0) {
          playout(game, own, 2, rng, 1)
          const points = new Set(own.stones.slice(0, 15).filter((point) => point > 0 && point < 25))
          expect(own.stones).toHaveLength(30)
          expect(own.stones.every((point) => point >= 0 && point <= 25)).toBe(true)
          expect(own.stones.slice(15).some((point) => points.has(25 - point))).toBe(false)
          expect(own.cube === 1 ? own.owner === null : own.owner !== null).toBe(true)
        }
        expect(Math.max(...own.scores)).toBeGreaterThanOrEqual(3)
        expect(Math.min(...own.scores)).toBeLessThan(3)
      }
    }
  })
})
