import type { Evaluation, Seat } from '@spellendoos/kernel'
import type { DiceMove } from '../table.ts'
import { inTurn, movingFirst, movingSecond, type Race } from './race.ts'
import { turnsBefore, type State } from './turn.ts'

/** The probability that the first seat of two wins a round that begins. */
const opening = ({ options: { start } }: State): number => (start === 'first' ? inTurn : movingFirst)(0, 0)

/**
 * The probability that a seat wins this round against another one, when a turn is about to begin. It is exact for two;
 * with more players it is assumed to hold for every pair of them.
 */
function roundChance(s: State, seat: Seat, other: Seat): number {
  const { totals, seats, options, starter } = s
  const isNext = turnsBefore(s, seat) < turnsBefore(s, other)
  const [next, later] = isNext ? [seat, other] : [other, seat]
  const race: Race =
    options.start === 'first' || seats > 2 ? inTurn : next === starter ? movingFirst : movingSecond
  const chance = race(totals[next]!, totals[later]!)
  return isNext ? chance : 1 - chance
}

/** The worth of a lead in rounds for the first of two, from −1 to 1, with this many to come. */
function leadWorth(lead: number, rounds: number, chance: number): number {
  if (rounds === 0 || Math.abs(lead) > rounds) return Math.sign(lead)
  return (
    chance * leadWorth(lead + 1, rounds - 1, chance) + (1 - chance) * leadWorth(lead - 1, rounds - 1, chance)
  )
}

function worth(s: State, seat: Seat): number {
  const { won, options, round, seats } = s
  const left = options.rounds - round - 1
  const first = opening(s)
  let sum = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    // Later rounds are begun by the first seat again.
    const lead = won[seat]! - won[other]!
    const own = seat < other ? first : 1 - first
    const chance = roundChance(s, seat, other)
    sum += chance * leadWorth(lead + 1, left, own) + (1 - chance) * leadWorth(lead - 1, left, own)
  }
  return sum / (seats - 1)
}

/** The dice whatever their order, with the kept ones marked; dice in the air are omitted. */
const diceOf = ({ lying, kept, thrown }: State): string =>
  lying
    .map((eyes, i) => (kept[i] === true ? `${eyes}k` : thrown ? '?' : String(eyes)))
    .toSorted()
    .join('')

/** Within a turn the computation is complete; the value of its end is known within a thousandth. */
export const evaluation: Evaluation<State, DiceMove> = {
  worth,
  anyOrder: true,
  exact: {
    key: (s) =>
      `${s.options.start}/${s.options.rounds - s.round}/${s.seat}/${s.starter}/${s.count}${s.thrown ? '!' : ''}/${s.count === 0 ? '' : diceOf(s)}/${s.totals.join()}/${s.won.join()}`,
    beyond: (from, s) => s.round !== from.round || s.seat !== from.seat || s.starter !== from.starter,
  },
}
