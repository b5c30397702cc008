/**
 * Finds and checks puzzles.
 *
 * `npm run puzzles -- find GAME --count 100 --seed 1` looks through matches between computer players, from this seed on,
 * until the game has so many puzzles. `--most 9` is the longest solution in plies, `--patience 300000` how many positions
 * may be looked at for one, `--seconds 600` how long it may take in all.
 */
import { argv } from 'node:process'
import { parseArgs } from 'node:util'
import { aims } from '@spellendoos/games/aims'
import { shelf } from '@spellendoos/games/shelf'
import type { Puzzle } from '@spellendoos/kernel'
import { knowledgeOf } from '../../apps/cli/src/knowledge.ts'
import { Finder } from './finder.ts'
import { fileOf, keepPuzzles, puzzlesIn } from './store.ts'

const { values, positionals } = parseArgs({
  args: argv.slice(2),
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
  const game = await shelf.get(id)?.()
  const aim = (await aims.get(id)?.())?.aim
  if (game === undefined || aim === undefined)
    throw new Error(`There is no game with puzzles called '${id}'.`)
  const knowledge = await knowledgeOf(id)
  const file = fileOf(id)
  const puzzles: Puzzle[] = [...puzzlesIn(file)]
  const taken = new Set(puzzles.map(({ position }) => position!))
  const wish = { seed: Number(values.seed), most: Number(values.most), patience: Number(values.patience) }
  const finder = new Finder({ game, aim, evaluation: knowledge.evaluation }, knowledge, wish, taken)
  const end = Date.now() + 1000 * Number(values.seconds)
  const tell = () =>
    console.log(
      `${puzzles.length} puzzles, ${finder.looked} positions, thrown away: ${JSON.stringify(Object.fromEntries(finder.thrown))}`,
    )
  for (let seed = wish.seed; puzzles.length < Number(values.count) && Date.now() < end; seed++) {
    for (const found of finder.inMatch(seed)) {
      const number = String(puzzles.length + 1).padStart(4, '0')
      puzzles.push({ id: `${id}-${number}`, ...found })
    }
    keepPuzzles(file, puzzles)
    console.log(`seed ${seed}`)
    tell()
  }
}

if (order === 'find' && id !== undefined) await find(id)
else throw new Error('Say: find GAME, or: check GAME.')
