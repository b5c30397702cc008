import { problem, value, type PositionText, type Problem, type Read } from '@spellendoos/kernel'
import { readBoard, writeBoard } from '../board-text.ts'
import { readRollOff, readThrow, rollOffWord } from '../position-parts.ts'
import { allOff, BAR, counted } from '../stones.ts'
import type { Options } from './options.ts'
import { legalPlays } from './plays.ts'
import {
  HOME_POINT,
  LAST_POINT,
  MOST_THROWS,
  numbersLeft,
  OTHER_HOME,
  setup,
  START_POINT,
  WINNING_POINTS,
  type State,
} from './state.ts'
import { POSITION_PROBLEMS } from './words-position.ts'

/**
 * A position is the board in 26 characters, whose turn it is (1 for seat 0, -1 for seat 1), the throw (00 is still to
 * come), the points of both, the games won by both, and which game of the match this is, joined by colons. Anything
 * else follows in words, each after a space: `roll-off`, with seat 0's throw as in `roll-off=52`; `choice` if the
 * winner of a game chooses, the turn being that of the player who would continue; `spent=5/17` if 5 has won a game
 * half-way through the throw with a step to point 17, and the other number is left, or `spent=5/19.14` with more steps
 * of a double that is played four times; `thrown` if the dice are in the air; `over` after the last game; `limit` if
 * the throws have run out.
 */
export const position: PositionText<State, Options> = { read, write }

const signOf = (seat: number): number => (seat === 0 ? 1 : -1)

function write(s: State): string {
  const choosing = s.wait === 'choice'
  const lies = s.stage === 'course' && (s.wait === 'play' || (choosing && s.lying))
  const fields = [
    writeBoard(s.stones),
    signOf(choosing ? s.next : s.seat),
    lies ? s.dice.join('') : '00',
    ...s.points,
    ...s.scores,
    s.leg,
  ]
  return [fields.join(':'), ...wordsFor(s)].join(' ')
}

function wordsFor(s: State): string[] {
  const words: string[] = []
  if (s.stage === 'roll-off') words.push(rollOffWord(s))
  if (s.wait === 'choice') words.push('choice')
  if (s.spent > 0) words.push(`spent=${s.spent}/${s.came.join('.')}`)
  if (s.wait === 'chance') words.push('thrown')
  if (s.wait === 'over') words.push(winnerOf(s) === undefined ? 'limit' : 'over')
  return words
}

/** Who has the points to win this game. */
const winnerOf = ({ points }: State): number | undefined =>
  [0, 1].find((seat) => points[seat]! >= WINNING_POINTS)

function read(text: string, options: Options): Read<State> {
  const [head = '', ...words] = text.split(' ')
  const fields = head.split(':')
  if (fields.length !== 8) return bad('unknown-position')
  const stones = readBoard(fields[0]!)
  if (!stones.ok) return stones
  const s: State = { ...setup(options), stones: stones.value, stage: 'course' }
  const wrong =
    checkBoard(s) ?? readThrow(s, fields) ?? readPoints(s, fields) ?? readWords(s, words) ?? checkLeg(s)
  return wrong === undefined ? value(s) : { ok: false, problem: wrong }
}

function checkBoard({ stones }: State): Problem | undefined {
  for (const seat of [0, 1]) {
    const counts = counted(stones, seat)
    if (counts[BAR]! > 0) return bad('no-bar').problem
    if (counts[LAST_POINT]! > 0) return bad('on-last').problem
    if (counts[OTHER_HOME]! > 0) return bad('on-other-home').problem
  }
  return undefined
}

const wholeNumber = (field: string): number => (/^\d{1,3}$/.test(field) ? Number(field) : Number.NaN)

