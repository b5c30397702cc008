import { playout, shuffled, type Game, type Seat } from '@spellendoos/kernel'
import { Bandit } from './bandit.ts'
import type { BotAnswer, BotBudget } from './bot.ts'
import { Judge, wins } from './judge.ts'
import { imagineWorlds, type World } from './worlds.ts'

/** A playout is cut off after this many decisions. */
const MOST_PLIES = 250
/** How many worlds must agree that a move wins at once, if something is hidden. */
const SURE = 8

/**
 * The simple bot: imagines worlds, tries its moves in them in turn, plays each on at random, and takes the move that
 * was tried most. It sees a view, never a state; the same view, random numbers and playouts give the same move.
 */
export function simpleBot<State, Move, View>(
  game: Game<State, Move, View>,
  view: View,
  seat: Seat,
  budget: BotBudget,
): BotAnswer {
  const { rng } = budget
  const world = imagineWorlds(game, view, seat, rng)
  const first = world()
  // The order of the moves may differ from world to world; the choice must not.
  const moves = seenOf([...first.moves.keys()].toSorted(), budget)
  const mayWait = !game.turn(first.copy()).includes(seat)
  if (moves.length === 0) return { nodes: 0 }
  if (moves.length === 1 && !mayWait) return { move: moves[0]!, nodes: 0 }

  const winning = moves.find((move) => winsAtOnce(game, world, seat, move))
  if (winning !== undefined) return { move: winning, score: 1, nodes: moves.length }

  const choices = mayWait ? [...moves, undefined] : moves
  const inAnyOrder = shuffled(choices.length, rng).map((i) => choices[i])
  return mostPromising(game, world, seat, inAnyOrder, budget)
}

/** The moves that it does not overlook. */
function seenOf(moves: readonly string[], { oversight = 0, rng }: BotBudget): readonly string[] {
  if (oversight === 0) return moves
  const seen = moves.filter(() => rng(100) >= oversight)
  return seen.length === 0 ? moves : seen
}

/** Plays a choice in a world; waiting changes nothing. */
function tryOut<State, Move>(
  game: Game<State, Move>,
  { copy, moves }: World<State, Move>,
  seat: Seat,
  choice: string | undefined,
): State {
  const s = copy()
  if (choice !== undefined) game.play(s, seat, moves.get(choice)!)
  return s
}

/** Whether a move wins the match at once, in every world that was checked. */
export function winsAtOnce<State, Move>(
  game: Game<State, Move>,
  world: () => World<State, Move>,
  seat: Seat,
  move: string,
): boolean {
  const worlds = game.traits.hidden ? SURE : 1
  return Array.from({ length: worlds }).every(() => wins(game, tryOut(game, world(), seat, move), seat))
}

function mostPromising<State, Move>(
  game: Game<State, Move>,
  world: () => World<State, Move>,
  seat: Seat,
  choices: readonly (string | undefined)[],
  { seats, rng, playouts, stop }: BotBudget,
): BotAnswer {
  const judge = new Judge(game, seat, seats)
  const arms = new Bandit(choices, judge.scale)
  let nodes = 0
  for (let tries = 0; tries < playouts; tries++) {
    if (stop?.() === true) break
    const arm = arms.next()
    const s = tryOut(game, world(), seat, arm.move)
    nodes += 1 + playout(game, s, seats, rng, MOST_PLIES)
    arms.reward(arm, judge.worth(s))
  }
  const { move, sum, tries } = arms.best()
  return {
    ...(move === undefined ? {} : { move }),
    ...(tries === 0 ? {} : { score: sum / tries }),
    nodes,
  }
}
