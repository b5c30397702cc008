import { fileURLToPath } from 'node:url'
import { CHARACTERS } from '@spellendoos/bots/levels'

/** Where the tables are kept. */
export const FILE = fileURLToPath(new URL('../../docs/levels.md', import.meta.url))

/** A table: the cells of each row after the first, by what the first says. */
export type Table = Map<string, readonly string[]>

const TITLES = ['Steps', 'Moves found', 'Characters'] as const
type Title = (typeof TITLES)[number]

/** What is said above each table, and its columns. */
const INTRODUCTIONS: Readonly<Record<Title, { readonly text: string; readonly columns: readonly string[] }>> =
  {
    Steps: {
      text: `This table has each level of the computer players against the level below: the share won by the stronger, with draws counted as half, and its error. In brackets are the number of matches and the maximum processor time per move. That time is shorter than at the table, which weakens the high levels but not the others. Matches are played in pairs with the same luck and the same opening, with the seats swapped. In a game for one player, the player with the better result wins.

A step is examined after 6 pairs, 12, 24 and so on, until its error excludes 50 %. Examining a step repeatedly would sooner or later find a difference by chance, so the errors are wider than usual: at examination number k they miss the true share at most once in 20 · k · (k + 1) times, and over all examinations once in twenty times.

Measure again with \`npm run levels -- dammen\`. Games of pure luck have one level and are not listed. A game with little to decide has as many levels as can be told apart. Games with long matches and much luck have fewer until more have been measured. A gap, or an error that does not exclude 50 %, is a step that has not been played often enough yet.`,
      columns: ['game', 'levels', '2 – 1', '3 – 2', '4 – 3', '5 – 4'],
    },
    'Moves found': {
      text: `This table has how many positions with one clearly best move each level solves, in percent. The positions come from matches between strong players who are in a hurry, and a thorough search says that the best move is worth at least 0.15 more than the second, where 1 is a win. The number in brackets counts the moves that lose everything at once and for nothing: the reply alone shows that the move costs at least 0.4, and the thorough search agrees. The highest level has 20 ms of processor time for a move, and the others have less than they may use.

Measure again with \`npm run blunders -- dammen\`.`,
      columns: ['game', 'positions', '1', '2', '3', '4', '5'],
    },
    Characters: {
      text: `This table has the level, of five, that each character is about as strong as: the one against which it won nearest to half of its matches. In brackets are that share, with draws counted as half, its error, and the number of matches. The matches are played as for the first table. A number alone means that the character plays like that level there, with no taste of its own. Players are told the middle of a column.

Measure again with \`npm run characters -- dammen\`.`,
      columns: ['game', ...CHARACTERS.map(({ id }) => id)],
    },
  }

const ROW = /^\| ([a-z0-9][a-z0-9=,-]*) \| (.*) \|$/

/** The tables of the document, as far as they are there. */
export function readTables(text: string): Record<Title, Table> {
  const tables: Record<Title, Table> = {
    Steps: new Map(),
    'Moves found': new Map(),
    Characters: new Map(),
  }
  for (const section of text.split('\n## ').slice(1)) {
    const title = TITLES.find((each) => section.startsWith(`${each}\n`))
    if (title === undefined) continue
    for (const line of section.split('\n')) {
      const [, name, cells] = ROW.exec(line) ?? []
      if (name === undefined || name === INTRODUCTIONS[title].columns[0]) continue
      tables[title].set(
        name,
        cells.split('|').map((cell) => cell.trim()),
      )
    }
  }
  return tables
}

export function writeTables(tables: Readonly<Record<Title, Table>>): string {
  const sections = TITLES.map((title) => {
    const { text, columns } = INTRODUCTIONS[title]
    const rows = [...tables[title]]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, cells]) => [name, ...columns.slice(1).map((_, i) => cells[i] ?? '')])
    const lines = [columns, columns.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    return `## ${title}\n\n${text}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
  })
  return `# Levels\n\n${sections.join('\n')}`
}
