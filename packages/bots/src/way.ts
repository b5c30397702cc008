import { seededRng, type Evaluation, type Game, type Seat } from '@spellendoos/kernel'
import type { Finding, Knowledge } from './bot.ts'
import { AlphaBeta } from './search/alpha-beta.ts'
import { BoardSearch } from './search/board-search.ts'
import { Expectation } from './search/expectation.ts'
import type { SearchRun } from './search/search-run.ts'
import { ExactSearch } from './search/exact-search.ts'
import { Tree } from './search/tree.ts'
import { imagineWorlds, type World } from './worlds.ts'

/** Ways to think about a position. */
export type Way = 'glance' | 'look-ahead' | 'expect' | 'exact' | 'play-out'

/** How a game is thought about: that follows from its traits and from what it knows of itself. */
export function wayFor<State, Move>(
  { traits }: Game<State, Move>,
  evaluation: Evaluation<State, Move> | undefined,
): Way {
  if (traits.realtime) return 'glance'
  if (evaluation === undefined || traits.hidden) return 'play-out'
  if (evaluation.exact !== undefined) return 'exact'
  return traits.luck === 'none' ? 'look-ahead' : 'expect'
}

/** Whose moves are looked into, and who else is there. */
interface Asker {
  readonly seat: Seat
  readonly seats: number
  readonly sides?: readonly (readonly Seat[])[]
}

/** Computes what a game will need to know, step by step, for a host that is idle. */
export function* preparing<State, Move, View>(
  game: Game<State, Move, View>,
  { view, seat }: { readonly view: View; readonly seat: Seat },
  { evaluation }: Knowledge<State, Move, View>,
): Generator<void, void> {
  if (evaluation?.prepare === undefined) return
  const s = imagineWorlds(game, view, seat, seededRng(0))().copy()
  while (evaluation.prepare(s)) yield
}

/** Lets the game compute in advance what it needs to know, as far as time allows. */
export function prepare<State, Move>(
  evaluation: Evaluation<State, Move> | undefined,
  { copy }: World<State, Move>,
  run: SearchRun,
): void {
  if (evaluation?.prepare === undefined) return
  const s = copy()
  while (!run.isUp && evaluation.prepare(s));
}

/** Looks into these moves in the way that fits the game; the best first. */
export function lookInto<State, Move>(
  game: Game<State, Move>,
  evaluation: Evaluation<State, Move> | undefined,
  { seat, seats, sides }: Asker,
  world: () => World<State, Move>,
  moves: ReadonlyMap<string, Move>,
  run: SearchRun,
): Finding[] {
  const way = wayFor(game, evaluation)
  if (evaluation === undefined || way === 'play-out') {
    return new Tree(game, evaluation, run, seats).search(world, seat, [...moves.keys()])
  }
  const knows = run.level.haze > 0 ? guessing(evaluation) : evaluation
  if (way === 'exact') {
    return new ExactSearch(game, knows, knows.exact!, run, seats).search(world().copy(), seat, moves)
  }
  if (way === 'look-ahead' && knows.board !== undefined && seesAll(run)) {
    return new BoardSearch(game, knows, run, world().copy()).search(moves)
  }
  const friends = sides?.find((side) => side.includes(seat)) ?? [seat]
  const Search = way === 'look-ahead' ? AlphaBeta : Expectation
  return new Search(game, knows, run, seat, friends).search(world().copy(), moves)
}

/** Whether only the best move matters, and nothing escapes the player. */
const seesAll = ({ level, about }: SearchRun): boolean =>
  level.haze === 0 && level.oversight === 0 && about === undefined

/** A player who does not see clearly knows nothing for certain. */
function guessing<State, Move>(evaluation: Evaluation<State, Move>): Evaluation<State, Move> {
  const { known: _, ...guesses } = evaluation
  return guesses
}

/** The moves that the game itself holds worth a thought. */
export function promising<State, Move>(
  game: Game<State, Move>,
  { copy, moves }: World<State, Move>,
  seat: Seat,
  evaluation: Evaluation<State, Move> | undefined,
): ReadonlyMap<string, Move> {
  if (evaluation?.thinkable === undefined) return moves
  const s = copy()
  return new Map(evaluation.thinkable(s, seat).map((move) => [game.write(s, move), move]))
}
