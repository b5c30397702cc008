/**
 * Plays matches between computer players and reports how much of each was luck and how much was skill.
 *
 * `npm run luck -- play GAME --levels 3,3 --seeds 1-200` writes one line of JSON for every match. `--option name=value`
 * sets an option of the game. `--asked` limits how long a player thinks; `--depth`, `--nodes`, `--plies` and `--tries`
 * limit the review. A seed gives the same match on any machine, so that seeds can be divided among several: `--share
 * 3/14` takes every fourteenth seed, beginning with the third.
 * `npm run luck -- table FILES` adds up such lines and writes the tables of docs/luck.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { argv, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { levelsIn } from '@spellendoos/bots'
import { shelf } from '@spellendoos/games/shelf'
import { setupFor } from '../../apps/cli/src/commands/tournament.ts'
import { ASKED, playAndReview, type Line } from './play.ts'
import { FILE, writeTables } from './table.ts'

const number = { type: 'string' } as const
const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    levels: { type: 'string', default: '1,1' },
    seeds: { type: 'string', default: '1-200' },
    share: { type: 'string', default: '1/1' },
    option: { type: 'string', multiple: true, default: [] },
    asked: { type: 'string', default: String(ASKED) },
    depth: number,
    nodes: number,
    plies: number,
    tries: number,
  },
})
const [order, ...given] = positionals
const LIMITS = ['depth', 'nodes', 'plies', 'tries'] as const

async function play(id: string): Promise<void> {
  const game = await shelf.get(id)?.()
  if (game === undefined) throw new Error(`There is no game '${id}'.`)
  const [own, others] = numbers(values.levels, /^(\d),(\d)$/, '--levels takes two levels, such as 3,1')
  const most = levelsIn(game)
  if (Math.max(own, others) > most) throw new Error(`${id} has ${most} levels.`)
  const [first, last] = numbers(values.seeds, /^(\d+)-(\d+)$/, '--seeds takes the first and the last: 1-200')
  const [part, parts] = numbers(values.share, /^(\d+)\/(\d+)$/, '--share takes which of how many: 3/14')
  const effort = Object.fromEntries(
    LIMITS.flatMap((limit) => (values[limit] === undefined ? [] : [[limit, Number(values[limit])]])),
  )
  const asked = Number(values.asked)
  const how = { levels: [own, others], asked, effort, option: values.option } as const
  const setup = setupFor(game, { ms: Infinity, option: values.option }, 'en')
  for (let seed = first + part - 1; seed <= last; seed += parts) {
    stdout.write(`${JSON.stringify(await playAndReview(setup, how, seed))}\n`)
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
