import { seededRng, type Game, type Seat, type Solver } from '@spellendoos/kernel'
import type { Finding, Knowledge, BotRequest } from './bot.ts'
import { LEVELS, type Level } from './levels.ts'
import { SearchRun } from './search/search-run.ts'
import { searchMoves, prepare, promisingMoves, searchMethodFor, type SearchMethod } from './search-method.ts'
import { imagineWorlds, type World } from './worlds.ts'

/** What is to be weighed: a view, never a state. */
export interface WeighQuestion<View = unknown> extends Omit<BotRequest<View>, 'level'> {
  /** In notation: moves that are searched thoroughly whether they are good or not. */
  readonly about?: readonly string[]
  /** The limits, if it should stop early. */
  readonly care?: Partial<Pick<Level, 'depth' | 'nodes' | 'playouts'>>
}

export interface Weighed {
  /** The worth of each move for the seat, as far as it is known; the best first. */
  readonly choices: readonly Finding[]
  /** How it was found out; left out if the game's own solver knew. */
  readonly way?: SearchMethod
  /** How many plies deep all moves were searched, if the search counts plies. */
  readonly depth?: number
}

/** Weighing overlooks nothing, and always stops at some point. */
const CARE: Level = { ...LEVELS.at(-1)!, depth: 8, nodes: 400_000, playouts: 4000 }

/** If every throw is enumerated, one more move is looked ahead. */
const CARE_WITH_DICE: Level = { ...CARE, depth: 2 }

/**
 * The worth of each of a seat's moves, from 0, lost, to 1, won. Every move gets a worth of its own, so that they can be
 * compared. `undefined` if there is no choice, if everyone acts at once, and for a puzzle without a solver, which has
 * no scale.
 */
export function weigh<State, Move, View>(
  game: Game<State, Move, View>,
  question: WeighQuestion<View>,
  { evaluation, solver }: Knowledge<State, Move, View> = {},
): Weighed | undefined {
  const { view, seat, seats, seed, stop, about = [], care } = question
  const rng = seededRng(seed)
  const world = imagineWorlds(game, view, seat, rng)
  const first = world()
  if (first.moves.size < 2 || !game.turn(first.copy()).includes(seat)) return undefined
  const asked = about.filter((move) => first.moves.has(move))
  if (solver !== undefined) return solved(game, solver, view, seat, first, asked)
  const way = searchMethodFor(game, evaluation)
  if (way === 'glance' || seats === 1) return undefined
  const run = new SearchRun({ ...(way === 'expect' ? CARE_WITH_DICE : CARE), ...care }, rng, stop, {
    about: new Set(asked),
  })
  prepare(evaluation, first, run)
  const wanted = new Map(promisingMoves(game, first, seat, evaluation))
  for (const move of asked) wanted.set(move, first.moves.get(move)!)
  // The order of the moves may differ from world to world; the result must not.
  const moves = new Map([...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const choices = searchMoves(game, evaluation, question, world, moves, run)
  return { choices, way, ...(run.depth > 0 ? { depth: run.depth } : {}) }
}

/** After a move a puzzle can still be solved, or it cannot. */
function solved<State, Move, View>(
  game: Game<State, Move, View>,
  solver: Solver<View>,
  view: View,
  seat: Seat,
  { copy, moves }: World<State, Move>,
  asked: readonly string[],
): Weighed | undefined {
  const { solvable, move } = solver.solve(view)
  if (solvable !== true || move === undefined) return undefined
  const choices = [{ move, score: 1, line: [move] }]
  for (const other of asked) {
    if (other === move) continue
    const s = copy()
    game.play(s, seat, moves.get(other)!)
    const after = game.result(s) === undefined ? solver.solve(game.view(s, seat)).solvable : undefined
    if (after === undefined) return undefined
    choices.push({ move: other, score: after ? 1 : 0, line: [other] })
  }
  return { choices }
}
