import type { Eye, Game, Header, Seat } from '@spellendoos/kernel'

/** What a computer player is asked: a view, never a state. It is plain data, and may travel to another thread. */
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
  /** From 1, a beginner, to 5. */
  readonly level: number
  /** The same question with the same seed gets the same answer, unless time cuts it short. */
  readonly seed: number
  /** No clock cuts the answer short, so that it is the same everywhere: only where a thought is known to end soon. */
  readonly unhurried?: true
}

/** As much of a match as a question needs: a `Match` has it, and so has a host that only sees messages. */
export interface AskedMatch<View = unknown> {
  readonly game: Pick<Game, 'id' | 'version'>
  readonly header: Pick<Header, 'seats'>
  readonly sides: readonly (readonly Seat[])[]
  view(eye: Eye): View
}

/** What the computer player of a level is asked at a seat: in the browser, on a server and in a terminal alike. */
export function questionFor<View>(
  match: AskedMatch<View>,
  seat: Seat,
  level: number,
  seed: number,
): Question<View> {
  const { game, header, sides } = match
  const { id, version } = game
  return { game: id, version, view: match.view(seat), seat, seats: header.seats, sides, level, seed }
}
