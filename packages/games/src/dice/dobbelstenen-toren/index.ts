import { whole, type OptionsOf } from '@spellendoos/kernel'
import { diceGame, THROW, type DiceMove } from '../table.ts'
import { turns, type Turns } from '../turns.ts'
import { heightIn, hiddenSum, HIGHEST, SEVEN, towerBoard } from './tower.ts'
import { words } from './words.ts'

const MOST_ROUNDS = 20
const SEATS = [1, 2, 3, 4, 5, 6, 7, 8]
const options = { rounds: whole(1, MOST_ROUNDS, 5), seconds: whole(3, 60, 10) }
/** The clock's move when the time is up. */
const LATE = 'late'
const ANSWERS = 6

interface State extends Turns<OptionsOf<typeof options>> {
  /** What was answered in this turn; 0 for nothing in time. */
  said: number
}

const rightAnswer = (s: State): number => hiddenSum(heightIn(s.round), s.dice[0]!)
/** The smallest sum that can be hidden: under a six. */
const lowest = (s: State): number => hiddenSum(heightIn(s.round), ANSWERS)

/** Six consecutive sums from each possible lowest one, precomputed. */
const SUMS: readonly (readonly DiceMove[])[] = Array.from({ length: SEVEN * HIGHEST }, (_, low) =>
  Array.from({ length: ANSWERS }, (_, i) => String(low + i)),
)

/** Dobbelstenen toren: a tower of dice, and a quick eye for what it hides. */
export const game = diceGame<State>(
  turns<State>({
    id: 'dobbelstenen-toren',
    backdrop: 'tower',
    words,
    options,
    minutes: 5,
    seats: SEATS,
    // Finding the answer is the game.
    traits: { luck: 'none', unaided: true, levels: 3 },
    // A throw with its answer, and what the player or the clock says.
    bound: MOST_ROUNDS * SEATS.length * 3,
    // Only the topmost die is visible, and only it matters.
    dice: 1,
    end: 'dobbelstenen-toren.most-points',
    own(s) {
      s.said = 0
    },
    after: () => 'choice',
    choices: (s) => SUMS[lowest(s)]!,
    label: (move) => move,
    clocks: (s) =>
      s.next === 'choice' ? [{ name: 'answer', after: s.options.seconds * 1000, move: LATE }] : [],
    choose: (s, move) => {
      s.said = move === LATE ? 0 : Number(move)
      return 'done'
    },
    points: (s) => (s.said === rightAnswer(s) ? 1 : 0),
    fact: (s, points) => {
      const { seat, said, dice } = s
      const trick = { seat, n: heightIn(s.round), top: dice[0]!, right: rightAnswer(s) }
      if (said === 0) return { fact: 'too-late', ...trick }
      return { fact: points > 0 ? 'right' : 'wrong', ...trick, said }
    },
    forbids: (s, seat, move) => {
      const isNumber = /^\d{1,2}$/.test(move)
      if (!isNumber && move !== THROW && move !== LATE) return undefined
      if (s.ended !== '') return s.ended
      if (move === LATE) return 'dobbelstenen-toren.time'
      if (seat !== s.seat) return 'dobbelstenen-toren.turn'
      if (s.next !== 'choice') return isNumber ? 'dobbelstenen-toren.stack' : undefined
      return isNumber ? 'dobbelstenen-toren.possible' : 'dobbelstenen-toren.answer'
    },
    picture: (s, basic) => {
      const stands = s.next === 'choice' && !s.thrown
      // After the last round its tower stays, because there is no next one.
      const height = heightIn(s.ended === '' ? s.round : s.round - 1)
      return {
        ...basic,
        board: towerBoard(height, stands ? s.dice[0] : undefined),
        ...(stands ? { coach: { say: 'coach-answer', seat: s.seat, n: height } } : {}),
      }
    },
  }),
)
