import type { RuleId, Seat } from '@spellendoos/kernel'
import { readAttempt, type Vocabulary } from '../attempt.ts'
import { explainMoving, type Throwing } from '../explain.ts'
import { canStep, dieOf, type Play, type Step } from '../plays.ts'
import { isDouble, legalPlays, numberOf, numbersOf, timesOf } from './plays.ts'
import { TRACK, type Move, type State } from './state.ts'

type Word = Exclude<Move, Play>

const VOCABULARY: Vocabulary<Word> = { throw: 'throw', dice: 'throw', pass: 'pass', lapse: 'lapse' }

/** Which rule forbids what was tried. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const attempt = readAttempt(TRACK, VOCABULARY, seat, tried)
  if (attempt === undefined) return undefined
  if (s.wait === 'over') return 'poffen-bord.win'
  if (seat !== s.seat) return 'poffen-bord.turn'
  if (attempt === 'throw') return 'poffen-bord.play-first'
  if (s.wait !== 'play') return 'poffen-bord.throw-first'
  if (attempt === 'pass') return 'poffen-bord.pass'
  if (attempt === 'lapse') return 'poffen-bord.bottom-free'
  return explainMoving(throwingOf(s), attempt)
}

function throwingOf(s: State): Throwing {
  const { stones, seat } = s
  const legal = legalPlays(s)
  return {
    game: 'poffen-bord',
    track: TRACK,
    stones,
    seat,
    numbers: numbersOf(s),
    legal,
    spent: spentRule(s),
    waiting: 'poffen-bord.enter-first',
    other: (from, to) => otherSide(s, from - to),
    short: (made, lifted) => shortRule(s, legal, made, lifted),
  }
}

/** What forbids a step when all numbers have been played. */
function spentRule(s: State): RuleId {
  if (!isDouble(s)) return 'poffen-bord.two-numbers'
  return timesOf(s) === 2 ? 'poffen-bord.doubles' : 'poffen-bord.second-double'
}

/** A number from the other side of a double. */
const otherSide = (s: State, number: number): RuleId | undefined =>
  isDouble(s) && number === 7 - numberOf(s) ? 'poffen-bord.top-first' : undefined

/** Each step is possible by itself, but not in this order, or the throw is not played as far as it can be. */
function shortRule(s: State, legal: readonly Play[], made: readonly Step[], lifted?: number): RuleId {
  const first = dieOf(legal[0]!, 0)
  const inOrder = made[0] === undefined ? canStep(lifted!, first) : made[0].die === first
  return isDouble(s) || inOrder ? 'poffen-bord.both-numbers' : 'poffen-bord.lower-first'
}
