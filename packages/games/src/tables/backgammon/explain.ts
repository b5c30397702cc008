import type { RuleId, Seat } from '@spellendoos/kernel'
import {
  allHome,
  canStep,
  ownOn,
  spread,
  step,
  stepBack,
  stepsOf,
  theirsOn,
  toOf,
  type Play,
} from '../plays.ts'
import { BAR, OFF } from '../stones.ts'
import { FOREIGN, readAttempt, type Attempt, type Hop, type Word } from './attempt.ts'
import { doublingForbidden } from './cube.ts'
import { legalPlays } from './plays.ts'
import type { State } from './state.ts'

/** Which rule forbids what was tried. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const attempt = readAttempt(seat, tried)
  if (attempt === undefined) return undefined
  if (s.wait === 'over') return 'backgammon.match'
  if (s.wait === 'answer') return 'backgammon.answer'
  if (seat !== s.seat) return 'backgammon.turn'
  if (typeof attempt === 'string') return explainWord(s, attempt)
  return s.wait === 'play' ? explainPlay(s, attempt) : 'backgammon.throw-first'
}

function explainWord(s: State, word: Word): RuleId | undefined {
  if (word === 'throw') return 'backgammon.play-first'
  if (word === 'double') return doublingForbidden(s)
  if (word === 'pass') return s.wait === 'play' ? 'backgammon.pass' : 'backgammon.throw-first'
  return 'backgammon.offer-first'
}

type Moving = Exclude<Attempt, string>

function explainPlay(s: State, { hops, lifted, written }: Moving): RuleId {
  const legal = legalPlays(s.stones, s.seat, s.dice)
  const net = netOf(hops)
  const known = lifted === undefined && legal.some((play) => netOf(hopsOf(play)) === net)
  if (known && written) return 'backgammon.notation'
  const throwing = { dice: s.dice, written, spent: spentRule(s) }
  spread(s.stones, s.seat)
  const reach = follow(hops, numbersOf(s.dice), throwing)
  if (reach.rule !== undefined) return reach.rule
  if (known) return 'backgammon.notation'
  if (lifted !== undefined) {
    for (const { from, die } of reach.made) step(from, die)
    const rule = liftRule(lifted, reach.left, throwing)
    if (rule !== undefined) return rule
  }
  return shortRule(legal)
}

/** The numbers to play: a double counts four times. */
const numbersOf = (dice: readonly number[]): readonly number[] =>
  dice.length === 2 && dice[0] === dice[1] ? [...dice, ...dice] : dice

/** What speaks against a step when all numbers have been played. */
function spentRule(s: State): RuleId {
  if (s.dice.length === 1) return 'backgammon.opening-one-by-one'
  return s.dice[0] === s.dice[1] ? 'backgammon.doubles' : 'backgammon.two-numbers'
}

/** Each step is fine by itself, but the throw is not played as far as it can be, or not with the right number. */
const shortRule = (legal: readonly Play[]): RuleId =>
  stepsOf(legal[0]!).length > 1 ? 'backgammon.both-dice' : 'backgammon.higher-die'

const hopsOf = (play: Play): Hop[] => stepsOf(play).map((each) => ({ from: each.from, to: toOf(each) }))

/** What a play comes down to: the stones more and less on every point. */
function netOf(hops: readonly Hop[]): string {
  const net = new Array<number>(BAR + 1).fill(0)
  for (const { from, to } of hops) {
    if (from === FOREIGN || to === FOREIGN) return ''
    net[from]!--
    net[to]!++
  }
  return net.join()
}

/** What was thrown, and how the attempt came. */
interface Throwing {
  readonly dice: readonly number[]
  readonly written: boolean
  /** The rule against playing a number that has been played already. */
  readonly spent: RuleId
}

interface Reach {
  /** The steps that were fine. */
  readonly made: readonly { readonly from: number; readonly die: number }[]
  /** The numbers left to play. */
  readonly left: readonly number[]
  /** What forbids the next one. */
  readonly rule?: RuleId
}

/** Follows the hops one by one, as far as the rules let them. */
function follow(hops: readonly Hop[], left: readonly number[], throwing: Throwing): Reach {
  const [hop, ...later] = hops
  if (hop === undefined) return { made: [], left }
  const { from, to } = hop
  const rule = stepRule(from, to, left, throwing)
  if (rule === undefined) {
    const die = dieFor(from, to, left)
    return after(from, die, () => follow(later, left.toSpliced(left.indexOf(die), 1), throwing))
  }
  if (!throwing.written || !reaches(from, to, left)) return { made: [], left, rule }
  return [...new Set(left)]
    .filter((die) => from - die > to)
    .map((die) => follow([{ from, to: from - die }, { from: from - die, to }, ...later], left, throwing))
    .reduce((best, other) => (goesFurther(other, best) ? other : best))
}

function after(from: number, die: number, goOn: () => Reach): Reach {
  step(from, die)
  const reach = goOn()
  stepBack(from, die)
  return { ...reach, made: [{ from, die }, ...reach.made] }
}

const goesFurther = (one: Reach, other: Reach): boolean =>
  one.made.length > other.made.length || (one.rule === undefined && other.rule !== undefined)

/** What forbids this one step, whatever comes after it. */
function stepRule(
  from: number,
  to: number,
  left: readonly number[],
  { dice, spent }: Throwing,
): RuleId | undefined {
  const rule = departureRule(from, left, spent)
  if (rule !== undefined) return rule
  if (to === FOREIGN || to > from || to === BAR) return 'backgammon.direction'
  if (to === OFF) return bearOffRule(from, left)
  if (left.includes(from - to)) return theirsOn(to) > 1 ? 'backgammon.blocked' : undefined
  if (dice.includes(from - to)) return spent
  return from === BAR ? 'backgammon.enter' : 'backgammon.distance'
}

function departureRule(from: number, left: readonly number[], spent: RuleId): RuleId | undefined {
  if (from === OFF) return 'backgammon.off-stays'
  if (from === FOREIGN || ownOn(from) === 0) return 'backgammon.own-stones'
  if (left.length === 0) return spent
  return from !== BAR && ownOn(BAR) > 0 ? 'backgammon.bar-first' : undefined
}

function bearOffRule(from: number, left: readonly number[]): RuleId | undefined {
  if (!allHome()) return 'backgammon.all-home'
  if (left.some((die) => die >= from && canStep(from, die))) return undefined
  return left.some((die) => die > from) ? 'backgammon.bear-off-higher' : 'backgammon.distance'
}

/** The die that a step takes; off the board the lowest that is enough. */
const dieFor = (from: number, to: number, left: readonly number[]): number =>
  to === OFF ? Math.min(...left.filter((die) => die >= from && canStep(from, die))) : from - to

/** Whether one stone can get there with two or more of these numbers, as far as the count goes. */
function reaches(from: number, to: number, left: readonly number[]): boolean {
  if (!left.some((die) => from - die > to)) return false
  let sum = 0
  return left.some((die, i) => {
    sum += die
    return i > 0 && (to === OFF ? sum >= from : sum === from - to)
  })
}

/** What keeps a stone where it is: nothing, if one of the numbers can move it. */
function liftRule(from: number, left: readonly number[], throwing: Throwing): RuleId | undefined {
  const rule = departureRule(from, left, throwing.spent)
  if (rule !== undefined) return rule
  const rules = left.map((die) => stepRule(from, from > die ? from - die : OFF, [die], throwing))
  if (rules.includes(undefined)) return undefined
  return rules.find((each) => each === 'backgammon.blocked') ?? rules[0]
}
