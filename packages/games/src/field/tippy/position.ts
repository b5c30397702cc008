import { value, type PositionText } from '@spellendoos/kernel'
import { readRows, writeRows } from '@spellendoos/mechanics'
import { FAULTS, wholeNumber, wrongOf } from '../faults.ts'
import { CROSSINGS, ownerOf, PAWNS, placedBy, seatOf, setup, type State } from './rules.ts'
import { t } from './words/texts.ts'

/** A free point, and the seats counted from 1. */
const SIGNS = '.1234'

/**
 * A position as text: the rows from 15 down to 1 with the seat of every pawn and `.`, whose turn it is, the pawns
 * placed so far, and the pawns that each player has won: `… 1 30 2,0`.
 */
export const position: PositionText<State, unknown> = {
  write(s) {
    const sign = (point: number) => (s.board[point] === 0 ? '.' : String(ownerOf(s.board[point]!) + 1))
    return [writeRows(CROSSINGS, sign), seatOf(s) + 1, s.placed, s.won.join(',')].join(' ')
  },

  read(text, _, seats) {
    const [rows = '', side = '', count = '', wins = '', ...more] = text.split(' ')
    if (more.length > 0 || wins === '') return wrong('position-fields')
    const signs = readRows(CROSSINGS, rows, SIGNS.slice(0, seats + 1))
    if (signs === undefined) return wrong('position-board')
    const placed = wholeNumber(count)
    const won = wins.split(',').map(wholeNumber)
    if (placed === undefined || won.includes(undefined)) return wrong('position-numbers')
    if (placed > PAWNS * seats || won.length !== seats) return wrong('position-placed')

    const s: State = { ...setup(undefined, seats), placed, won: won as number[] }
    if (side !== String(seatOf(s) + 1)) return wrong('position-side')
    signs.forEach((sign, point) => {
      if (sign !== '.') stand(s, SIGNS.indexOf(sign) - 1, point)
    })
    for (let seat = 0; seat < seats; seat++) s.lost[seat] = placedBy(s, seat) - standing(s, seat)
    if (s.lost.some((each) => each < 0)) return wrong('position-pawns')
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
    if (sum(s.won) !== sum(s.lost) || !isPossible(s)) return wrong('position-won')
    return value(s)
  },
}

const standing = (s: State, seat: number): number =>
  s.board.filter((pawn) => pawn > 0 && ownerOf(pawn) === seat).length

/** Pawns get the numbers of those placed first. */
function stand(s: State, seat: number, point: number): void {
  s.board[point] = seat * PAWNS + (standing(s, seat) % PAWNS) + 1
}

/** Nobody wins a pawn of their own. */
const isPossible = (s: State): boolean => {
  const taken = s.lost.reduce((sum, each) => sum + each, 0)
  return s.won.every((won, seat) => won <= taken - s.lost[seat]!)
}

const wrong = wrongOf({ ...FAULTS, ...t.wrong })
