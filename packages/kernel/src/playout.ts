import { copyJson } from './copy.ts'
import type { Game, Rng, Seat } from './game.ts'
import { drawFrom } from './rng.ts'

/**
 * Plays on at random, in place, to the end or for `most` plies: a uniform seat among all that have a move, off-turn
 * included, then a uniform move of that seat; clocks only when no seat has one. Returns the number of decisions by
 * seats, throws included.
 */
export function playout<State, Move>(
  game: Game<State, Move>,
  s: State,
  seats: number,
  rng: Rng,
  most = Infinity,
): number {
  // Looked up once, because property lookup on a game's record is slow in a process that has played many games.
  const { turn, moves: movesOf, play, answer, chance } = game
  let plies = 0
  while (plies < most) {
    const waits = turn(s)
    if (waits.length === 0) break
    if (waits[0] === 'chance') {
      answer!(s, drawFrom(chance!(s), rng))
      continue
    }
    let able = 0
    let seat: Seat = 0
    let moves: readonly Move[] = []
    for (let each = 0; each < seats; each++) {
      const own = movesOf(s, each)
      if (own.length === 0) continue
      able++
      if (able === 1 || rng(able) === 0) {
        seat = each
        moves = own
      }
    }
    if (able > 0) {
      play(s, seat, moves.length === 1 ? moves[0]! : moves[rng(moves.length)]!)
      plies++
      continue
    }
    const clock = soonest(game.clocks?.(s) ?? [])
    if (clock === undefined) throw new Error(`${game.id}: nobody can move and no clock runs`)
    play(s, 'clock', clock.move)
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
 * Counts the leaves of the move tree at `depth`. Every decision of a seat is one ply; a chance event before that depth
 * is one leaf; a match over before that depth counts nothing. `undefined` unless exactly one seat is on turn. The last
 * ply is counted without being played.
 */
export function perft<State, Move>(game: Game<State, Move>, s: State, depth: number): number | undefined {
  const { turn, moves: movesOf, play, copy = copyJson } = game
  const countFrom = (s: State, depth: number): number | undefined => {
    if (depth === 0) return 1
    const waits = turn(s)
    if (waits.length === 0) return 0
    const by = waits[0]!
    if (by === 'chance') return 1
    if (by === 'clock' || waits.length > 1) return undefined
    const moves = movesOf(s, by)
    if (depth === 1) return moves.length
    let leaves = 0
    for (const move of moves) {
      const next = copy(s)
      play(next, by, move)
      const below = countFrom(next, depth - 1)
      if (below === undefined) return undefined
      leaves += below
    }
    return leaves
  }
  return countFrom(s, depth)
}
