import type { Seat } from '@spellendoos/kernel'
import { QUIET_TURNS } from './endings.ts'
import { FIELDS } from './fields.ts'
import { movesOf } from './moves.ts'
import { bits, carry } from './play.ts'
import { copySteps, fieldsOf, fromOf, PASS, toOf, type Steps } from './state.ts'
import { canReturn, stepsBetween, type Side, type Variant } from './variant.ts'

/** Who wins a race that nobody can disturb any more, and with how many moves. */
export interface Foregone {
  readonly winner: Seat
  readonly moves: number
}

/**
 * The end of a race: once no man can ever meet one of the other side's, each side plays for itself, and the one that
 * needs fewer moves wins. A side that can never arrive needs infinitely many. Undefined if it is not known.
 */
export function raceOf(v: Variant): (s: Steps) => Foregone | undefined {
  const reaches = v.sides.map(reachOf)
  const counters = v.sides.map((side) => ({ steps: stepCounter(side), jumps: jumpCounter(v, side) }))

  function areApart({ men }: Steps): boolean {
    const half = men.length / 2
    const [first, second] = reaches as [Int32Array, Int32Array]
    let [low, high, otherLow, otherHigh] = [0, 0, 0, 0]
    for (let man = 0; man < half; man++) {
      const [own, other] = [2 * men[man]!, 2 * men[half + man]!]
      low |= first[own]!
      high |= first[own + 1]!
      otherLow |= second[other]!
      otherHigh |= second[other + 1]!
      if ((low & otherLow) !== 0 || (high & otherHigh) !== 0) return false
    }
    return true
  }

  return (s) => {
    if (!areApart(s)) return undefined
    const [own, others] = [s.seat, 1 - s.seat].map((seat) =>
      counters[seat]![s.jumps === 'anyone' ? 'jumps' : 'steps'](s),
    )
    if (own === undefined || others === undefined) return undefined
    const winner = own <= others ? s.seat : 1 - s.seat
    const moves = Math.min(own, others)
    // Before that, the match must not end for lack of progress.
    return s.quiet + 2 * moves < 2 * QUIET_TURNS ? { winner, moves } : undefined
  }
}

/** A set of fields is two words of 25 bits. */
const WORD = 25

/** The fields that a man on each field can ever reach, two words a field. */
const reachOf = (side: Side): Int32Array =>
  Int32Array.from({ length: 2 * (FIELDS + 1) }, (_, i) => {
    const [from, first] = [i >> 1, (i & 1) * WORD + 1]
    let set = 0
    for (let bit = 0; bit < WORD; bit++) if (canReturn(side, first + bit, from)) set |= 1 << bit
    return set
  })

/** Counts the fewest moves that bring a side to its goal if it is alone. */
type Counter = (s: Steps) => number | undefined

/** How many counts are kept. */
const KEPT = 1 << 18

/**
 * Without jumps it is the fewest steps in all with which each man finds a field of the goal of its own. Men that are in
 * each other's way exchange their fields, so nobody has to wait or go round.
 */
function stepCounter(side: Side): Counter {
  const { seat, goal } = side
  const kept = new Map<number, number>()
  /** For each set of fields of the goal, the steps with which the men so far fill it. */
  const filled = new Float64Array(1 << goal.length)
  return (s) => {
    const name = bits(s, seat)
    const known = kept.get(name)
    if (known !== undefined) return known
    let sets = [0]
    filled.fill(Infinity)
    filled[0] = 0
    for (const from of fieldsOf(s, seat)) {
      const larger = new Set<number>()
      for (const set of sets) {
        goal.forEach((to, i) => {
          const next = set | (1 << i)
          if (next === set) return
          larger.add(next)
          filled[next] = Math.min(filled[next]!, filled[set]! + stepsBetween(side, from, to))
        })
      }
      sets = [...larger]
    }
    const fewest = Math.min(...sets.map((set) => filled[set]!))
    if (kept.size >= KEPT) kept.clear()
    kept.set(name, fewest)
    return fewest
  }
}

/** With more steps than this before all men together, there are too many ways to jump. */
const NEAR = 14

/** Men that jump over each other and never go back: everything is tried out. */
function jumpCounter(v: Variant, { seat, far }: Side): Counter {
  const kept = new Map<number, number>()
  function fewest(s: Steps, left: number): number {
    if (left === 0) return 0
    const name = bits(s, seat)
    const known = kept.get(name)
    if (known !== undefined) return known
    let best = Infinity
    for (const move of movesOf(v, s, seat)) {
      if (move === PASS) break
      const [from, to] = [fromOf(move), toOf(move)]
      carry(s, from, to)
      best = Math.min(best, 1 + fewest(s, left - far[from]! + far[to]!))
      carry(s, to, from)
    }
    kept.set(name, best)
    return best
  }
  return (s) => {
    if (s.far[seat]! > NEAR) return undefined
    if (kept.size >= KEPT) kept.clear()
    return fewest({ ...copySteps(s), seat }, s.far[seat]!)
  }
}
