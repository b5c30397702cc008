import { HOME, STONES } from '../../stones.ts'

/**
 * Stones in a home board, as numbers per point (1 to 6; index 0 is ignored). Every such home has a number, and every
 * step of a stone leads to a lower one.
 */
export type Home = Int8Array

/** How many sets of k there are among n. */
const WIDE = HOME + 1
const SETS = new Int32Array((STONES + WIDE) * WIDE)
for (let n = 0; n < STONES + WIDE; n++) {
  SETS[n * WIDE] = 1
  for (let k = 1; k <= Math.min(n, HOME); k++) {
    SETS[n * WIDE + k] = SETS[(n - 1) * WIDE + k - 1]! + SETS[(n - 1) * WIDE + k]!
  }
}

/** How many homes there are with at most this many stones: their numbers are the lowest. */
export const homesUpTo = (stones: number): number => SETS[(stones + HOME) * WIDE + HOME]!

export function numberOf(home: Home): number {
  let sum = 0
  let number = 0
  for (let k = 1; k <= HOME; k++) {
    sum += home[WIDE - k]!
    number += SETS[(sum + k - 1) * WIDE + k]!
  }
  return number
}

/** All homes with at most this many stones, in the order of their numbers. Each is overwritten by the next. */
export function* homes(stones: number): Generator<Home> {
  const home = new Int8Array(WIDE)
  function* fill(point: number, left: number): Generator<Home> {
    if (point === HOME) {
      home[point] = left
      yield home
      return
    }
    for (let above = 0; above <= left; above++) {
      home[point] = left - above
      yield* fill(point + 1, above)
    }
  }
  for (let count = 0; count <= stones; count++) yield* fill(1, count)
}

/** The 21 throws, each with how many of 36 it represents. */
export const THROWS: readonly { readonly one: number; readonly two: number; readonly of36: number }[] =
  Array.from({ length: HOME * HOME }, (_, i) => ({ one: Math.floor(i / HOME) + 1, two: (i % HOME) + 1 }))
    .filter(({ one, two }) => one <= two)
    .map(({ one, two }) => ({ one, two, of36: one === two ? 1 : 2 }))

/** The highest point with a stone, 0 when there is none. */
function highest(home: Home): number {
  let point = HOME
  while (point > 0 && home[point] === 0) point--
  return point
}

/**
 * Visits the number of every home that one step of a stone leads to. backgammon.bear-off: a stone goes down or exactly
 * off; a die that is too high takes one off the highest point. So there is always a step, and any throw is a step with
 * each die, in either order.
 */
export function afterStep(home: Home, die: number, visit: (number: number) => void): void {
  const top = highest(home)
  for (let point = Math.min(die, top); point <= top; point++) {
    if (home[point] === 0) continue
    const to = Math.max(0, point - die)
    home[point]!--
    home[to]!++
    visit(numberOf(home))
    home[to]!--
    home[point]!++
  }
}
