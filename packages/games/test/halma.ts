import type { Game } from '@spellendoos/kernel'
import { expect, it } from 'vitest'
import type { Halma, Move } from '../src/halma/state.ts'
import { Given } from './table.ts'

type HalmaGame = Game<Halma, Move, Halma>

type Offset = readonly [columns: number, rows: number]

/** A game of the halma family, and fields where men are in nobody's way while others are tested. */
export interface Yard {
  readonly game: HalmaGame
  readonly seats: number
  /** Men of each player. */
  readonly men: number
  /** The field this many columns and rows from the middle of an empty area. */
  spot(columns: number, rows: number): string
  /** Where a step leads, and some fields out of line. */
  readonly ways: readonly Offset[]
  readonly aside: readonly Offset[]
  /** Where each player's other men are. */
  readonly lots: readonly (readonly string[])[]
  /** What follows the men in a position, if not the default. */
  readonly rest?: string
  /** One man of each player is marked. */
  readonly marked?: boolean
  /** A man of the first player that cannot move at the start. */
  readonly stuck?: string
}

export const EIGHT: readonly Offset[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
]
export const KNIGHTS: readonly Offset[] = [
  [1, 2],
  [-2, 1],
  [2, -3],
  [-1, -2],
]
export const SIX: readonly Offset[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

/** A square board around this field. */
export const squaresFrom =
  (middle: string) =>
  (columns: number, rows: number): string =>
    `${String.fromCharCode(middle.charCodeAt(0) + columns)}${Number(middle.slice(1)) + rows}`

/** The star around its middle: columns to the right, rows up along the line to the right. */
export function starSpot(columns: number, rows: number): string {
  const down = 8 - rows
  const holes = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1][down]!
  return `${String.fromCharCode(97 + down)}${(2 * columns + rows + holes - 1) / 2 + 1}`
}

/** The fields of columns and rows, as `a-c 6-11`. */
export function block(text: string): string[] {
  return text.split(' + ').flatMap((part) => {
    const [columns = '', rows = ''] = part.split(' ')
    const [first = '', last = first] = columns.split('-')
    const [low, high = low] = rows.split('-').map(Number)
    const names: string[] = []
    for (let column = first.charCodeAt(0); column <= last.charCodeAt(0); column++) {
      for (let row = low!; row <= high!; row++) names.push(`${String.fromCharCode(column)}${row}`)
    }
    return names
  })
}

export const HALMA_LOTS = [
  block('a-c 6-11 + a 12'),
  block('n-p 6-11 + p 5'),
  block('f-k 1-2 + f 3'),
  block('f-k 15-16 + f 14'),
]

export const STAR_LOTS = [
  'm1 m2 m3 m4 l1 l2 l3 k1 k2 j1 i1 j2 k3 l4 m5'.split(' '),
  'a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 e5 e6 e7 e8 e9'.split(' '),
  'm10 m11 m12 m13 l10 l11 l12 k10 k11 j10 i9 j9 k9 l9 m9'.split(' '),
]

const plain = (field: string): string => field.replace('*', '')

/** A position with these men of each player, and the rest on their lots; a marked man has a star behind it. */
export function lineUp(yard: Yard, wanted: readonly (readonly string[])[], rest?: string): string {
  const asked = wanted.flat().map(plain)
  const lists = Array.from({ length: yard.seats }, (_, seat) => {
    const own = wanted[seat] ?? []
    const parked = yard.lots[seat]!.filter((field) => !asked.includes(field))
    const all = [...own, ...parked].slice(0, yard.men)
    const bare = yard.marked === true && !all.some((field) => field.endsWith('*'))
    return (bare ? [...all.slice(0, -1), `${all.at(-1)}*`] : all).join(',')
  })
  const turns = Array.from({ length: yard.seats }, () => 0).join(',')
  return `${lists.join('/')} ${rest ?? yard.rest ?? `1 ${turns} -`}`
}

