import { whole } from '@spellendoos/kernel'
import { diceGame } from '../table.ts'
import { turns } from '../turns.ts'
import { calculationTrays, coach, numberTray } from './scene.ts'
import { solve } from './solve.ts'
import { choices, choose, DICE, emptyTable, forbids, isHit, layOut, RESTARTS, type State } from './turn.ts'
import { words } from './words.ts'

const MOST_ROUNDS = 20
const SEATS = 8
/** A throw with its answer, six taps for each attempt, the restarts between them, and giving up. */
const MOST_A_TURN = 2 + 6 * (RESTARTS + 1) + RESTARTS + 1

/** Vijftienen: one throw of three dice, and a calculation that makes fifteen. */
export const game = diceGame<State>(
  turns<State>({
    id: 'vijftienen',
    backdrop: 'abacus',
    words,
    options: { rounds: whole(1, MOST_ROUNDS, 5) },
    minutes: 10,
    bound: MOST_ROUNDS * SEATS * MOST_A_TURN,
    dice: DICE,
    // A calculation is found or not: there is no level in between.
    traits: { unaided: true, levels: 2 },
    end: 'vijftienen.most-points',
    own: emptyTable,
    after: (s) => {
      layOut(s)
      s.restarts = 0
      return 'choice'
    },
    choices,
    choose,
    touches: (_, move) => [[move]],
    forbids,
    tray: numberTray,
    points: (s) => (isHit(s) ? 1 : 0),
    fact: (s, points) => {
      const { seat, dice } = s
      if (points > 0) return { fact: 'hit', seat, calculation: s.figures[0]!.written }
      const calculation = solve(dice)
      return calculation === undefined ? { fact: 'no-way', seat } : { fact: 'missed', seat, calculation }
    },
    picture: (s, basic) => ({ ...basic, trays: calculationTrays(s), ...coach(s) }),
  }),
)
