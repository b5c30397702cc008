import type { RuleId, Seat } from '@spellendoos/kernel'
import { FOREIGN, type Hop, type Moving } from './attempt.ts'
import {
  allHome,
  arrival,
  canStep,
  ownOn,
  spread,
  step,
  stepBack,
  stepsOf,
  theirsOn,
  type Play,
  type Step,
} from './plays.ts'
import { endAt } from './spots.ts'
import { BAR, OFF, type Stones } from './stones.ts'
import { arrivalOn, type Track } from './track.ts'

/** A throw that somebody tries to play. */
export interface Throwing {
  /** The game, with which its rules' ids begin. */
  readonly game: string
  readonly track: Track
  readonly stones: Readonly<Stones>
  readonly seat: Seat
  /** The numbers to play; a double may count several times. */
  readonly numbers: readonly number[]
  readonly legal: readonly Play[]
  /** The rule against playing a number that has been played already. */
  readonly spent: RuleId
  /** The rule by which stones that wait enter before others move. */
  readonly waiting: RuleId
  /** The rule against a step that is as long as none of the numbers, if the game has a special one. */
  other?(from: number, to: number): RuleId | undefined
  /** The rule against a play of which each step, and lifting the last stone, is possible by itself. */
  short(made: readonly Step[], lifted?: number): RuleId
}

/** The rule that forbids moving these stones like this. */
export function explainMoving(throwing: Throwing, { hops: tried, lifted, written }: Moving): RuleId {
  const { game, track, stones, seat, numbers, legal } = throwing
  const hops = tried.map(({ from, to }) => ({ from, to: endAt(track, to) }))
  const net = netOf(hops)
  const known = lifted === undefined && legal.some((play) => netOf(hopsOf(track, play)) === net)
  if (known && written) return `${game}.notation`
  spread(stones, seat, track)
  const reach = follow(hops, numbers, { ...throwing, written })
  if (reach.rule !== undefined) return reach.rule
  if (known) return `${game}.notation`
  for (const { from, die } of reach.made) step(from, die)
  const rule = lifted === undefined ? undefined : liftRule(lifted, reach, throwing)
  return rule ?? throwing.short(reach.made, lifted)
}

const hopsOf = (track: Track, play: Play): Hop[] =>
  stepsOf(play).map(({ from, die }) => ({ from, to: arrivalOn(track, from, die) }))

/** The result of a play: the stones more and less on every point. */
function netOf(hops: readonly Hop[]): string {
  const net = new Array<number>(BAR + 1).fill(0)
  for (const { from, to } of hops) {
    if (from === FOREIGN || to === FOREIGN) return ''
    net[from]!--
    net[to]!++
  }
  return net.join()
}

interface Reach {
  /** The steps that are possible. */
  readonly made: readonly Step[]
  /** The numbers left to play. */
  readonly left: readonly number[]
  /** What forbids the next one. */
  readonly rule?: RuleId
}

type Following = Throwing & { readonly written: boolean }

/** Follows the steps one by one, as far as the rules allow them. */
function follow(
  hops: readonly Hop[],
  left: readonly number[],
  throwing: Following,
  before: readonly Step[] = [],
): Reach {
  const [hop, ...later] = hops
  if (hop === undefined) return { made: [], left }
  const { from, to } = hop
  const rule = stepRule(from, to, { made: before, left }, throwing)
  if (rule === undefined) {
    const made = { from, die: dieFor(from, to, left, throwing.track) }
    const rest = left.toSpliced(left.indexOf(made.die), 1)
    return after(made, () => follow(later, rest, throwing, [...before, made]))
  }
  if (!throwing.written || !reaches(from, to, left, throwing.track)) return { made: [], left, rule }
  return [...new Set(left)]
    .filter((die) => from - die > to)
    .map((die) =>
      follow([{ from, to: from - die }, { from: from - die, to }, ...later], left, throwing, before),
    )
    .reduce((best, other) => (goesFurther(other, best) ? other : best))
}

function after(made: Step, goOn: () => Reach): Reach {
  step(made.from, made.die)
  const reach = goOn()
  stepBack(made.from, made.die)
  return { ...reach, made: [made, ...reach.made] }
}

const goesFurther = (one: Reach, other: Reach): boolean =>
  one.made.length > other.made.length || (one.rule === undefined && other.rule !== undefined)

/** What forbids this one step, whatever comes after it. */
function stepRule(from: number, to: number, { made, left }: Reach, throwing: Throwing): RuleId | undefined {
  const { game, track, numbers, spent } = throwing
  const rule = departureRule(from, { made, left }, throwing)
  if (rule !== undefined) return rule
  if (to === FOREIGN || to > from || to === BAR) return `${game}.direction`
  if (to === OFF) return bearOffRule(from, left, throwing)
  if (left.includes(from - to)) {
    if (to === track.closed) return `${game}.other-home`
    return theirsOn(to) > 1 ? `${game}.blocked` : undefined
  }
  if (numbers.includes(from - to)) return spent
  return throwing.other?.(from, to) ?? (from === track.entry ? `${game}.enter` : `${game}.distance`)
}

function departureRule(from: number, { made, left }: Reach, throwing: Throwing): RuleId | undefined {
  const { game, track, spent, waiting } = throwing
  if (from === OFF) return `${game}.off-stays`
  if (from === FOREIGN || ownOn(from) === 0) return `${game}.own-stones`
  if (left.length === 0) return spent
  if (from === track.entry || ownOn(track.entry) === 0) return undefined
  const came = made.filter((each) => each.from - each.die === from).length
  const gone = made.filter((each) => each.from === from).length
  return track.goesOn && came > gone ? undefined : waiting
}

function bearOffRule(from: number, left: readonly number[], { game, track }: Throwing): RuleId | undefined {
  if (track.homeFirst && !allHome()) return `${game}.all-home`
  if (left.some((die) => bearsOff(from, die, track))) return undefined
  return left.some((die) => from - die < track.exit) ? `${game}.bear-off-higher` : `${game}.distance`
}

const bearsOff = (from: number, die: number, { exit }: Track): boolean =>
  from - die <= exit && canStep(from, die)

/** The die that a step takes; off the board the lowest that is enough. */
const dieFor = (from: number, to: number, left: readonly number[], track: Track): number =>
  to === OFF ? Math.min(...left.filter((die) => bearsOff(from, die, track))) : from - to

/** Whether one stone can get there with two or more of these numbers. */
function reaches(from: number, to: number, left: readonly number[], { exit }: Track): boolean {
  if (!left.some((die) => from - die > to)) return false
  let sum = 0
  return left.some((die, i) => {
    sum += die
    return i > 0 && (to === OFF ? sum >= from - exit : sum === from - to)
  })
}

/** What blocks a stone: nothing, if one of the numbers can move it. */
function liftRule(from: number, reach: Reach, throwing: Throwing): RuleId | undefined {
  const rule = departureRule(from, reach, throwing)
  if (rule !== undefined) return rule
  const rules = reach.left.map((die) =>
    stepRule(from, arrival(from, die), { made: reach.made, left: [die] }, throwing),
  )
  if (rules.includes(undefined)) return undefined
  return rules.find((each) => each === `${throwing.game}.blocked`) ?? rules[0]
}
