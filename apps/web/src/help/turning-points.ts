import type { Advice } from '@spellendoos/bots'
import { LEVELS } from '@spellendoos/bots/levels'
import { questionFor } from '@spellendoos/bots/table'
import type { Eye, Seat } from '@spellendoos/kernel'
import { stepTo, type Film } from '../replay/film.ts'

/** A move that changed the expected result: there was a much better one. */
export interface TurningPoint {
  /** The step that contains the move. */
  readonly step: number
  readonly seat: Seat
  readonly move: string
  readonly best: string
  readonly loss: number
}

/** A decision in the match. */
export interface Decision {
  readonly step: number
  readonly seat: Seat
  readonly move: string
}

/** How many are shown. */
const MOST = 3

/** The decisions of a match that were not taken back. */
export function decisionsOf(film: Film): readonly Decision[] {
  const steps = new Map(film.frames.map(({ seq }, before) => [seq, before + 1]))
  return film.match.standing.flatMap(({ seq, by }) => {
    if (typeof by !== 'number') return []
    const step = steps.get(seq)!
    const { move } = stepTo(film, step, by)!
    return move === undefined ? [] : [{ step, seat: by, move }]
  })
}

/** The question about a decision: only what its seat saw at that moment. */
export function questionAbout({ game, match, frames }: Film, { step, seat, move }: Decision) {
  const { header, sides } = match
  const then = { game, header, sides, view: (eye: Eye) => game.view(frames[step - 1]!.state, eye) }
  return { ...questionFor(then, seat, LEVELS.length, step), about: [move] }
}

/** The turning point that a decision was, if it was one. */
export function turnBy({ step, seat, move }: Decision, advice: Advice | undefined): TurningPoint | undefined {
  const { best, other } = advice ?? {}
  if (best === undefined || other === undefined || other.weight === 'slight') return undefined
  return { step, seat, move, best, loss: other.loss }
}

/** The most important turning points, in order. */
export const greatest = (points: readonly TurningPoint[]): readonly TurningPoint[] =>
  points
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST)
    .toSorted((a, b) => a.step - b.step)
