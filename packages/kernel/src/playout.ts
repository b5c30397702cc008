import { copyJson } from './copy.ts'
import type { Game, Rng, Seat } from './game.ts'
import { drawFrom } from './rng.ts'

/**
 * Plays on at random, in place, to the end or for `most` plies: a uniform seat among all that have a move,
 * off-turn included, then a uniform move of that seat; clocks only when no seat has one. Answers with the
 * number of decisions by seats, throws included.
 */
export function playout<State, Move>(
  game: Game<State, Move>,
  s: State,
  seats: number,
  rng: Rng,
  most = Infinity,
): number {
  let plies = 0
  while (plies < most) {
    const turn = game.turn(s)
    if (turn.length === 0) break
    if (turn[0] === 'chance') {
      game.answer!(s, drawFrom(game.chance!(s), rng))
      continue
    }
    let able = 0
    let seat: Seat = 0
    let moves: readonly Move[] = []
    for (let each = 0; each < seats; each++) {
      const own = game.moves(s, each)
      if (own.length === 0) continue
      able++
      if (able === 1 || rng(able) === 0) {
        seat = each
        moves = own
      }
    }
    if (able > 0) {
      game.play(s, seat, moves.length === 1 ? moves[0]! : moves[rng(moves.length)]!)
      plies++
      continue
    }
    const clock = soonest(game.clocks?.(s) ?? [])
    if (clock === undefined) throw new Error(`${game.id}: nobody can move and no clock runs`)
    game.play(s, 'clock', clock.move)
  }
  return plies
}

/** The clock that runs out first. */
export function soonest<T extends { readonly after: number }>(clocks: readonly T[]): T | undefined {
  return clocks.reduce<T | undefined>(
    (first, each) => (first === undefined || each.after < first.after ? each : first),
    undefined,
  )
}

/**
 * Counts the leaves of the move tree at `depth`. Every decision of a seat is one ply; a chance event before
 * that depth is one leaf; a match over before that depth counts nothing. `undefined` where not exactly one
 * seat is on turn. The last ply is counted, not played.
 */
export function perft<State, Move>(game: Game<State, Move>, s: State, depth: number): number | undefined {
  if (depth === 0) return 1
  const turn = game.turn(s)
  if (turn.length === 0) return 0
  const by = turn[0]!
  if (by === 'chance') return 1
  if (by === 'clock' || turn.length > 1) return undefined
  const moves = game.moves(s, by)
  if (depth === 1) return moves.length
  let leaves = 0
  for (const move of moves) {
    const next = game.copy === undefined ? copyJson(s) : game.copy(s)
    game.play(next, by, move)
    const below = perft(game, next, depth - 1)
    if (below === undefined) return undefined
    leaves += below
  }
  return leaves
}
