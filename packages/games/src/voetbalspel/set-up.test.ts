import { describe, expect, it } from 'vitest'
import { at, bothReady, fieldsOf, FORWARD, stand, won } from '../../test/voetbalspel.ts'
import { given } from '../../test/table.ts'
import { fieldNamed, isInArea, isInCircle, NAMES, SPOTS, specialFor } from './board.ts'
import { game } from './index.ts'

const all = NAMES.map((_, field) => field)
const listed = (holds: (field: number) => boolean) => all.filter(holds).map((field) => NAMES[field])
const specials = (seat: number, kind: string) => listed((field) => specialFor(seat, field) === kind).join(' ')

describe('voetbalspel: the pitch', () => {
  it('voetbalspel.pitch: fifteen columns, twenty-one rows, two goals of three fields', () => {
    const { board } = game.scene(given(game).state, 0, [])
    const places = board!.places.map(({ id }) => id)
    expect(places).toHaveLength(15 * 21 + 6)
    expect(places.filter((id) => id.endsWith('22') || /^[a-z]0$/.test(id))).toEqual([
      'g0',
      'h0',
      'i0',
      'g22',
      'h22',
      'i22',
    ])
    expect(places).toContain('a1')
    expect(places).toContain('o21')
    for (const name of ['a0', 'f22', 'p5', 'a23', 'j0', '']) expect(fieldNamed(name)).toBe(-1)
  })

  it('voetbalspel.areas: columns d to l, five rows deep, with their spots', () => {
    const lower = listed((field) => isInArea(0, field))
    const upper = listed((field) => isInArea(1, field))
    expect(lower).toHaveLength(45)
    expect([lower[0], lower.at(-1), upper[0], upper.at(-1)]).toEqual(['d1', 'l5', 'd17', 'l21'])
    expect(SPOTS.map((field) => NAMES[field])).toEqual(['h18', 'h4'])
  })

  it('voetbalspel.circle: within two rows and two columns of h11, without its corners', () => {
    expect(listed(isInCircle).join(' ')).toBe(
      'g9 h9 i9 f10 g10 h10 i10 j10 f11 g11 h11 i11 j11 f12 g12 h12 i12 j12 g13 h13 i13',
    )
  })

  it('voetbalspel.coloured-squares: where they lie for the first side', () => {
    expect(specials(0, 'black')).toBe('e19 k19')
    expect(specials(0, 'green')).toBe('c21 e21 k21 m21')
    expect(specials(0, 'red')).toBe('c14 m14 h15 f20')
    expect(specials(0, 'blue')).toBe('e13 k13 b17 n17')
    expect(specials(0, 'forward-2')).toBe('d15 l15')
    expect(specials(0, 'left-3')).toBe('g13')
    expect(specials(0, 'right-3')).toBe('i13')
  })

  it('voetbalspel.coloured-squares: and turned half round for the second', () => {
    expect(specials(1, 'black')).toBe('e3 k3')
    expect(specials(1, 'green')).toBe('c1 e1 k1 m1')
    expect(specials(1, 'red')).toBe('j2 h7 c8 m8')
    expect(specials(1, 'blue')).toBe('b5 n5 e9 k9')
    expect(specials(1, 'forward-2')).toBe('d7 l7')
    expect(specials(1, 'left-3')).toBe('i9')
    expect(specials(1, 'right-3')).toBe('g9')
  })
})

describe('voetbalspel: who kicks off', () => {
  it('voetbalspel.kick-off-throw: the highest throw of the number die', () => {
    const table = given(game)
    expect(table.turn).toEqual([0])
    expect(table.refusal(1, 'throw')).toBe('voetbalspel.kick-off-throw')
    expect(table.refusal(0, '4-4-2')).toBe('voetbalspel.kick-off-throw')
    table.throws(0, 3)
    expect(table.turn).toEqual([1])
    table.throws(1, 4)
    expect(table.state).toMatchObject({ first: 1, kicker: 1, phase: 'set-up', actor: 1 })
    expect(table.facts(0).map(({ fact }) => fact)).toEqual(['roll-off', 'kicks-off'])
    expect(won(0).state).toMatchObject({ first: 0, kicker: 0, actor: 0 })
  })

  it('voetbalspel.ties: equal throws are thrown again, and after twenty of them the first seat kicks off', () => {
    const table = given(game).throws(0, 6).throws(1, 6)
    expect(table.facts(0).at(-1)).toEqual({ fact: 'tied' })
    expect(table.state).toMatchObject({ phase: 'roll-off', actor: 0, throws: [] })
    for (let i = 1; i < 19; i++) table.throws(0, 2).throws(1, 2)
    expect(table.state.phase).toBe('roll-off')
    table.throws(0, 1).throws(1, 1)
    expect(table.state).toMatchObject({ phase: 'set-up', first: 0 })
  })
})

