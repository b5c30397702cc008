import type { By, Result, Seat, Tell } from '@spellendoos/kernel'
import { NOBODY, onlySeat, placesByMost } from '@spellendoos/mechanics'
import {
  BOARD,
  colourOf,
  ENCLOSING,
  FIELD_AT,
  FIELDS,
  FREE,
  LINE_OF,
  LINES,
  LINES_PER_FIELD,
  PLACE_OF,
  PLACES_ON,
  SIZE,
  WORTH_OF,
} from './board.ts'
import { ALL_ROWS, fieldOf, moveOf, PASS, rowOf, ROWS_PER_FIELD, type Move } from './move.ts'

export interface Options {
  readonly rows: 'one' | 'all'
  readonly start: 'book' | 'crossed'
}

/** keerzijde.start, keerzijde.crossed: the fields of the first and of the second player's stones. */
const STARTS: Readonly<Record<Options['start'], readonly (readonly string[])[]>> = {
  book: [
    ['d5', 'e5'],
    ['d4', 'e4'],
  ],
  crossed: [
    ['e5', 'f6'],
    ['f5', 'e6'],
  ],
}

/** The rules that end a match. */
type Ending = 'keerzijde.full' | 'keerzijde.nobody'

export interface State {
  /** keerzijde.all-rows instead of keerzijde.one-row */
  readonly allRows: boolean
  /** The colour shown on each field. */
  readonly board: number[]
  /** The same as lines, for speed. */
  readonly lines: number[]
  /** How many stones show each player's colour. */
  readonly stones: number[]
  seat: Seat
  /** The player on turn cannot enclose. */
  stuck: boolean
  end: Ending | null
  last: Move | null
}

export function setup(options: Options): State {
  const s = emptyBoard(options)
  STARTS[options.start].forEach((names, seat) => {
    for (const name of names) lay(s, BOARD.called(name), seat)
  })
  return s
}

export const emptyBoard = ({ rows }: Options): State => ({
  allRows: rows === 'all',
  board: new Array<number>(FIELDS).fill(FREE),
  lines: new Array<number>(LINES).fill(0),
  stones: [0, 0],
  seat: 0,
  stuck: false,
  end: null,
  last: null,
})

export const copy = (s: State): State => ({
  allRows: s.allRows,
  board: s.board.slice(),
  lines: s.lines.slice(),
  stones: s.stones.slice(),
  seat: s.seat,
  stuck: s.stuck,
  end: s.end,
  last: s.last,
})

/** Places a stone with this player's colour up on a free field. */
export function lay(s: State, field: number, seat: Seat): void {
  show(s, field, colourOf(seat))
  s.stones[seat]!++
}

/** Sets the colour of a field. */
function show(s: State, field: number, colour: number): void {
  const change = colour - s.board[field]!
  s.board[field] = colour
  const first = field * LINES_PER_FIELD
  for (let i = first; i < first + LINES_PER_FIELD; i++) s.lines[LINE_OF[i]!]! += change * WORTH_OF[i]!
}

export const turn = (s: State): readonly By[] => (s.end === null ? onlySeat(s.seat) : NOBODY)

const canEnclose = (s: State, seat: Seat): boolean => {
  const table = ENCLOSING[colourOf(seat)]!
  const { lines } = s
  for (let line = 0; line < LINES; line++) if ((table[lines[line]!]! & PLACES_ON[line]!) !== 0) return true
  return false
}

/** Whether a stone of the player on turn on a free field would enclose this row. */
function encloses(s: State, field: number, row: number): boolean {
  const at = field * LINES_PER_FIELD + (row >> 1)
  const found = ENCLOSING[colourOf(s.seat)]![s.lines[LINE_OF[at]!]!]!
  return (found & (1 << (PLACE_OF[at]! + (row & 1) * SIZE))) !== 0
}

/** The rows that a stone of the player on turn on a free field would enclose. */
export function rowsAt(s: State, field: number): number[] {
  const rows: number[] = []
  for (let row = 0; row < ROWS_PER_FIELD; row++) if (encloses(s, field, row)) rows.push(row)
  return rows
}

/** The enclosed stones of a row, starting next to the new stone. */
export function rowStones(s: State, field: number, row: number): number[] {
  const own = colourOf(s.seat)
  const stones: number[] = []
  for (let at = next(field, field, row); s.board[at] !== own; at = next(field, at, row)) stones.push(at)
  return stones
}

/** The stone at the other end of a row. */
export function rowEnd(s: State, field: number, row: number): number {
  return next(field, rowStones(s, field, row).at(-1)!, row)
}

/** The field after `at` on the row that begins at `field`. */
function next(field: number, at: number, row: number): number {
  const way = row >> 1
  const line = LINE_OF[field * LINES_PER_FIELD + way]!
  return FIELD_AT[line * SIZE + PLACE_OF[at * LINES_PER_FIELD + way]! + ((row & 1) === 0 ? -1 : 1)]!
}

const NO_MOVES: readonly Move[] = []
const JUST_PASS: readonly Move[] = [PASS]

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.end !== null) return NO_MOVES
  if (s.stuck) return JUST_PASS
  return s.allRows ? fieldsToLay(s) : rowsToTurn(s)
}

