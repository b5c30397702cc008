import type { Eye, Game, Header, Seat } from '@spellendoos/kernel'

/** What a computer player is asked: a view, never a state. It is plain data, so it can be sent to another thread. */
export interface Question<View = unknown> {
  readonly game: string
  /** The rules that the match began with. */
  readonly version: number
  readonly view: View
  readonly seat: Seat
  /** How many sit at the table. */
  readonly seats: number
  /** The sides: partners share one. */
  readonly sides: readonly (readonly Seat[])[]
  /** From 1, a beginner, to 5; or the number of a character. */
  readonly level: number
  /**
   * The same question with the same seed gets the same answer, unless it is cut short by time or builds on earlier
   * questions about the same match.
   */
  readonly seed: number
  /** The match's id: searches may use what earlier searches of the same match found. Without it they start afresh. */
  readonly match?: string
  /**
   * No clock cuts the answer short, so that it is the same everywhere; only for decisions that are known to end soon.
   */
  readonly unhurried?: true
}

/** The part of a match that a question needs: a `Match` has it, and so has a host that only receives messages. */
export interface AskedMatch<View = unknown> {
  readonly game: Pick<Game, 'id' | 'version'>
  readonly header: Pick<Header, 'seats'> & Partial<Pick<Header, 'id'>>
  readonly sides: readonly (readonly Seat[])[]
  view(eye: Eye): View
}

/**
 * The question for the computer player of a level at a seat: the same in the browser, on a server and in a terminal.
 */
export function questionFor<View>(
  match: AskedMatch<View>,
  seat: Seat,
  level: number,
  seed: number,
): Question<View> {
  const { game, header, sides } = match
  return {
    game: game.id,
    version: game.version,
    view: match.view(seat),
    seat,
    seats: header.seats,
    sides,
    level,
    seed,
    ...(header.id === undefined ? {} : { match: header.id }),
  }
}
