import type { RuleId, Seat } from '@spellendoos/kernel'
import { readAttempt, type Vocabulary } from '../attempt.ts'
import { explainMoving, type Throwing } from '../explain.ts'
import { arrival, canStep, isBlot, ownOn, spread, step, stepsOf, type Play, type Step } from '../plays.ts'
import { counted } from '../stones.ts'
import { legalPlays } from './plays.ts'
import {
  HOME_POINT,
  isDouble,
  isFour,
  numbersLeft,
  OTHER_HOME,
  TRACK,
  type Move,
  type State,
} from './state.ts'

type Word = Exclude<Move, Play>

const VOCABULARY: Vocabulary<Word> = {
  throw: 'throw',
  dice: 'throw',
  pass: 'pass',
  fresh: 'fresh',
  'play-on': 'play-on',
}

/** Which rule forbids what was tried. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const attempt = readAttempt(TRACK, VOCABULARY, seat, tried)
  if (attempt === undefined) return undefined
  if (s.wait === 'over') return 'tric-trac.match'
  if (s.wait === 'choice' || attempt === 'fresh' || attempt === 'play-on') return 'tric-trac.choice'
  if (seat !== s.seat) return 'tric-trac.turn'
  if (attempt === 'throw') return 'tric-trac.play-first'
  if (s.wait !== 'play') return 'tric-trac.throw-first'
  return attempt === 'pass' ? 'tric-trac.pass' : explainMoving(throwingOf(s), attempt)
}

function throwingOf(s: State): Throwing {
  const { stones, seat, dice } = s
  const legal = legalPlays(s)
  return {
    game: 'tric-trac',
    track: TRACK,
    stones,
    seat,
    numbers: numbersLeft(s),
    legal,
    spent: spentRule(s),
    waiting: 'tric-trac.start-first',
    other: (from, to) =>
      to === HOME_POINT && dice.includes(from - OTHER_HOME) ? 'tric-trac.home-instead' : undefined,
    short: (made, lifted) => shortRule(s, legal, withLifted(s, made, lifted)),
  }
}

/** The rule against playing a number that has been played already. */
function spentRule(s: State): RuleId {
  if (isFour(s)) return 'tric-trac.doubles-four'
  return isDouble(s) ? 'tric-trac.doubles' : 'tric-trac.two-numbers'
}

/** The steps made, and the one that the lifted stone would make. */
function withLifted(s: State, made: readonly Step[], lifted?: number): readonly Step[] {
  if (lifted === undefined) return made
  const left = made.reduce((rest, { die }) => rest.toSpliced(rest.indexOf(die), 1), [...numbersLeft(s)])
  const die = left.find((each) => canStep(lifted, each))!
  return [...made, { from: lifted, die }]
}

/**
 * The rule against a play of which each step is possible by itself: the home point, a blot not hit, or a number not
 * played.
 */
function shortRule(s: State, legal: readonly Play[], made: readonly Step[]): RuleId {
  spread(s.stones, s.seat, TRACK)
  const hits = made.some(({ from, die }) => isBlot(arrival(from, die)))
  for (const { from, die } of made) step(from, die)
  if (ownOn(HOME_POINT) === 1) {
    const held = counted(s.stones, s.seat)[HOME_POINT]! > 0
    return held ? 'tric-trac.home-leave' : 'tric-trac.home-together'
  }
  return !hits && mustHit(s, legal) ? 'tric-trac.must-hit' : 'tric-trac.both-numbers'
}

/** Whether the legal plays are those that hit. */
function mustHit(s: State, [play]: readonly Play[]): boolean {
  if (play === undefined) return false
  spread(s.stones, s.seat, TRACK)
  return stepsOf(play).some(({ from, die }) => isBlot(arrival(from, die)))
}
