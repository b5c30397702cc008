import type { Game, Seat } from '@spellendoos/kernel'
import { adviceFrom, type Advice } from '../advise.ts'
import type { ReviewedEntry } from './review.ts'

/**
 * A decision that mattered: `advice.other` compares it with the best move or, if it was the best, with the next best.
 */
export interface Moment {
  /** The number of its entry in the log: the position before that entry is the one to show. */
  readonly seq: number
  readonly seat: Seat
  readonly played: string
  /** How much it cost, or how much the next best would have cost, in chances. */
  readonly weight: number
  readonly advice: Advice
}

/** A throw or draw that mattered. */
export interface ChanceMoment {
  readonly seq: number
  /** The seat that it helped most, and by how much, in chances. */
  readonly seat: Seat
  readonly luck: number
}

/** The moments that mattered, most important first. */
export interface Moments {
  /** Decisions with a much better alternative. */
  readonly worst: readonly Moment[]
  /** Decisions in which the best move was played and every other was much worse. */
  readonly best: readonly Moment[]
  readonly luckiest: readonly ChanceMoment[]
}

/** How many of each kind are shown. */
const MOST = 3

/** The moments of a match that mattered; `states` are the states before each entry. */
export function momentsOf<State, Move, View>(
  game: Game<State, Move, View>,
  entries: readonly ReviewedEntry[],
  states: readonly State[],
): Moments {
  const decided = entries.flatMap((entry, i) => {
    const { by, move: played, verdict, skill } = entry
    if (typeof by !== 'number' || played === undefined || verdict === undefined) return []
    const [best, next] = verdict.weighed.choices
    const cost = -skill!.chances[by]!
    const isBest = verdict.best === played
    const weight = isBest ? best!.score - (next?.score ?? best!.score) : cost
    return [{ entry, by, played, verdict, isBest, weight, s: states[i]! }]
  })
  const told = (wanted: boolean): Moment[] => {
    const found: Moment[] = []
    const byWeight = decided.filter(({ isBest }) => isBest === wanted).toSorted((a, b) => b.weight - a.weight)
    for (const { entry, by, played, verdict, isBest, weight, s } of byWeight) {
      if (found.length === MOST || weight <= 0) break
      const asked = { view: game.view(s, by), seat: by, seed: entry.seq }
      const question = isBest ? asked : { ...asked, about: [played] }
      const advice = adviceFrom(game, question, verdict.weighed)
      if (advice?.other === undefined || advice.other.weight === 'slight') continue
      found.push({ seq: entry.seq, seat: by, played, weight, advice })
    }
    return found
  }
  return { worst: told(false), best: told(true), luckiest: chanceMomentsOf(entries) }
}

function chanceMomentsOf(entries: readonly ReviewedEntry[]): readonly ChanceMoment[] {
  return entries
    .flatMap(({ seq, luck }) => {
      if (luck === undefined) return []
      const most = Math.max(...luck.chances)
      return most > 0 ? [{ seq, seat: luck.chances.indexOf(most), luck: most }] : []
    })
    .toSorted((a, b) => b.luck - a.luck)
    .slice(0, MOST)
}
