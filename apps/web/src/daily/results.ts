import type { DailyKind } from '@spellendoos/fair'
import { readNote, writeNote } from '../keep/notes.ts'
import { daysAfter } from './calendar.ts'

/** How a part of a challenge went: won or solved, even, lost. */
export type Square = 'won' | 'even' | 'lost'

/** What came of a challenge, as this browser keeps it. */
export interface DailyResult {
  readonly date: string
  readonly kind: DailyKind
  readonly game: string
  /** Left out if the player gave up. */
  readonly score?: number
  readonly squares: readonly Square[]
  /** What was tried at a puzzle, first to last. */
  readonly tries?: readonly string[]
}

const NOTE = 'daily'
const KINDS: readonly unknown[] = ['puzzle', 'solo', 'dice']
const SQUARES: readonly unknown[] = ['won', 'even', 'lost']

const isResult = (given: unknown): given is DailyResult => {
  const { date, kind, game, score, squares, tries } = (given ?? {}) as Partial<
    Record<keyof DailyResult, unknown>
  >
  return (
    typeof date === 'string' &&
    KINDS.includes(kind) &&
    typeof game === 'string' &&
    (score === undefined || Number.isInteger(score)) &&
    Array.isArray(squares) &&
    squares.every((each) => SQUARES.includes(each)) &&
    (tries === undefined || (Array.isArray(tries) && tries.every((each) => typeof each === 'string')))
  )
}

/** Every result that this browser knows of; of the same challenge only the first. */
export function dailyResults(): readonly DailyResult[] {
  try {
    const kept: unknown = JSON.parse(readNote(NOTE) ?? '[]')
    const all = Array.isArray(kept) ? kept.filter(isResult) : []
    return [...new Map(all.toReversed().map((each) => [`${each.date} ${each.kind}`, each])).values()]
  } catch {
    return []
  }
}

export const resultOf = (date: string, kind: DailyKind): DailyResult | undefined =>
  dailyResults().find((each) => each.date === date && each.kind === kind)

export function keepResult(result: DailyResult): void {
  if (resultOf(result.date, result.kind) === undefined)
    writeNote(NOTE, JSON.stringify([...dailyResults(), result]))
}

/** How many days in a row something was finished, up to today, or up to yesterday where today is still to come. */
export function streakAt(results: readonly DailyResult[], today: string): number {
  const days = new Set(results.filter(({ score }) => score !== undefined).map(({ date }) => date))
  let date = days.has(today) ? today : daysAfter(today, -1)
  let streak = 0
  while (days.has(date)) {
    streak++
    date = daysAfter(date, -1)
  }
  return streak
}
