/**
 * Finds and checks puzzles.
 *
 * `npm run puzzles -- find GAME --out FILE` looks through matches between computer players for so many `--seconds` of
 * processor time, or through so many `--matches`, and writes down what it finds. `--seed 1 --step 4` looks at every
 * fourth match from the first on, so that four can share the work. `--most 9` is the longest solution in plies,
 * `--patience 300000` how many positions may be looked at for one, `--thought 60` how long the players think, `--count
 * 50` how many puzzles are wanted: of a kind, or as short, no more than their share are kept. What is in other FILES
 * that are named after the game counts as found. `npm run puzzles -- gather GAME FILES --count 100` adds what was
 * found to the puzzles of the game, until there are so many, and prints how many positions were thrown away and why.
 * `npm run puzzles -- check GAME` proves all of them again; `npm run puzzles -- table` counts those of all games.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { knowledgeOf } from '../../apps/cli/src/knowledge.ts'
import { faultsIn, workshopFor } from './check.ts'
import { keepFindings, readFindings } from './findings.ts'
import { Finder, type Unnumbered } from './finder.ts'
import { gathered } from './gather.ts'
import { fileOf, keepPuzzles, puzzlesIn } from './store.ts'
import { puzzleTable, searchTable } from './tables.ts'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    step: { type: 'string', default: '1' },
    most: { type: 'string', default: '9' },
    patience: { type: 'string', default: '300000' },
    thought: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '600' },
    matches: { type: 'string', default: 'Infinity' },
  },
})
const [order, id, ...files] = positionals

async function find(id: string, out: string): Promise<void> {
  const spent = () => process.cpuUsage().user / 1e6
  const finder = new Finder(await workshopFor(id), await knowledgeOf(id), {
    count: Number(values.count),
    most: Number(values.most),
    patience: Number(values.patience),
    thought: Number(values.thought),
    stop: () => spent() >= Number(values.seconds),
  })
  for (const file of files) finder.know(readFindings(file).puzzles)
  const puzzles: Unnumbered[] = []
  let matches = 0
  const isOver = () => spent() >= Number(values.seconds) || matches >= Number(values.matches)
  for (let seed = Number(values.seed); !isOver(); seed += Number(values.step)) {
    for (const found of finder.inMatch(seed)) puzzles.push(found)
    matches++
    const { looked, thrown } = finder
    keepFindings(out, { matches, looked, thrown: Object.fromEntries(thrown), puzzles })
  }
  console.log(`${id}: ${matches} matches, ${finder.looked} positions, ${puzzles.length} puzzles`)
}

async function gather(id: string): Promise<void> {
  const shop = await workshopFor(id)
  const before = puzzlesIn(fileOf(id))
  const findings = files.map(readFindings)
  const { puzzles, thrown } = gathered(shop, id, before, findings, Number(values.count))
  keepPuzzles(fileOf(id), puzzles)
  console.log(`${id}: ${before.length} puzzles before, ${puzzles.length} now`)
  console.log(searchTable(id, findings, thrown))
}

async function check(id: string): Promise<void> {
  const puzzles = puzzlesIn(fileOf(id))
  const faults = faultsIn(await workshopFor(id), puzzles)
  for (const { puzzle, fault } of faults) console.log(`${puzzle}: ${fault}`)
  console.log(`${puzzles.length} puzzles, ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}

if (order === 'find' && id !== undefined && values.out !== undefined) await find(id, values.out)
else if (order === 'gather' && id !== undefined) await gather(id)
else if (order === 'check' && id !== undefined) await check(id)
else if (order === 'table') console.log(puzzleTable())
else throw new Error('Say: find GAME [FILES] --out FILE, gather GAME FILES, check GAME, or: table.')
