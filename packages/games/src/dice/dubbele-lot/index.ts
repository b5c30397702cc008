import { whole, yesNo, type OptionsOf } from '@spellendoos/kernel'
import { leftOf, placesByMost } from '@spellendoos/mechanics'
import { scoreSheet } from '../scene.ts'
import { diceGame, type DiceTable } from '../table.ts'
import { sum } from '../turns.ts'
import { words } from './words.ts'

const options = { rounds: whole(1, 10, 1), ownTotal: yesNo(false) }
const FATE = 66

interface State extends DiceTable<OptionsOf<typeof options>> {
  /** What each player has thrown in this round. */
  totals: number[]
  /** Minus one for every round lost. */
  scores: number[]
}

/** Het dubbele lot: all throws add up, and the player who brings them to double six has lost. */
export const game = diceGame<State>({
  id: 'dubbele-lot',
  backdrop: 'tickets',
  words,
  options,
  minutes: 5,
  // 10 rounds; each of 8 seats reaches 66 in at most 22 throws of three or more, each with its answer.
  bound: 10 * 8 * 22 * 2,
  dice: 3,
  own(s) {
    s.totals = new Array<number>(s.seats).fill(0)
    s.scores = new Array<number>(s.seats).fill(0)
  },
  land(s, dice, tell) {
    const { seat, totals } = s
    totals[seat]! += sum(dice)
    const total = s.options.ownTotal ? totals[seat]! : sum(totals)
    tell?.({ fact: 'added', seat, dice, total })
    s.seat = leftOf(seat, s.seats)
    if (total < FATE) return
    s.scores[seat]!--
    s.round++
    tell?.({ fact: 'lost', seat })
    if (s.round === s.options.rounds) {
      s.ended = `dubbele-lot.${s.round === 1 ? 'sixty-six' : 'rounds'}`
    } else {
      totals.fill(0)
      s.seat = 0
    }
  },
  standing: ({ scores, ended }) => ({ places: placesByMost(scores), scores, why: ended }),
  scores: ({ scores }) => scores,
  picture: (s) => ({
    sheets: [
      s.options.ownTotal
        ? scoreSheet('totals', '', s.seats, [[{ say: 'total' }, ...s.totals]])
        : { id: 'totals', head: [{ say: 'total' }], rows: [[sum(s.totals)]] },
    ],
    seats: s.scores.map((score) => ({ score })),
  }),
})
