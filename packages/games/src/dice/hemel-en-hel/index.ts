import { whole, type OptionsOf } from '@spellendoos/kernel'
import { diceGame } from '../table.ts'
import { turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5) }
/** The top as tens, the bottom as ones; both together are seven on every die. */
const worth = (top: number): number => 10 * top + (7 - top)

/** Hemel en hel: the tops are heaven and count tens, the bottoms are hell and count ones. */
export const game = diceGame<Turns<OptionsOf<typeof options>>>(
  turns({
    id: 'hemel-en-hel',
    backdrop: 'heaven-and-hell',
    words,
    options,
    minutes: 5,
    // 20 rounds, 8 seats, a throw and its answer.
    bound: 20 * 8 * 2,
    dice: 2,
    end: 'hemel-en-hel.highest-wins',
    points: ({ dice }) => worth(dice[0]!) + worth(dice[1]!),
    fact: ({ seat, dice }, points) => ({
      fact: 'written',
      seat,
      dice,
      first: worth(dice[0]!),
      second: worth(dice[1]!),
      points,
    }),
  }),
)
