import type { Advice } from '@spellendoos/bots'
import type { Seat } from '@spellendoos/kernel'
import { stepTo, type Film } from '../replay/film.ts'

/** A move that changed how the match would go: there was much better. */
export interface TurningPoint {
  /** The step that the move led to. */
  readonly step: number
  readonly seat: Seat
  readonly move: string
  readonly best: string
  readonly loss: number
}

/** A decision somebody made. */
export interface Decision {
  readonly step: number
  readonly seat: Seat
  readonly move: string
}

/** So many are told. */
const MOST = 3

/** The decisions of a match that were not taken back. */
export function decisionsOf(film: Film): readonly Decision[] {
  const made: Decision[] = []
  for (let step = 1; step < film.frames.length; step++) {
    const entry = film.replay.log[film.frames[step - 1]!.seq]!
    if ('act' in entry && entry.act === 'undo') {
      const back = made.findLastIndex(({ seat }) => seat === entry.by)
      if (back >= 0) made.length = back
    } else if ('move' in entry && typeof entry.by === 'number') {
      const { move } = stepTo(film, step, entry.by)!
      if (move !== undefined) made.push({ step, seat: entry.by, move })
    }
  }
  return made
}

/** What is asked about a decision: only what its seat saw then. */
export const questionAbout = ({ game, players, frames }: Film, { step, seat, move }: Decision) => ({
  game: game.id,
  view: game.view(frames[step - 1]!.state, seat),
  seat,
  seats: players.length,
  about: [move],
})

/** What a decision turned, if it did. */
export function turnBy({ step, seat, move }: Decision, advice: Advice | undefined): TurningPoint | undefined {
  const { best, other } = advice ?? {}
  if (best === undefined || other === undefined || other.weight === 'slight') return undefined
  return { step, seat, move, best, loss: other.loss }
}

/** Those that turned the match most, in the order they came. */
export const greatest = (points: readonly TurningPoint[]): readonly TurningPoint[] =>
  points
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST)
    .toSorted((a, b) => a.step - b.step)
