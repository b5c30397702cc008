import type { Game, Rng, Seat } from '@spellendoos/kernel'
import type { BotAnswer } from './bot.ts'
import { imagineWorlds } from './worlds.ts'

/** Any legal move, all equally likely. */
export function randomBot<State, Move, View>(
  game: Game<State, Move, View>,
  view: View,
  seat: Seat,
  rng: Rng,
): BotAnswer {
  // The order of the moves may differ from world to world; the choice must not.
  const moves = [...imagineWorlds(game, view, seat, rng)().moves.keys()].toSorted()
  return moves.length === 0 ? { nodes: 0 } : { move: moves[rng(moves.length)]!, nodes: 1 }
}
