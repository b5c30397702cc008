import { seededRng, type Evaluation, type Game, type Seat } from '@spellendoos/kernel'
import type { Finding, Knowledge } from './bot.ts'
import { AlphaBeta } from './search/alpha-beta.ts'
import { BoardSearch } from './search/board-search.ts'
import { Expectimax } from './search/expectimax.ts'
import type { SearchRun } from './search/search-run.ts'
import { ExactSearch } from './search/exact-search.ts'
import { TreeSearch } from './search/tree-search.ts'
import { imagineWorlds, type World } from './worlds.ts'

/** The kinds of search. */
export type SearchMethod = 'glance' | 'look-ahead' | 'expect' | 'exact' | 'play-out'

/** The kind of search for a game, by its traits and by what its evaluation offers. */
export function searchMethodFor<State, Move>(
  { traits }: Game<State, Move>,
  evaluation: Evaluation<State, Move> | undefined,
): SearchMethod {
  if (traits.realtime) return 'glance'
  if (evaluation === undefined || traits.hidden) return 'play-out'
  if (evaluation.exact !== undefined) return 'exact'
  return traits.luck === 'none' ? 'look-ahead' : 'expect'
}

/** The seat whose moves are searched, and the others at the table. */
interface Asker {
  readonly seat: Seat
  readonly seats: number
  readonly sides?: readonly (readonly Seat[])[]
}

/** Computes what a game's evaluation will need, step by step, for a host that is idle. */
export function* preparation<State, Move, View>(
  game: Game<State, Move, View>,
  { view, seat }: { readonly view: View; readonly seat: Seat },
  { evaluation }: Knowledge<State, Move, View>,
): Generator<void, void> {
  if (evaluation?.prepare === undefined) return
  const s = imagineWorlds(game, view, seat, seededRng(0))().copy()
  while (evaluation.prepare(s)) yield
}

/** Runs the computations that a game's evaluation needs, as far as time allows. */
export function prepare<State, Move>(
  evaluation: Evaluation<State, Move> | undefined,
  { copy }: World<State, Move>,
  run: SearchRun,
): void {
  if (evaluation?.prepare === undefined) return
  const s = copy()
  while (!run.isUp && evaluation.prepare(s));
}

/** Searches these moves in the way that suits the game; the best first. */
export function searchMoves<State, Move>(
  game: Game<State, Move>,
  evaluation: Evaluation<State, Move> | undefined,
  { seat, seats, sides }: Asker,
  world: () => World<State, Move>,
  moves: ReadonlyMap<string, Move>,
  run: SearchRun,
): Finding[] {
  const way = searchMethodFor(game, evaluation)
  if (evaluation === undefined || way === 'play-out') {
    return new TreeSearch(game, evaluation, run, seats).search(world, seat, [...moves.keys()])
  }
  const used = run.level.noise > 0 ? guessing(evaluation) : evaluation
  if (way === 'exact') {
    return new ExactSearch(game, used, used.exact!, run, seats).search(world().copy(), seat, moves)
  }
  if (way === 'look-ahead' && used.board !== undefined && seesAll(run)) {
    return new BoardSearch(game, used, run, world().copy()).search(moves)
  }
  const friends = sides?.find((side) => side.includes(seat)) ?? [seat]
  const Search = way === 'look-ahead' ? AlphaBeta : Expectimax
  return new Search(game, used, run, seat, friends).search(world().copy(), moves)
}

/** Whether only the best move matters, and the player overlooks and blurs nothing. */
const seesAll = ({ level, about }: SearchRun): boolean =>
  level.noise === 0 && level.oversight === 0 && about === undefined

/** A player with a blurred judgement evaluation no outcome for certain. */
function guessing<State, Move>(evaluation: Evaluation<State, Move>): Evaluation<State, Move> {
  const { known: _, ...guesses } = evaluation
  return guesses
}

/** The moves that the game's evaluation considers worth searching. */
export function promisingMoves<State, Move>(
  game: Game<State, Move>,
  { copy, moves }: World<State, Move>,
  seat: Seat,
  evaluation: Evaluation<State, Move> | undefined,
): ReadonlyMap<string, Move> {
  if (evaluation?.thinkable === undefined) return moves
  const s = copy()
  return new Map(evaluation.thinkable(s, seat).map((move) => [game.write(s, move), move]))
}
