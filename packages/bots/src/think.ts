import { seededRng, shuffled, type Evaluation, type Game, type Rng, type Seat } from '@spellendoos/kernel'
import type { BotAnswer, Finding, Knowledge, Question } from './bot.ts'
import { levelOf, LEVELS, type Level } from './levels.ts'
import { AlphaBeta } from './search/alpha-beta.ts'
import { Expectation } from './search/expectation.ts'
import { Mind } from './search/mind.ts'
import { Reckoner } from './search/reckoner.ts'
import { Tree } from './search/tree.ts'
import { simpleBot, winsAtOnce } from './simple.ts'
import { imagineWorlds, type World } from './worlds.ts'

/** Ways to think about a position. */
export type Way = 'glance' | 'look-ahead' | 'expect' | 'reckon' | 'play-out'

/** How a game is thought about: that follows from its traits and from what it knows of itself. */
export function wayFor<State, Move>(
  { traits }: Game<State, Move>,
  evaluation: Evaluation<State, Move> | undefined,
): Way {
  if (traits.realtime) return 'glance'
  if (evaluation === undefined || traits.hidden) return 'play-out'
  if (evaluation.reckoning !== undefined) return 'reckon'
  return traits.luck === 'none' ? 'look-ahead' : 'expect'
}

/** With fewer moves than this to choose from, none is overlooked. */
const FEW = 5

/** The move that a computer player makes, or that it is better to wait. It sees a view, never a state. */
export function think<State, Move, View>(
  game: Game<State, Move, View>,
  question: Question<View>,
  { evaluation, solver }: Knowledge<State, Move, View> = {},
): BotAnswer {
  const { view, seat, seats, seed, stop } = question
  const rng = seededRng(seed)
  const level = levelOf(question.level, game)
  const world = imagineWorlds(game, view, seat, rng)
  const first = world()
  if (first.moves.size === 0) return { nodes: 0 }
  const mayWait = !game.turn(first.copy()).includes(seat)
  if (!mayWait && first.moves.size === 1) return only(first.moves)
  if (solver !== undefined && level === LEVELS.at(-1)) {
    const { move } = solver.solve(view)
    if (move !== undefined) return { move, line: [move], nodes: 0 }
  }
  const way = wayFor(game, evaluation)
  if (mayWait || way === 'glance') {
    const spend = { seats, rng, playouts: level.playouts }
    return simpleBot(game, view, seat, stop === undefined ? spend : { ...spend, stop })
  }
  const mind = new Mind(level, rng, stop)
  const seen = seenMoves(promising(game, first, seat, evaluation), level, rng)
  if (seen.size === 1) return only(seen)
  const playOut = (): Finding[] => {
    const choices = [...seen.keys()]
    const winning = choices.find((move) => winsAtOnce(game, world, seat, move))
    if (winning !== undefined) return [{ move: winning, score: 1, line: [winning] }]
    return new Tree(game, evaluation, mind, seats).search(world, seat, choices)
  }
  const find = (): Finding[] => {
    if (way === 'play-out') return playOut()
    const knows = level.haze > 0 ? guessing(evaluation!) : evaluation!
    if (way === 'reckon') {
      return new Reckoner(game, knows, knows.reckoning!, mind, seats).search(first.copy(), seat, seen)
    }
    const friends = question.sides?.find((side) => side.includes(seat)) ?? [seat]
    const Search = way === 'look-ahead' ? AlphaBeta : Expectation
    return new Search(game, knows, mind, seat, friends).search(first.copy(), seen)
  }
  return answerOf(find(), mind)
}

/** Who does not see clearly knows nothing for certain. */
function guessing<State, Move>(evaluation: Evaluation<State, Move>): Evaluation<State, Move> {
  const { known: _, ...guesses } = evaluation
  return guesses
}

/** What there is no choice about. */
function only(moves: ReadonlyMap<string, unknown>): BotAnswer {
  const [move] = moves.keys()
  return { move: move!, line: [move!], nodes: 0 }
}

/** The moves that the game itself holds worth a thought. */
function promising<State, Move>(
  game: Game<State, Move>,
  { copy, moves }: World<State, Move>,
  seat: Seat,
  evaluation: Evaluation<State, Move> | undefined,
): ReadonlyMap<string, Move> {
  if (evaluation?.thinkable === undefined) return moves
  const s = copy()
  return new Map(evaluation.thinkable(s, seat).map((move) => [game.write(s, move), move]))
}

/** The moves that this player has an eye for, in no particular order. */
function seenMoves<Move>(
  moves: ReadonlyMap<string, Move>,
  { oversight }: Level,
  rng: Rng,
): ReadonlyMap<string, Move> {
  // The order of the moves may differ from world to world; the choice may not.
  const written = [...moves.keys()].toSorted()
  const mixed = shuffled(written.length, rng).map((i) => written[i]!)
  const seen = mixed.filter(() => written.length < FEW || rng(200) >= oversight)
  return new Map((seen.length === 0 ? mixed : seen).map((each) => [each, moves.get(each)!]))
}

/** Takes what looks best; through haze something else may. */
function answerOf(findings: readonly Finding[], { level, rng, nodes, depth }: Mind): BotAnswer {
  const choices = level.haze === 0 ? findings : throughHaze(findings, level.haze, rng)
  const { move, score, line } = choices[0]!
  return { move, score, line, choices, nodes, ...(depth > 0 ? { depth } : {}) }
}

function throughHaze(findings: readonly Finding[], haze: number, rng: Rng): Finding[] {
  return findings
    .map((finding) => ({ finding, looks: finding.score + (haze / 2) * blur(rng) }))
    .toSorted((a, b) => b.looks - a.looks)
    .map(({ finding }) => finding)
}

const FINE = 1 << 20
/** About a bell curve with a spread of one: the sum of twelve even draws. */
function blur(rng: Rng): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += rng(FINE) / FINE
  return sum
}
