import type { Game, Json, Result, Seat } from '@spellendoos/kernel'

/** All that whoever plays is told when a move is wanted: a view, never a state. */
export interface Asked {
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
  /** Out of turn it may answer with nothing, and so wait. */
  readonly onTurn: boolean
  readonly seed: number
  readonly ms: number
}

/** Whoever takes part in a tournament. */
export interface Entrant {
  readonly name: string
  /** A move in notation, or nothing to wait. A `Fault` loses the match. */
  choose(asked: Asked): Promise<string | undefined>
  /** How long it usually takes to see what is there, in milliseconds, where everyone plays at once. */
  reaction?(game: Game): number
  /** Hears how a match ended at its seat. */
  over?(match: string, seat: Seat, result: Result | undefined): void
  close?(): void
}

export type FaultCode = 'late' | 'ended' | 'form' | 'no-move' | 'refused'

/** Something an entrant did that loses the match. */
export class Fault extends Error {
  readonly code: FaultCode
  readonly fillings: Readonly<Record<string, string | number>>

  constructor(code: FaultCode, fillings: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.code = code
    this.fillings = fillings
  }
}
