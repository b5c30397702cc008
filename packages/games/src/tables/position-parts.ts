import { problem, type Problem, type Seat } from '@spellendoos/kernel'
import { SHARED_PROBLEMS } from './words-position.ts'

/** The part of a state that positions of all games with their own notation describe alike. */
interface Described {
  seat: Seat
  stage: 'roll-off' | 'course'
  wait: string
  dice: readonly number[]
}

/** Reads whose turn it is (1 for seat 0, -1 for seat 1) and the throw, 00 if it is still to come. */
export function readThrow(s: Described, [, turn, dice]: readonly string[]): Problem | undefined {
  if (turn !== '1' && turn !== '-1') return bad('bad-turn')
  s.seat = turn === '1' ? 0 : 1
  if (dice === undefined || !/^(?:00|[1-6]{2})$/.test(dice)) return bad('bad-dice')
  if (dice === '00') return undefined
  s.wait = 'play'
  s.dice = [Number(dice[0]), Number(dice[1])]
  return undefined
}

/** How far the roll-off is, with seat 0's throw once it was made. */
export const rollOffWord = ({ seat, dice }: Described): string =>
  seat === 0 ? 'roll-off' : `roll-off=${dice.join('')}`

/** Reads such a word; returns whether its throw agrees with the turn, or `undefined` if it is another word. */
export function readRollOff(s: Described, word: string): boolean | undefined {
  const read = /^roll-off(?:=([1-6])([1-6]))?$/.exec(word)
  if (read === null) return undefined
  s.stage = 'roll-off'
  s.dice = read[1] === undefined ? [] : [Number(read[1]), Number(read[2])]
  return s.dice.length === 2 * s.seat
}

const bad = (code: keyof typeof SHARED_PROBLEMS): Problem => problem(code, SHARED_PROBLEMS[code]).problem
