import type { Parts } from '@spellendoos/bots'
import type { Line } from './play.ts'

export const FILE = 'docs/luck.md'

/** Everything between these is generated. */
const FROM = '<!-- tables -->'
const TO = '<!-- end of tables -->'

type Column = (parts: Parts) => number
const COLUMNS: readonly Column[] = [
  ({ total }) => total,
  ({ luck }) => luck,
  ({ own, others }) => own + others,
  ({ rest }) => rest,
]

/** A mean with its standard error, in percent. */
function percent(found: readonly number[]): string {
  const mean = found.reduce((sum, each) => sum + each, 0) / found.length
  const variance = found.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (found.length - 1)
  const signed = (part: number) =>
    (part * 100)
      .toFixed(1)
      .replace(/^-0\.0$/, '0.0')
      .replace('-', '−')
  return `${signed(mean)} ± ${signed(Math.sqrt(variance / found.length))}`
}

function rowOf(name: string, lines: readonly Line[]): string {
  const parts = lines.map(({ account }) => account.chances)
  const doubt = Math.sqrt(parts.reduce((sum, each) => sum + each.doubt.luck ** 2, 0) / parts.length)
  const cells = [
    name,
    lines[0].levels.join(' – '),
    String(lines.length),
    ...COLUMNS.map((column) => percent(parts.map(column))),
    doubt === 0 ? 'none' : (doubt * 100).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}

const HEAD = [
  '| game | levels | matches | result | luck | skill | rest | error of one match |',
  '| --- | :---: | ---: | ---: | ---: | ---: | ---: | ---: |',
]

function tableOf(lines: readonly Line[]): string {
  const games = [...new Set(lines.map(({ game }) => game))].toSorted()
  const rows = games.map((game) =>
    rowOf(
      game,
      lines.filter((line) => line.game === game),
    ),
  )
  return [...HEAD, ...rows].join('\n')
}

/** The page with its tables replaced. */
export function writeTables(page: string, lines: readonly Line[]): string {
  const [before, after] = [page.indexOf(FROM), page.indexOf(TO)]
  if (before < 0 || after < 0) throw new Error(`${FILE} has no place for the tables.`)
  const equal = lines.filter(({ levels: [own, others] }) => own === others)
  const unequal = lines.filter(({ levels: [own, others] }) => own !== others)
  const tables = `\n\n## Equal players\n\n${tableOf(equal)}\n\n## A stronger player\n\n${tableOf(unequal)}\n\n`
  return page.slice(0, before + FROM.length) + tables + page.slice(after)
}
