import { seededRng, shuffled, type Game, type Rng } from '@spellendoos/kernel'
import type { BotAnswer, Finding, Knowledge, BotRequest } from './bot.ts'
import { levelOf, type Level } from './levels.ts'
import { Picture } from './picture.ts'
import { SearchRun } from './search/search-run.ts'
import { simpleBot, winsAtOnce } from './simple.ts'
import { searchMoves, prepare, promisingMoves, searchMethodFor } from './search-method.ts'
import { likingFor } from './taste.ts'
import { imagineWorlds, type World } from './worlds.ts'

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
  if (solver !== undefined && level.noise === 0) {
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
  const picture = seesAll(level) ? undefined : new Picture(game, view, seat)
  const newRun = () => new SearchRun(level, rng, stop, { match, picture })
  const run = newRun()
  prepare(evaluation, first, run)
  const promising = promisingMoves(game, first, seat, evaluation)
  const seen = seenMoves(game, first, promising, run)
  if (promising.size === 1) return only(promising)
  if (way === 'play-out') {
    const winning = [...seen.keys()].find((move) => winsAtOnce(game, world, seat, move))
    if (winning !== undefined) {
      return answerOf([{ move: winning, score: 1, line: [winning] }], run)
    }
  }
  const findings = searchMoves(game, evaluation, question, world, seen, run)
  // A result of a game played alone is no winning chance: it neither looks lost, nor can taste be measured by it.
  if (seats === 1 || picture === undefined) return answerOf(findings, run)
  const liking = level.taste && likingFor(game, first, seat, picture, level.taste, evaluation)
  if (seen.size === promising.size || findings.some(({ score }) => score > level.alarm))
    return answerOf(findings, run, liking)
  // In trouble a player looks again.
  const again = newRun()
  return answerOf(searchMoves(game, evaluation, question, world, promising, again), again, liking)
}

/** The answer when there is nothing to choose. */
function only(moves: ReadonlyMap<string, unknown>): BotAnswer {
  const [move] = moves.keys()
  return { move: move!, line: [move!], nodes: 0 }
}

/** Whether a player overlooks nothing and has no taste. */
const seesAll = ({ oversight, taste }: Level): boolean => oversight === 0 && taste === undefined

/** The moves that this player does not overlook, in random order. */
function seenMoves<State, Move>(
  game: Game<State, Move>,
  { copy }: World<State, Move>,
  moves: ReadonlyMap<string, Move>,
  { level, rng, picture }: SearchRun,
): ReadonlyMap<string, Move> {
  // The order of the moves may differ from world to world; the choice must not.
  const written = [...moves.keys()].toSorted()
  const mixed = shuffled(written.length, rng).map((i) => written[i]!)
  const s = copy()
  const hardness = (move: string) =>
    picture?.hardness(game.touches(s, moves.get(move)!)[0] ?? [], picture.last) ?? 1
  // One's own moves are overlooked half as often as replies.
  const seen = mixed.filter(
    (move) =>
      written.length < FEW || rng(200) >= level.oversight * (level.oversight > 0 ? hardness(move) : 1),
  )
  return new Map((seen.length === 0 ? mixed : seen).map((each) => [each, moves.get(each)!]))
}

/** Takes the move that looks best; with a blurred judgement or a taste of its own that may be another one. */
function answerOf(
  findings: readonly Finding[],
  { level, rng, nodes, depth }: SearchRun,
  liking: (move: string) => number = () => 0,
): BotAnswer {
  const choices = level.noise === 0 ? findings : asTheyLook(findings, level.noise, liking, rng)
  const { move, score, line } = choices[0]!
  return { move, score, line, choices, nodes, ...(depth > 0 ? { depth } : {}) }
}

function asTheyLook(
  findings: readonly Finding[],
  noise: number,
  liking: (move: string) => number,
  rng: Rng,
): Finding[] {
  return findings
    .map((finding) => {
      const { move, score } = finding
      return { finding, looks: score + doubt(score) * (liking(move) + (noise / 2) * blur(rng)) }
    })
    .toSorted((a, b) => b.looks - a.looks)
    .map(({ finding }) => finding)
}

/**
 * How unsure a player is of a move with these winning chances: 1 if they are even, less if the outcome is clear. A
 * result of a game played alone is no winning chance.
 */
const doubt = (score: number): number => (score >= 0 && score <= 1 ? 4 * score * (1 - score) : 1)

const FINE = 1 << 20
/** Approximately normal with a standard deviation of one: the sum of twelve uniform numbers. */
function blur(rng: Rng): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += rng(FINE) / FINE
  return sum
}
