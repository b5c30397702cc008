/**
 * Finds and checks puzzles.
 *
 * `npm run puzzles -- find GAME --count 100 --seed 1` looks through matches between computer players, from this seed on,
 * until the game has so many puzzles. `--most 9` is the longest solution in plies, `--patience 300000` how many positions
 * may be looked at for one, `--seconds 600` how many seconds of processor time it may take. `npm run puzzles -- check GAME` proves all of them
 * again.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import type { Puzzle } from '@spellendoos/kernel'
import { knowledgeOf } from '../../apps/cli/src/knowledge.ts'
import { faultsIn, workshopFor } from './check.ts'
import { Finder } from './finder.ts'
import { fileOf, keepPuzzles, puzzlesIn } from './store.ts'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '9' },
    patience: { type: 'string', default: '300000' },
    seconds: { type: 'string', default: '600' },
  },
})
const [order, id] = positionals

async function find(id: string): Promise<void> {
  const shop = await workshopFor(id)
  const file = fileOf(id)
  const puzzles: Puzzle[] = [...puzzlesIn(file)]
  const taken = new Set(puzzles.flatMap(({ position }) => position ?? []))
  const count = Number(values.count)
  const wish = { count, most: Number(values.most), patience: Number(values.patience) }
  const finder = new Finder(shop, await knowledgeOf(id), wish, taken)
  const spent = () => process.cpuUsage().user / 1e6
  for (let seed = Number(values.seed); puzzles.length < count && spent() < Number(values.seconds); seed++) {
    for (const found of finder.inMatch(seed)) {
      if (puzzles.length === count) break
      puzzles.push({ id: `${id}-${String(puzzles.length + 1).padStart(4, '0')}`, ...found })
    }
    const thrown = JSON.stringify(Object.fromEntries(finder.thrown))
    console.log(
      `${id}: seed ${seed}, ${finder.looked} positions, ${puzzles.length} puzzles, thrown ${thrown}`,
    )
    if (puzzles.length > 0) keepPuzzles(file, puzzles)
  }
}

async function check(id: string): Promise<void> {
  const puzzles = puzzlesIn(fileOf(id))
  const faults = faultsIn(await workshopFor(id), puzzles)
  for (const { puzzle, fault } of faults) console.log(`${puzzle}: ${fault}`)
  console.log(`${puzzles.length} puzzles, ${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
}

if (order === 'find' && id !== undefined) await find(id)
else if (order === 'check' && id !== undefined) await check(id)
else throw new Error('Say: find GAME, or: check GAME.')
