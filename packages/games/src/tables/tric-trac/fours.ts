import { arrival, canStep, isBlot, ownOn, playOfSame, spread, step, stepBack, type Play } from '../plays.ts'
import { OFF } from '../stones.ts'
import {
  HOME_POINT,
  LAST_POINT,
  numbersLeft,
  START_POINT,
  TRACK,
  WINNING_POINTS,
  type State,
} from './state.ts'

/** A double that is played four times, or what is left of it. */
interface Four {
  readonly die: number
  readonly times: number
  /** Points that win the game. */
  readonly wanting: number
  /** Where the steps ended that were made before a game was won half-way. */
  readonly came: readonly number[]
}

const fourOf = (s: State): Four => ({
  die: s.dice[0]!,
  times: numbersLeft(s).length,
  wanting: WINNING_POINTS - s.points[s.seat]!,
  came: s.spent > 0 ? s.came : [],
})

/** The result of the search: the plays with most steps, and whether the home point can be taken at all. */
export interface Fours {
  readonly hitting: Play[]
  readonly quiet: Play[]
  readonly isWhole: boolean
  readonly takesHome: boolean
}

/** tric-trac.doubles-four: every way to play a double as often as it can be played, up to four times. */
export function foursOf(s: State): Fours {
  const four = fourOf(s)
  const hitting: Play[] = []
  const quiet: Play[] = []
  let most = 0
  let takesHome = false
  const keep = (made: readonly number[], count: number): void => {
    if (count < most) return
    if (count > most) hitting.length = quiet.length = 0
    most = count
    const hits = made.some((from) => isBlot(arrival(from, four.die)))
    ;(hits ? hitting : quiet).push(playOfSame(made, four.die))
  }
  // The order of equal steps only matters for when the game is won, so each set of departures is tried once.
  const tried = new Set<number>()
  const search = (made: readonly number[]): void => {
    eachStep(four, made, (steps) => {
      const set = playOfSame(
        steps.toSorted((a, b) => a - b),
        four.die,
      )
      if (tried.has(set)) return
      tried.add(set)
      if (ownOn(HOME_POINT) > 1) takesHome = true
      // tric-trac.twelve: the step that wins is the last, and counts as if all had been made.
      if (wins(four, steps)) {
        if (canStand(four, steps)) keep(steps, four.times)
        return
      }
      if (ownOn(HOME_POINT) !== 1) keep(steps, steps.length)
      if (steps.length < four.times) search(steps)
    })
  }
  spread(s.stones, s.seat, TRACK)
  search([])
  return { hitting, quiet, isWhole: most === four.times, takesHome }
}

/** Makes every step that may come next, and undoes it. */
function eachStep(four: Four, made: readonly number[], found: (steps: readonly number[]) => void): void {
  for (let from = START_POINT; from > LAST_POINT; from--) {
    if (!canStep(from, four.die) || !mayLeave(four, made, from)) continue
    step(from, four.die)
    found([...made, from])
    stepBack(from, four.die)
  }
}

/** tric-trac.start-first: while stones wait on the start point, only those that entered with this throw continue. */
function mayLeave({ die, came }: Four, made: readonly number[], from: number): boolean {
  if (from === START_POINT || ownOn(START_POINT) === 0) return true
  let fresh = 0
  for (const to of [...came, ...made.map((each) => arrival(each, die))]) {
    if (to === from) fresh++
    if (to === from - die) fresh--
  }
  return fresh > 0
}

/** tric-trac.points: each blot is hit once, by whichever stone comes first. */
function wins({ die, wanting }: Four, made: readonly number[]): boolean {
  const ends = made.map((from) => arrival(from, die))
  const points = ends.filter((to, i) => to === OFF || (isBlot(to) && ends.indexOf(to) === i))
  return points.length >= wanting
}

/** Whether the home point is allowed as it is, or could become so with the steps that are left. */
function canStand(four: Four, made: readonly number[]): boolean {
  if (ownOn(HOME_POINT) !== 1) return true
  let can = false
  if (made.length < four.times) eachStep(four, made, (steps) => (can ||= canStand(four, steps)))
  return can
}

/** Every order of these departures that does not win before the last. */
export function ordersOfFour(s: State, departures: readonly number[]): number[][] {
  const four = fourOf(s)
  const orders: number[][] = []
  const follow = (made: readonly number[], left: readonly number[]): void => {
    if (left.length === 0) orders.push([...made])
    else if (!wins(four, made)) {
      eachStep(four, made, (steps) => {
        const at = left.indexOf(steps.at(-1)!)
        if (at >= 0) follow(steps, left.toSpliced(at, 1))
      })
    }
  }
  spread(s.stones, s.seat, TRACK)
  follow([], departures)
  return orders
}
