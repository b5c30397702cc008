/**
 * Plays matches between computer players and reports how much of each was luck and how much skill.
 *
 * `npm run luck -- play GAME --levels 3,3 --seeds 1-200` writes one line of JSON for every match. `--option name=value`
 * sets an option. A seed gives the same match on any machine, so that seeds can be divided among several.
 * `npm run luck -- table FILES` reads such lines and writes the tables of docs/luck.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { argv, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { levelsIn } from '@spellendoos/bots'
import { shelf } from '@spellendoos/games/shelf'
import { settingFor } from '../../apps/cli/src/commands/tournament.ts'
import { playAndReview, type Line } from './play.ts'
import { FILE, writeTables } from './table.ts'

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    levels: { type: 'string', default: '1,1' },
    seeds: { type: 'string', default: '1-200' },
    option: { type: 'string', multiple: true, default: [] },
  },
})
const [order, ...given] = positionals

async function play(id: string): Promise<void> {
  const game = await shelf.get(id)?.()
  if (game === undefined) throw new Error(`There is no game '${id}'.`)
  const [own, others] = numbers(values.levels, /^(\d)[,](\d)$/, '--levels takes two levels, such as 3,1')
  const most = levelsIn(game)
  if (Math.max(own, others) > most) throw new Error(`${id} has ${most} levels.`)
  const [first, last] = numbers(
    values.seeds,
    /^(\d+)-(\d+)$/,
    '--seeds takes the first and the last, such as 1-200',
  )
  const setting = settingFor(game, { ms: Infinity, option: values.option }, 'en')
  for (let seed = first; seed <= last; seed++) {
    stdout.write(`${JSON.stringify(await playAndReview(setting, [own, others], seed))}\n`)
  }
}

function numbers(text: string, pattern: RegExp, wanted: string): readonly [number, number] {
  const found = pattern.exec(text)
  if (found === null) throw new Error(`${wanted}; not '${text}'.`)
  return [Number(found[1]), Number(found[2])]
}

const linesIn = (file: string): readonly Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)

if (order === 'play' && given.length === 1) await play(given[0])
else if (order === 'table' && given.length > 0) {
  writeFileSync(FILE, writeTables(readFileSync(FILE, 'utf8'), given.flatMap(linesIn)))
} else throw new Error('Say: play GAME, or: table FILES.')
