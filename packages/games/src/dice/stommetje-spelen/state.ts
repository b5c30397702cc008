import type { OptionsOf, Seat } from '@spellendoos/kernel'
import type { Contest } from '../contest.ts'
import type { options } from './index.ts'

/** Up to six, and back again. */
export const TARGETS = [1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1]
export const TURN = 6
export const END = TARGETS.length

/** How far everyone is. */
interface Row {
  /** How many of the twelve numbers each player has. */
  steps: number[]
  /** How often each player has thrown. */
  counts: number[]
  /** Everyone has had a six: the way back has begun. */
  down: boolean
  /** The players who have finished, in that order. */
  done: Seat[]
}

/** What the table knows about talking. */
interface Silence {
  /** How often each was sent back. */
  sentBack: number[]
  /** How many calls of each came to nothing. */
  falsely: number[]
  /** A call that waits for its answers. */
  call: { readonly by: Seat; readonly on: Seat; readonly denied: Seat[] } | null
}

export interface State extends Contest<OptionsOf<typeof options>>, Row, Silence {}

/** A new round. */
export function newRound(s: State): void {
  s.steps = new Array<number>(s.seats).fill(0)
  s.counts = new Array<number>(s.seats).fill(0)
  s.down = false
  s.done = []
  s.sentBack = new Array<number>(s.seats).fill(0)
  s.falsely = new Array<number>(s.seats).fill(0)
  s.call = null
}

/** stommetje-spelen.row-start, stommetje-spelen.whole-game: where a player who talks starts again. */
export const restart = ({ down, options }: State): number => (down && options.restart === 'row' ? TURN : 0)

/** Whether a player has all of this row and waits for the others. */
export const isWaiting = ({ steps, down }: State, seat: Seat): boolean => steps[seat] === (down ? END : TURN)
