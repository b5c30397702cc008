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
  if (lifted === undefined && legal.some((play) => netOf(hopsOf(play)) === netOf(hops))) {
    return 'backgammon.notation'
  }
  const dice = s.dice.length === 2 && s.dice[0] === s.dice[1] ? [...s.dice, ...s.dice] : s.dice
  const spent = spentRule(s)
  spread(s.stones, s.seat)
  const reach = follow(hops, dice, written, spent)
  if (reach.rule !== undefined) return reach.rule
  if (lifted !== undefined) {
    for (const { from, die } of reach.made) step(from, die)
    const rule = liftRule(lifted, reach.dice, spent)
    if (rule !== undefined) return rule
  }
  return shortRule(legal)
}

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

interface Reach {
  /** The steps that were fine. */
  readonly made: readonly { readonly from: number; readonly die: number }[]
  /** The dice that are left. */
  readonly dice: readonly number[]
  /** What forbids the next one. */
  readonly rule?: RuleId
}

/** Follows the hops one by one, as far as the rules let them. */
function follow(hops: readonly Hop[], dice: readonly number[], written: boolean, spent: RuleId): Reach {
  const [hop, ...later] = hops
  if (hop === undefined) return { made: [], dice }
  const { from, to } = hop
  const rule = stepRule(from, to, dice, spent)
  if (rule === undefined) {
    const die = dieFor(from, to, dice)
    return after(from, die, () => follow(later, without(dice, die), written, spent))
  }
  if (!written || !reaches(from, to, dice)) return { made: [], dice, rule }
  return [...new Set(dice)]
    .filter((die) => from - die > to)
    .map((die) =>
      follow([{ from, to: from - die }, { from: from - die, to }, ...later], dice, written, spent),
    )
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
function stepRule(from: number, to: number, dice: readonly number[], spent: RuleId): RuleId | undefined {
  const rule = departureRule(from, dice, spent)
  if (rule !== undefined) return rule
  if (to === FOREIGN || to > from || to === BAR) return 'backgammon.direction'
  if (to === OFF) return bearOffRule(from, dice)
  if (!dice.includes(from - to)) return from === BAR ? 'backgammon.enter' : 'backgammon.distance'
  return theirsOn(to) > 1 ? 'backgammon.blocked' : undefined
}

function departureRule(from: number, dice: readonly number[], spent: RuleId): RuleId | undefined {
  if (from === OFF) return 'backgammon.off-stays'
  if (from === FOREIGN || ownOn(from) === 0) return 'backgammon.own-stones'
  if (dice.length === 0) return spent
  return from !== BAR && ownOn(BAR) > 0 ? 'backgammon.bar-first' : undefined
}

function bearOffRule(from: number, dice: readonly number[]): RuleId | undefined {
  if (!allHome()) return 'backgammon.all-home'
  if (dice.some((die) => die >= from && canStep(from, die))) return undefined
  return dice.some((die) => die > from) ? 'backgammon.bear-off-higher' : 'backgammon.distance'
}

/** The die that a step takes; off the board the lowest that is enough. */
const dieFor = (from: number, to: number, dice: readonly number[]): number =>
  to === OFF ? Math.min(...dice.filter((die) => die >= from && canStep(from, die))) : from - to

const without = (dice: readonly number[], die: number): number[] => dice.toSpliced(dice.indexOf(die), 1)

/** Whether one stone can get there with two or more of these dice, as far as the count goes. */
function reaches(from: number, to: number, dice: readonly number[]): boolean {
  const sums = dice.map((_, i) => dice.slice(0, i + 1).reduce((sum, die) => sum + die, 0)).slice(1)
  return (
    sums.some((sum) => (to === OFF ? sum >= from : sum === from - to)) && dice.some((die) => from - die > to)
  )
}

/** What keeps a stone where it is: nothing, if one of the dice can move it. */
function liftRule(from: number, dice: readonly number[], spent: RuleId): RuleId | undefined {
  const rule = departureRule(from, dice, spent)
  if (rule !== undefined) return rule
  const rules = dice.map((die) => stepRule(from, from > die ? from - die : OFF, [die], spent))
  return rules.includes(undefined) ? undefined : rules[0]
}
