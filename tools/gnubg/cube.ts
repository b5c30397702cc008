/**
 * The errors of our cube, judged by GNU Backgammon two plies deep: npx tsx --conditions=source tools/gnubg/cube.ts
 * [--points 5] [--decisions 400] [--ms 1000] [--seed 1]. In matches that GNU plays against itself, before every n-th
 * throw everyone is asked whether they would double, and where GNU itself holds a double for right, or we do, whether
 * they would take. A match to 25 points is played as single games and judged as money.
 */
import { parseArgs } from 'node:util'
import { drawFrom, seededRng, type Seat } from '@spellendoos/kernel'
import { game } from '../../packages/games/src/tables/backgammon/index.ts'
import type { State } from '../../packages/games/src/tables/backgammon/state.ts'
import { meanOf } from './figures.ts'
import { gnu, MONEY, type CubeActions } from './gnu.ts'
import { thinking } from './ours.ts'
import type { Player } from './table.ts'

const { values } = parseArgs({
  options: {
    points: { type: 'string', default: '5' },
    decisions: { type: 'string', default: '400' },
    ms: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
})
const decisions = Number(values.decisions)
const points = Number(values.points)
const options = { ...game.presets['boekje'], ...game.presets['modern'], points, cube: true, jacoby: false }
/** Before every n-th throw: neighbours are much alike. */
const APART = 3
const DEEP = 2

const other = gnu(0)
const ours: Readonly<Record<string, Player>> = {
  'ours at a glance': thinking(0),
  [`ours with ${values.ms} ms`]: thinking(Number(values.ms)),
}
const names = [...Object.keys(ours), 'GNU at a glance']
const doubling: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]))
const answering: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]))
const looked = (): number => doubling[names[0]].length

const doubled = ({ take, drop }: CubeActions): number => Math.min(take, drop)
const isDouble = (actions: CubeActions): boolean => doubled(actions) >= actions.throw

/** Asks everyone, and notes what their decisions cost. */
async function look(s: State, seat: Seat, truth: CubeActions): Promise<void> {
  const quick = await other.judgedCube(s, 0)
  const doubles = new Map([['GNU at a glance', isDouble(quick)]])
  for (const [name, player] of Object.entries(ours)) doubles.set(name, (await player(s, seat)) === 'double')
  const best = Math.max(truth.throw, doubled(truth))
  for (const [name, yes] of doubles) doubling[name].push(best - (yes ? doubled(truth) : truth.throw))
  if (!isDouble(truth) && ![...doubles.values()].some(Boolean)) return
  const offered = game.copy!(s)
  game.play(offered, seat, 'double')
  const takes = new Map([['GNU at a glance', quick.take <= quick.drop]])
  for (const [name, player] of Object.entries(ours)) {
    takes.set(name, (await player(offered, offered.seat)) === 'take')
  }
  for (const [name, yes] of takes) answering[name].push((yes ? truth.take : truth.drop) - doubled(truth))
  if (values.verbose) tellOne(s, truth, quick)
}

function tellOne(s: State, truth: CubeActions, quick: CubeActions): void {
  const costs = names.map((name) => [doubling[name].at(-1)!, answering[name].at(-1)!])
  if (costs.slice(0, 2).some(([double, answer]) => double > 0.02 || answer > 0.02)) {
    console.log(game.position!.write(s), JSON.stringify({ truth, quick, costs }))
  }
}

function tell(): void {
  console.log(`${looked()} decisions in ${points === MONEY ? 'money games' : `matches to ${points}`}:`)
  for (const name of names) {
    console.log(
      `  ${name}: doubling ${meanOf(doubling[name])}, ${answering[name].length} answers ${meanOf(answering[name])}`,
    )
  }
}

const rng = seededRng(Number(values.seed))
let throws = 0
/** One match, or a single game for money. */
async function playMatch(): Promise<void> {
  const s = game.setup(options, 2)
  const legs = points === MONEY ? 1 : Infinity
  while (game.turn(s).length > 0 && s.leg <= legs) {
    const [by] = game.turn(s)
    if (by === 'chance') {
      game.answer!(s, drawFrom(game.chance!(s), rng))
      continue
    }
    const seat = by as Seat
    const moves = game.moves(s, seat)
    if (moves.length === 1) game.play(s, seat, moves[0])
    else if (moves.includes('double')) await decide(s, seat)
    else game.play(s, seat, await other.player(s, seat))
  }
}

/** Goes on as GNU judges the cube. */
async function decide(s: State, seat: Seat): Promise<void> {
  const truth = await other.judgedCube(s, DEEP)
  if (++throws % APART === 0 && looked() < decisions) {
    await look(s, seat, truth)
    if (looked() % 100 === 0) tell()
  }
  if (!isDouble(truth)) {
    game.play(s, seat, 'throw')
    return
  }
  game.play(s, seat, 'double')
  game.play(s, s.seat, truth.take <= truth.drop ? 'take' : 'drop')
}

while (looked() < decisions) await playMatch()
tell()
other.close()