export const at = (yard: Yard, wanted: readonly (readonly string[])[], rest?: string, options = {}) =>
  new Given(yard.game, { seats: yard.seats, position: lineUp(yard, wanted, rest), options })

type Table = ReturnType<typeof at>

/** Where the man on a field can go. */
export const targets = (table: Table, from: string, seat = 0): string[] =>
  table.moves(seat).flatMap((move) => (move.startsWith(`${from}-`) ? [move.slice(from.length + 1)] : []))

const rule = ({ game }: Yard, name: string) => `${game.id}.${name}`

/** The rules of moving that the whole family shares. The caller's title has to name them. */
export function provesMoves(yard: Yard): void {
  const { id } = yard.game
  it(`${id}.step: one field in any direction`, () => provesStep(yard))
  it(`${id}.jump: over a man of anyone, onto the free field behind it`, () => provesJump(yard))
  it(`${id}.over-one: over exactly one man right beside`, () => provesOverOne(yard))
  it(`${id}.chain, ${id}.stop, ${id}.no-capture: jumps go on, may stop anywhere, and take nothing`, () =>
    provesChain(yard))
  it(`${id}.one-kind: a step and a jump do not mix`, () => provesOneKind(yard))
  it(`${id}.free-field: nothing ends on a man`, () => provesFreeField(yard))
  it(`${id}.elsewhere: no chain ends where it began`, () => provesElsewhere(yard))
  it(`${id}.notation: start and end, whichever way round`, () => provesNotation(yard))
  it(`${id}.turn: one move each in turn`, () => provesTurn(yard))
  it(`${id}.own-men: only with your own`, () => provesOwnMen(yard))
  it(`${id}.pass: not while you can move`, () => provesNoPassing(yard))
}

/** A lone man can go to all its neighbours and nowhere else. */
function provesStep(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const table = at(yard, [[to(0, 0)]])
  expect(targets(table, to(0, 0))).toEqual(yard.ways.map((way) => to(...way)).toSorted())
  const far = yard.ways.map(([columns, rows]): Offset => [3 * columns, 3 * rows])
  for (const offset of [...far, ...yard.aside]) {
    expect(table.refusal(0, `${to(0, 0)}-${to(...offset)}`)).toBe(rule(yard, 'step'))
  }
  table.play(0, `${to(0, 0)}-${to(1, -1)}`)
  expect(table.facts('watcher')[0]).toEqual({
    fact: 'steps',
    seat: 0,
    path: [to(0, 0), to(1, -1)],
    move: `${to(0, 0)}-${to(1, -1)}`,
  })
}

/** Over a man of one's own and over somebody else's, in every direction; never over an empty field. */
function provesJump(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const others = yard.seats === 1 ? 0 : 1
  yard.ways.forEach(([columns, rows], i) => {
    const [right, up] = yard.ways[(i + 3) % yard.ways.length]!
    const wanted = [[to(0, 0), to(columns, rows)], [] as string[]]
    wanted[others]!.push(to(right, up))
    const table = at(yard, wanted)
    const found = targets(table, to(0, 0))
    expect(found).toContain(to(2 * columns, 2 * rows))
    expect(found).toContain(to(2 * right, 2 * up))
    expect(found).toHaveLength(yard.ways.length)
    const [nothing, there] = yard.ways[(i + 1) % yard.ways.length]!
    expect(table.refusal(0, `${to(0, 0)}-${to(2 * nothing, 2 * there)}`)).toBe(rule(yard, 'jump'))
  })
  // In a chain every landing must be in line with the one before, with a man between them.
  const table = at(yard, [[to(0, 0), to(1, 0)]])
  expect(table.refusal(0, `${to(0, 0)}-${to(2, 0)}-${to(3, 2)}`)).toBe(rule(yard, 'jump'))
  expect(table.refusal(0, `${to(0, 0)}-${to(2, 0)}-${to(2, 2)}`)).toBe(rule(yard, 'jump'))
}

