import { value, type PositionText, type Seat } from '@spellendoos/kernel'
import { readRows, writeRows } from '@spellendoos/mechanics'
import { BOARD } from '../board.ts'
import { FAULTS, wholeNumber, wrongOf } from '../faults.ts'
import { ending } from './rules.ts'
import {
  arrivedOf,
  emptyBoard,
  isFarRow,
  isOwn,
  MOST_THROWS,
  ownerOf,
  PAWNS,
  setup,
  stand,
  type State,
} from './state.ts'
import { t } from './words/texts.ts'

/** The die is still to be thrown, or in the air. */
const TO_THROW = '?'
const IN_THE_AIR = '!'
const NONE = '-'

/**
 * A position as text: the rows from 16 down to 1 with `1`, `2` and `.`, whose turn it is, the die (`?` to be thrown,
 * `!` in the air, or the pips to play), the throws for the start (`off`, `off5`, or `-` when that is over), the pawns
 * arrived (`3,0`), the fields of the opponent's pawns that overlooked a capture and of one's own (or `-`), and the
 * number of throws so far.
 */
export const position: PositionText<State, unknown> = {
  write(s) {
    const sign = (field: number) => (s.board[field] === 0 ? '.' : String(ownerOf(s.board[field]!) + 1))
    const die = s.rolling ? IN_THE_AIR : s.pips === 0 ? TO_THROW : s.pips
    const start = s.rollOff === null ? NONE : `off${s.rollOff.throws.join('')}`
    const fields = (pawns: readonly number[]) => {
      const standing = pawns.map((pawn) => s.pawns[pawn - 1]!).filter((field) => field >= 0)
      return standing.length === 0
        ? NONE
        : standing
            .toSorted((a, b) => a - b)
            .map((each) => BOARD.names[each]!)
            .join(',')
    }
    const arrived = `${arrivedOf(s, 0)},${arrivedOf(s, 1)}`
    return [
      writeRows(BOARD, sign),
      s.seat + 1,
      die,
      start,
      arrived,
      fields(s.missed),
      fields(s.missing),
      s.throws,
    ].join(' ')
  },

  read(text) {
    const [
      rows = '',
      side = '',
      die = '',
      start = '',
      home = '',
      missed = '',
      missing = '',
      thrown = '',
      ...more
    ] = text.split(' ')
    if (thrown === '' || more.length > 0) return wrong('position-fields')
    const signs = readRows(BOARD, rows, '.12')
    if (signs === undefined) return wrong('position-board')
    if (!['1', '2'].includes(side)) return wrong('position-side')
    if (!/^[?!1-6]$/.test(die)) return wrong('position-die')
    const throws = wholeThrows(thrown)
    const arrived = home.split(',').map(wholeNumber)
    if (throws === undefined || arrived.length !== 2 || arrived.includes(undefined))
      return wrong('position-numbers')

    const s = emptyBoard()
    s.seat = Number(side) - 1
    s.rolling = die === IN_THE_AIR
    s.pips = /\d/.test(die) ? Number(die) : 0
    s.shown = s.pips
    s.throws = throws
    const counts = setUp(s, signs, arrived as number[])
    if (counts.some((count) => count > PAWNS) || isOneHome(s)) return wrong('position-pawns')
    const offs = /^(?:-|off([1-6]?))$/.exec(start)
    if (offs === null || (start !== NONE && !isStart(s, offs[1]!))) return wrong('position-start')
    s.rollOff = start === NONE ? null : { running: [0, 1], throws: offs[1] === '' ? [] : [Number(offs[1])] }
    s.missed = pawnsOn(s, missed, 1 - s.seat)
    s.missing = pawnsOn(s, missing, s.seat)
    const isMissedNow = s.missed.length === 0 || (die === TO_THROW && s.missing.length === 0)
    if (s.missed.includes(0) || s.missing.includes(0) || !isMissedNow) return wrong('position-missed')
    s.end = ending(s)
    return value(s)
  },
}

const wholeThrows = (text: string): number | undefined =>
  /^(?:0|[1-9]\d{0,3})$/.test(text) && Number(text) <= MOST_THROWS ? Number(text) : undefined

/** Puts the pawns on the board, and as many beside it as have arrived; returns how many each player has. */
function setUp(s: State, signs: readonly string[], arrived: readonly number[]): number[] {
  const counts = [0, 0]
  const next = (seat: Seat) => seat * PAWNS + ++counts[seat]!
  signs.forEach((sign, field) => {
    if (sign !== '.') stand(s, next(Number(sign) - 1), field)
  })
  arrived.forEach((count, seat) => {
    for (let i = 0; i < Math.min(count, PAWNS + 1); i++) s.arrived.push(next(seat))
  })
  return counts
}

/** A pawn on the far row would have left the board. */
const isOneHome = (s: State): boolean =>
  s.board.some((pawn, field) => pawn > 0 && isFarRow(field, ownerOf(pawn)))

/** During the roll-off all pawns are on their base rows, and the second player throws second. */
const isStart = (s: State, thrown: string): boolean =>
  s.pips === 0 &&
  s.seat === (thrown === '' ? 0 : 1) &&
  setup().board.every((pawn, field) => pawn === s.board[field])

/** The pawns of a player on the named fields; 0 for a field where there is none. */
const pawnsOn = (s: State, names: string, seat: Seat): number[] =>
  names === NONE
    ? []
    : names.split(',').map((name) => {
        const pawn = s.board[BOARD.called(name)] ?? 0
        return isOwn(pawn, seat) ? pawn : 0
      })

const wrong = wrongOf({ ...FAULTS, ...t.wrong })
