import type { GainParts } from '@spellendoos/bots'
import { ASKED, type Line } from './play.ts'

export const FILE = 'docs/luck.md'

/** Everything between these is generated. */
const FROM = '<!-- tables -->'
const TO = '<!-- end of tables -->'

type Column = (parts: GainParts) => number
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

/** What a match was played and reviewed with, where it is not what is usual. */
function settingOf({ asked, effort, option }: Line): string {
  const limits = Object.entries({ ...(asked === ASKED ? {} : { asked }), ...effort })
  return [...option, ...limits.map(([name, value]) => `${name}=${value}`)].join(', ')
}

function rowOf(lines: readonly Line[]): string {
  const parts = lines.map(({ account }) => account.chances)
  const doubt = Math.sqrt(parts.reduce((sum, each) => sum + each.doubt.luck ** 2, 0) / parts.length)
  const [first] = lines
  const setting = settingOf(first)
  const cells = [
    setting === '' ? first.game : `${first.game} (${setting})`,
    first.levels.join(' – '),
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

const nameOf = (line: Line): string => `${line.game} ${line.levels.join('-')} ${settingOf(line)}`

/** A table with new rows; what was not measured again stays as it was. */
function tableOf(before: string, lines: readonly Line[]): string {
  const names = [...new Set(lines.map(nameOf))].toSorted()
  const rows = names.map((name) => rowOf(lines.filter((line) => nameOf(line) === name)))
  const games = new Set(lines.map(({ game }) => game))
  const kept = before.split('\n').filter((row) => {
    const game = /^\| (\S+)/.exec(row)?.[1]
    return game !== undefined && !HEAD.includes(row) && !games.has(game)
  })
  const all = [...rows, ...kept].toSorted((a, b) => (a < b ? -1 : 1))
  return [...HEAD, ...all].join('\n')
}

/** No match counts twice, and in each the parts add up to the result. */
function check(lines: readonly Line[]): void {
  const seen = new Set<string>()
  for (const line of lines) {
    const name = `${nameOf(line)}, seed ${line.seed}`
    if (seen.has(name)) throw new Error(`${name} is there twice.`)
    seen.add(name)
    const { chances, leads = chances } = line.account
    for (const { luck, own, others, rest, total } of [chances, leads]) {
      if (luck + own + others + rest !== total) throw new Error(`${name} does not add up.`)
    }
  }
}

/** The page with its tables replaced. */
export function writeTables(page: string, lines: readonly Line[]): string {
  check(lines)
  const [before, after] = [page.indexOf(FROM), page.indexOf(TO)]
  if (before < 0 || after < 0) throw new Error(`${FILE} has no place for the tables.`)
  const equal = lines.filter(({ levels: [own, others] }) => own === others)
  const unequal = lines.filter(({ levels: [own, others] }) => own !== others)
  const [, first = '', second = ''] = page.slice(before, after).split('\n## ')
  const tables = `\n\n## Equal players\n\n${tableOf(first, equal)}\n\n## A stronger player\n\n${tableOf(second, unequal)}\n\n`
  return page.slice(0, before + FROM.length) + tables + page.slice(after)
}
