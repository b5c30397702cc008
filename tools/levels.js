/**
 * Plays every level of a game against the one below and writes what came of it into docs/levels.md; games that
 * are not named keep the rows they have. `npm run levels -- dammen macao --matches 100 --ms 200`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './install.js'

const { values, positionals: games } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: 'string', default: '40' }, ms: { type: 'string', default: '1000' } },
})
if (games.length === 0) throw new Error('Name the games to measure.')

const file = join(root, 'docs/levels.md')
const HEAD = `# Levels

How every level of the computer players does against the one below: the share won by the stronger, draws half, with an error that it lies within nineteen times out of twenty. Matches come in pairs with the same luck and the same opening and the seats changed. Measure again with \`npm run levels -- dammen --matches 100\`; \`--ms\` is the most time for a move, which makes high levels weaker and others not. Games of luck alone have one level and are left out.

| game | ms | matches | 2 – 1 | 3 – 2 | 4 – 3 | 5 – 4 |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
`
const rows = new Map(
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter((line) => /^\| [a-z0-9-]+ \| \d/.test(line))
    .map((line) => [line.split(' ')[1], line]),
)

/** @param {string[]} words @param {string} input */
const ask = (words, input = '') =>
  JSON.parse(
    execFileSync('npx', ['tsx', '--conditions=source', 'apps/cli/src/main.ts', ...words], {
      cwd: root,
      encoding: 'utf8',
      input,
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  )
const shelf = new Map(ask(['engine'], '{"cmd":"games"}\n').games.map(({ id, levels }) => [id, levels]))

const percent = (share) => Math.round(share * 100)

/** @param {string} game @param {number} level */
function against(game, level) {
  const matches = ['--matches', values.matches, '--ms', values.ms, '--json']
  const [pairing] = ask(['tournament', game, String(level), String(level - 1), ...matches])
  return `${percent(pairing.share)} ± ${percent(pairing.error)}`
}

for (const game of games) {
  const levels = shelf.get(game)
  if (levels === undefined) throw new Error(`There is no game ${game}.`)
  const cells = [2, 3, 4, 5].map((level) => (level > levels ? '' : against(game, level)))
  rows.set(game, `| ${game} | ${values.ms} | ${values.matches} | ${cells.join(' | ')} |`)
  const lines = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
  writeFileSync(file, `${HEAD}${lines.join('\n')}\n`)
  console.log(rows.get(game))
}
