/**
 * Shows every level of a game the same positions with one clearly best move, and writes into docs/levels.md how many
 * each level finds, and how many of its moves lose everything at once. `npm run blunders -- dammen gobang
 * [--positions 500] [--ms 20] [--dry]`: at most this much processor time for a move; a dry run writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { levelOf, levelsIn, think } from '@spellendoos/bots'
import { shelf } from '@spellendoos/games/shelf'
import { knowledgeOf } from '../../apps/cli/src/knowledge.ts'
import { spent } from '../duel/processor-time.ts'
import { FILE, readTables, writeTables } from './tables.ts'
import { clearPositions, isLaughable, type Clear } from './clear-positions.ts'

const { values, positionals: games } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '500' },
    ms: { type: 'string', default: '20' },
    dry: { type: 'boolean', default: false },
  },
})
if (games.length === 0) throw new Error('Name the games to measure.')
const ms = Number(values.ms)

for (const id of games) {
  const game = await shelf.get(id)?.()
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  const knowledge = await knowledgeOf(id)
  const positions: Clear[] = []
  for (const clear of clearPositions(game, knowledge)) {
    positions.push(clear)
    if (positions.length === Number(values.positions)) break
  }
  const cells: string[] = []
  for (let level = 1; level <= levelsIn(game); level++) {
    let found = 0
    let laughable = 0
    for (const [number, clear] of positions.entries()) {
      const stop = spent(Math.min(ms, levelOf(level, game).milliseconds))
      const { move } = think(game, { ...clear.question, level, seed: number, stop }, knowledge)
      if (move === clear.best) found++
      else if (isLaughable(game, clear, move!, knowledge)) laughable++
    }
    cells.push(`${Math.round((100 * found) / positions.length)} (${laughable})`)
    process.stdout.write(`${id} ${level}: ${cells.at(-1)!}\n`)
  }
  if (values.dry) continue
  const tables = readTables(readFileSync(FILE, 'utf8'))
  tables['Moves found'].set(id, [String(positions.length), ...cells])
  writeFileSync(FILE, writeTables(tables))
}
