import type { Evaluation, Seat } from '@spellendoos/kernel'
import { nextIn } from '../elimination.ts'
import type { DiceMove } from '../table.ts'
import { HIGHEST, UNNAMED, type State } from './index.ts'

/** How many of the 36 throws of two dice have this sum. */
const throwsOf = (eyes: number): number => 6 - Math.abs(7 - eyes)

/**
 * The probability of each of this many players being the one who reaches what is missing, in order from the one who
 * throws now. A player whose throw does not reach it becomes the last in this order.
 */
const FALLS: Float64Array[][] = []
function fallsOf(players: number, missing: number): Float64Array {
  const known = (FALLS[players] ??= [])
  for (let n = known.length; n <= missing; n++) {
    const falls = new Float64Array(players)
    for (let eyes = 2; eyes <= 12; eyes++) {
      const share = throwsOf(eyes) / 36
      if (eyes >= n) falls[0]! += share
      else for (let i = 0; i < players; i++) falls[(i + 1) % players]! += share * known[n - eyes]![i]!
    }
    known[n] = falls
  }
  return known[missing]!
}

/**
 * By the lowest number and the number of players left: each one's probability of being the last, in order from the one
 * who names a number.
 */
const LASTS: Float64Array[][] = []
function lastsOf(lowest: number, players: number): Float64Array {
  const known = (LASTS[lowest] ??= [])
  if (players === 1) return Float64Array.of(1)
  return (known[players] ??= bestNaming(lowest, players))
}

/** Players name the number with which they are most likely to be the last. */
function bestNaming(lowest: number, players: number): Float64Array {
  let best = new Float64Array(players)
  for (let number = lowest; number <= HIGHEST; number++) {
    const lasts = lastsAfter(lowest, players, number)
    // The player who names a number throws last of all.
    if (lasts[players - 1]! > best[0]!)
      best = Float64Array.from(lasts, (_, i) => lasts[(i + players - 1) % players]!)
  }
  return best
}

/** Each one's probability of being the last, in order from the one who throws now, while this much is missing. */
function lastsAfter(lowest: number, players: number, missing: number): Float64Array {
  const lasts = new Float64Array(players)
  const then = lastsOf(lowest, players - 1)
  fallsOf(players, missing).forEach((share, out) => {
    for (let i = 0; i < players - 1; i++) lasts[(out + 1 + i) % players]! += share * then[i]!
  })
  return lasts
}

/** The probability of each seat to win this round. */
function roundChances(s: State): number[] {
  const { seats, out, seat, number, total, options } = s
  const players = seats - out.length
  const lasts =
    number === UNNAMED
      ? lastsOf(options.lowest, players)
      : lastsAfter(options.lowest, players, number - total)
  const chances = new Array<number>(seats).fill(0)
  let each = seat
  for (let i = 0; i < players; i++) {
    chances[each] = lasts[i]!
    each = nextIn(s, each)
  }
  return chances
}

/**
 * Each seat's share of the win when this many rounds are still to come: whoever has won most, shared by those who tie.
 */
const SHARES = new Map<string, readonly number[]>()
function sharesAfter(won: readonly number[], rounds: number, lowest: number): readonly number[] {
  const most = Math.max(...won)
  if (rounds === 0) {
    const equals = won.filter((each) => each === most).length
    return won.map((each) => (each === most ? 1 / equals : 0))
  }
  const least = Math.min(...won)
  const name = `${lowest}/${rounds}/${won.map((each) => each - least).join()}`
  const known = SHARES.get(name)
  if (known !== undefined) return known
  const shares = weighed(lastsOf(lowest, won.length), (winner) =>
    sharesAfter(won.with(winner, won[winner]! + 1), rounds - 1, lowest),
  )
  SHARES.set(name, shares)
  return shares
}

/** The mean over the possible winners of a round. */
function weighed(chances: ArrayLike<number>, after: (winner: Seat) => readonly number[]): readonly number[] {
  const means = new Array<number>(chances.length).fill(0)
  for (let winner = 0; winner < chances.length; winner++) {
    const chance = chances[winner]!
    if (chance > 0) after(winner).forEach((share, seat) => (means[seat]! += chance * share))
  }
  return means
}

/** The chances are known exactly at any moment of a match, so nothing has to be searched. */
function worth(s: State, seat: Seat): number {
  const { won, round, options } = s
  const left = options.rounds - round - 1
  const shares = weighed(roundChances(s), (winner) =>
    sharesAfter(won.with(winner, won[winner]! + 1), left, options.lowest),
  )
  return 2 * shares[seat]! - 1
}

export const evaluation: Evaluation<State, DiceMove> = {
  worth,
  anyOrder: true,
  exact: {
    key: (s) =>
      [s.options.lowest, s.round, s.won, s.out, s.seat, s.thrown ? '!' : '', s.number, s.total].join('/'),
    beyond: () => true,
  },
}
