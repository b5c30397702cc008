import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { combine, dieFigure, shown, type Figure } from './fractions.ts'
import { game } from './index.ts'
import { solve } from './solve.ts'

const thrown = (...dice: number[]) => given(game, { options: { rounds: 2 } }).throws(0, ...dice)
type Table = ReturnType<typeof thrown>
const figures = (table: Table) => table.state.figures.map((figure) => `${figure.written}=${shown(figure)}`)

describe('vijftienen: the throw', () => {
  it('vijftienen.equipment: three dice, for two to eight players', () => {
    expect(game.seats).toEqual([2, 3, 4, 5, 6, 7, 8])
    expect(game.chance!(given(game).play(0, 'throw').state)).toEqual({ dice: 3 })
    expect(game.traits.unaided).toBe(true)
  })

  it('vijftienen.turn: the first player starts, then clockwise', () => {
    const table = thrown(1, 1, 1)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('vijftienen.turn')
    expect(table.play(0, 'pass').turn).toEqual([1])
    expect(table.throws(1, 1, 1, 1).play(1, 'pass').turn).toEqual([0])
  })

  it('vijftienen.one-throw: once, and only then is there something to calculate', () => {
    expect(given(game).refusal(0, 'number-1')).toBe('vijftienen.one-throw')
    expect(given(game).refusal(0, 'plus')).toBe('vijftienen.one-throw')
    expect(thrown(2, 6, 3).refusal(0, 'throw')).toBe('vijftienen.one-throw')
    expect(thrown(2, 6, 3).refusal(0, 'dice')).toBe('vijftienen.one-throw')
    expect(given(game).moves(0)).toEqual(['throw'])
  })
})

describe('vijftienen: the calculation', () => {
  it.each([
    [[2, 6, 3], 'number-1 times number-2 number-1 plus number-2', '(2 × 6) + 3'],
    [[6, 2, 5], 'number-1 divide number-2 number-1 times number-2', '(6 : 2) × 5'],
    [[4, 4, 1], 'number-1 times number-2 number-1 minus number-2', '(4 × 4) − 1'],
    [[1, 4, 4], 'number-2 times number-3 number-2 minus number-1', '(4 × 4) − 1'],
    [[5, 2, 5], 'number-1 minus number-2 number-1 times number-2', '(5 − 2) × 5'],
    [[5, 5, 5], 'number-2 plus number-3 number-1 plus number-2', '5 + (5 + 5)'],
  ])('vijftienen.hit, vijftienen.calculate: %j by %s', (dice, taps, calculation) => {
    const table = thrown(...dice).play(0, ...taps.split(' '))
    expect(table.facts(1)).toEqual([
      { fact: 'counted', seat: 0, calculation: `${calculation} = 15` },
      { fact: 'hit', seat: 0, calculation },
    ])
    expect(game.scores!(table.state)).toEqual([1, 0])
    expect(table.turn).toEqual([1])
  })

  it('vijftienen.calculate: a number, then a sign, then another number', () => {
    const table = thrown(2, 6, 3)
    expect(table.moves(0)).toEqual(['number-1', 'number-2', 'number-3', 'pass'])
    expect(table.refusal(0, 'plus')).toBe('vijftienen.calculate')
    table.play(0, 'number-2')
    expect(table.moves(0)).toEqual(['again', 'divide', 'minus', 'pass', 'plus', 'times'])
    expect(table.refusal(0, 'number-1')).toBe('vijftienen.calculate')
    table.play(0, 'minus')
    expect(table.moves(0)).toEqual(['again', 'number-1', 'number-3', 'pass'])
    expect(table.refusal(0, 'plus')).toBe('vijftienen.calculate')
    table.play(0, 'number-3')
    expect(figures(table)).toEqual(['2=2', '6 − 3=3'])
    expect(table.facts(0)).toEqual([{ fact: 'counted', seat: 0, calculation: '6 − 3 = 3' }])
  })

  it('vijftienen.all-dice: each die once, and no number of two figures', () => {
    const table = thrown(1, 5, 3).play(0, 'number-1', 'times')
    expect(table.refusal(0, 'number-1')).toBe('vijftienen.all-dice')
    table.play(0, 'number-2')
    expect(table.refusal(0, 'number-3')).toBe('vijftienen.all-dice')
    expect(table.state.scores).toEqual([0, 0])
    // 3 × 5 is fifteen already, but the one has not been used.
    const early = thrown(3, 5, 1).play(0, 'number-1', 'times', 'number-2', 'pass')
    expect(early.state.scores).toEqual([0, 0])
    // With joined figures it would be 15 × 1.
    expect(solve([1, 5, 1])).toBeUndefined()
  })

  it('vijftienen.fractions: halves and numbers below zero are fine on the way', () => {
    // (5 : 2) × 6 = 15
    const half = thrown(5, 2, 6).play(0, 'number-1', 'divide', 'number-2')
    expect(figures(half)).toEqual(['5 : 2=5/2', '6=6'])
    expect(half.play(0, 'number-1', 'times', 'number-2').state.scores).toEqual([1, 0])
    const below = thrown(2, 5, 6).play(0, 'number-1', 'minus', 'number-2')
    expect(figures(below)).toEqual(['2 − 5=−3', '6=6'])
  })

  it('vijftienen.zero: no division by zero', () => {
    const table = thrown(3, 3, 5).play(0, 'number-1', 'minus', 'number-2', 'number-2', 'divide')
    expect(table.moves(0)).toEqual(['again', 'pass'])
    expect(table.refusal(0, 'number-1')).toBe('vijftienen.zero')
    const other = thrown(3, 3, 5).play(0, 'number-1', 'minus', 'number-2', 'number-1', 'divide', 'number-2')
    expect(other.state.scores).toEqual([0, 0])
  })

  it('vijftienen.again: at most five times in a turn, while something is begun', () => {
    const table = thrown(2, 6, 3)
    expect(table.refusal(0, 'again')).toBe('vijftienen.again')
    for (let i = 0; i < 5; i++) table.play(0, 'number-1', 'again')
    expect(table.facts(1)).toEqual([{ fact: 'restarted', seat: 0 }])
    expect(figures(table)).toEqual(['2=2', '6=6', '3=3'])
    table.play(0, 'number-1')
    expect(table.refusal(0, 'again')).toBe('vijftienen.again')
    table.play(0, 'times', 'number-2', 'number-1', 'plus', 'number-2')
    expect(table.state.scores).toEqual([1, 0])
    const next = table.throws(1, 2, 6, 3).play(1, 'number-1', 'plus', 'number-2', 'again')
    expect(figures(next)).toEqual(['2=2', '6=6', '3=3'])
    expect(next.state.restarts).toBe(1)
  })

  it('vijftienen.done, vijftienen.shown: what is finished counts, and what could have been is shown', () => {
    const table = thrown(2, 6, 3).play(0, 'number-1', 'plus', 'number-2', 'number-1', 'plus', 'number-2')
    expect(table.turn).toEqual([1])
    expect(table.state.scores).toEqual([0, 0])
    const last = table.facts(0).at(-1)!
    expect(last).toMatchObject({ fact: 'missed', seat: 0 })
    expect(last['calculation']).toMatch(/^[()\d +−×:]+$/)
    const passed = thrown(1, 1, 1).play(0, 'pass')
    expect(passed.facts(0)).toEqual([{ fact: 'no-way', seat: 0 }])
  })
})

