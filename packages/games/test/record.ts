/**
 * Records a golden match: `npm run golden -- <game> [seats] [options as JSON]`. The shortest of many random matches is
 * kept. Compare it with the book, entry by entry, before you commit it; edit its moves if you like. `npm run golden --
 * <game> again` records the same match again after a sentence or a picture has changed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import '@spellendoos/kernel/node'
import { chooseOptions, Match, seededRng, type Entry, type Json } from '@spellendoos/kernel'
import type { SceneGame } from '@spellendoos/scene'
import { gameById } from '../src/index.ts'
import { anyEntry } from './conformance/play.ts'
import { folderOf } from './folders.ts'
import { readGolden, tellGolden, type GoldenSetting } from './golden.ts'

const [id = '', how, given = '{}'] = argv.slice(2)
const game = gameById(id)
if (game === undefined) throw new Error(`no game '${id}'`)
const file = join(folderOf(id), 'golden.txt')
if (how === 'again') {
  const { setting, log } = readGolden(readFileSync(file, 'utf8'))
  keep(game, setting, log)
} else {
  const seats = how === undefined ? game.seats[0]! : Number(how)
  const setting = { seats, options: JSON.parse(given) as Record<string, Json> }
  keep(game, setting, shortest(game, setting))
}

function shortest(game: SceneGame, { seats, options }: GoldenSetting): readonly Entry[] {
  const chosen = chooseOptions(game, 'boekje', options)
  if (!chosen.ok) throw new Error(chosen.problem.text.en)
  const header = { id: 'golden', game: game.id, version: game.version, options: chosen.value, seats }
  let best: readonly Entry[] | undefined
  for (let seed = 1; seed <= 200; seed++) {
    const begun = Match.begin(game, header)
    if (!begun.ok) throw new Error(begun.problem.text.en)
    const rng = seededRng(seed)
    for (let entry = anyEntry(begun.value, rng); entry !== undefined; entry = anyEntry(begun.value, rng)) {
      begun.value.append(entry)
      if (best !== undefined && begun.value.seq >= best.length) break
    }
    if (begun.value.result !== undefined) best = [...begun.value.log]
  }
  if (best === undefined) throw new Error('no match came to its end')
  return best
}

function keep(game: SceneGame, setting: GoldenSetting, log: readonly Entry[]): void {
  writeFileSync(file, tellGolden(game, setting, log))
  console.log(`${file}: ${log.length} entries`)
}
