import { oneOf, whole, type OptionsOf } from '@spellendoos/kernel'
import { diceGame } from '../table.ts'
import { turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5), parity: oneOf('even', 'odd'), one: oneOf('die', 'both') }

interface State extends Turns<OptionsOf<typeof options>> {
  /** Who misses the next turn. */
  missing: boolean[]
}

/** Even of oneven: agree on even or odd; only such dice count, and a throw with none of them costs a turn. */
export const game = diceGame<State>(
  turns({
    id: 'even-of-oneven',
    backdrop: 'socks',
    version: 2,
    words,
    options,
    minutes: 5,
    // 20 rounds, 8 seats, a throw and its answer.
    bound: 20 * 8 * 2,
    dice: 2,
    end: 'even-of-oneven.highest-wins',
    own(s) {
      s.missing = new Array<boolean>(s.seats).fill(false)
    },
    points({ dice, options: { parity, one } }) {
      const wanted = parity === 'odd' ? 1 : 0
      const a = dice[0]!
      const b = dice[1]!
      const fits = a % 2 === wanted
      if (fits !== (b % 2 === wanted)) return one === 'both' ? a + b : fits ? a : b
      // even-of-oneven.product: a player who may choose takes the larger.
      return fits ? Math.max(a + b, a * b) : 0
    },
    give(s, points) {
      s.scores[s.seat]! += points
      s.missing[s.seat] = points === 0
    },
    misses(s, seat) {
      const missed = s.missing[seat]!
      s.missing[seat] = false
      return missed
    },
    fact: ({ seat, dice, options: { parity } }, points) => ({
      fact: points === 0 ? `none-${parity}` : 'written',
      seat,
      dice,
      points,
    }),
    picture: (s, basic) => ({
      ...basic,
      seats: s.scores.map((score, seat) => ({
        score,
        ...(s.missing[seat] === true ? { note: { say: 'misses' } } : {}),
      })),
    }),
  }),
)