describe('vijftienen: whether it can be done', () => {
  it.each([
    [[2, 6, 3], true],
    [[6, 2, 5], true],
    [[4, 4, 1], true],
    [[5, 5, 5], true],
    [[5, 2, 6], true],
    [[3, 5, 1], true],
    [[1, 1, 1], false],
    [[1, 1, 6], false],
    [[2, 2, 2], false],
  ])('vijftienen.shown: %j can be solved: %s', (dice, can) => {
    expect(solve(dice) !== undefined).toBe(can)
  })

  it('vijftienen.shown: of the 56 throws these can be solved, and no other', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    const throws = faces.flatMap((a) =>
      faces.slice(a - 1).flatMap((b) => faces.slice(b - 1).map((c) => [a, b, c])),
    )
    expect(throws).toHaveLength(56)
    const can = throws.filter((dice) => solve(dice) !== undefined).map((dice) => dice.join(''))
    expect(can.join(' ')).toBe('125 134 135 136 144 145 233 236 255 256 334 336 356 366 455 456 555')
  })

  it('counts in fractions, in lowest terms', () => {
    const [two, four] = [dieFigure(2), dieFigure(4)]
    const half = combine(two, ':', four) as Figure
    expect(half).toEqual({ over: 1, under: 2, written: '2 : 4' })
    expect(combine(half, '−', two)).toEqual({ over: -3, under: 2, written: '(2 : 4) − 2' })
    expect(shown(combine(half, '−', two)!)).toBe('−3/2')
    expect(combine(two, ':', combine(half, '−', two)!)).toMatchObject({ over: -4, under: 3 })
    expect(combine(two, '−', two)).toEqual({ over: 0, under: 1, written: '2 − 2' })
    expect(combine(four, ':', combine(two, '−', two)!)).toBeUndefined()
    expect(combine(combine(two, '−', two)!, ':', four)).toMatchObject({ over: 0, under: 1 })
    const zero = combine(combine(two, '−', two)!, ':', combine(two, '−', four)!)
    expect(zero).toMatchObject({ over: 0, under: 1 })
    expect(shown(zero!)).toBe('0')
    expect(combine(half, '+', four)).toMatchObject({ over: 9, under: 2 })
    expect(combine(half, '×', four)).toMatchObject({ over: 2, under: 1 })
  })
})