/** The points of both, the games won, and which game this is. */
function readPoints(s: State, fields: readonly string[]): Problem | undefined {
  const [one, two, wonOne, wonTwo, leg] = fields.slice(3).map(wholeNumber) as [
    number,
    number,
    number,
    number,
    number,
  ]
  // Twelve points win at once; only the great bridge can bring one more.
  if (!(Math.max(one, two) <= WINNING_POINTS + 1 && Math.min(one, two) < WINNING_POINTS)) {
    return bad('bad-points').problem
  }
  if (!(leg >= 1 && leg <= s.rules.games)) return bad('bad-leg').problem
  s.points.splice(0, 2, one, two)
  s.scores.splice(0, 2, wonOne, wonTwo)
  s.leg = leg
  // Every game played so far counts one to four times.
  const played = winnerOf(s) === undefined ? leg - 1 : leg
  const won = wonOne + wonTwo
  return won >= played && won <= 4 * played ? undefined : bad('bad-score').problem
}

function readWords(s: State, words: readonly string[]): Problem | undefined {
  for (const word of words) if (!readWord(s, word)) return bad('bad-word').problem
  return undefined
}

/** Whether the word is known and consistent with the rest. */
function readWord(s: State, word: string): boolean {
  const mayRollOff = s.stage === 'course' && s.wait === 'throw' && Math.max(...s.points) === 0
  const rollOff = readRollOff(s, word)
  if (rollOff !== undefined)
    return rollOff && mayRollOff && setup(s.rules).stones.every((point, i) => s.stones[i] === point)
  const winner = winnerOf(s)
  if (word === 'choice') return readChoice(s, winner)
  if (word.startsWith('spent=')) return readSpent(s, word)
  const fits = s.wait === 'throw' && (word === 'over') === (winner !== undefined)
  if (word === 'thrown') s.wait = 'chance'
  else if (word === 'over') s.wait = 'over'
  else if (word === 'limit') Object.assign(s, { wait: 'over', throws: MOST_THROWS })
  else return false
  return fits && (word !== 'over' || s.leg === s.rules.games)
}

function readChoice(s: State, winner: number | undefined): boolean {
  if (winner === undefined || s.leg === s.rules.games || s.stage === 'roll-off') return false
  if (s.wait !== 'play' && s.wait !== 'throw') return false
  Object.assign(s, { wait: 'choice', seat: winner, next: s.seat, lying: s.wait === 'play' })
  return true
}

/** tric-trac.goes-on: the number of this throw that won the previous game. */
function readSpent(s: State, word: string): boolean {
  const shape = /^spent=([1-6])\/(\d{1,2}(?:\.\d{1,2}){0,2})$/.exec(word)
  const lies = s.wait === 'play' || (s.wait === 'choice' && s.lying && s.next === s.seat)
  if (shape === null || !lies || s.spent > 0) return false
  const numbers = numbersLeft(s)
  s.spent = Number(shape[1])
  s.came = shape[2]!.split('.').map(Number)
  const played = s.came.length
  if (played >= numbers.length || played > numbers.filter((each) => each === s.spent).length) return false
  return s.came.every((point) => point < START_POINT) && legalPlays(s).length > 0
}

/** tric-trac.twelve, tric-trac.restack: what cannot be so between two throws. */
function checkLeg(s: State): Problem | undefined {
  const ended = s.wait === 'choice' || s.wait === 'over'
  if (!ended && winnerOf(s) !== undefined) return bad('game-won').problem
  if (!ended && (allOff(s.stones, 0) || allOff(s.stones, 1))) return bad('all-off').problem
  const isHalf = (seat: number) => counted(s.stones, seat)[HOME_POINT] === 1
  // Only a game won half-way leaves one stone there, until the rest of the throw is played.
  const winner = ended ? winnerOf(s) : s.spent > 0 ? s.seat : undefined
  if ([0, 1].some((seat) => seat !== winner && isHalf(seat))) return bad('half-home').problem
  return undefined
}

const bad = (code: keyof typeof POSITION_PROBLEMS) => problem(code, POSITION_PROBLEMS[code])
