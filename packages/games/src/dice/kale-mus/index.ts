import { whole, type OptionsOf } from '@spellendoos/kernel'
import { leftOf } from '@spellendoos/mechanics'
import { diceGame } from '../table.ts'
import { turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5) }

/** Kale mus: your throw is your left neighbour's, and a one costs you a point. */
export const game = diceGame<Turns<OptionsOf<typeof options>>>(
  turns({
    id: 'kale-mus',
    backdrop: 'sparrow',
    words,
    options,
    minutes: 5,
    // 20 rounds, 8 seats, a throw and its answer.
    bound: 20 * 8 * 2,
    dice: 1,
    end: 'kale-mus.highest-wins',
    points: (s) => s.dice[0]!,
    give(s, eyes) {
      s.scores[leftOf(s.seat, s.seats)]! += eyes
      if (eyes === 1) s.scores[s.seat]! -= 1
    },
    fact: ({ seat, seats, dice }, eyes) => ({
      fact: eyes === 1 ? 'sparrow' : 'thrown',
      seat,
      eyes,
      dice,
      neighbour: { say: 'player', seat: leftOf(seat, seats) },
    }),
  }),
)