/** Two men in a row, or one that is not next to the man, cannot be jumped over. */
function provesOverOne(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const table = at(yard, [[to(0, 0), to(1, 0), to(2, 0), to(0, 2)]])
  expect(targets(table, to(0, 0))).not.toContain(to(3, 0))
  expect(table.refusal(0, `${to(0, 0)}-${to(3, 0)}`)).toBe(rule(yard, 'over-one'))
  expect(table.refusal(0, `${to(0, 0)}-${to(0, 3)}`)).toBe(rule(yard, 'over-one'))
}

/** Three jumps in three directions; every landing is a possible end, and nothing is removed. */
function provesChain(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const bridge = [to(1, 0), to(2, 1), to(1, 2)]
  const table = at(yard, [[to(0, 0), ...bridge]])
  const found = targets(table, to(0, 0))
  for (const landing of [to(2, 0), to(2, 2), to(0, 2)]) expect(found).toContain(landing)
  expect(found).toHaveLength(yard.ways.length - 1 + 3)
  const men = table.state.men.length
  table.play(0, `${to(0, 0)}-${to(0, 2)}`)
  const path = [to(0, 0), to(2, 0), to(2, 2), to(0, 2)]
  expect(table.facts('watcher')[0]).toEqual({
    fact: 'chain',
    seat: 0,
    path,
    move: `${to(0, 0)}-${to(0, 2)}`,
    n: 3,
  })
  expect(table.state.board.filter((man) => man > 0)).toHaveLength(men)
  for (const field of [...bridge, to(0, 2)]) expect(standsOn(table, field)).toBe(true)
  expect(standsOn(table, to(0, 0))).toBe(false)
}

const standsOn = (table: Table, field: string): boolean =>
  table.position
    .split(' ')[0]!
    .split(/[,/]/)
    .some((name) => name === field || name === `${field}*`)

/** A step, then a jump or another step, and a jump with a step after it. */
function provesOneKind(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const table = at(yard, [[to(0, 0), to(1, 0)]])
  for (const path of [
    [to(0, 0), to(0, 1), to(0, 2)],
    [to(0, 0), to(0, 1), to(2, -1)],
    [to(0, 0), to(2, 0), to(2, 1)],
  ]) {
    expect(table.refusal(0, path.join('-'))).toBe(rule(yard, 'one-kind'))
  }
}

/** No move ends where a man is; a man that cannot move is told so as well. */
function provesFreeField(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const table = at(yard, [[to(0, 0), to(1, 0), to(3, 0)]])
  expect(table.refusal(0, `${to(0, 0)}-${to(1, 0)}`)).toBe(rule(yard, 'free-field'))
  expect(table.refusal(0, `${to(0, 0)}-${to(3, 0)}`)).toBe(rule(yard, 'free-field'))
  expect(table.refusal(0, `${to(0, 0)}-${to(2, 0)}-${to(2, 0)}`)).toBe(rule(yard, 'free-field'))
  if (yard.stuck === undefined) return
  const start = new Given(yard.game, { seats: yard.seats })
  expect(start.refusal(0, yard.stuck)).toBe(rule(yard, 'free-field'))
}

/** Round four men and back; both ways round to the far corner are one move. */
function provesElsewhere(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const table = at(yard, [[to(0, 0), to(1, 0), to(2, 1), to(1, 2), to(0, 1)]])
  const round = [to(0, 0), to(2, 0), to(2, 2), to(0, 2)]
  expect(targets(table, to(0, 0))).not.toContain(to(0, 0))
  expect(table.refusal(0, [...round, to(0, 0)].join('-'))).toBe(rule(yard, 'elsewhere'))
  expect(table.refusal(0, `${to(0, 0)}-${to(0, 0)}`)).toBe(rule(yard, 'elsewhere'))
}

