import { whole, yesNo, type OptionsOf } from '@spellendoos/kernel'
import { diceGame, MOST_THROWS } from '../table.ts'
import { sum, turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

export const options = { rounds: whole(1, 20, 5), 'alles-kwijt': yesNo(true) }
const ANGRY = 3

/** De boze drie: throw as often as you like, until a three stops you. */
export const game = diceGame<Turns<OptionsOf<typeof options>>>(
  turns({
    id: 'boze-drie',
    backdrop: 'angry-three',
    version: 2,
    words,
    options,
    minutes: 10,
    // If a three costs no more than itself nobody needs to stop; if it costs everything, best play is distinguishable.
    traits: { levels: 2 },
    // Throws with their answers, and at most one 'stop' a turn.
    bound: MOST_THROWS * 2 + 20 * 8,
    dice: 1,
    end: 'boze-drie.highest-wins',
    early: 'boze-drie.at-least-once',
    after: ({ dice }) => (dice[0] === ANGRY ? 'done' : 'choice'),
    points(s) {
      if (s.dice[0] !== ANGRY) return sum(s.turn)
      return s.options['alles-kwijt'] ? 0 : sum(s.turn) - ANGRY
    },
    fact: ({ seat, dice, options: o }, points) => ({
      fact: o['alles-kwijt'] ? 'all-lost' : 'angry',
      seat,
      dice,
      points,
    }),
  }),
)
