import type { Seat } from '@spellendoos/kernel'
import { turnsLeft } from './standings.ts'
import type { Turns } from './turns.ts'

/** What a turn is like, where all that counts at the end is who has more. */
export interface DuelTurn {
  /** What it brings on average, and at most. */
  readonly mean: number
  readonly most: number
  /** How far a lead has to be from even, with this many turns to come, to be as good as won or lost. */
  reach(this: void, turns: number): number
  /** The worth of each lead before the turn, from the worth of leads after it: both begin with the same lead. */
  solve(this: void, after: Float64Array, before: Float64Array): void
}

/** What leads are worth, from the lowest one on. */
interface Leads {
  readonly lowest: number
  readonly worths: Float64Array
}

/**
 * Two players who have turns one after the other, solved from the last turn to the first: what a lead is worth to
 * whoever is on turn, from −1 to 1. Nothing but the lead and the number of turns to come makes a difference.
 */
export class Duel {
  readonly #turn: DuelTurn
  /** By the number of turns to come. */
  readonly #worths: Leads[] = []

  constructor(turn: DuelTurn) {
    this.#turn = turn
  }

  /** What a lead is worth to whoever has the first of this many turns to come. */
  worth(turns: number, lead: number): number {
    if (turns === 0) return Math.sign(lead)
    this.prepare(turns)
    const { lowest, worths } = this.#worths[turns - 1]!
    const i = lead - lowest
    return i < 0 ? -1 : i < worths.length ? worths[i]! : 1
  }

  /** Solves as many turns, as far as that was not done before. */
  prepare(turns: number): void {
    while (this.#worths.length < turns) this.#worths.push(this.#solve(this.#worths.length))
  }

  /** A turn after which this many are to come. */
  #solve(after: number): Leads {
    const { mean, most, reach, solve } = this.#turn
    const far = Math.ceil(reach(after + 1))
    // With an even number to come after it, the other one has had a turn more.
    const lowest = (after % 2 === 0 ? -Math.round(mean) : 0) - far
    const worthsAfter = new Float64Array(2 * far + 1 + most)
    for (let i = 0; i < worthsAfter.length; i++) worthsAfter[i] = this.#afterTurn(after, lowest + i)
    const worths = new Float64Array(2 * far + 1)
    solve(worthsAfter, worths)
    return { lowest, worths }
  }
  /** What a lead is worth to whoever has just had a turn. */
  #afterTurn(turns: number, lead: number): number {
    return turns === 0 ? Math.sign(lead) : -this.worth(turns, -lead)
  }
}

/** Solves all that a match of two will need. */
export const prepareDuel = (duel: Duel, { options, round }: Turns): void =>
  duel.prepare(2 * (options.rounds - round))

/**
 * How good the points are for a seat when a turn of someone is about to begin: exact for two; among more, as if it met
 * each of the others alone. `lead` says how far a seat is ahead of another one, this many turns being left to both.
 */
export function duelWorth(
  s: Turns,
  seat: Seat,
  duel: Duel,
  lead: (seat: Seat, other: Seat, turns: number) => number,
): number {
  let sum = 0
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const [own, others] = [turnsLeft(s, seat), turnsLeft(s, other)]
    const isFirst = own > others || (own === others && seat < other)
    const [first, second] = isFirst ? [seat, other] : [other, seat]
    const worth = duel.worth(own + others, lead(first, second, own + others))
    sum += isFirst ? worth : -worth
  }
  return sum / (s.seats - 1)
}
