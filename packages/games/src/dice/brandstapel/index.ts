import { whole } from '@spellendoos/kernel'
import { leftOf } from '@spellendoos/mechanics'
import { contest } from '../contest.ts'
import { diceGame, MOST_THROWS } from '../table.ts'
import { handOf, pileBoard, PYRE, rightOf, type State } from './matches.ts'
import { words } from './words.ts'

const MATCHES = 6
/** A one goes left, a two right, a three on the pyre; more does nothing. */
const LEFT = 1
const BURN = 3

/** Brandstapel: matches wander left and right or burn, and the last one on the pyre wins. */
export const game = diceGame<State>(
  contest({
    id: 'brandstapel',
    backdrop: 'bonfire',
    words,
    options: { rounds: whole(1, 10, 1) },
    minutes: 15,
    // Throws with their answers.
    bound: MOST_THROWS * 2,
    dice: 1,
    end: 'brandstapel.last-match',
    deal(s) {
      s.hands = Array.from({ length: s.seats }, (_, seat) =>
        Array.from({ length: MATCHES }, (_, i) => seat * MATCHES + i),
      )
      s.pyre = []
    },
    land(s, dice, tell) {
      const { seat, seats, hands } = s
      const eyes = dice[0]!
      const to = eyes === LEFT ? leftOf(seat, seats) : rightOf(seat, seats)
      s.seat = leftOf(seat, seats)
      if (eyes > BURN) {
        tell?.({ fact: 'nothing', seat, dice })
        return undefined
      }
      const match = hands[seat]!.pop()
      if (match === undefined) {
        tell?.({ fact: 'empty', seat, dice })
        return undefined
      }
      if (eyes === BURN) s.pyre.push(match)
      else hands[to]!.push(match)
      tell?.({
        fact: eyes === BURN ? 'burned' : 'given',
        seat,
        dice,
        path: [handOf(seat), eyes === BURN ? PYRE : handOf(to)],
        neighbour: { say: 'player', seat: to },
      })
      return s.pyre.length === seats * MATCHES ? seat : undefined
    },
    sheets: () => [],
    board: pileBoard,
    note: ({ hands }, seat) => ({ say: 'has', n: hands[seat]!.length }),
  }),
)
