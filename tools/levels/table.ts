import { fileURLToPath } from 'node:url'

/** Where the table is kept. */
export const FILE = fileURLToPath(new URL('../../docs/levels.md', import.meta.url))

/** What was found out about the levels of a game. */
export interface Row {
  readonly levels: number
  /** What came of level 2 against 1, and so on. */
  readonly steps: readonly string[]
}

const HEAD = `# Levels

This table has each level of the computer players against the level below: the share won by the stronger, with draws counted as half, and its error. In brackets are the number of matches and the maximum processor time per move. That time is shorter than at the table, which weakens the high levels but not the others. Matches are played in pairs with the same luck and the same opening, with the seats swapped. In a game for one player, the player with the better result wins.

A step is examined after 6 pairs, 12, 24 and so on, until its error excludes 50 %. Examining a step repeatedly would sooner or later find a difference by chance, so the errors are wider than usual: at examination number k they miss the true share at most once in 20 · k · (k + 1) times, and over all examinations once in twenty times.

Measure again with \`npm run levels -- dammen\`. Games of pure luck have one level and are not listed. A game with little to decide has as many levels as can be told apart. Games with long matches and much luck have fewer until more have been measured. A gap, or an error that does not exclude 50 %, is a step that has not been played often enough yet.

| game | levels | 2 – 1 | 3 – 2 | 4 – 3 | 5 – 4 |
| --- | ---: | ---: | ---: | ---: | ---: |
`
const ROW = /^\| ([a-z0-9=,-]+) \| (\d+) \|(.*)\|$/

export function readTable(text: string): Map<string, Row> {
  const table = new Map<string, Row>()
  for (const line of text.split('\n')) {
    const [, id, levels, cells] = ROW.exec(line) ?? []
    if (id === undefined) continue
    const steps = cells.split('|').map((cell) => cell.trim())
    table.set(id, { levels: Number(levels), steps: steps.slice(0, Number(levels) - 1) })
  }
  return table
}

export function writeTable(table: ReadonlyMap<string, Row>): string {
  const lines = [...table]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { levels, steps }]) => {
      const cells = [0, 1, 2, 3].map((i) => steps[i] ?? '')
      return `| ${[id, levels, ...cells].join(' | ')} |`
    })
  return `${HEAD}${lines.join('\n')}\n`
}
