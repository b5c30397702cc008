import type { Game, Json, Result, Seat } from '@spellendoos/kernel'

/** What an entrant is told when it has to move: a view, never a state. */
export interface MoveRequest {
  readonly game: Game
  /** Which match of the tournament this is. */
  readonly match: string
  readonly options: Readonly<Record<string, Json>>
  readonly seats: number
  readonly sides: readonly (readonly Seat[])[]
  readonly seat: Seat
  readonly view: unknown
  /** The legal moves in notation. */
  readonly moves: readonly string[]
  /** Out of turn it can answer with nothing, and so wait. */
  readonly onTurn: boolean
  readonly seed: number
  readonly ms: number
}

/** A participant in a tournament. */
export interface Entrant {
  readonly name: string
  /** A move in notation, or nothing to wait. A `Fault` loses the match. */
  choose(asked: MoveRequest): Promise<string | undefined>
  /** Its usual reaction time in milliseconds, in games where everyone plays at once. */
  reaction?(game: Game): number
  /** Reports how a match ended for its seat. */
  over?(match: string, seat: Seat, result: Result | undefined): void
  close?(): void
}

export type FaultCode = 'late' | 'ended' | 'form' | 'no-move' | 'refused'

/** A mistake of an entrant that loses the match. */
export class Fault extends Error {
  readonly code: FaultCode
  readonly fillings: Readonly<Record<string, string | number>>

  constructor(code: FaultCode, fillings: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = code
    this.fillings = fillings
  }
}
