import type { RuleId, Seat } from '@spellendoos/kernel'
import { readAttempt, type Vocabulary } from '../attempt.ts'
import { explainMoving, type Throwing } from '../explain.ts'
import { stepsOf, type Play } from '../plays.ts'
import { doublingForbidden } from './cube.ts'
import { legalPlays, numbersOf } from './plays.ts'
import { TRACK, type Move, type State } from './state.ts'

type Word = Exclude<Move, Play>

const VOCABULARY: Vocabulary<Word> = {
  throw: 'throw',
  dice: 'throw',
  double: 'double',
  cube: 'double',
  cube0: 'double',
  cube1: 'double',
  take: 'take',
  drop: 'drop',
  pass: 'pass',
}

/** Which rule forbids what was tried. */
export function explain(s: State, seat: Seat, tried: string): RuleId | undefined {
  const attempt = readAttempt(TRACK, VOCABULARY, seat, tried)
  if (attempt === undefined) return undefined
  if (s.wait === 'over') return 'backgammon.match'
  if (s.wait === 'answer') return 'backgammon.answer'
  if (seat !== s.seat) return 'backgammon.turn'
  if (typeof attempt === 'string') return explainWord(s, attempt)
  return s.wait === 'play' ? explainMoving(throwingOf(s), attempt) : 'backgammon.throw-first'
}

function explainWord(s: State, word: Word): RuleId | undefined {
  if (word === 'throw') return 'backgammon.play-first'
  if (word === 'double') return doublingForbidden(s)
  if (word === 'pass') return s.wait === 'play' ? 'backgammon.pass' : 'backgammon.throw-first'
  return 'backgammon.offer-first'
}

function throwingOf(s: State): Throwing {
  const { stones, seat, dice } = s
  const legal = legalPlays(stones, seat, dice)
  return {
    game: 'backgammon',
    track: TRACK,
    stones,
    seat,
    numbers: numbersOf(dice),
    legal,
    spent: spentRule(s),
    waiting: 'backgammon.bar-first',
    short: () => (stepsOf(legal[0]!).length > 1 ? 'backgammon.both-dice' : 'backgammon.higher-die'),
  }
}

/** What forbids a step when all numbers have been played. */
function spentRule(s: State): RuleId {
  if (s.dice.length === 1) return 'backgammon.opening-one-by-one'
  return s.dice[0] === s.dice[1] ? 'backgammon.doubles' : 'backgammon.two-numbers'
}
