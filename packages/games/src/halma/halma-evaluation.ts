import type { Evaluation, Seat } from '@spellendoos/kernel'
import { mixedKey } from '@spellendoos/mechanics'
import { stepsTo } from './fields.ts'
import { movesOf } from './moves.ts'
import type { HalmaRecord } from './record.ts'
import { fromOf, PASS, toOf, type Halma, type Move } from './state.ts'
import { tableOf, variantOf, type Table } from './variant.ts'

/** How much the way to the corner counts beside the way to the court, and a man left far behind. */
const DEEP = 0.5
const BEHIND = 0.02
/** Men that need not arrive only build the bridge, and what one costs in a court that they have to leave. */
const BRIDGE = 0.1
const CAMPED = 1
/** Steps ahead that make a win likely, where all men have to arrive and where only one has. */
const LEAD = 30
const LEAD_OF_ONE = 8
/** This many moves of a position are thought about. */
const WIDE = 24

/** What a field costs a man that has to arrive, and any other. */
interface Costs {
  readonly runner: Float64Array
  readonly other: Float64Array
}

/** Judges positions of one game of the family by the ways that all men still have to go. */
export function halmaEvaluation(record: HalmaRecord): Evaluation<Halma, Move> {
  const v = variantOf(record)
  const lead = record.runners === 'all' ? LEAD : LEAD_OF_ONE
  /** For each goal, for each number of seats, for each seat: what the field of a man costs. */
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
  const gain = (s: Halma, move: Move): number => {
    if (move === PASS) return 0
    const { men, runners } = tableOf(v, s)
    const runs = s.board[fromOf(move)]! - 1 - s.seat * men < runners
    const { runner, other } = costsOf(s, s.seat)
    const cost = runs ? runner : other
    return cost[fromOf(move)]! - cost[toOf(move)]!
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
    promise: gain,
    mark: (move) => fromOf(move) * 256 + toOf(move),
    thinkable: (s, seat) =>
      movesOf(v, s, seat)
        .toSorted((a, b) => gain(s, b) - gain(s, a))
        .slice(0, WIDE),
  }
}
