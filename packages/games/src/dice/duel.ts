import type { Seat } from '@spellendoos/kernel'
import { turnsLeft } from './standings.ts'
import type { Turns } from './turns.ts'

/** A turn in a game where the higher total wins. */
export interface DuelTurn {
  /** The mean and the maximum points of a turn. */
  readonly mean: number
  readonly most: number
  /** The difference from an even lead at which, with this many turns to come, the match is practically won or lost. */
  reach(this: void, turns: number): number
  /** The worth of each lead before the turn, from the worth of leads after it; both tables begin at the same lead. */
  solve(this: void, after: Float64Array, before: Float64Array): void
}

/** The worth of leads, from the lowest one on. */
interface Leads {
  readonly lowest: number
  readonly worths: Float64Array
}

/**
 * Two players who take turns, solved backwards from the last turn: the worth of a lead for the player on turn, from −1
 * to 1. Only the lead and the number of turns to come matter.
 */
export class Duel {
  readonly #turn: DuelTurn
  /** By the number of turns to come. */
  readonly #worths: Leads[] = []

  constructor(turn: DuelTurn) {
    this.#turn = turn
  }

  /** The worth of a lead for the player who has the first of this many turns to come. */
  worth(turns: number, lead: number): number {
    if (turns === 0) return Math.sign(lead)
    this.prepare(turns)
    const { lowest, worths } = this.#worths[turns - 1]!
    const i = lead - lowest
    return i < 0 ? -1 : i < worths.length ? worths[i]! : 1
  }

  /** Solves this many turns, unless that has been done. */
  prepare(turns: number): void {
    while (this.#worths.length < turns) this.#worths.push(this.#solve(this.#worths.length))
  }

  /** Solves a turn after which this many are to come. */
  #solve(after: number): Leads {
    const { mean, most, reach, solve } = this.#turn
    const far = Math.ceil(reach(after + 1))
    // With an even number to come after it, the other player has had one turn more.
    const lowest = (after % 2 === 0 ? -Math.round(mean) : 0) - far
    const worthsAfter = new Float64Array(2 * far + 1 + most)
    for (let i = 0; i < worthsAfter.length; i++) worthsAfter[i] = this.#afterTurn(after, lowest + i)
    const worths = new Float64Array(2 * far + 1)
    solve(worthsAfter, worths)
    return { lowest, worths }
  }
  /** The worth of a lead for the player who has just had a turn. */
  #afterTurn(turns: number, lead: number): number {
    return turns === 0 ? Math.sign(lead) : -this.worth(turns, -lead)
  }
}

/** Solves everything that a match of two will need. */
export const prepareDuel = (duel: Duel, { options, round }: Turns): void =>
  duel.prepare(2 * (options.rounds - round))

/**
 * How good the points are for a seat when a turn is about to begin: exact for two; with more players, as if it met each
 * of the others alone. `lead` is how far a seat is ahead of another one, with this many turns left for both.
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
