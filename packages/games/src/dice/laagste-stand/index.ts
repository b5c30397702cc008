import { whole, type OptionsOf } from '@spellendoos/kernel'
import { diceGame } from '../table.ts'
import { turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5) }

/** Laagste stand: three dice, of which twos and fives do not count, and the lowest total wins. */
export const game = diceGame<Turns<OptionsOf<typeof options>>>(
  turns({
    id: 'laagste-stand',
    backdrop: 'low-tide',
    words,
    options,
    minutes: 5,
    // 20 rounds, 8 seats, a throw and its answer.
    bound: 20 * 8 * 2,
    dice: 3,
    end: 'laagste-stand.lowest-wins',
    best: 'fewest',
    points({ dice }) {
      let points = 0
      for (const eyes of dice) if (eyes !== 2 && eyes !== 5) points += eyes
      return points
    },
  }),
)
