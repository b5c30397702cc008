import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { game } from './index.ts'
import { heightIn, hiddenSum } from './tower.ts'

const thrown = (top: number, seats = 1) => given(game, { seats }).throws(0, top)

describe('dobbelstenen-toren', () => {
  it('dobbelstenen-toren.players: one to eight', () => {
    expect(game.seats).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(game.traits).toMatchObject({ unaided: true, luck: 'none' })
  })

  it('dobbelstenen-toren.turn: clockwise, and round again', () => {
    const table = thrown(3, 2)
    expect(table.refusal(1, '11')).toBe('dobbelstenen-toren.turn')
    expect(table.refusal(1, 'throw')).toBe('dobbelstenen-toren.turn')
    expect(table.play(0, '11').turn).toEqual([1])
    expect(table.throws(1, 1).play(1, '13').turn).toEqual([0])
  })

  it('dobbelstenen-toren.stack: first the throw, and only the topmost die is seen', () => {
    const table = given(game, { seats: 1 })
    expect(table.moves(0)).toEqual(['throw'])
    expect(table.refusal(0, '11')).toBe('dobbelstenen-toren.stack')
    expect(game.chance!(table.play(0, 'throw').state)).toEqual({ dice: 1 })
    table.draw(4)
    const { board } = game.scene(table.state, 0, [])
    expect(board!.pieces).toEqual([
      { id: 'die-1', on: 'level-1', look: 'die' },
      { id: 'die-2', on: 'level-2', look: 'die', face: 4 },
    ])
    expect(board!.places.map(({ at }) => at)).toEqual([
      [3, 3.3],
      [3, 2.2],
    ])
    table.play(0, '10')
    expect(game.scene(table.state, 0, []).board!.pieces.every(({ face }) => face === undefined)).toBe(true)
  })

  it('dobbelstenen-toren.heights: two, three, four, five, six, two', () => {
    expect([0, 1, 2, 3, 4, 5, 9, 10].map(heightIn)).toEqual([2, 3, 4, 5, 6, 2, 6, 2])
    const table = thrown(3).play(0, '11').throws(0, 3)
    expect(table.moves(0)).toEqual(['15', '16', '17', '18', '19', '20'])
    expect(game.scene(table.state, 0, []).board!.pieces).toHaveLength(3)
    expect(game.scene(table.state, 0, []).board!.places.at(-1)!.at).toEqual([3, 1.1])
    expect(game.scene(table.state, 0, []).coach).toEqual({ say: 'coach-answer', seat: 0, n: 3 })
  })

  it.each([2, 3, 4, 5, 6])('dobbelstenen-toren.heights: a tower of %i dice stands on the board', (height) => {
    const table = given(game, { seats: 1, options: { rounds: 5 } })
    for (let dice = 2; dice < height; dice++) table.throws(0, 6).play(0, String(7 * dice - 6))
    const { places, size } = game.scene(table.state, 0, []).board!
    expect(places.map(({ name }) => name)).toEqual(
      Array.from({ length: height }, (_, level) => ({ say: 'level', n: level + 1 })),
    )
    // Each die stands on the one below it, give or take the rounding, and the whole tower on the board.
    const tops = places.map(({ at, size: edges }) => at[1] - edges![1] / 2)
    const feet = places.map(({ at, size: edges }) => at[1] + edges![1] / 2)
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...feet)).toBeLessThanOrEqual(size[1])
    for (const [level, top] of tops.slice(0, -1).entries()) expect(feet[level + 1]).toBeCloseTo(top, 1)
  })

  it.each([
    [2, 1, 13],
    [2, 4, 10],
    [2, 6, 8],
    [3, 2, 19],
    [6, 5, 37],
  ])(
    'dobbelstenen-toren.trick, dobbelstenen-toren.answer: %i dice with %i on top hide %i',
    (dice, top, hidden) => {
      expect(hiddenSum(dice, top)).toBe(hidden)
    },
  )

  it('dobbelstenen-toren.answer: what is on the hidden faces is said, and nothing else is done', () => {
    const table = thrown(3)
    expect(table.refusal(0, 'throw')).toBe('dobbelstenen-toren.answer')
    expect(table.refusal(0, 'dice')).toBe('dobbelstenen-toren.answer')
  })

  it('dobbelstenen-toren.possible: six sums for two dice, from eight to thirteen', () => {
    const table = thrown(3)
    expect(table.moves(0)).toEqual(['10', '11', '12', '13', '8', '9'])
    for (const tried of ['7', '14', '99', '0'])
      expect(table.refusal(0, tried)).toBe('dobbelstenen-toren.possible')
    for (const tried of ['', '100', '-1', '1x', 'x1'])
      expect(table.refusal(0, tried)).toBe('unknown-notation')
    const [, words] = game.scene(table.state, 0, []).trays
    expect(words!.items[1]).toEqual({ spot: '8', look: 'button', face: '8' })
  })

  it('dobbelstenen-toren.time: the clock runs while an answer is awaited, and ends the turn', () => {
    const table = given(game, { seats: 1, options: { seconds: 7 } })
    expect(table.match.clocks).toEqual([])
    table.throws(0, 2)
    expect(table.match.clocks).toEqual([{ name: 'answer', after: 7000, move: 'late' }])
    expect(table.refusal(0, 'late')).toBe('dobbelstenen-toren.time')
    table.clock('answer')
    expect(table.facts(0)).toEqual([{ fact: 'too-late', seat: 0, n: 2, top: 2, right: 12 }])
    expect(table.match.clocks).toEqual([])
    expect(game.scores!(table.state)).toEqual([0])
    expect(table.turn).toEqual([0])
    expect(game.options['seconds']).toMatchObject({ default: 10, minimum: 3, maximum: 60 })
    expect(table.play(0, 'throw').match.clocks).toEqual([])
  })

  it('dobbelstenen-toren.point: a right answer is a point, a wrong one is explained', () => {
    const right = thrown(3).play(0, '11')
    expect(right.facts(0)).toEqual([{ fact: 'right', seat: 0, n: 2, top: 3, right: 11, said: 11 }])
    expect(game.scores!(right.state)).toEqual([1])
    const wrong = thrown(3).play(0, '12')
    expect(wrong.facts(0)).toEqual([{ fact: 'wrong', seat: 0, n: 2, top: 3, right: 11, said: 12 }])
    expect(game.scores!(wrong.state)).toEqual([0])
  })

  it('dobbelstenen-toren.rounds, dobbelstenen-toren.most-points: five rounds, most points win', () => {
    expect(game.options['rounds']).toMatchObject({ default: 5 })
    const table = given(game, { seats: 2, options: { rounds: 1 } })
      .throws(0, 3)
      .play(0, '11')
      .throws(1, 3)
      .play(1, '12')
    expect(table.result).toEqual({ places: [1, 2], scores: [1, 0], why: 'dobbelstenen-toren.most-points' })
    expect(game.explain(table.state, 0, '11')).toBe('dobbelstenen-toren.most-points')
    expect(game.clocks!(table.state)).toEqual([])
  })

  it('dobbelstenen-toren.heights, dobbelstenen-toren.players: one turn a round, and the last tower stays', () => {
    const table = given(game, { seats: 2, options: { rounds: 2 } })
    const height = () => game.scene(table.state, 0, []).board!.pieces.length
    table.throws(0, 3).play(0, '11')
    expect(height()).toBe(2)
    table.throws(1, 3).play(1, '11')
    expect(height()).toBe(3)
    table.throws(0, 3).play(0, '18').throws(1, 3)
    expect(table.result).toBeUndefined()
    table.play(1, '18')
    expect(table.result).toMatchObject({ places: [1, 1], scores: [2, 2] })
    expect(height()).toBe(3)
  })

  it('dobbelstenen-toren.shared: equal points share the place', () => {
    const table = given(game, { seats: 2, options: { rounds: 1 } })
      .throws(0, 3)
      .play(0, '11')
      .throws(1, 1)
      .play(1, '13')
    expect(table.result!.places).toEqual([1, 1])
  })

  it('every match ends within its bound', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const state = copyJson(given(game, { seats: 8, options: { rounds: 20 } }).state)
      expect(playout(game, state, 8, seededRng(seed)) * 1.5).toBeLessThanOrEqual(game.bound)
      expect(state.throws).toBe(160)
    }
  })
})
