/** A table for cubeless money games: what is played there, who plays, and how lucky they are. */
import { drawFrom, type Rng, type Seat } from '@spellendoos/kernel'
import { game } from '../../packages/games/src/tables/backgammon/index.ts'
import type { Move, State } from '../../packages/games/src/tables/backgammon/state.ts'

/** The game by its modern rules, long enough that the end of a match never matters. */
const OPTIONS = { ...game.presets['boekje'], ...game.presets['modern'], points: 25, cube: false }

/** Chooses one of the moves. */
export type Player = (s: State, seat: Seat) => Promise<Move>

/** Five chances of the player on throw: to win, to win a gammon, a backgammon, to lose a gammon, a backgammon. */
export type Chances = readonly number[]

/** What the game is worth to the player on throw, in points. */
export const equity = ([win = 0, gammon = 0, triple = 0, gammonLost = 0, tripleLost = 0]: Chances): number =>
  2 * win - 1 + gammon + triple - gammonLost - tripleLost

/** The points that seat 0 has won or lost; nothing while they play. */
export const pointsOf = ({ scores }: State): number => scores[0] - scores[1]

/** The positions that the moves of a seat lead to. */
export const nexts = (s: State, seat: Seat): readonly (readonly [Move, State])[] =>
  game.moves(s, seat).map((move) => {
    const next = game.copy!(s)
    game.play(next, seat, move)
    return [move, next]
  })

/** Plays one game; answers the points of seat 0, and the same without the luck of the dice where that is counted. */
export async function playGame(
  players: readonly [Player, Player],
  rng: Rng,
  luckOf: ((s: State, thrown: State) => number) | undefined,
): Promise<{ points: number; earned: number }> {
  const s = game.setup(OPTIONS, 2)
  let luck = 0
  while (pointsOf(s) === 0) {
    const [by] = game.turn(s)
    if (by === 'chance') {
      const before = luckOf === undefined || s.stage !== 'course' ? undefined : game.copy!(s)
      game.answer!(s, drawFrom(game.chance!(s), rng))
      if (before !== undefined) luck += (s.seat === 0 ? 1 : -1) * luckOf!(before, s)
    } else {
      const seat = by as Seat
      const moves = game.moves(s, seat)
      game.play(s, seat, moves.length === 1 ? moves[0] : await players[seat](s, seat))
    }
  }
  return { points: pointsOf(s), earned: pointsOf(s) - luck }
}
