import type { Solution } from '@spellendoos/kernel'
import { BOARD, FIELDS, REACH, SIZE } from './board.ts'
import type { Tour } from './rules.ts'

/**
 * Warnsdorff's rule with backtracking: go to the field from which the fewest fields can be reached. A line is given up
 * as soon as it leaves a field out of reach, or more than one field to end on. An order of equal fields that fails is
 * rarely the only one, so several are tried, each for a while; only a search that is exhausted proves that there is no
 * tour.
 */
const ORDERS = 16
const SHORT = 3_000
const LONG = 300_000

type Found = readonly number[] | 'none' | 'unknown'

const isDark = (field: number): boolean => (field + Math.floor(field / SIZE)) % 2 === 0

class Search {
  readonly #free: Uint8Array
  /** How many free fields each field reaches. */
  readonly #ways = new Uint8Array(FIELDS)
  /** How many links of each field are forced. */
  readonly #used = new Uint8Array(FIELDS)
  /** A knight alternates between dark and light, so the colour of the last field is known. */
  readonly #endsDark: boolean
  readonly #order: number
  readonly #route: number[] = []
  #left = 0
  #tries: number

  constructor({ visits, visited, at }: Tour, order: number, tries: number) {
    this.#free = Uint8Array.from(visits, (nth) => (nth === 0 ? 1 : 0))
    this.#endsDark = isDark(at) === (visited % 2 === 0)
    this.#order = order
    this.#tries = tries
    for (let field = 0; field < FIELDS; field++) {
      for (const near of REACH[field]!) this.#ways[field]! += this.#free[near]!
      this.#left += this.#free[field]!
    }
  }

  from(at: number): Found {
    if (this.#left === 0) return this.#route
    if (this.#tries-- === 0) return 'unknown'
    if (this.#isHopeless(at)) return 'none'
    for (const to of this.#candidates(at)) {
      this.#step(to, -1)
      this.#route.push(to)
      const found = this.from(to)
      if (found !== 'none') return found
      this.#route.pop()
      this.#step(to, 1)
    }
    return 'none'
  }

  /** Visits a field (−1) or leaves it again (+1). */
  #step(field: number, sign: -1 | 1): void {
    this.#free[field]! += sign
    this.#left += sign
    for (const near of REACH[field]!) this.#ways[near]! += sign
  }

  /** The free fields in reach, those with the fewest exits first; equal ones in this search's own order. */
  #candidates(at: number): number[] {
    const reach = REACH[at]!
    const turned = reach.map((_, i) => reach[(i + (this.#order >> 1)) % reach.length]!)
    if (this.#order % 2 === 1) turned.reverse()
    return turned.filter((to) => this.#free[to] === 1).toSorted((a, b) => this.#ways[a]! - this.#ways[b]!)
  }

  /**
   * Detects a field without an exit, or more than one where the tour must end. A field with one exit is the end; one
   * with two uses both or is the end; and of the forced links a field takes two, the knight's own field one.
   */
  #isHopeless(at: number): boolean {
    const used = this.#used.fill(0)
    let ends = 0
    for (let field = 0; field < FIELDS; field++) {
      if (this.#free[field] === 0 || this.#ways[field]! > 2) continue
      const reach = REACH[field]!
      const ways = this.#ways[field]! + (reach.includes(at) ? 1 : 0)
      if (ways === 0) return true
      if (ways > 2) continue
      const canEnd = isDark(field) === this.#endsDark
      if (ways === 1 && (!canEnd || ++ends > 1)) return true
      for (const near of reach) {
        if (near !== at && this.#free[near] === 0) continue
        if (++used[near]! > (near === at ? 1 : 2) && (!canEnd || ++ends > 1)) return true
      }
    }
    return false
  }
}

/** A knight alternates between dark and light, so the numbers of free fields of both colours must match. */
function coloursFit({ visits, at }: Tour): boolean {
  let next = 0
  let own = 0
  visits.forEach((nth, field) => {
    if (nth > 0) return
    if (isDark(field) === isDark(at)) own++
    else next++
  })
  return next === own || next === own + 1
}

function route(s: Tour): Found {
  if (!coloursFit(s)) return 'none'
  for (let order = 0; order < ORDERS; order++) {
    const found = new Search(s, order, SHORT).from(s.at)
    if (found !== 'unknown') return found
  }
  return new Search(s, 0, LONG).from(s.at)
}

/** Whether all fields can still be visited, as far as it is known, and the next jump of such a tour. */
export function solve(s: Tour): Solution {
  // Closed tours pass over every field, so the knight may begin anywhere.
  if (s.at < 0) return { solvable: true, move: BOARD.names[0]! }
  const found = route(s)
  if (found === 'unknown') return {}
  if (found === 'none') return { solvable: false }
  return found.length === 0 ? { solvable: true } : { solvable: true, move: BOARD.names[found[0]!]! }
}
