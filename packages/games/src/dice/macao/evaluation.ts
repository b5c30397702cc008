import type { Evaluation, OptionsOf, Seat } from '@spellendoos/kernel'
import { standingKey } from '../standings.ts'
import type { DiceMove } from '../table.ts'
import { sum, type Turns } from '../turns.ts'
import { AIM, DEAD, type options } from './index.ts'

type State = Turns<OptionsOf<typeof options>>

/** How many of all throws of three dice have this sum. */
const THREE: readonly number[] = (() => {
  const shares = new Array<number>(19).fill(0)
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) shares[a + b + c]! += 1 / 6 ** 3
  return shares
})()

/** What is written down for a turn: the total up to the aim, or DEAD. */
const written = (eyes: number): number => (eyes > AIM ? DEAD : eyes)

/** The worth of a turn, from the worth of each figure that can be written down. */
function turnWorth(worths: readonly number[]): number {
  let mean = 0
  for (let three = 3; three <= 18; three++) {
    let worth = worths[written(three)]!
    if (three < AIM) {
      let fourth = 0
      for (let eyes = 1; eyes <= 6; eyes++) fourth += worths[written(three + eyes)]! / 6
      worth = Math.max(worth, fourth)
    }
    mean += THREE[three]! * worth
  }
  return mean
}

/**
 * For two, by rounds to come: the worth of each lead for the first player when a round begins, from −rounds to rounds.
 * A lead that cannot be made good any more is won.
 */
const WORTHS: number[][] = [[0]]
function leadWorth(rounds: number, lead: number): number {
  if (Math.abs(lead) > rounds) return Math.sign(lead)
  while (WORTHS.length <= rounds) {
    const left = WORTHS.length
    WORTHS.push(Array.from({ length: 2 * left + 1 }, (_, i) => roundWorth(left, i - left)))
  }
  return WORTHS[rounds]![lead + rounds]!
}

const FIGURES = Array.from({ length: AIM + 1 }, (_, figure) => figure)
/** macao.closest, macao.all-dead: the player with more gets a point, and equal players gain nothing on each other. */
function roundWorth(rounds: number, lead: number): number {
  const [ahead, even, behind] = [1, 0, -1].map((more) => leadWorth(rounds - 1, lead + more)) as [
    number,
    number,
    number,
  ]
  return turnWorth(
    FIGURES.map(
      (own) => -turnWorth(FIGURES.map((other) => -(own > other ? ahead : own === other ? even : behind))),
    ),
  )
}

/**
 * How good the points are for a seat when a round begins: exact for two; with more players, as if it met each of the
 * others alone.
 */
function worth({ options: { rounds }, round, seats, scores }: State, seat: Seat): number {
  let total = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const [first, second] = seat < other ? [seat, other] : [other, seat]
    const forFirst = leadWorth(rounds - round, scores[first]! - scores[second]!)
    total += seat === first ? forFirst : -forFirst
  }
  return total / (seats - 1)
}

/** Within a round the computation is complete; the value of its end is known exactly. */
export const evaluation: Evaluation<State, DiceMove> = {
  worth,
  exact: {
    key: (s) => {
      const thrown = s.next === 'first' ? '' : `${s.turn.length}:${sum(s.turn)}`
      // Of those who have had their turn only the best still counts.
      const had = s.seat === 0 ? [] : s.sheet.slice(-s.seat).map(Number)
      const best = Math.max(...had, DEAD)
      return `${standingKey(s)}/${thrown}/${best}/${had.map((each) => Number(each === best)).join('')}`
    },
    beyond: (from, s) => s.round !== from.round,
  },
}
