import { whole, type OptionsOf } from '@spellendoos/kernel'
import { diceGame } from '../table.ts'
import { turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5) }
const MOST = 10
/** The score for ten throws without a one: more than any turn with a one. */
const NONE = MOST + 1

/** Platluis: at most ten throws, and the first one you throw ends your turn. */
export const game = diceGame<Turns<OptionsOf<typeof options>>>(
  turns({
    id: 'platluis',
    backdrop: 'louse',
    words,
    options,
    minutes: 10,
    // 20 rounds, 8 seats, ten throws with their answers.
    bound: 20 * 8 * MOST * 2,
    dice: 1,
    end: 'platluis.fewest-wins',
    best: 'fewest',
    columns: Array.from({ length: MOST }, (_, i) => `${i + 1}`),
    after: ({ dice, turn }) => (dice[0] === 1 || turn.length === MOST ? 'done' : 'again'),
    points: ({ dice, turn }) => (dice[0] === 1 ? turn.length : NONE),
    fact: ({ seat, dice }, points) => ({ fact: points === NONE ? 'none' : 'louse', seat, dice, points }),
  }),
)
