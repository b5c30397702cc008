import type { DailyKind } from '@spellendoos/fair'
import { createSignal } from 'solid-js'
import { readList, writeNote } from '../storage/notes.ts'
import { daysAfter } from './calendar.ts'

/** The outcome of one part of a challenge: won or solved, even, lost. */
export type Square = 'won' | 'even' | 'lost'

/** The result of a challenge, as this browser stores it. */
export interface DailyResult {
  readonly date: string
  readonly kind: DailyKind
  readonly game: string
  /** Left out if the player gave up. */
  readonly score?: number
  readonly squares: readonly Square[]
}

const NOTE = 'daily'
/** More than a year and a half of them: a backup has to stay small. */
const MOST = 2000

const SIGNS: Readonly<Record<Square, string>> = { won: 'w', even: 'e', lost: 'l' }
const SQUARES = Object.keys(SIGNS) as Square[]
const NONE = '-'

/** A result as it is kept, such as `2026-11-20 puzzle dammen 1 wwwwl`. A list of such lines can be joined with another. */
const LINE = /^(\d{4}-\d\d-\d\d) (puzzle|solo|dice) (\S+) (-|\d+) (-|[wel]+)$/
const written = ({ date, kind, game, score, squares }: DailyResult): string =>
  [date, kind, game, score ?? NONE, squares.map((each) => SIGNS[each]).join('') || NONE].join(' ')

function read(line: string): readonly DailyResult[] {
  const [, date, kind, game, score, signs] = LINE.exec(line) ?? []
  if (date === undefined || game === undefined) return []
  const squares = (signs ?? '')
    .split('')
    .flatMap((sign) => SQUARES.find((each) => SIGNS[each] === sign) ?? [])
  const scored = score === NONE ? {} : { score: Number(score) }
  return [{ date, kind: kind as DailyKind, game, squares, ...scored }]
}

/** How often a result was stored: a page that shows results follows it. */
const [changes, setChanges] = createSignal(0)

/** Every result that this browser knows of; for one challenge only the first. */
export function dailyResults(): readonly DailyResult[] {
  changes()
  const all = readList(NOTE).flatMap(read).toReversed()
  return [...new Map(all.map((each) => [`${each.date} ${each.kind}`, each])).values()].toReversed()
}

export const resultOf = (date: string, kind: DailyKind): DailyResult | undefined =>
  dailyResults().find((each) => each.date === date && each.kind === kind)

export function keepResult(result: DailyResult): void {
  if (resultOf(result.date, result.kind) !== undefined) return
  writeNote(NOTE, JSON.stringify([...dailyResults(), result].map(written).slice(-MOST)))
  setChanges((times) => times + 1)
}

const TRIES = 'daily-tries'

/** What was tried at the puzzle of a day, in order; only for the last day. */
export const keepTries = (date: string, tries: readonly string[]): void =>
  writeNote(TRIES, JSON.stringify([date, ...tries]))

export function triesAt(date: string): readonly string[] | undefined {
  const [kept, ...tries] = readList(TRIES)
  return kept === date ? tries : undefined
}

/** How many days in a row something was finished, up to today, or up to yesterday if nothing was finished today yet. */
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
