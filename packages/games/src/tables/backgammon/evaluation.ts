import type { Evaluation, Seat } from '@spellendoos/kernel'
import { across, BAR, HOME, OFF, otherSeat, STONES } from '../stones.ts'
import { moves } from './rules.ts'
import type { Move, State } from './state.ts'

/** Throws of 36 that hit a blot so many points away, others not in the way. */
const HITS = [0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0]
/** What a made point is worth as its owner counts: home and bar points hem in, far ones are anchors. */
const POINTS = [
  0, 0.04, 0.08, 0.12, 0.17, 0.22, 0.2, 0.17, 0.12, 0.08, 0.06, 0.04, 0.02, 0.02, 0.02, 0.03, 0.04, 0.05,
  0.06, 0.07, 0.14, 0.13, 0.08, 0.05, 0.03, 0,
]
/** A pip, a pip that a hit would cost, a point more in a row, a stone on the bar, one more closed point before it. */
const PIP = 0.011
const RISK = 0.016
const ROW = 0.09
const ON_BAR = 0.12
const SHUT = 0.07
/** To be on the throw is worth half a throw. */
const ON_THROW = 4
/** A stone too many on one point is wasted. */
const HEAP = 0.03

/** The board as one player counts it: his stones, and the other's on his points. */
const own = new Int8Array(BAR + 1)
const theirs = new Int8Array(BAR + 1)

function spread({ stones }: State, seat: Seat): void {
  own.fill(0)
  theirs.fill(0)
  for (let i = 0; i < STONES; i++) {
    own[stones[seat * STONES + i]!]!++
    theirs[across(stones[otherSeat(seat) * STONES + i]!)]!++
  }
}

function pips(stones: Int8Array, counts: (point: number) => number): number {
  let sum = 0
  for (let point = 0; point <= BAR; point++) sum += stones[point]! * counts(point)
  return sum
}

/** Whether stones still have to pass each other. */
function inContact(): boolean {
  let last = BAR
  while (last > OFF && own[last] === 0) last--
  let first = OFF
  while (first < BAR && theirs[first] === 0) first++
  return last > first
}

/** What stands well or badly for the player whose board is spread out. `away`: how the other one counts. */
function structure(mine: Int8Array, others: Int8Array, at: (point: number) => number): number {
  let sum = 0
  let row = 0
  let shut = 0
  for (let point = 1; point < BAR; point++) {
    const here = mine[at(point)]!
    if (here > 1) {
      sum += POINTS[point]!
      row++
      if (row > 2) sum += ROW
      if (point <= HOME) shut++
      if (here > 3) sum -= HEAP * (here - 3)
      continue
    }
    row = 0
    if (here === 0) continue
    let shots = 0
    // Whoever stands behind it, as its owner goes, can hit it.
    for (let from = 0; from < point; from++) if (others[at(from)]! > 0) shots += HITS[point - from]!
    sum -= RISK * (BAR - point) * Math.min(1, shots / 36)
  }
  sum -= ON_BAR * mine[at(BAR)]!
  // The bar lies before a player's first point as the other one counts.
  return sum + others[at(OFF)]! * SHUT * shut
}

const same = (point: number): number => point

/** How good this game of the match looks for a seat, −1 to 1. */
function legWorth(s: State, seat: Seat): number {
  spread(s, seat)
  const way = pips(own, same)
  const lead = pips(theirs, across) - way + (s.seat === seat ? ON_THROW : -ON_THROW)
  if (!inContact()) return Math.tanh((0.8 * lead) / (2.1 * Math.sqrt(way + 8)))
  return Math.tanh(PIP * lead + structure(own, theirs, same) - structure(theirs, own, across))
}

/** How good the points of the match look for who still needs so many. */
const matchWorth = (own: number, others: number): number => {
  if (own <= 0 || others <= 0) return own <= 0 ? 1 : -1
  return Math.tanh((0.9 * (others - own)) / Math.sqrt(own + others))
}

function worth(s: State, seat: Seat): number {
  const own = s.rules.points - s.scores[seat]!
  const others = s.rules.points - s.scores[otherSeat(seat)]!
  const chance = (legWorth(s, seat) + 1) / 2
  return chance * matchWorth(own - s.cube, others) + (1 - chance) * matchWorth(own, others - s.cube)
}

/** Who is so likely to win doubles, and who is so unlikely drops. */
const DOUBLE = 0.4
const DROP = -0.5

function thinkable(s: State, seat: Seat): readonly Move[] {
  const all = moves(s, seat)
  if (s.wait === 'throw' && all.length > 1) return legWorth(s, seat) > DOUBLE ? ['double'] : ['throw']
  if (s.wait === 'answer') return legWorth(s, seat) > DROP ? ['take'] : ['drop']
  return all
}

export const evaluation: Evaluation<State, Move> = { worth, thinkable, anyOrder: true }
