import { createSignal } from 'solid-js'
import { readList, writeNote } from '../storage/notes.ts'
import { standingOf, type Attempt, type Standing } from './standing.ts'

/** The number of tries stored per game: a backup has to stay small. */
const MOST = 1000

/**
 * A try as it is stored, such as `dammen-0007 1 1240 1763500000`. A list of such lines can be joined with another one.
 */
const LINE = /^(\S+) ([01]) (\d+) (\d+)$/
const written = ({ puzzle, solved, grade, at }: Attempt) => `${puzzle} ${solved ? 1 : 0} ${grade} ${at}`
const read = (line: string): readonly Attempt[] => {
  const [, puzzle, solved, grade, at] = LINE.exec(line) ?? []
  return puzzle === undefined
    ? []
    : [{ puzzle, solved: solved === '1', grade: Number(grade), at: Number(at) }]
}

const noteOf = (game: string) => `puzzles.${game}`
const [version, setVersion] = createSignal(0)

/** The tries at a game's puzzles in this browser, the earliest first. */
const attemptsAt = (game: string): readonly Attempt[] =>
  readList(noteOf(game))
    .flatMap(read)
    .toSorted((a, b) => a.at - b.at)

/** Statistics of this browser's tries at a game's puzzles; reactive. */
export const standingAt = (game: string): Standing => {
  version()
  return standingOf(attemptsAt(game))
}

export function keepAttempt(game: string, attempt: Omit<Attempt, 'at'>): void {
  const at = Math.floor(Date.now() / 1000)
  const kept = [...attemptsAt(game), { ...attempt, at }].slice(-MOST)
  writeNote(noteOf(game), JSON.stringify(kept.map(written)))
  setVersion((n) => n + 1)
}

/** What answers to a game's drills cost so far. */
export interface DrillRecord {
  readonly answers: number
  /** The number of answers without any cost. */
  readonly best: number
  /** The average, from 0 to 1; of the last answers, so that practice shows. */
  readonly cost: number
}

const COST = /^(\d+) (\d+)$/
/** The precision of a stored cost. */
const FINE = 100_000
const LATELY = 50
const drillNote = (game: string) => `drill.${game}`

const costsOf = (game: string): readonly { readonly cost: number; readonly at: number }[] =>
  readList(drillNote(game))
    .flatMap((line) => {
      const [, cost, at] = COST.exec(line) ?? []
      return cost === undefined ? [] : [{ cost: Number(cost) / FINE, at: Number(at) }]
    })
    .toSorted((a, b) => a.at - b.at)

export function drillRecord(game: string): DrillRecord {
  version()
  const costs = costsOf(game).map(({ cost }) => cost)
  const lately = costs.slice(-LATELY)
  return {
    answers: costs.length,
    best: costs.filter((cost) => cost === 0).length,
    cost: lately.reduce((sum, cost) => sum + cost, 0) / Math.max(1, lately.length),
  }
}

export function keepCost(game: string, cost: number): void {
  const kept = [...costsOf(game), { cost, at: Date.now() }].slice(-MOST)
  writeNote(drillNote(game), JSON.stringify(kept.map((each) => `${Math.round(each.cost * FINE)} ${each.at}`)))
  setVersion((n) => n + 1)
}
