import type { RuleId, Seat, Tell } from '@spellendoos/kernel'
import { THROW, type DiceMove, type Rounds } from '../table.ts'
import type { Turns } from '../turns.ts'
import { combine, dieFigure, shown, type Figure, type Sign } from './fractions.ts'
import { isAim } from './solve.ts'

/** The half-made calculation. */
interface Calculation {
  /** The numbers on the table: three dice at first, one when it is done. */
  figures: Figure[]
  /** The index of the number that was tapped first; −1 for none yet. */
  first: number
  /** The sign that was tapped after it; empty for none yet. */
  sign: Sign | ''
  /** How often this turn was started again. */
  restarts: number
}
export interface State extends Turns<Rounds>, Calculation {}

/** vijftienen.again */
export const RESTARTS = 5
export const DICE = 3

export function emptyTable(s: State): void {
  s.figures = []
  s.first = -1
  s.sign = ''
  s.restarts = 0
}

/** The moves by name: a number on the table, a sign, starting again, giving up. */
export const numberMove = (i: number): DiceMove => `number-${i + 1}`
export const SIGN_MOVES: Readonly<{ [move: DiceMove]: Sign }> = {
  plus: '+',
  minus: '−',
  times: '×',
  divide: ':',
}
export const AGAIN: DiceMove = 'again'
export const PASS: DiceMove = 'pass'
const NUMBER = /^number-([1-3])$/

/** Makes numbers of the thrown dice. */
export function layOut(s: State): void {
  s.figures = s.dice.map(dieFigure)
  s.first = -1
  s.sign = ''
}

const isBegun = (s: State): boolean => s.figures.length < DICE || s.first >= 0
const canRestart = (s: State): boolean => isBegun(s) && s.restarts < RESTARTS

/** Whether a number may be tapped now: any at first, and after a sign one that it can be combined with. */
function fits(s: State, i: number): boolean {
  if (s.first < 0) return true
  return i !== s.first && combine(s.figures[s.first]!, s.sign as Sign, s.figures[i]!) !== undefined
}

const SIGNS = Object.keys(SIGN_MOVES)
/** What can be tapped, by the set of numbers that can; precomputed. */
const TAPS = Array.from({ length: 1 << DICE }, (_, set) =>
  [0, 1, 2].filter((i) => (set >> i) % 2 === 1).map(numberMove),
)
const NUMBERS = TAPS.map((numbers) => [...numbers, PASS])
const NUMBERS_OR_AGAIN = TAPS.map((numbers) => [...numbers, AGAIN, PASS])
const SIGNS_ONLY = [...SIGNS, PASS]
const SIGNS_OR_AGAIN = [...SIGNS, AGAIN, PASS]

export function choices(s: State): readonly DiceMove[] {
  if (s.first >= 0 && s.sign === '') return canRestart(s) ? SIGNS_OR_AGAIN : SIGNS_ONLY
  let numbers = 0
  for (let i = 0; i < s.figures.length; i++) if (fits(s, i)) numbers |= 1 << i
  return (canRestart(s) ? NUMBERS_OR_AGAIN : NUMBERS)[numbers]!
}

/** Applies a tap; returns whether the turn is over. */
export function choose(s: State, move: DiceMove, tell?: Tell): 'done' | 'choice' {
  if (move === PASS) return 'done'
  if (move === AGAIN) {
    s.restarts++
    layOut(s)
    tell?.({ fact: 'restarted', seat: s.seat })
    return 'choice'
  }
  const sign = SIGN_MOVES[move]
  const i = Number(NUMBER.exec(move)?.[1]) - 1
  if (sign !== undefined) s.sign = sign
  else if (s.first < 0) s.first = i
  else join(s, i, tell)
  return s.figures.length === 1 ? 'done' : 'choice'
}

/** The two chosen numbers become one, in the place of the first. */
function join(s: State, i: number, tell?: Tell): void {
  const made = combine(s.figures[s.first]!, s.sign as Sign, s.figures[i]!)!
  s.figures[s.first] = made
  s.figures.splice(i, 1)
  s.first = -1
  s.sign = ''
  tell?.({ fact: 'counted', seat: s.seat, calculation: `${made.written} = ${shown(made)}` })
}

/** vijftienen.hit */
export const isHit = ({ figures }: State): boolean => figures.length === 1 && isAim(figures[0]!)

export function forbids(s: State, seat: Seat, move: DiceMove): RuleId | undefined {
  const number = NUMBER.exec(move)
  const isSign = Object.hasOwn(SIGN_MOVES, move)
  if (number === null && !isSign && ![AGAIN, PASS, THROW].includes(move)) return undefined
  if (s.ended !== '') return s.ended
  if (seat !== s.seat) return 'vijftienen.turn'
  if (s.next !== 'choice' || move === THROW) return 'vijftienen.one-throw'
  if (move === AGAIN) return 'vijftienen.again'
  if (isSign) return 'vijftienen.calculate'
  const i = Number(number![1]) - 1
  if (i >= s.figures.length || i === s.first) return 'vijftienen.all-dice'
  return s.sign === '' ? 'vijftienen.calculate' : 'vijftienen.zero'
}