/** The bits of a line's indexes in one direction. */
const ONE_WAY = 2 ** SIZE - 1
/** 1 for each field that has been found, because several lines can lead to the same one. */
const found = new Uint8Array(FIELDS)

function fieldsToLay(s: State): Move[] {
  const table = ENCLOSING[colourOf(s.seat)]!
  const { lines } = s
  const moves: Move[] = []
  for (let line = 0; line < LINES; line++) {
    const both = table[lines[line]!]! & PLACES_ON[line]!
    for (let rest = (both | (both >> SIZE)) & ONE_WAY; rest !== 0; rest &= rest - 1) {
      const field = FIELD_AT[line * SIZE + lowest(rest)]!
      if (found[field] === 1) continue
      found[field] = 1
      moves.push(moveOf(field, ALL_ROWS))
    }
  }
  for (let i = 0; i < moves.length; i++) found[fieldOf(moves[i]!)] = 0
  return moves
}

/** keerzijde.one-row: a move for every row of every field. */
function rowsToTurn(s: State): Move[] {
  const table = ENCLOSING[colourOf(s.seat)]!
  const { lines } = s
  const moves: Move[] = []
  for (let line = 0; line < LINES; line++) {
    for (let rest = table[lines[line]!]! & PLACES_ON[line]!; rest !== 0; rest &= rest - 1) {
      const bit = lowest(rest)
      const behind = bit >= SIZE ? 1 : 0
      moves.push(moveOf(FIELD_AT[line * SIZE + bit - behind * SIZE]!, 2 * WAY_OF[line]! + behind))
    }
  }
  return moves
}

/** The direction of each line, one of four. */
const WAY_OF = new Int8Array(LINES)
for (let i = 0; i < LINE_OF.length; i++) WAY_OF[LINE_OF[i]!] = i % LINES_PER_FIELD

/** The lowest bit of a set that is not empty. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

export function play(s: State, _by: By, move: Move, tell?: Tell): void {
  const { seat } = s
  if (move === PASS) tell?.({ fact: 'passed', seat })
  else layAndTurn(s, move, tell)
  s.last = move
  s.seat = 1 - seat
  judge(s)
  if (tell !== undefined && s.end !== null) tellEnd(s, tell)
}

function layAndTurn(s: State, move: Move, tell?: Tell): void {
  const { seat } = s
  const field = fieldOf(move)
  const chosen = rowOf(move)
  if (tell !== undefined) tellStone(s, field, chosen === ALL_ROWS ? rowsAt(s, field) : [chosen], tell)
  if (chosen !== ALL_ROWS) turnRow(s, field, chosen)
  else turnAllRows(s, field)
  lay(s, field, seat)
}

/** Reports a stone that is about to be placed, and the rows that it turns. */
function tellStone(s: State, field: number, rows: readonly number[], tell: Tell): void {
  const to = BOARD.names[field]!
  const turns = rows.flatMap((row) => rowStones(s, field, row)).map((at) => BOARD.names[at]!)
  tell({ fact: 'laid', seat: s.seat, path: [to], turns, to, stones: turns.length })
}

/** keerzijde.all-rows: what is enclosed on one side of a field does not affect the other side. */
function turnAllRows(s: State, field: number): void {
  const table = ENCLOSING[colourOf(s.seat)]!
  for (let way = 0; way < LINES_PER_FIELD; way++) {
    const at = field * LINES_PER_FIELD + way
    const both = table[s.lines[LINE_OF[at]!]!]! >> PLACE_OF[at]!
    if ((both & 1) !== 0) turnRow(s, field, 2 * way)
    if ((both & (1 << SIZE)) !== 0) turnRow(s, field, 2 * way + 1)
  }
}

function turnRow(s: State, field: number, row: number): void {
  const own = colourOf(s.seat)
  const at = field * LINES_PER_FIELD + (row >> 1)
  const first = LINE_OF[at]! * SIZE + PLACE_OF[at]!
  const step = (row & 1) === 0 ? -1 : 1
  let i = first + step
  for (; s.board[FIELD_AT[i]!] !== own; i += step) show(s, FIELD_AT[i]!, own)
  const turned = (i - first) * step - 1
  s.stones[s.seat]! += turned
  s.stones[1 - s.seat]! -= turned
}

/** What the player on turn can do, if the match is not over. */
export function judge(s: State): void {
  s.stuck = !canEnclose(s, s.seat)
  if (!s.stuck) return
  if (FIELDS === s.stones[0]! + s.stones[1]!) s.end = 'keerzijde.full'
  else if (!canEnclose(s, 1 - s.seat)) s.end = 'keerzijde.nobody'
}

/** keerzijde.winner, keerzijde.tie */
export function result(s: State): Result | undefined {
  if (s.end === null) return undefined
  return { places: placesByMost(s.stones), scores: s.stones.slice(), why: s.end }
}

function tellEnd(s: State, tell: Tell): void {
  const [red, yellow] = s.stones as [number, number]
  tell({ fact: s.end === 'keerzijde.full' ? 'full' : 'nobody' })
  if (red === yellow) tell({ fact: 'tied', stones: red })
  else
    tell({
      fact: 'won',
      seat: red > yellow ? 0 : 1,
      most: Math.max(red, yellow),
      least: Math.min(red, yellow),
    })
}
