import { whole, type OptionsOf } from '@spellendoos/kernel'
import { diceGame } from '../table.ts'
import { turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5) }
/** Added or subtracted, throw by throw. */
const SIGNS = [1, 1, -1, 1, -1, 1, -1]

/** Schommelreeks: seven throws that swing between plus and minus. */
export const game = diceGame<Turns<OptionsOf<typeof options>>>(
  turns({
    id: 'schommel-reeks',
    backdrop: 'swing',
    words,
    options,
    minutes: 10,
    // 20 rounds, 8 seats, seven throws with their answers.
    bound: 20 * 8 * SIGNS.length * 2,
    dice: 1,
    end: 'schommel-reeks.highest-wins',
    columns: SIGNS.map((sign) => (sign > 0 ? '+' : '−')),
    after: ({ turn }) => (turn.length < SIGNS.length ? 'again' : 'done'),
    points: ({ turn }) => turn.reduce((total, eyes, i) => total + SIGNS[i]! * eyes, 0),
  }),
)
