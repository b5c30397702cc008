import type { Evaluation, Fact, Game, Seat } from '@spellendoos/kernel'
import type { Taste } from './levels.ts'
import type { Picture } from './picture.ts'
import { chancesOf } from './search/chances.ts'
import { scoreOf } from './search/scale.ts'
import { copierOf, type World } from './worlds.ts'

/** After a move, at most so many decisions without a choice are made before the next throw. */
const MOST_FORCED = 3

/** How much a player of this taste likes a move, in winning chances where both sides have equal chances. */
export function likingFor<State, Move>(
  game: Game<State, Move>,
  { copy, moves }: World<State, Move>,
  seat: Seat,
  picture: Picture,
  taste: Taste,
  evaluation: Evaluation<State, Move> | undefined,
): (written: string) => number {
  return (written) => {
    const move = moves.get(written)!
    const s = copy()
    const spots = game.touches(s, move)[0] ?? []
    const facts: Fact[] = []
    game.play(s, seat, move, (fact) => facts.push(fact))
    const gains = facts.reduce((sum, { takes = [], turns = [] }) => sum + takes.length + turns.length, 0)
    const far = picture.distance(spots.slice(-1), picture.last)
    return (
      taste.gain * (gains / (gains + 1)) +
      taste.near * (far === undefined ? 0 : 1 - Math.min(far, 1)) +
      taste.home * (picture.isAtTheBack(spots[0]) ? -1 : 0) +
      (taste.risk === 0 ? 0 : taste.risk * spreadOf(game, s, seat, evaluation))
    )
  }
}

/** How far the next throw can change the winning chances: their standard deviation; 0 if there is no next throw. */
function spreadOf<State, Move>(
  game: Game<State, Move>,
  s: State,
  seat: Seat,
  evaluation: Evaluation<State, Move> | undefined,
): number {
  if (evaluation === undefined || game.chance === undefined) return 0
  for (let forced = 0; forced < MOST_FORCED; forced++) {
    const [by] = game.turn(s)
    if (typeof by !== 'number') break
    const moves = game.moves(s, by)
    if (moves.length !== 1) break
    game.play(s, by, moves[0]!)
  }
  if (game.turn(s)[0] !== 'chance') return 0
  const copy = copierOf(game)
  let mean = 0
  let squares = 0
  for (const { draw, share } of chancesOf(game.chance(s), evaluation.anyOrder) ?? []) {
    const next = copy(s)
    game.answer!(next, draw)
    const score = scoreOf(evaluation.worth(next, seat))
    mean += share * score
    squares += share * score ** 2
  }
  return Math.sqrt(Math.max(0, squares - mean ** 2))
}
