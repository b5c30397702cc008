import { seededRng, shuffled, type Game, type Rng } from '@spellendoos/kernel'
import type { BotAnswer, Finding, Knowledge, BotRequest } from './bot.ts'
import { levelOf, LEVELS, type Level } from './levels.ts'
import { SearchRun } from './search/search-run.ts'
import { simpleBot, winsAtOnce } from './simple.ts'
import { searchMoves, prepare, promisingMoves, searchMethodFor } from './search-method.ts'
import { imagineWorlds } from './worlds.ts'

/** With fewer moves than this to choose from, none is overlooked. */
const FEW = 5
/**
 * The budget for deciding whether to interrupt: several players are asked at once, and the table waits for all of them.
 */
const MOMENT = 200

/** The move that a computer player makes, or that it is better to wait. It sees a view, never a state. */
export function think<State, Move, View>(
  game: Game<State, Move, View>,
  question: BotRequest<View>,
  { evaluation, solver }: Knowledge<State, Move, View> = {},
): BotAnswer {
  const { view, seat, seats, seed, stop, match } = question
  const rng = seededRng(seed)
  const level = levelOf(question.level, game)
  const world = imagineWorlds(game, view, seat, rng)
  const first = world()
  if (first.moves.size === 0) return { nodes: 0 }
  const mayWait = !game.turn(first.copy()).includes(seat)
  if (!mayWait && first.moves.size === 1) return only(first.moves)
  if (mayWait && evaluation?.thinkable?.(first.copy(), seat).length === 0) return { nodes: 0 }
  if (solver !== undefined && level === LEVELS.at(-1)) {
    const { move } = solver.solve(view)
    if (move !== undefined) return { move, line: [move], nodes: 0 }
  }
  const way = searchMethodFor(game, evaluation)
  if (mayWait || way === 'glance') {
    const { oversight } = level
    const playouts = game.traits.realtime ? level.playouts : Math.min(level.playouts, MOMENT)
    const spend = { seats, rng, playouts, ...(way === 'glance' ? { oversight } : {}) }
    return simpleBot(game, view, seat, stop === undefined ? spend : { ...spend, stop })
  }
  const run = new SearchRun(level, rng, stop, { match })
  prepare(evaluation, first, run)
  const seen = seenMoves(promisingMoves(game, first, seat, evaluation), level, rng)
  if (seen.size === 1) return only(seen)
  if (way === 'play-out') {
    const winning = [...seen.keys()].find((move) => winsAtOnce(game, world, seat, move))
    if (winning !== undefined) {
      return answerOf([{ move: winning, score: 1, line: [winning] }], run)
    }
  }
  return answerOf(searchMoves(game, evaluation, question, world, seen, run), run)
}

/** The answer when there is nothing to choose. */
function only(moves: ReadonlyMap<string, unknown>): BotAnswer {
  const [move] = moves.keys()
  return { move: move!, line: [move!], nodes: 0 }
}

/** The moves that this player does not overlook, in random order. */
function seenMoves<Move>(
  moves: ReadonlyMap<string, Move>,
  { oversight }: Level,
  rng: Rng,
): ReadonlyMap<string, Move> {
  // The order of the moves may differ from world to world; the choice must not.
  const written = [...moves.keys()].toSorted()
  const mixed = shuffled(written.length, rng).map((i) => written[i]!)
  const seen = mixed.filter(() => written.length < FEW || rng(200) >= oversight)
  return new Map((seen.length === 0 ? mixed : seen).map((each) => [each, moves.get(each)!]))
}

/** Takes the move that looks best; with a blurred judgement that may be another one. */
function answerOf(findings: readonly Finding[], { level, rng, nodes, depth }: SearchRun): BotAnswer {
  const choices = level.noise === 0 ? findings : withNoise(findings, level.noise, rng)
  const { move, score, line } = choices[0]!
  return { move, score, line, choices, nodes, ...(depth > 0 ? { depth } : {}) }
}

function withNoise(findings: readonly Finding[], noise: number, rng: Rng): Finding[] {
  return findings
    .map((finding) => ({ finding, looks: finding.score + (noise / 2) * blur(rng) }))
    .toSorted((a, b) => b.looks - a.looks)
    .map(({ finding }) => finding)
}

const FINE = 1 << 20
/** Approximately normal with a standard deviation of one: the sum of twelve uniform numbers. */
function blur(rng: Rng): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += rng(FINE) / FINE
  return sum
}
