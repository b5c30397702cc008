/**
 * The errors of our moves, judged by GNU Backgammon two plies deep: npx tsx --conditions=source tools/gnubg/errors.ts
 * [--decisions 400] [--ms 1000] [--seed 1]. In games that GNU plays against itself, every n-th decision our network
 * at a glance, our highest level with this much processor time, and GNU without looking ahead are asked for a move;
 * what it is worth less than the best of all is its error. The same positions for everyone: that tells far more than
 * games do.
 */
import { parseArgs } from 'node:util'
import { seededRng, type Seat } from '@spellendoos/kernel'
import { game } from '../../packages/games/src/tables/backgammon/index.ts'
import type { State } from '../../packages/games/src/tables/backgammon/state.ts'
import { meanOf } from './figures.ts'
import { gnu } from './gnu.ts'
import { atAGlance, thinking } from './ours.ts'
import { nexts, playGame, pointsOf, type Player } from './table.ts'

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '400' },
    ms: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})
const decisions = Number(values.decisions)
/** Every n-th decision of a game is looked at: neighbours are much alike. */
const APART = 5
/** The best are found among so many that look best at a glance. */
const WIDE = 8
const DEEP = 2

const other = gnu(0)
const asked: Readonly<Record<string, Player>> = {
  'ours at a glance': atAGlance,
  [`ours with ${values.ms} ms`]: thinking(Number(values.ms)),
  'GNU at a glance': other.player,
}
const errors: Record<string, number[]> = Object.fromEntries(Object.keys(asked).map((name) => [name, []]))
const looked = (): number => Object.values(errors)[0].length

/** Asks everyone, and notes what their moves cost. */
async function look(s: State, seat: Seat): Promise<void> {
  const all = nexts(s, seat)
  if (all.some(([, next]) => pointsOf(next) !== 0)) return
  const chosen = new Map<string, string>()
  for (const [name, player] of Object.entries(asked)) chosen.set(name, game.write(s, await player(s, seat)))
  const wanted = new Set(chosen.values())
  const quick = await other.judged(all, 0)
  const few = quick.filter(({ next: [move] }, rank) => rank < WIDE || wanted.has(game.write(s, move)))
  const deep = await other.judged(
    few.map(({ next }) => next),
    DEEP,
  )
  for (const [name, move] of chosen) {
    const own = deep.find(({ next: [each] }) => game.write(s, each) === move)!
    errors[name].push(deep[0].worth - own.worth)
  }
}

function tell(): void {
  const [first, ...others] = Object.entries(errors)
  console.log(`${looked()} decisions, points lost by each of them:`)
  for (const [name, each] of [first, ...others]) console.log(`  ${name}: ${meanOf(each)}`)
  for (const [name, each] of others) {
    console.log(`  ${name} less than ${first[0]}: ${meanOf(first[1].map((error, i) => error - each[i]))}`)
  }
}

const rng = seededRng(Number(values.seed))
let turns = 0
const playing: Player = async (s, seat) => {
  if (++turns % APART === 0 && looked() < decisions) {
    await look(s, seat)
    if (looked() % 50 === 0) tell()
  }
  return other.player(s, seat)
}
while (looked() < decisions) await playGame([playing, playing], rng, undefined)
tell()
other.close()
