import { whole, type OptionsOf } from '@spellendoos/kernel'
import { diceGame } from '../table.ts'
import { turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5), dice: whole(2, 3, 2) }
/** Points for none, one, two or three fives. */
const HANDS = [0, 5, 25, 125]

/** Handjesspel: only fives count, and together they multiply. */
export const game = diceGame<Turns<OptionsOf<typeof options>>>(
  turns({
    id: 'handjesspel',
    backdrop: 'hand',
    words,
    options,
    minutes: 5,
    // 20 rounds, 8 seats, a throw and its answer.
    bound: 20 * 8 * 2,
    dice: (s) => s.options.dice,
    end: 'handjesspel.highest-wins',
    points({ dice }) {
      let fives = 0
      for (const eyes of dice) if (eyes === 5) fives++
      return HANDS[fives]!
    },
  }),
)
