import type { Result, Tell } from '@spellendoos/kernel'
import { BOARD, FIELDS, REACH } from './board.ts'

type Ending = 'paardesprong.goal' | 'paardesprong.stuck'

export interface Tour {
  /** When each field was visited, from 1; 0 for not yet. */
  readonly visits: number[]
  /** Fields visited so far. */
  visited: number
  /** Where the knight began and where it is; −1 before it is placed. */
  first: number
  at: number
  end: Ending | null
}

/** A move is the field that the knight goes to. */
export type Move = number

export const setup = (): Tour => ({
  visits: new Array<number>(FIELDS).fill(0),
  visited: 0,
  first: -1,
  at: -1,
  end: null,
})

export const copy = (s: Tour): Tour => ({
  visits: s.visits.slice(),
  visited: s.visited,
  first: s.first,
  at: s.at,
  end: s.end,
})

const ALL_FIELDS: readonly Move[] = Array.from({ length: FIELDS }, (_, field) => field)
const NO_MOVES: readonly Move[] = []

export function moves(s: Tour): readonly Move[] {
  if (s.end !== null) return NO_MOVES
  if (s.at < 0) return ALL_FIELDS
  return REACH[s.at]!.filter((to) => s.visits[to] === 0)
}

/** Moves the knight to a field. */
export function visit(s: Tour, to: Move): void {
  if (s.at < 0) s.first = to
  s.at = to
  s.visits[to] = ++s.visited
  if (s.visited === FIELDS) s.end = 'paardesprong.goal'
  else if (!REACH[to]!.some((next) => s.visits[next] === 0)) s.end = 'paardesprong.stuck'
}

/** paardesprong.closed: one more jump would bring the knight back to where it began. */
const isClosed = (s: Tour): boolean => REACH[s.at]!.includes(s.first)

export function play(s: Tour, to: Move, tell?: Tell): void {
  const from = s.at
  visit(s, to)
  if (tell === undefined) return
  const name = BOARD.names[to]!
  if (from < 0) tell({ fact: 'set-down', seat: 0, path: [name], to: name })
  else tell({ fact: 'jumped', seat: 0, path: [BOARD.names[from]!, name], to: name, visited: s.visited })
  if (s.end === 'paardesprong.goal') tell({ fact: isClosed(s) ? 'closed' : 'complete' })
  if (s.end === 'paardesprong.stuck') tell({ fact: 'stuck', visited: s.visited })
}

export const result = (s: Tour): Result | undefined =>
  s.end === null ? undefined : { places: [1], scores: [s.visited], why: s.end }
