import { puzzleFiles } from '@spellendoos/games/puzzles'
import type { Puzzle } from '@spellendoos/kernel'
import type { Findings } from './findings.ts'
import { turnsIn } from './shares.ts'
import { fileOf, puzzlesIn } from './store.ts'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** Names with how often each occurs, the most frequent first. */
const counts = (count: ReadonlyMap<string, number>): string =>
  [...count]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')

/** Counts, grades and lengths of the puzzles of every game. */
export const puzzleTable = (): string =>
  table(
    ['game', 'puzzles', 'grades: least, quarter, half, three quarters, most', 'turns of the solver: puzzles'],
    [...puzzleFiles.keys()].map((id) => {
      const puzzles = puzzlesIn(fileOf(id))
      return [`\`${id}\``, puzzles.length, gradesOf(puzzles), lengthsOf(puzzles)]
    }),
  )

const QUARTERS = [0, 0.25, 0.5, 0.75, 1]

function gradesOf(puzzles: readonly Puzzle[]): string {
  const grades = puzzles.map(({ grade }) => grade).toSorted((a, b) => a - b)
  return QUARTERS.map((share) => grades[Math.round(share * (grades.length - 1))]).join(', ')
}

function lengthsOf(puzzles: readonly Puzzle[]): string {
  const many = new Map<number, number>()
  for (const puzzle of puzzles) many.set(turnsIn(puzzle), (many.get(turnsIn(puzzle)) ?? 0) + 1)
  if (many.has(0)) return 'one decision'
  return [...many]
    .toSorted(([a], [b]) => a - b)
    .map(([turns, n]) => `${turns}: ${n}`)
    .join(', ')
}

/** What searches for puzzles of a game came to: how many positions were thrown away and why. */
export function searchTable(
  id: string,
  findings: readonly Findings[],
  thrownLater: ReadonlyMap<string, number>,
): string {
  const sum = (of: (each: Findings) => number) => findings.reduce((all, each) => all + of(each), 0)
  const thrown = new Map(thrownLater)
  for (const [fault, n] of findings.flatMap((each) => Object.entries(each.thrown))) {
    thrown.set(fault, (thrown.get(fault) ?? 0) + n)
  }
  const kept = sum(({ puzzles }) => puzzles.length) - [...thrownLater.values()].reduce((a, b) => a + b, 0)
  const cells = [sum(({ matches }) => matches), sum(({ looked }) => looked), kept, counts(thrown)]
  return table(['game', 'matches', 'positions', 'kept', 'thrown away'], [[`\`${id}\``, ...cells]])
}
