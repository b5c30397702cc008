import { LANGS } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../test/table.ts'
import { game } from './index.ts'
import { position } from './position.ts'
import { scene } from './scene.ts'
import { solve } from './solver.ts'

const at = (text: string) => given(game, { position: text })

/** A whole tour from a1, as the solver finds it. */
const TOUR = (() => {
  const table = given(game)
  for (let hint = solve(table.state); hint.move !== undefined; hint = solve(table.state))
    table.play(0, hint.move)
  return table.position.split('-')
})()

/** A closed tour of the ten by ten board. */
const RING = [
  'a1 c2 e1 g2 i1 j3 h2 j1 i3 j5 i7 j9 h10 i8 j10 h9 f10 g8 i9 j7',
  'i5 g4 h6 i4 j6 h5 j4 i2 g1 h3 j2 h1 f2 d1 b2 a4 b6 a8 b10 d9',
  'b8 a10 c9 e10 g9 i10 j8 h7 f8 g10 h8 i6 h4 g6 f4 e2 g3 f1 e3 f5',
  'g7 f9 d10 e8 f6 d7 e9 c10 a9 c8 e7 d5 b4 a6 c7 b9 a7 b5 a3 b1',
  'c3 a2 c1 d3 e5 f3 g5 f7 d6 e4 d2 c4 a5 b7 d8 c6 d4 e6 c5 b3',
].join(' ')

describe('paardesprong: the tour', () => {
  it('paardesprong.board, paardesprong.start: the knight is set down on any of the hundred fields', () => {
    const table = given(game)
    expect(table.moves(0)).toHaveLength(100)
    table.play(0, 'e5')
    expect(table.facts(0)).toEqual([{ fact: 'set-down', seat: 0, path: ['e5'], to: 'e5' }])
    expect(table.position).toBe('e5')
    expect(table.turn).toEqual([0])
  })

  it('paardesprong.jump: from a1 to b3 or c2, as in the book', () => {
    const table = given(game).play(0, 'a1')
    expect(table.moves(0)).toEqual(['b3', 'c2'])
    table.play(0, 'c2')
    expect(table.moves(0)).toEqual(['a3', 'b4', 'd4', 'e1', 'e3'])
    expect(table.facts(0)).toEqual([{ fact: 'jumped', seat: 0, path: ['a1', 'c2'], to: 'c2', visited: 2 }])
  })

  it('paardesprong.jump: from b3 to a5, c5, d4, d2 or c1, as in the book', () => {
    expect(at('a1-b3').moves(0)).toEqual(['a5', 'c1', 'c5', 'd2', 'd4'])
  })

  it('paardesprong.jump: eight ways from the middle, two from each corner', () => {
    expect(at('e5').moves(0)).toEqual(['c4', 'c6', 'd3', 'd7', 'f3', 'f7', 'g4', 'g6'])
    expect(at('j10').moves(0)).toEqual(['h9', 'i8'])
    expect(at('a10').moves(0)).toEqual(['b8', 'c9'])
    expect(at('j1').moves(0)).toEqual(['h2', 'i3'])
  })

  it('paardesprong.once: a visited field is no choice any more', () => {
    expect(at('a1-c2').moves(0)).not.toContain('a1')
    expect(at('a1-c2-e3').moves(0)).not.toContain('c2')
  })

  it('paardesprong.goal: a hundred fields are the end', () => {
    const table = at(TOUR.slice(0, 99).join('-'))
    expect(table.result).toBeUndefined()
    table.play(0, TOUR[99]!)
    expect(table.result).toEqual({ places: [1], scores: [100], why: 'paardesprong.goal' })
    expect(table.turn).toEqual([])
    expect(game.moves(table.state, 0)).toEqual([])
    expect(game.bound).toBe(100)
  })

  it('paardesprong.closed: a tour that comes back to its start is named', () => {
    // The same cycle of fields is closed wherever it begins.
    const ring = RING.split(' ')
    expect(new Set(ring).size).toBe(100)
    const closed = at(ring.slice(0, 99).join('-')).play(0, ring[99]!)
    expect(closed.facts(0).at(-1)).toEqual({ fact: 'closed' })
    const turned = [...ring.slice(37), ...ring.slice(0, 37)]
    expect(at(turned.slice(0, 99).join('-')).play(0, turned[99]!).facts(0).at(-1)).toEqual({ fact: 'closed' })
    const open = at(TOUR.slice(0, 99).join('-')).play(0, TOUR[99]!)
    const isBack = ['b3', 'c2'].includes(TOUR[99]!)
    expect(open.facts(0).at(-1)).toEqual({ fact: isBack ? 'closed' : 'complete' })
  })

  it('paardesprong.stuck: no free field in reach ends it, with the fields visited as score', () => {
    const table = at('b3-c1-a2-c3-b1-d2-f1-e3-c2').play(0, 'a1')
    expect(table.result).toEqual({ places: [1], scores: [10], why: 'paardesprong.stuck' })
    expect(table.facts(0).at(-1)).toEqual({ fact: 'stuck', visited: 10 })
    expect(game.scores!(table.state)).toEqual([10])
  })

  it('paardesprong.undo: jumps are taken back, one after the other', () => {
    const table = given(game).play(0, 'a1', 'c2', 'e3').act(0, 'undo').act(0, 'undo')
    expect(table.position).toBe('a1')
    table.act(0, 'undo')
    expect(table.position).toBe('-')
  })
})

