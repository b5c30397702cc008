import { whole, type OptionsOf } from '@spellendoos/kernel'
import { leftOf } from '@spellendoos/mechanics'
import { contest, type Contest } from '../contest.ts'
import { scoreSheet } from '../scene.ts'
import { diceGame, MOST_THROWS } from '../table.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 10, 1) }
const ROWS = [6, 5, 4, 3, 2, 1]
const STICKS = 21
/** All six rows: bit n is the row of n matches. */
const FULL = 0b1111110

interface State extends Contest<OptionsOf<typeof options>> {
  /** The rows that each player still has. */
  tails: number[]
}

const sticksIn = (tail: number): number => ROWS.reduce((sticks, row) => sticks + ((tail >> row) & 1) * row, 0)

/** Koeienstaart: a cow's tail of six rows of matches, and each throw clears the row of its number. */
export const game = diceGame<State>(
  contest({
    id: 'koeienstaart',
    backdrop: 'cow',
    words,
    options,
    minutes: 8,
    // Throws with their answers.
    bound: MOST_THROWS * 2,
    dice: 1,
    end: 'koeienstaart.first-clear',
    deal(s) {
      s.tails = new Array<number>(s.seats).fill(FULL)
    },
    land(s, dice, tell) {
      const { seat } = s
      const row = dice[0]!
      const gone = (s.tails[seat]! >> row) % 2 === 0
      s.tails[seat]! &= ~(1 << row)
      tell?.({ fact: gone ? 'gone' : 'cleared', seat, dice, n: row })
      if (s.tails[seat] === 0) return seat
      s.seat = leftOf(seat, s.seats)
      return undefined
    },
    points: (s) => s.tails.map((tail) => STICKS - sticksIn(tail)),
    sheets: (s) => [
      scoreSheet(
        'tails',
        { say: 'row' },
        s.seats,
        ROWS.map((row) => [row, ...s.tails.map((tail) => ((tail >> row) & 1 ? '|'.repeat(row) : ''))]),
      ),
    ],
    note: (s, seat) => ({ say: 'left', n: sticksIn(s.tails[seat]!) }),
  }),
)