/** Start and end are the whole notation; both ways round to the far corner are one move, tapped either way. */
function provesNotation(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const table = at(yard, [[to(0, 0), to(1, 0), to(2, 1), to(1, 2), to(0, 1)]])
  const start = to(0, 0)
  const end = to(2, 2)
  expect(table.moves(0).filter((move) => move === `${start}-${end}`)).toHaveLength(1)
  expect(table.refusal(0, `${start}-${to(2, 0)}-${end}`)).toBe(rule(yard, 'notation'))
  const { match } = table
  const touches = (name: string) =>
    match.game.touches(
      match.state,
      match.moves(0).find((move) => match.game.write(match.state, move) === name)!,
    )
  const paths = touches(`${start}-${end}`).map((path) => path.join(' '))
  expect(paths.toSorted()).toEqual(
    [`${start} ${end}`, `${start} ${to(2, 0)} ${end}`, `${start} ${to(0, 2)} ${end}`].toSorted(),
  )
  expect(touches(`${start}-${to(2, 0)}`)).toEqual([[start, to(2, 0)]])
}

/** The second seat, where there is one. */
const others = (yard: Yard): readonly number[] => (yard.seats > 1 ? [1] : [])

/** Out of turn, a free field, somebody else's man; and the turn goes round. */
function provesTurn(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const table = at(yard, [[to(0, 0)], [to(2, 2)]])
  expect(table.turn).toEqual([0])
  expect(others(yard).map((seat) => table.refusal(seat, `${to(2, 2)}-${to(2, 3)}`))).toEqual(
    others(yard).map(() => rule(yard, 'turn')),
  )
  expect(table.moves(1)).toEqual([])
  for (let seat = 0; seat < yard.seats; seat++) {
    expect(table.turn).toEqual([seat])
    table.play(seat, table.moves(seat)[0]!)
  }
  expect(table.turn).toEqual([0])
}

function provesOwnMen(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const table = at(yard, [[to(0, 0)], [to(2, 2)]])
  expect(table.refusal(0, `${to(1, 1)}-${to(1, 2)}`)).toBe(rule(yard, 'own-men'))
  expect(table.refusal(0, to(1, 1))).toBe(rule(yard, 'own-men'))
  expect(others(yard).map(() => table.refusal(0, `${to(2, 2)}-${to(2, 3)}`))).toEqual(
    others(yard).map(() => rule(yard, 'own-men')),
  )
}

/** A player who can move may not pass. */
function provesNoPassing(yard: Yard): void {
  const table = new Given(yard.game, { seats: yard.seats })
  expect(table.moves(0)).not.toContain('pass')
  expect(table.refusal(0, 'pass')).toBe(rule(yard, 'pass'))
}

/** Back and forth twice by both: the third time is a draw, not the second. */
export function provesRepetition(yard: Yard): void {
  const to = (columns: number, rows: number) => yard.spot(columns, rows)
  const table = at(yard, [[to(0, 0)], [to(2, 2)]])
  const ways = [
    [to(0, 0), to(0, 1)],
    [to(2, 2), to(2, 3)],
  ] as const
  for (let turn = 0; turn < 8; turn++) {
    expect(table.result).toBeUndefined()
    const [a, b] = ways[turn % 2]!
    table.play(turn % 2, turn % 4 < 2 ? `${a}-${b}` : `${b}-${a}`)
  }
  expect(table.facts(0).at(-1)).toEqual({ fact: 'repetition' })
  expect(table.result).toEqual({ places: [1, 1], why: rule(yard, 'repetition') })
}

/** A state after this many quiet turns. */
export const after = (table: Table, quiet: number): Halma => ({
  ...table.match.game.copy!(table.state),
  quiet,
})

/** Plays a move by its notation on a state, and returns it. */
export function playOn(game: HalmaGame, s: Halma, notation: string): Halma {
  const move = game.moves(s, s.seat).find((each) => game.write(s, each) === notation)
  if (move === undefined) throw new Error(`${notation} is not legal`)
  game.play(s, s.seat, move)
  return s
}
