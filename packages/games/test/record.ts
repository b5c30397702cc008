/**
 * Records a golden match: `npm run golden -- <game> [seats] [options as JSON]`. Of many random matches the
 * shortest is kept. Read it against the book, entry by entry, before you commit it; edit its moves if you like.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { chooseOptions, Match, seededRng, type Entry, type Json } from '@spellendoos/kernel'
import { gameById } from '../src/index.ts'
import { anyEntry } from './conformance/play.ts'
import { folderOf } from './folders.ts'
import { tellGolden } from './golden.ts'

const [id = '', count, given = '{}'] = argv.slice(2)
const game = gameById(id)
if (game === undefined) throw new Error(`no game '${id}'`)
const seats = count === undefined ? game.seats[0]! : Number(count)
const options = JSON.parse(given) as Record<string, Json>
const chosen = chooseOptions(game, 'boekje', options)
if (!chosen.ok) throw new Error(chosen.problem.text.en)

let best: readonly Entry[] | undefined
for (let seed = 1; seed <= 200; seed++) {
  const begun = Match.begin(game, {
    id: 'golden',
    game: id,
    version: game.version,
    options: chosen.value,
    seats,
  })
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const rng = seededRng(seed)
  for (let entry = anyEntry(begun.value, rng); entry !== undefined; entry = anyEntry(begun.value, rng)) {
    begun.value.append(entry)
    if (best !== undefined && begun.value.seq >= best.length) break
  }
  if (begun.value.result !== undefined) best = [...begun.value.log]
}
if (best === undefined) throw new Error('no match came to its end')
const file = join(folderOf(id), 'golden.txt')
writeFileSync(file, tellGolden(game, { seats, options }, best))
console.log(`${file}: ${best.length} entries`)
