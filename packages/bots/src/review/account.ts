import type { Seat } from '@spellendoos/kernel'
import type { Rounded } from './appraisals.ts'
import type { Change, ReviewedEntry } from './review.ts'

/** Where a seat's gain came from. The four parts add up to the total exactly. */
export interface GainParts {
  readonly luck: number
  /** What its own decisions lost. */
  readonly own: number
  /** What the decisions of others gained it. */
  readonly others: number
  /** Everything else: hidden things that were revealed, and errors of the estimates. */
  readonly rest: number
  /** Its final result minus what it could expect at the start. */
  readonly total: number
  /** The usual error of luck and of skill (its own and the others’ together); 0 if nothing was sampled. */
  readonly doubt: { readonly luck: number; readonly skill: number }
}

/** The result of one seat. */
export interface Account {
  readonly chances: GainParts
  /** Left out if the game counts neither points nor money. */
  readonly leads?: GainParts
  /** How many of its decisions could be judged. */
  readonly decisions: number
  /** The average loss per decision: in chances, and in points at a stake of 1. */
  readonly error: { readonly chances: number; readonly leads?: number }
}

/** Adds up what became of every seat. */
export function accountsOf(
  entries: readonly ReviewedEntry[],
  seats: number,
  hasPoints: boolean,
  appraisals: readonly Rounded[],
  realtime: boolean,
): readonly Account[] {
  // Where nothing is counted there is no lead to review.
  const counts = hasPoints && entries.some(({ after }) => after.leads!.some((lead) => lead !== 0))
  const isLuck = entries.map(({ by }) => by === 'chance')
  const isSpeed = entries.map(({ by }) => realtime && typeof by === 'number')
  const doubtAt = (at: number) => ({
    luck: Math.sqrt(varianceOf(appraisals, isLuck, at)),
    skill: Math.sqrt(varianceOf(appraisals, isSpeed, at) + judgedVariance(entries, at)),
  })
  return Array.from({ length: seats }, (_, seat) => {
    const judged = entries.filter(({ by, verdict }) => by === seat && verdict !== undefined)
    const lost = (of: (entry: ReviewedEntry) => number) =>
      judged.length === 0 ? 0 : -judged.reduce((sum, entry) => sum + of(entry), 0) / judged.length
    return {
      chances: { ...partsFor(entries, seat, ({ chances }) => chances), doubt: doubtAt(seat) },
      ...(counts
        ? { leads: { ...partsFor(entries, seat, ({ leads }) => leads!), doubt: doubtAt(seats + seat) } }
        : {}),
      decisions: judged.length,
      error: {
        chances: lost(({ skill }) => skill!.chances[seat]!),
        ...(counts ? { leads: lost(({ skill, stake = 1 }) => skill!.leads![seat]! / stake) } : {}),
      },
    }
  })
}

function partsFor(
  entries: readonly ReviewedEntry[],
  seat: Seat,
  worths: (change: Change) => readonly number[],
): Omit<GainParts, 'doubt'> {
  const sum = (of: (entry: ReviewedEntry) => Change | undefined) =>
    entries.reduce((all, entry) => {
      const change = of(entry)
      return change === undefined ? all : all + worths(change)[seat]!
    }, 0)
  const first = entries[0]?.before
  const last = entries.at(-1)?.after
  return {
    luck: sum(({ luck }) => luck),
    own: sum(({ by, skill }) => (by === seat ? skill : undefined)),
    others: sum(({ by, skill }) => (by === seat ? undefined : skill)),
    rest: sum(({ rest }) => rest),
    total: first === undefined || last === undefined ? 0 : worths(last)[seat]! - worths(first)[seat]!,
  }
}

/**
 * A position between two entries of the same kind is counted once up and once down, so that its error cancels out,
 * unless it was counted as something else the first time.
 */
function varianceOf(appraisals: readonly Rounded[], counted: readonly boolean[], at: number): number {
  return appraisals.reduce((sum, { variance, drawn }, i) => {
    const times = Number(counted[i - 1] === true && drawn === undefined) - Number(counted[i] === true)
    return sum + times ** 2 * (variance?.[at] ?? 0)
  }, 0)
}

const judgedVariance = (entries: readonly ReviewedEntry[], at: number): number =>
  entries.reduce((sum, { verdict }) => sum + (verdict?.variance?.[at] ?? 0), 0)
