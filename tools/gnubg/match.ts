/**
 * Backgammon against GNU Backgammon: npx tsx --conditions=source tools/gnubg/match.ts [games] [plies] [seed] [tables].
 * Cubeless money games; each takes the move after which the other's chances look worst. Needs `gnubg` on the path. It
 * waits ten milliseconds before each answer, so many tables are played at once, each with a GNU of its own.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { drawFrom, seededRng, type Seat } from '@spellendoos/kernel'
import { game } from '../../packages/games/src/tables/backgammon/index.ts'
import { chancesOf } from '../../packages/games/src/tables/backgammon/net.ts'
import type { State } from '../../packages/games/src/tables/backgammon/state.ts'
import { counted } from '../../packages/games/src/tables/stones.ts'

const games = Number(argv[2] ?? 200)
const plies = Number(argv[3] ?? 0)
const rng = seededRng(Number(argv[4] ?? 1))
const tables = Number(argv[5] ?? 1)
/** The game by its modern rules, long enough that the end of a match never matters. */
const OPTIONS = { ...game.presets['boekje'], ...game.presets['modern'], points: 25, cube: false }

type Judge = (s: readonly State[]) => Promise<readonly (readonly number[])[]>

/** What the game is worth to the player on turn. */
const equity = ([
  win = 0,
  gammon = 0,
  triple = 0,
  gammonLost = 0,
  tripleLost = 0,
]: readonly number[]): number => 2 * win - 1 + gammon + triple - gammonLost - tripleLost

let thought = 0
let moves = 0
const ours: Judge = (states) => {
  const start = performance.now()
  const judged = states.map(({ stones, seat }) => [...chancesOf(stones, seat)])
  thought += performance.now() - start
  moves++
  return Promise.resolve(judged)
}

function gnu(): { judge: Judge; close: () => void } {
  const script = fileURLToPath(new URL('judge.py', import.meta.url))
  const program = spawn('gnubg', ['-t', '-q', '-p', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers: ((line: string) => void)[] = []
  let ready: () => void
  const begun = new Promise<void>((resolve) => (ready = resolve))
  createInterface({ input: program.stdout }).on('line', (line) => {
    if (line === 'ready') ready()
    else if (line.startsWith('[')) answers.shift()?.(line)
    else if (line.includes('rror')) throw new Error(line)
  })
  const side = (stones: readonly number[], seat: Seat) => counted([...stones], seat).slice(1)
  return {
    async judge(states) {
      await begun
      const positions = states.map(({ stones, seat }) => [side(stones, seat), side(stones, 1 - seat)])
      const answer = new Promise<string>((resolve) => answers.push(resolve))
      program.stdin.write(`${JSON.stringify({ plies, positions })}\n`)
      return JSON.parse(await answer) as number[][]
    },
    close: () => program.kill(),
  }
}

/** Plays one game; answers the points of seat 0. */
async function play(judges: readonly [Judge, Judge]): Promise<number> {
  const s = game.setup(OPTIONS, 2)
  for (;;) {
    const [by] = game.turn(s)
    if (by === 'chance') {
      game.answer!(s, drawFrom(game.chance!(s), rng))
      continue
    }
    const seat = by as Seat
    const all = game.moves(s, seat)
    const chosen = all.length === 1 ? all[0] : await best(s, seat, judges[seat])
    game.play(s, seat, chosen)
    if (s.scores[0] + s.scores[1] > 0) return s.scores[0] - s.scores[1]
  }
}

async function best(s: State, seat: Seat, judge: Judge) {
  const all = game.moves(s, seat)
  const nexts = all.map((move) => {
    const next = game.copy!(s)
    game.play(next, seat, move)
    return next
  })
  const over = nexts.findIndex(({ scores }) => scores[seat] > 0)
  if (over >= 0) return all[over]
  const worth = (await judge(nexts)).map((chances) => -equity(chances))
  return all[worth.indexOf(Math.max(...worth))]
}

const points: number[] = []
let begun = 0
/** Plays one game after the other at one table. */
async function sit(): Promise<void> {
  const other = gnu()
  while (begun < games) {
    const first = begun++ % 2
    const won = await play(first === 0 ? [ours, other.judge] : [other.judge, ours])
    points.push(first === 0 ? won : -won)
    if (points.length % 500 === 0 || points.length === games) tell()
  }
  other.close()
}
function tell(): void {
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length
  const spread = Math.sqrt(points.reduce((sum, each) => sum + (each - mean) ** 2, 0) / points.length)
  const error = (1.96 * spread) / Math.sqrt(points.length)
  const pace = (thought / moves).toFixed(2)
  console.log(
    `${points.length} games against ${plies}-ply: ${mean.toFixed(4)} ± ${error.toFixed(4)} points a game, ${pace} ms a move`,
  )
}
await Promise.all(Array.from({ length: tables }, sit))
