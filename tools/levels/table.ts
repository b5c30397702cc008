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

How every level of the computer players does against the one below: the share won by the stronger, draws half, with its error, and in brackets the matches played and the most milliseconds of the processor for a move. That is less than at the table, which makes high levels weaker and others not. Matches come in pairs with the same luck and the same opening and the seats changed. Alone, one has won that came to more.

A step is looked at after 6 pairs, 12, 24 and so on, and no more are played once its error leaves 50 % out. Looking often finds something by chance sooner or later, so the errors are wider than usual: those of the look number k miss the true share no more often than once in 20 · k · (k + 1), and all of them together once in twenty.

Measure again with \`npm run levels -- dammen\`. Games of luck alone have one level and are left out; where a game has little to decide there are as many levels as can be told apart, and where matches are long and full of luck fewer, until more are measured. A gap, or an error that does not leave 50 % out, is a step that was not played often enough yet.

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