describe('paardesprong: attempts that are refused', () => {
  it.each([
    ['-', 'k1', 'paardesprong.board'],
    ['-', 'a11', 'paardesprong.board'],
    ['-', 'a1-c2', 'paardesprong.start'],
    ['a1-c2', 'a1', 'paardesprong.once'],
    ['a1-c2', 'c2', 'paardesprong.once'],
    ['a1-c2', 'c2-a1', 'paardesprong.once'],
    ['a1-c2', 'c3', 'paardesprong.jump'],
    ['a1-c2', 'c2-c4', 'paardesprong.jump'],
    ['a1-c2', 'a1-b3', 'paardesprong.knight'],
    ['a1-c2', 'h8-g6', 'paardesprong.knight'],
    ['a1-c2', 'k1', 'paardesprong.board'],
    ['a1-c2', 'c2-k1', 'paardesprong.board'],
  ])('%s: %s is forbidden by %s', (text, tried, rule) => {
    expect(at(text).refusal(0, tried)).toBe(rule)
  })

  it.each(['', 'a', 'hello', 'a1-', '-', 'a1-c2-e3', 'a1xc2', 'A1'])(
    '‘%s’ is no attempt at a move',
    (tried) => {
      expect(at('a1').refusal(0, tried)).toBe('unknown-notation')
    },
  )

  it('paardesprong.knight: only the field where the knight stands begins a jump', () => {
    expect(at('a1-c2').refusal(0, 'a1-b3')).toBe('paardesprong.knight')
    expect(game.explain(at('a1-c2').state, 0, 'c2-b4')).toBeUndefined()
  })

  it('a finished tour answers with the rule that ended it, a legal jump with none', () => {
    expect(game.explain(at('b3-c1-a2-c3-b1-d2-f1-e3-c2-a1').state, 0, 'b3')).toBe('paardesprong.stuck')
    expect(game.explain(at('a1').state, 0, 'a1-c2')).toBeUndefined()
    expect(game.explain(at('-').state, 0, 'a1')).toBeUndefined()
  })

  it('taps: the field alone, or the knight first', () => {
    expect(game.touches(at('-').state, 0)).toEqual([['a1']])
    expect(game.touches(at('a1').state, 12)).toEqual([['c2'], ['a1', 'c2']])
  })
})

describe('paardesprong: positions as text', () => {
  it.each(['-', 'a1', 'a1-c2-e3', TOUR.join('-')])('writes %s as it was read', (text) => {
    const read = position.read(text, {}, 1)
    expect(read.ok && position.write(read.value)).toBe(text)
  })

  it.each([
    ['', 'position-field'],
    ['a0', 'position-field'],
    ['a1-', 'position-field'],
    ['a1--c2', 'position-field'],
    ['k3', 'position-field'],
    ['a1 c2', 'position-field'],
    ['a1-c2-a1', 'position-twice'],
    ['a1-a1', 'position-twice'],
    ['a1-c3', 'position-jump'],
    ['a1-c2-d3', 'position-jump'],
  ])('‘%s’: %s', (text, code) => {
    const read = position.read(text, {}, 1)
    expect(!read.ok && read.problem.code).toBe(code)
    for (const lang of LANGS) expect(!read.ok && read.problem.text[lang]).toMatch(/\w/)
  })

  it('never repeats much of what it was given', () => {
    const read = position.read('x'.repeat(1000), {}, 1)
    expect(!read.ok && read.problem.text.en.length).toBeLessThan(200)
  })
})

describe('paardesprong: the picture', () => {
  it('shows the knight and a numbered chip on every field it left', () => {
    const { board, last, seats, coach } = scene(at('a1-c2-e3').state)
    expect(board!.pieces).toEqual([
      { id: 'visit-1', on: 'a1', look: 'chip', paint: 'beige', face: 1, name: { say: 'visit', nth: 1 } },
      { id: 'visit-2', on: 'c2', look: 'chip', paint: 'beige', face: 2, name: { say: 'visit', nth: 2 } },
      { id: 'knight', on: 'e3', look: 'horse', seat: 0, name: { say: 'knight' } },
    ])
    expect(board!.places[0]!.paint).toBe('wood-dark')
    expect(board!.places[10]!.paint).toBe('wood-light')
    expect(last).toEqual(['c2', 'e3'])
    expect(seats).toEqual([{ note: { say: 'standing', visited: 3 } }])
    expect(coach).toEqual({ say: 'coach-jump', ways: 7, left: 97 })
  })

  it('asks for a start, and says nothing at the end', () => {
    expect(scene(at('-').state)).toMatchObject({ coach: { say: 'coach-start' }, last: [] })
    expect(scene(at('e5').state).last).toEqual([])
    expect(scene(at('b3-c1-a2-c3-b1-d2-f1-e3-c2-a1').state).coach).toBeUndefined()
  })
})