describe('voetbalspel: setting up', () => {
  it('voetbalspel.team, voetbalspel.formations: eleven a side, ready in 4-4-2', () => {
    const table = won(0)
    expect(fieldsOf(table, 0)).toBe('h1 c4 f3 j3 m4 c7 f7 j7 m7 e10 k10')
    expect(fieldsOf(table, 1)).toBe('h21 m18 j19 f19 c18 m15 j15 f15 c15 k12 e12')
  })

  it.each([
    ['4-4-2', 'h1 c4 f3 j3 m4 c7 f7 j7 m7 e10 k10', 'h21 m18 j19 f19 c18 m15 j15 f15 c15 k12 e12'],
    ['4-3-3', 'h1 c4 f3 j3 m4 d7 h7 l7 d10 h8 l10', 'h21 m18 j19 f19 c18 l15 h15 d15 l12 h14 d12'],
    ['3-5-2', 'h1 d4 h3 l4 b7 e7 h6 k7 n7 e10 k10', 'h21 l18 h19 d18 n15 k15 h16 e15 b15 k12 e12'],
  ])('voetbalspel.formations: %s for both sides', (formation, lower, upper) => {
    const table = won(0).play(0, 'c4', 'c5', formation)
    expect(fieldsOf(table, 0)).toBe(lower)
    expect(table.facts(1)).toEqual([{ fact: 'formation', seat: 0, formation, anew: true }])
    table.play(0, 'ready').play(1, formation)
    expect(fieldsOf(table, 1)).toBe(upper)
  })

  it('voetbalspel.adjusting: a man is lifted and set down on a free field of the own half', () => {
    const table = won(0).play(0, 'c4')
    expect(table.state.lifted).toBe(1)
    expect(table.moves(0)).toContain('c4')
    expect(table.moves(0)).toContain('o11')
    expect(table.moves(0)).not.toContain('ready')
    expect(table.refusal(0, 'ready')).toBe('voetbalspel.adjusting')
    expect(table.refusal(0, '4-3-3')).toBe('voetbalspel.adjusting')
    table.play(0, 'a9')
    expect(fieldsOf(table, 0)).toBe('h1 a9 f3 j3 m4 c7 f7 j7 m7 e10 k10')
    expect(table.facts(1)).toEqual([{ fact: 'set-down', seat: 0, from: 'c4', to: 'a9', path: ['c4', 'a9'] }])
    expect(table.state).toMatchObject({ lifted: -1, changes: 1 })
    expect(table.moves(0)).toHaveLength(11 + 3 + 1)
  })

  it('voetbalspel.adjusting: at most 22 changes, formations counted', () => {
    const table = won(0)
    for (let i = 0; i < 11; i++) table.play(0, '4-3-3', 'h1', 'h1')
    expect(table.state.changes).toBe(22)
    expect(table.moves(0)).toEqual(['ready'])
    expect(table.refusal(0, '4-3-3')).toBe('voetbalspel.adjusting')
    expect(table.refusal(0, 'h1')).toBe('voetbalspel.adjusting')
    expect(table.refusal(0, 'h1-g1')).toBe('voetbalspel.adjusting')
    table.play(0, 'ready')
    expect(table.state.changes).toBe(0)
    expect(table.moves(1)).toHaveLength(15)
  })

  it('voetbalspel.set-up: in the own half only', () => {
    const table = won(0).play(0, 'c4')
    expect(table.refusal(0, 'c12')).toBe('voetbalspel.set-up')
    expect(table.refusal(0, 'c21')).toBe('voetbalspel.set-up')
    expect(table.refusal(0, 'f3')).toBe('voetbalspel.free-square')
    expect(table.refusal(0, 'g0')).toBe('voetbalspel.free-square')
    table.play(0, 'c4', 'ready').play(1, 'c18')
    expect(table.refusal(1, 'c10')).toBe('voetbalspel.set-up')
    expect(table.moves(1)).toContain('c12')
  })

  it('voetbalspel.halfway-row: row 11 is for the side that kicks off', () => {
    const table = won(0).play(0, 'c4', 'a11', 'ready').play(1, 'c18')
    expect(fieldsOf(table, 0).split(' ')[1]).toBe('a11')
    expect(table.refusal(1, 'b11')).toBe('voetbalspel.halfway-row')
  })

  it('voetbalspel.outside-circle: only the side that kicks off may stand in the centre circle', () => {
    const table = won(0).play(0, 'e10', 'h11', 'ready').play(1, 'e12')
    expect(fieldsOf(table, 0).split(' ')[9]).toBe('h11')
    expect(table.refusal(1, 'f12')).toBe('voetbalspel.outside-circle')
    expect(table.refusal(1, 'h13')).toBe('voetbalspel.outside-circle')
    expect(table.moves(1)).toContain('f13')
    expect(table.moves(1)).toContain('h14')
  })

  it('voetbalspel.keeper-place: the keeper on g, h or i of the own goal line', () => {
    const table = won(0).play(0, 'h1')
    expect(table.moves(0)).toEqual(['g1', 'h1', 'i1'])
    for (const field of ['f1', 'j1', 'h2', 'h21'])
      expect(table.refusal(0, field)).toBe(
        field === 'h21' ? 'voetbalspel.free-square' : 'voetbalspel.keeper-place',
      )
    table.play(0, 'i1', 'ready').play(1, 'h21')
    expect(table.moves(1)).toEqual(['g21', 'h21', 'i21'])
  })

  it('voetbalspel.goal-line: one field player beside the keeper on the own goal line', () => {
    const table = won(0).play(0, 'c4', 'a1', 'f3')
    expect(table.refusal(0, 'b1')).toBe('voetbalspel.goal-line')
    expect(table.refusal(0, 'o1')).toBe('voetbalspel.goal-line')
    table.play(0, 'f3', 'a1')
    expect(table.moves(0)).toContain('o1')
  })

  it('voetbalspel.set-up-order: the side that kicks off first, then the other, then the ball rolls', () => {
    const table = won(1)
    expect(table.turn).toEqual([1])
    expect(table.refusal(0, 'ready')).toBe('voetbalspel.set-up-order')
    expect(table.refusal(1, 'throw')).toBe('voetbalspel.set-up-order')
    table.play(1, 'ready')
    expect(table.turn).toEqual([0])
    expect(table.state.running).toBe(false)
    table.play(0, 'ready')
    expect(table.state).toMatchObject({ phase: 'throw', seat: 1, actor: 1, running: true })
    expect(table.facts(0)).toEqual([
      { fact: 'ready', seat: 0 },
      { fact: 'whistle', seat: 1 },
    ])
  })

  it('voetbalspel.kick-off: only before a kick-off', () => {
    const table = bothReady(won(0))
    expect(table.refusal(0, 'ready')).toBe('voetbalspel.kick-off')
    expect(table.refusal(0, '4-3-3')).toBe('voetbalspel.kick-off')
  })

  it('voetbalspel.formations: next time a side stands as it last did, where that is still allowed', () => {
    const { lineUps } = won(0)
      .play(0, 'e10', 'h11', 'k10', 'h9', 'c4', 'b4', 'h1', 'g1', 'ready')
      .play(1, 'c18', 'b18', 'ready').state
    const table = at(stand('h1 h17', '- a1', { lineUps }))
      .throws(0, 5, FORWARD)
      .play(0, 'h17-h22')
    expect(table.state).toMatchObject({ phase: 'set-up', kicker: 1, actor: 1 })
    // h11 and h9 are in the circle. Two steps from h11 only f9 and j9 are allowed, and f9 is farther left;
    // one step from h9, straight back, lies h8.
    expect(fieldsOf(table, 0)).toBe('g1 b4 f3 j3 m4 c7 f7 j7 m7 f9 h8')
    expect(fieldsOf(table, 1)).toBe('h21 m18 j19 f19 b18 m15 j15 f15 c15 k12 e12')
  })
})
