import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey, mostPromising } from '@spellendoos/mechanics'
import { stepsTo } from './fields.ts'
import { movesOf } from './moves.ts'
import type { HalmaRecord } from './record.ts'
import { fromOf, PASS, toOf, type Halma, type Move } from './state.ts'
import { tableOf, variantOf, type Table } from './variant.ts'

/** The weight of the distance to the corner relative to that to the court, and of a man left far behind. */
const DEEP = 0.5
const BEHIND = 0.02
/**
 * Men that need not arrive only build the bridge. Their weight, and the cost of one in a court that they have to leave.
 */
const BRIDGE = 0.1
const CAMPED = 1
/** How many steps ahead make a win likely, if all men have to arrive and if only one has. */
const LEAD = 30
const LEAD_OF_ONE = 8
/** How many moves of a position are considered. */
const WIDE = 24

/** What a field costs a man that has to arrive, and any other. */
interface Costs {
  readonly runner: Float64Array
  readonly other: Float64Array
}

/** Evaluates positions of one game of the family by the distances that all men still have to go. */
export function halmaEvaluation(record: HalmaRecord): Evaluation<Halma, Move> {
  const v = variantOf(record)
  const lead = record.runners === 'all' ? LEAD : LEAD_OF_ONE
  /** For each goal, each number of seats and each seat: what a man's field costs. */
  const costs = v.tables.map((tables) => tables.map((table) => table && table.courses.map(costsOn)))
  function costsOn({ goal, away, inCamp }: Table['courses'][number]): Costs {
    const corner = stepsTo(record.fields, [goal[0]!])
    const runner = Float64Array.from(away, (steps, field) => {
      const deep = corner[field]!
      return steps === 0 ? (DEEP / 2) * deep : steps + DEEP * deep + BEHIND * steps * steps
    })
    const camp = record.emptyCourt ? CAMPED : 0
    return { runner, other: runner.map((cost, field) => BRIDGE * cost + camp * inCamp[field]!) }
  }
  const costsOf = (s: Halma, seat: Seat): Costs => costs[s.goal]![s.turns.length]![seat]!
  const left = (s: Halma, seat: Seat): number => {
    if (s.home.includes(seat)) return 0
    const { men, runners } = tableOf(v, s)
    const { runner, other } = costsOf(s, seat)
    let sum = 0
    for (let man = 0; man < men; man++) sum += (man < runners ? runner : other)[s.men[seat * men + man]!]!
    return sum
  }
  /** What the moves of the player on turn gain. */
  const gains = (s: Halma): ((move: Move) => number) => {
    const { board } = s
    const { men, runners } = tableOf(v, s)
    const { runner, other } = costsOf(s, s.seat)
    const lastRunner = s.seat * men + runners
    return (move) => {
      if (move === PASS) return 0
      const cost = board[fromOf(move)]! <= lastRunner ? runner : other
      return cost[fromOf(move)]! - cost[toOf(move)]!
    }
  }
  return {
    worth: (s, seat) => {
      let least = Infinity
      for (let other = 0; other < s.turns.length; other++) {
        if (other !== seat) least = Math.min(least, left(s, other))
      }
      return Math.tanh((least - left(s, seat)) / lead)
    },
    key: (s) => mixedKey([s.seat, s.key, Math.floor(s.key / 2 ** 32)]),
    promise: (s, move) => gains(s)(move),
    mark: (move) => fromOf(move) * 256 + toOf(move),
    thinkable: (s, seat) => mostPromising(movesOf(v, s, seat), gains(s), WIDE),
  }
}
