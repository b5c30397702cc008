import type { Aim, Rng, Seat } from '@spellendoos/kernel'
import { turnedRows } from '@spellendoos/mechanics'
import { NEIGHBOURS, SIZE } from '../board.ts'
import { fromOf, HAND, moveOf, PASS, toOf, type Move } from '../slide.ts'
import { LINES, LINES_OVER, ROW } from './lines.ts'
import { position } from './position.ts'
import { isPlacing, makesFive, moves, PAWNS, play, setup, type State } from './rules.ts'

/** Win within a few turns, between two players, while both still place pawns. */
export const aim: Aim<State, Move> = {
  reach: ['quick'],
  made: strewn,
  isRipe: (s) => staysPlacing(s, MOST_MISSING) && fewestMissing(s, s.seat) <= MOST_MISSING,
  tries(s, turns) {
    const all = moves(s, s.seat)
    if (turns === 1) return all.filter((move) => wins(s, move, s.seat))
    const fewest = fewestMissing(s, s.seat)
    if (fewest > turns) return []
    if (fewest < turns && !staysPlacing(s, turns)) return all
    const fields = fieldsMissing(s, s.seat, turns)
    // With a turn to spare, the seat can block a four of the other.
    if (fewest < turns) addAll(fields, fieldsMissing(s, 1 - s.seat, turns - 1))
    return all.filter((move) => fields.has(toOf(move)))
  },
  wards(s, turns) {
    const all = moves(s, s.seat)
    const threats = threatsOf(s, 1 - s.seat)
    if (threats.size > 0) return all.filter((move) => threats.has(toOf(move)) || wins(s, move, s.seat))
    if (!staysPlacing(s, turns)) return undefined
    const fields = addAll(fieldsMissing(s, 1 - s.seat, turns), fieldsMissing(s, s.seat, turns))
    const plain = all.find((move) => !fields.has(toOf(move)))
    return all.filter((move) => move === plain || fields.has(toOf(move)))
  },
  forcing: (s, move) => makesFour(s, move),
  twins: (s) => turnedRows(position.write(s).split(' ').slice(0, 2).join(' '), 'all'),
}

/** How many turns each has made, in a square of how many fields in the middle. */
const TURNS = { fewest: 5, most: 9 } as const
const ACROSS = 6

/** Pawns that both players have placed near each other at random. */
function strewn(rng: Rng): State {
  const turns = TURNS.fewest + rng(TURNS.most - TURNS.fewest + 1)
  const edge = (SIZE - ACROSS) / 2
  const s = setup(undefined, 2)
  while (s.placed < 2 * turns && s.end === null) {
    const field = (edge + rng(ACROSS)) * SIZE + edge + rng(ACROSS)
    if (s.board[field] === 0) play(s, s.seat, moveOf(HAND, field))
  }
  return s
}

/** A player who lacks more pawns in a row is too far from winning. */
const MOST_MISSING = 3

/**
 * Whether both place pawns for this many turns, which are too few to complete an empty line. Until then a pawn stays,
 * and so does what it blocks: a field matters only on a line that lacks no more pawns than there are turns.
 */
const staysPlacing = ({ placed }: State, turns: number): boolean =>
  turns < ROW && placed + 2 * turns <= 2 * PAWNS

function addAll(fields: Set<number>, more: ReadonlySet<number>): ReadonlySet<number> {
  for (const field of more) fields.add(field)
  return fields
}

/** Whether a move makes five in a row. */
function wins(s: State, move: Move, seat: Seat): boolean {
  if (move === PASS) return false
  return without(s, move, () => makesFive(s, toOf(move), seat))
}

/** The answer to `ask` while the field that a slide leaves is empty. */
function without<T>(s: State, move: Move, ask: () => T): T {
  const from = fromOf(move)
  if (from === HAND) return ask()
  const pawn = s.board[from]!
  s.board[from] = 0
  const answer = ask()
  s.board[from] = pawn
  return answer
}

/** The fields on which a seat would make five if it were on turn after the next move. */
function threatsOf(s: State, seat: Seat): ReadonlySet<number> {
  const fields = new Set<number>()
  const slides = s.placed + (isPlacing(s) ? 1 : 0) === 2 * PAWNS
  for (let i = seat * PAWNS; i < (seat + 1) * PAWNS; i++) {
    const from = s.pawns[i]!
    if (from < 0) continue
    if (slides) s.board[from] = 0
    for (const to of NEIGHBOURS[from]!) {
      if (s.board[to] === 0 && to !== from && makesFive(s, to, seat)) fields.add(to)
    }
    if (slides) s.board[from] = i + 1
  }
  return fields
}

/** Pawns that a line of five still lacks; more than there are fields if it can never be a seat's own. */
function missingIn(s: State, first: number, seat: Seat): number {
  const lowest = seat * PAWNS
  const stays = isPlacing(s)
  let missing = ROW
  for (let i = first; i < first + ROW; i++) {
    const pawn = s.board[LINES[i]!]!
    if (pawn === 0) continue
    if (pawn > lowest && pawn <= lowest + PAWNS) missing--
    // A pawn that is placed stays until the sliding begins.
    else if (stays) return ROW + 1
  }
  return missing
}

function fewestMissing(s: State, seat: Seat): number {
  let fewest = ROW
  for (let i = seat * PAWNS; i < (seat + 1) * PAWNS; i++) {
    const field = s.pawns[i]!
    if (field < 0) continue
    for (const first of LINES_OVER[field]!) fewest = Math.min(fewest, missingIn(s, first, seat))
  }
  return fewest
}

/** The free fields of all lines that lack at most this many pawns. */
function fieldsMissing(s: State, seat: Seat, most: number): Set<number> {
  const fields = new Set<number>()
  for (let i = seat * PAWNS; i < (seat + 1) * PAWNS; i++) {
    const field = s.pawns[i]!
    if (field < 0) continue
    for (const first of LINES_OVER[field]!) {
      if (missingIn(s, first, seat) > most) continue
      for (let at = first; at < first + ROW; at++) if (s.board[LINES[at]!] === 0) fields.add(LINES[at]!)
    }
  }
  return fields
}

/** Whether a move threatens five in a row. */
function makesFour(s: State, move: Move): boolean {
  if (move === PASS) return false
  const to = toOf(move)
  return without(s, move, () => LINES_OVER[to]!.some((first) => missingIn(s, first, s.seat) === 2))
}
