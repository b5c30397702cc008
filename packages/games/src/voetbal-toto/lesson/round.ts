import { plays, topOf, type Entries, type Seat } from '@spellendoos/kernel'
import { DECK, DECK_SIZE, WHISTLE } from '../cards.ts'
import { FIXTURES, SIDE_NAMES } from '../fixtures.ts'

/** How many of each kind the learner has; the other player gets all the rest. */
const HELD = [10, 7, 5, 3, 2, 1, 4]

/** The number of the first card of each kind in the deck. */
const FIRST = DECK.map((_, kind) => DECK.slice(0, kind).reduce((sum, count) => sum + count, 0))

export const dealt: Entries = topOf(
  DECK_SIZE,
  ...HELD.flatMap((count, kind) => Array.from({ length: count }, (_, nth) => FIRST[kind]! + nth)),
)

export const hidden: readonly Entries[] = [dealt, plays(0, 'closed'), plays(1, 'closed')]

/** Crosses from the first fixture on, one figure for each. */
const crosses = (seat: Seat, outcomes: string): Entries =>
  plays(seat, ...Array.from(outcomes, (outcome, fixture) => `mark ${fixture + 1} ${outcome}`))

const LEARNER = '1212121212133'
export const theirs: readonly Entries[] = [crosses(1, '3112211211321'), plays(1, 'ready')]
/** All the learner's crosses except the last. */
export const almost: Entries = crosses(0, LEARNER.slice(0, FIXTURES - 1))
export const kickOff: readonly Entries[] = [...hidden, crosses(0, LEARNER), plays(0, 'ready'), ...theirs]

/** The home sides of the odd fixtures and the away sides of the even ones, then the others. */
const ORDER = [0, 1].flatMap((turn) =>
  Array.from({ length: FIXTURES }, (_, fixture) => SIDE_NAMES[2 * fixture + ((fixture + turn) % 2)]!),
)

/** Every goal card there is, in order: first all the ones, then all the twos, and so on. */
export const allGoals: readonly Entries[] = DECK.slice(0, WHISTLE)
  .flatMap((count, kind) => ORDER.slice(0, count).map((side) => `${side}${kind + 1}`))
  .map((move, nth) => plays(nth % 2, move))
