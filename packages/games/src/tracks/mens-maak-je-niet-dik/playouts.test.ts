import { copyJson, playout, seededRng } from '@spellendoos/kernel'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/table.ts'
import { drawBoard } from './drawing.ts'
import { game } from './index.ts'

/** A second implementation of the rules, simple and slow: every colour has its path as a list of names. */
class SecondReading {
  readonly ways: readonly (readonly string[])[]
  pawns: string[][]
  colour: number
  entered: string | undefined
  readonly players: number

  constructor(players: number, fields: number, starts: readonly number[], colour: number) {
    this.players = players
    this.ways = starts.map((start) => [
      ...Array.from({ length: fields }, (_, i) => String(((start + i) % fields) + 1)),
      'd',
      'c',
      'b',
      'a',
    ])
    this.pawns = this.ways.map(([start]) => [start!, 'B', 'B', 'B'])
    this.colour = colour
  }
  get own(): string[] {
    return this.pawns[this.colour]!
  }
  get way(): readonly string[] {
    return this.ways[this.colour]!
  }
  get start(): string {
    return this.way[0]!
  }
  private call(place: string): string {
    return place === this.start ? 'A' : place
  }

  moves(pips: number): string[] {
    const next = ['a', 'b', 'c', 'd'].find((end) => !this.own.includes(end))
    const open = this.own.flatMap((from) => {
      const at = this.way.indexOf(from)
      const to = at < 0 || 'abcd'.includes(from) ? undefined : this.way[at + pips]
      return to === undefined || ('abcd'.includes(to) && to !== next) ? [] : [[from, to] as const]
    })
    const named = (pairs: typeof open) => pairs.map(([from, to]) => `${this.call(from)}-${this.call(to)}`)
    if (this.entered !== undefined) return named(open.filter(([from]) => from === this.entered))
    if (pips === 6 && this.own.includes('B') && !this.own.includes(this.start)) return ['B-A']
    return open.length === 0 ? ['pass'] : named(open)
  }

  play(move: string, pips: number): void {
    if (move !== 'pass') {
      const [from, to] = move.split('-').map((name) => (name === 'A' ? this.start : name)) as [string, string]
      const pawn = this.own.indexOf(from)
      if (!'abcd'.includes(to)) this.pawns = this.pawns.map((row) => row.map((at) => (at === to ? 'B' : at)))
      this.own[pawn] = to
      this.entered = from === 'B' ? to : undefined
    }
    if (pips === 6 && !this.isHome(this.colour)) return
    if (this.isOver()) return
    do this.colour = (this.colour + 1) % this.pawns.length
    while (this.isHome(this.colour))
  }
  isHome(colour: number): boolean {
    return this.pawns[colour]!.every((at) => 'abcd'.includes(at))
  }
  isOver(): boolean {
    const done = Array.from({ length: this.players }, (_, player) =>
      this.pawns.every((_, colour) => colour % this.players !== player || this.isHome(colour)),
    )
    return done.filter((each) => !each).length === 1
  }
}

describe.each([
  [2, {}],
  [3, {}],
  [4, { stake: 2 }],
  [5, { stake: 1 }],
  [6, {}],
  [2, { colours: 'two', stake: 7 }],
  [3, { colours: 'two' }],
  [3, { colours: 'all', stake: 4 }],
  [4, { colours: 'all', board: 'six' }],
])('mens-maak-je-niet-dik: %i players at random, %j', (seats, options) => {
  it('a match goes as a second reading of the rules says, and money stays', () => {
    const rng = seededRng(seats)
    const table = given(game, { seats, options })
    while (table.state.rollOff !== null) table.throws(table.state.seat, rng(6) + 1)
    const { state } = table
    const second = new SecondReading(seats, state.fields, state.starts, state.colour)
    let { pips } = state
    for (let throws = 0; throws < 250 && !second.isOver(); throws++) {
      expect(table.state.colour).toBe(second.colour)
      const moves = second.moves(pips)
      expect(table.moves(table.state.seat)).toEqual(moves.toSorted())
      const move = moves[rng(moves.length)]!
      table.play(table.state.seat, move)
      second.play(move, pips)
      const rows = table.position.split(' ')[0]!.split('/')
      expect(rows).toEqual(
        second.pawns.map((row, colour) =>
          row.map((at) => (at === second.ways[colour]![0] ? 'A' : at)).join(','),
        ),
      )
      const { seats: purses, pot, bank } = game.purses!(table.state)
      const stake = 'stake' in options ? options.stake : 0
      expect(purses.reduce((sum, each) => sum + each, pot + bank)).toBe(seats * (stake + (stake > 0 ? 5 : 0)))
      if (second.isOver()) break
      pips = rng(6) + 1
      table.throws(table.state.seat, pips)
    }
    expect(table.result === undefined).toBe(!second.isOver())
  })

  it('a copy is equal and its own, and every match ends within its bound', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const state = game.copy!(given(game, { seats, options }).state)
      playout(game, state, seats, seededRng(seed), seed === 1 ? 1 : 60 * seed)
      const before = JSON.stringify(state)
      const twin = game.copy!(state)
      expect(twin).toEqual(copyJson(state))
      const plies = playout(game, twin, seats, seededRng(seed))
      expect(plies).toBeLessThanOrEqual(game.bound)
      expect(game.result(twin)).toBeDefined()
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  it('no two places of the picture lie on each other', () => {
    const { places, size } = drawBoard(given(game, { seats, options }).state)
    const near = places.flatMap((one, i) =>
      places
        .slice(0, i)
        .filter((other) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < 0.8)
        .map((other) => `${one.id} on ${other.id}`),
    )
    expect(near).toEqual([])
    const off = places.filter(({ at: [x, y] }) => Math.min(x, y, size[0] - x, size[1] - y) < 0.4)
    expect(off).toEqual([])
  })
})
