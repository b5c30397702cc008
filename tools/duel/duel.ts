/**
 * One search with two judgements: npm run duel -- GAME MODULE [--games 400] [--ms 50]
 * [--opening 8] [--seed 1] [--seconds 100] [--ours MODULE]. The game's own evaluation plays against the one that a
 * module exports, or against itself with the weights of a file (`.bin`); a module may bring a `think` of its own too.
 * Both have the same time for a move, counted in time of the processor, so that other work on the machine takes nothing
 * from either. Every opening is some moves at random after which a look ahead with the other's judgement sees neither
 * side ahead; no two are the same, and each is played with both colours. The share is that of the first.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import '@spellendoos/kernel/node'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { think, type BotAnswer, type Knowledge } from '@spellendoos/bots'
import { evaluations } from '@spellendoos/games/evaluations'
import { shelf } from '@spellendoos/games/shelf'
import { sights } from '@spellendoos/games/sights'
import { BY_THE_BOOK, canonical, chooseOptions, seededRng, type Seat } from '@spellendoos/kernel'
import { patternWorth, type Sight } from '@spellendoos/mechanics'
import { processorTime, spent } from './processor-time.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    ms: { type: 'string', default: '50' },
    opening: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: 'Infinity' },
    ours: { type: 'string' },
  },
})
const [id = 'dammen', rival] = positionals
if (rival === undefined) throw new Error('Which module has the other evaluation?')

/** A judgement and the search that uses it. */
interface Player {
  readonly evaluation: NonNullable<Knowledge['evaluation']>
  readonly think: typeof think
  nodes: number
  seconds: number
  moves: number
}

/** The game's evaluation with other weights. */
async function weighed(file: string): Promise<Partial<Player>> {
  const { board: _, ...own } = (await evaluations.get(id)!()).evaluation
  const { sight } = await sights.get(id)!()
  const worth = patternWorth(sight as Sight<{ readonly seat: Seat }>, () => readFileSync(file))
  return { evaluation: { ...own, worth } }
}

const fetched = async (module: string | undefined): Promise<Player> => {
  const own =
    module === undefined
      ? await evaluations.get(id)!()
      : module.endsWith('.bin')
        ? await weighed(module)
        : ((await import(pathToFileURL(resolve(module)).href)) as Partial<Player>)
  return { think, evaluation: own.evaluation!, ...own, nodes: 0, seconds: 0, moves: 0 }
}
const game = await shelf.get(id)!()
const players = [await fetched(values.ours), await fetched(rival)] as const
const options = chooseOptions(game, BY_THE_BOOK, {})
if (!options.ok) throw new Error(options.problem.text.en)

const SECOND = 1000

function ask(
  player: Player,
  s: unknown,
  seat: Seat,
  seed: number,
  stop: () => boolean,
  match?: string,
): BotAnswer {
  const question = { view: game.view(s, seat), seat, seats: 2, level: 5, seed, stop, match }
  return player.think(game, question, { evaluation: player.evaluation })
}

function play(s: unknown, seat: Seat, written: string): void {
  game.play(
    s,
    seat,
    game.moves(s, seat).find((move) => game.write(s, move) === written),
  )
}

/** How far from even an opening may look, where 1 is a win, and how often the time is looked at by then. */
const EVEN = 0.05
const LOOKS = 16
const rng = seededRng(Number(values.seed))
const seen = new Set<string>()

/** Moves at random, until neither side is ahead after them. */
function opening(): unknown {
  for (;;) {
    const s = game.setup(options.value, 2)
    for (let ply = 0; ply < Number(values.opening) && game.turn(s).length > 0; ply++) {
      const seat = game.turn(s)[0] as Seat
      const moves = game.moves(s, seat)
      game.play(s, seat, moves[rng(moves.length)])
    }
    if (game.turn(s).length === 0) continue
    const name = canonical(s)
    if (seen.has(name)) continue
    seen.add(name)
    let looks = 0
    const { score } = ask(players[1], s, game.turn(s)[0] as Seat, 1, () => ++looks > LOOKS)
    if (score !== undefined && Math.abs(score - 0.5) < EVEN) return s
  }
}

/** Plays from an opening to the end; answers what it was worth to the first player. */
function match(start: unknown, ours: Seat, seed: number): number {
  const s = game.copy!(start)
  for (let ply = 0; game.turn(s).length > 0; ply++) {
    const seat = game.turn(s)[0] as Seat
    const player = players[seat === ours ? 0 : 1]
    const begun = processorTime()
    const name = `${seed} ${players.indexOf(player)}`
    const { move, nodes } = ask(player, s, seat, seed + ply, spent(Number(values.ms)), name)
    if (nodes > 0) {
      player.nodes += nodes
      player.seconds += (processorTime() - begun) / SECOND
      player.moves++
    }
    play(s, seat, move!)
  }
  const { places } = game.result(s)!
  return 0.5 + 0.5 * Math.sign(places[1 - ours] - places[ours])
}

const SURE = 1.96
const rounds: number[] = []
const tally = [0, 0, 0]
function tell(): void {
  const mean = rounds.reduce((sum, each) => sum + each, 0) / rounds.length
  const spread = rounds.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (rounds.length - 1)
  const error = SURE * Math.sqrt(spread / rounds.length)
  const pace = players.map(({ nodes, seconds }) => Math.round(nodes / seconds).toLocaleString('en'))
  console.log(
    `${id}: ${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} % of ${2 * rounds.length} games`,
    `(${tally[2]} won, ${tally[1]} drawn, ${tally[0]} lost); nodes/s ${pace.join(' and ')}`,
  )
}

const SELDOM = 10
const isUp = spent(SECOND * Number(values.seconds))
for (let round = 0; round < Number(values.games) / 2 && !isUp(); round++) {
  const start = opening()
  const both = [0, 1].map((ours) => match(start, ours, 4096 * (2 * round + ours)))
  for (const won of both) tally[2 * won]++
  rounds.push((both[0] + both[1]) / 2)
  if (rounds.length % SELDOM === 0) tell()
}
tell()
