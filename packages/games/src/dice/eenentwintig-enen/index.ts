import { whole, type OptionsOf, type Seat } from '@spellendoos/kernel'
import { leftOf, placesByMost } from '@spellendoos/mechanics'
import { player } from '../scene.ts'
import { diceGame, MOST_THROWS, type DiceTable } from '../table.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 10, 1) }
/** The ones that bring points, and how many. */
const PRIZES: Readonly<Record<number, number>> = { 7: 1, 14: 2, 21: 5 }
const LAST = 21

interface State extends DiceTable<OptionsOf<typeof options>> {
  /** Ones thrown in this round, by all players together. */
  ones: number
  /** Who threw the seventh and the fourteenth of them, and the last. */
  winners: Seat[]
  scores: number[]
}

const ones = diceGame<State>({
  id: 'eenentwintig-enen',
  backdrop: 'ones',
  words,
  options,
  minutes: 10,
  // Throws with their answers.
  bound: MOST_THROWS * 2,
  dice: 1,
  own(s) {
    s.ones = 0
    s.winners = []
    s.scores = new Array<number>(s.seats).fill(0)
  },
  land(s, dice, tell) {
    const { seat } = s
    if (dice[0] !== 1) {
      tell?.({ fact: 'thrown', seat, dice })
      s.seat = leftOf(seat, s.seats)
      return
    }
    // A round is cleared when the next one begins, so that the last one stays visible.
    if (s.ones === LAST) {
      s.ones = 0
      s.winners = []
    }
    s.ones++
    const points = PRIZES[s.ones] ?? 0
    s.scores[seat]! += points
    if (points > 0) s.winners.push(seat)
    tell?.({ fact: points > 0 ? 'prize' : 'one', seat, dice, n: s.ones, points })
    if (s.ones < LAST) {
      s.seat = leftOf(seat, s.seats)
      return
    }
    // eenentwintig-enen.starts-next: the winner keeps the dice.
    s.round++
    tell?.({ fact: 'round-won', seat })
    if (s.round < s.options.rounds) return
    s.ended = `eenentwintig-enen.${s.round === 1 ? 'twenty-first' : 'rounds'}`
  },
  standing: ({ scores, ended }) => ({ places: placesByMost(scores), scores, why: ended }),
  scores: ({ scores }) => scores,
  picture: (s) => ({
    sheets: [
      {
        id: 'ones',
        title: { say: 'ones', n: s.ones },
        head: [{ say: 'which' }, { say: 'points' }, { say: 'by' }],
        rows: Object.entries(PRIZES).map(([n, points], i) => [
          Number(n),
          points,
          s.winners[i] === undefined ? '' : player(s.winners[i]),
        ]),
      },
    ],
    seats: s.scores.map((score) => ({ score })),
  }),
})

/** De een en twintig enen: all ones are counted together, and whoever throws the twenty-first wins. */
export const game: typeof ones = {
  ...ones,
  // eenentwintig-enen.starts-next
  starter: () => 'winner',
}
