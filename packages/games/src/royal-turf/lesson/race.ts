import { plays, throws, topOf, type Entries, type Seat } from '@spellendoos/kernel'
import { CARDS } from '../horses.ts'

/** What the die has to show. */
export const DIE = { head: 1, helmet: 4, saddle: 5, horseshoe: 6 } as const

/** The horses line up in the order of their numbers, each with the card from the book. */
export const linedUp: Entries = topOf(CARDS, 0, 3, 6, 9, 12, 15, 18)

/** Two players bet in turn, all three chips each. */
export const bets: readonly Entries[] = [
  plays(0, '2@sahara-wind'),
  plays(1, '2@albino'),
  plays(0, '1@red-fox'),
  plays(1, '1@nougat'),
  plays(0, '1@caramello'),
  plays(1, '1@othello'),
]

/** One throw and the horse that runs. */
export const run = (seat: Seat, symbol: keyof typeof DIE, horse: string): readonly Entries[] => [
  throws(seat, DIE[symbol]),
  plays(seat, horse),
]

/** The most that each horse can do. */
const BEST = [
  ['saddle', 'caramello'],
  ['horseshoe', 'red-fox'],
  ['saddle', 'sahara-wind'],
  ['horseshoe', 'earl-grey'],
  ['helmet', 'albino'],
  ['saddle', 'nougat'],
  ['head', 'othello'],
] as const

/** Every horse runs as far as it can, the two players in turn, for this many cycles. */
export const gallop = (times: number): readonly Entries[] =>
  Array.from({ length: times }, () => BEST)
    .flat()
    .flatMap(([symbol, horse], nth) => run(nth % 2, symbol, horse))
