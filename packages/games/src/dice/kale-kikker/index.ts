import { whole, type OptionsOf, type Seat } from '@spellendoos/kernel'
import { contest, type Contest } from '../contest.ts'
import { nextIn, outlived, type Elimination } from '../elimination.ts'
import { diceGame, THROW } from '../table.ts'
import { sum } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 10, 1) }
/** Nobody has thrown the challenge yet. */
const OPEN = 0

interface State extends Contest<OptionsOf<typeof options>>, Elimination {
  /** Who challenges the next player on the left. */
  challenger: Seat
  /** What the challenger threw, or OPEN. */
  challenge: number
}

/** Kale kikker: throw, and make your left neighbour a bald frog, or be one yourself. */
export const game = diceGame<State>(
  contest<State>({
    id: 'kale-kikker',
    backdrop: 'frog',
    words,
    options,
    minutes: 5,
    // 10 rounds, 7 duels, two throws with their answers.
    bound: 10 * 7 * 2 * 2,
    dice: 4,
    end: 'kale-kikker.last-left',
    deal(s) {
      s.challenger = 0
      s.challenge = OPEN
      s.out = []
    },
    land(s, dice, tell) {
      const { seat, challenger, challenge } = s
      const total = sum(dice)
      if (challenge === OPEN) {
        s.challenge = total
        s.seat = nextIn(s, seat)
        tell?.({ fact: 'challenged', seat, dice, total, neighbour: { say: 'player', seat: s.seat } })
        return undefined
      }
      const beaten = total > challenge
      const bald = beaten ? challenger : seat
      const survivor = beaten ? seat : challenger
      tell?.({ fact: 'answered', seat, dice, total })
      tell?.({ fact: 'bald', seat: bald })
      s.out.push(bald)
      if (s.out.length === s.seats - 1) return survivor
      s.challenger = survivor
      s.challenge = OPEN
      s.seat = survivor
      return undefined
    },
    forbids: (s, seat, move) => (move === THROW && s.out.includes(seat) ? 'kale-kikker.bald' : undefined),
    points: outlived,
    sheets: ({ challenger, challenge }) => [
      {
        id: 'duel',
        head: [{ say: 'challenger' }, { say: 'to-beat' }],
        rows: [[{ say: 'player', seat: challenger }, challenge === OPEN ? '' : challenge]],
      },
    ],
    note: ({ out }, seat) => (out.includes(seat) ? { say: 'is-bald' } : undefined),
    coach: ({ challenge, seat }) =>
      challenge === OPEN ? { say: 'coach-challenge', seat } : { say: 'coach-answer', seat, n: challenge },
  }),
)
