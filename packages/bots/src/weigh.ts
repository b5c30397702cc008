import { seededRng, type Game, type Seat, type Solver } from '@spellendoos/kernel'
import type { Finding, Knowledge, Thought } from './bot.ts'
import { LEVELS, type Level } from './levels.ts'
import { SearchRun } from './search/search-run.ts'
import { lookInto, prepare, promising, wayFor, type Way } from './way.ts'
import { imagineWorlds, type World } from './worlds.ts'

/** What is to be weighed: a view, never a state. */
export interface WeighQuestion<View = unknown> extends Omit<Thought<View>, 'level'> {
  /** Moves that are looked into whether they are good or not, in notation. */
  readonly about?: readonly string[]
  /** What may be spent, where it is not as much as it takes. */
  readonly care?: Partial<Pick<Level, 'depth' | 'nodes' | 'playouts'>>
}

export interface Weighed {
  /** What each move is worth to the seat, as far as the search knows; the best first. */
  readonly choices: readonly Finding[]
  /** How that was found out; nothing where the game's own solver knew. */
  readonly way?: Way
  /** How many plies ahead all moves were looked at, where it was ply by ply. */
  readonly depth?: number
}

/** Weighing overlooks nothing, and stops by itself at some point. */
const CARE: Level = { ...LEVELS.at(-1)!, depth: 8, nodes: 400_000, playouts: 4000 }

/** Where every throw is gone through, one more move is looked ahead. */
const CARE_WITH_DICE: Level = { ...CARE, depth: 2 }

/**
 * Says what the moves of a seat are worth: 0 lost, 1 won. Every move gets a worth of its own, so that it can be
 * told how much worse one is than another. Nothing comes back where there is no choice, where everyone acts at
 * once, and for a puzzle without a solver, which has no scale.
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
  const way = wayFor(game, evaluation)
  if (way === 'glance' || seats === 1) return undefined
  const run = new SearchRun(
    { ...(way === 'expect' ? CARE_WITH_DICE : CARE), ...care },
    rng,
    stop,
    new Set(asked),
  )
  prepare(evaluation, first, run)
  const wanted = new Map(promising(game, first, seat, evaluation))
  for (const move of asked) wanted.set(move, first.moves.get(move)!)
  // The order of the moves may differ from world to world; what is found may not.
  const moves = new Map([...wanted].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const choices = lookInto(game, evaluation, question, world, moves, run)
  return { choices, way, ...(run.depth > 0 ? { depth: run.depth } : {}) }
}

/** A puzzle can still be solved after a move, or it cannot. */
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
