import { whole, type OptionsOf } from '@spellendoos/kernel'
import { diceGame, MOST_THROWS } from '../table.ts'
import { sum, turns, type Turns } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 20, 5) }
const AIM = 7

/** Xantippe: throw two dice until they make seven, in as few throws as you can. */
export const game = diceGame<Turns<OptionsOf<typeof options>>>(
  turns({
    id: 'xantippe',
    backdrop: 'jug',
    words,
    options,
    minutes: 10,
    // Throws with their answers.
    bound: MOST_THROWS * 2,
    dice: 2,
    end: 'xantippe.fewest-wins',
    best: 'fewest',
    after: ({ turn }) => (turn.at(-1) === AIM ? 'done' : 'again'),
    points: ({ turn }) => turn.length,
    // xantippe.limit: fewest throws can only be compared if everyone has had equally many turns.
    cut(s) {
      s.sheet.length = s.round * s.seats
      s.scores = s.scores.map((_, seat) => sum(s.sheet.filter((_, i) => i % s.seats === seat).map(Number)))
    },
    picture: (s, basic) => ({
      ...basic,
      seats: s.scores.map((score, seat) =>
        seat === s.seat && s.next === 'again'
          ? { score, note: { say: 'so-far', n: s.turn.length } }
          : { score },
      ),
    }),
  }),
)
