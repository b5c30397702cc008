/**
 * Backgammon against GNU Backgammon, in cubeless money games: npx tsx --conditions=source tools/gnubg/match.ts
 * [--games 200] [--plies 0] [--ms 0] [--luck] [--seed 1] [--tables 1]. GNU looks this many plies ahead. We take what
 * looks best after the move, or with --ms think as the highest level does, for this much processor time. With --luck what
 * the dice brought is taken off, which tells as much in a fraction of the games. Many tables are played at once,
 * each with a GNU of its own.
 */
import { parseArgs } from 'node:util'
import { seededRng } from '@spellendoos/kernel'
import { meanOf } from './figures.ts'
import { gnu } from './gnu.ts'
import { atAGlance, luckOf, spent, thinking } from './ours.ts'
import { playGame } from './table.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    plies: { type: 'string', default: '0' },
    ms: { type: 'string', default: '0' },
    luck: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    tables: { type: 'string', default: '1' },
  },
})
const games = Number(values.games)
const plies = Number(values.plies)
const ours = values.ms === '0' ? atAGlance : thinking(Number(values.ms))
const rng = seededRng(Number(values.seed))

const points: number[] = []
const earned: number[] = []
let begun = 0
/** Plays one game after the other at one table. */
async function sit(): Promise<void> {
  const other = gnu(plies)
  while (begun < games) {
    const first = begun++ % 2
    const result = await playGame(
      first === 0 ? [ours, other.player] : [other.player, ours],
      rng,
      values.luck ? luckOf : undefined,
    )
    const side = first === 0 ? 1 : -1
    points.push(side * result.points)
    earned.push(side * result.earned)
    if (points.length % (values.luck ? 20 : 500) === 0 || points.length === games) tell()
  }
  other.close()
}

function tell(): void {
  const pace = (spent.milliseconds / spent.moves).toFixed(1)
  const without = values.luck ? `, without luck ${meanOf(earned)}` : ''
  console.log(
    `${points.length} games against ${plies}-ply: ${meanOf(points)} points a game${without}; ${pace} ms a move`,
  )
}
await Promise.all(Array.from({ length: Number(values.tables) }, sit))