describe('vijftienen: the match', () => {
  it('vijftienen.rounds, vijftienen.most-points: five rounds, most points win', () => {
    expect(game.options['rounds']).toMatchObject({ default: 5 })
    const table = given(game, { options: { rounds: 1 } }).throws(0, 5, 5, 5)
    table.play(0, 'number-1', 'plus', 'number-2', 'number-1', 'plus', 'number-2')
    expect(table.result).toBeUndefined()
    table.throws(1, 1, 1, 1).play(1, 'pass')
    expect(table.result).toEqual({ places: [1, 2], scores: [1, 0], why: 'vijftienen.most-points' })
    expect(game.explain(table.state, 0, 'plus')).toBe('vijftienen.most-points')
  })

  it('vijftienen.agreed: one turn a round for everyone, as many rounds as agreed', () => {
    const table = given(game, { seats: 3, options: { rounds: 2 } })
    expect(table.state.scores).toEqual([0, 0, 0])
    for (const seat of [0, 1, 2, 0, 1, 2]) {
      expect(table.result).toBeUndefined()
      table.throws(seat, 1, 1, 1).play(seat, 'pass')
    }
    expect(table.result).toBeDefined()
  })

  it('vijftienen.shared: equal points share the place', () => {
    const table = given(game, { options: { rounds: 1 } })
      .throws(0, 1, 1, 1)
      .play(0, 'pass')
    expect(table.throws(1, 1, 1, 1).play(1, 'pass').result!.places).toEqual([1, 1])
  })

  it('vijftienen.turn: whoever waits is told so, and nonsense is nothing', () => {
    const table = thrown(2, 6, 3)
    for (const tried of ['number-1', 'plus', 'again', 'pass', 'throw', 'dice'])
      expect(table.refusal(1, tried)).toBe('vijftienen.turn')
    for (const tried of ['number-4', 'number-0', 'xnumber-1', 'number-11', 'plusplus', 'toString'])
      expect(table.refusal(0, tried)).toBe('unknown-notation')
  })

  it('shows the numbers, the signs and the half-made calculation', () => {
    const table = thrown(2, 6, 3)
    const scene = () => game.scene(table.state, 0, [])
    expect(scene().trays[0]!.items).toEqual([
      { spot: 'number-1', look: 'die', face: 2 },
      { spot: 'number-2', look: 'die', face: 6 },
      { spot: 'number-3', look: 'die', face: 3 },
    ])
    expect(
      scene()
        .trays.at(-1)!
        .items.map(({ spot }) => spot),
    ).toEqual(['plus', 'minus', 'times', 'divide', 'again', 'pass'])
    const asked = scene()
      .trays.flatMap(({ items }) => items)
      .filter(({ weighty }) => weighty === true)
    expect(asked.map(({ spot }) => spot)).toEqual(['pass'])
    expect(scene().coach).toEqual({ say: 'coach-number', seat: 0 })
    table.play(0, 'number-2')
    expect(scene().trays[0]!.items[1]).toEqual({ spot: 'number-2', look: 'die', face: 6, chosen: true })
    expect(scene().coach).toEqual({ say: 'coach-sign', seat: 0, number: '6' })
    table.play(0, 'divide')
    expect(scene().coach).toEqual({ say: 'coach-other', seat: 0, number: '6', sign: ':' })
    const chosen = scene()
      .trays.flatMap(({ items }) => items)
      .filter((item) => item.chosen === true)
    expect(chosen.map(({ spot }) => spot)).toEqual(['number-2', 'divide'])
    table.play(0, 'number-3')
    expect(scene().trays[0]!.items[1]).toEqual({ spot: 'number-2', look: 'card', face: '2', small: '6 : 3' })
    table.play(0, 'pass')
    expect(scene().trays.map(({ id }) => id)).toEqual(['dice', 'words'])
    expect(scene().coach).toEqual({ say: 'coach-throw', seat: 1 })
  })

  it('every match ends within its bound, and a copy is its own', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const state = copyJson(given(game, { seats: 3 }).state)
      playout(game, state, 3, seededRng(seed), 20 * seed)
      expect(playout(game, copyJson(state), 3, seededRng(seed))).toBeLessThan(game.bound)
    }
  })
})
