import type { RuleId, Seat } from '@spellendoos/kernel'
import { POINTS } from '../board.ts'
import type { Point } from '../lines.ts'
import { OTHERS } from './pyramids.ts'

/** pyramide-spel.pawns: pawns of each player, by the number of players. */
const PAWNS: readonly number[] = [0, 0, 14, 9, 7]
export const pawnsFor = (seats: number): number => PAWNS[seats]!
/** Pawns are numbered across all players, this many for each. */
export const MOST_PAWNS = 14

export interface State {
  readonly seats: number
  readonly pairs: boolean
  /** Which pawn is on each point; 0 for none. */
  readonly board: number[]
  /** Pawns that each player still has to place. */
  readonly hands: number[]
  /** Pawns of each player on the board. */
  readonly standing: number[]
  /** Pyramids that each player has built. */
  readonly built: number[]
  seat: Seat
  /** Opposing pawns that the seat on turn still has to remove. */
  takes: number
  /** Slides in a row without a pyramid. */
  quiet: number
  /** With two players: the positions since then, two numbers for each. */
  readonly seen: number[]
  /** The points of the last move. */
  last: readonly Point[]
  end: RuleId | null
}

export interface Options {
  readonly pairs: boolean
}

export const setup = (options: Options, seats: number): State => ({
  seats,
  pairs: options.pairs,
  board: new Array<number>(POINTS.length).fill(0),
  hands: new Array<number>(seats).fill(pawnsFor(seats)),
  standing: new Array<number>(seats).fill(0),
  built: new Array<number>(seats).fill(0),
  seat: 0,
  takes: 0,
  quiet: 0,
  seen: [],
  last: [],
  end: null,
})

export const copy = (s: State): State => ({
  seats: s.seats,
  pairs: s.pairs,
  board: s.board.slice(),
  hands: s.hands.slice(),
  standing: s.standing.slice(),
  built: s.built.slice(),
  seat: s.seat,
  takes: s.takes,
  quiet: s.quiet,
  seen: s.seen.slice(),
  last: s.last,
  end: s.end,
})

const OWNERS = Int8Array.from({ length: 4 * MOST_PAWNS + 1 }, (_, pawn) =>
  pawn === 0 ? -1 : Math.floor((pawn - 1) / MOST_PAWNS),
)
/** Whose pawn it is; −1 for none. */
export const ownerOf = (pawn: number): Seat => OWNERS[pawn]!

/** pyramide-spel.pairs: opposite seats play together. */
export const isPartner = (s: State, one: Seat, other: Seat): boolean =>
  one === other || (s.pairs && (one + other) % 2 === 0)

/** How many pyramids a pawn of this seat on this point is part of. */
export function pyramidsAt(s: State, point: Point, seat: Seat): number {
  const others = OTHERS[point]!
  let count = 0
  for (let i = 0; i < others.length; i += 2)
    if (ownerOf(s.board[others[i]!]!) === seat && ownerOf(s.board[others[i + 1]!]!) === seat) count++
  return count
}

/** Opposing pawns on the board. */
export function opposing(s: State, seat: Seat): number {
  let count = 0
  for (let other = 0; other < s.seats; other++) if (!isPartner(s, seat, other)) count += s.standing[other]!
  return count
}
