import type { RuleId, Seat } from '@spellendoos/kernel'
import { copyRollOff, newRollOff, type RollOff } from '@spellendoos/mechanics'
import { armsFor, coloursFor, layoutFor, PAWNS, type Choice } from './layout.ts'

export type Colour = number
/** A pawn, numbered across all colours: four for each. */
export type Pawn = number
/** Where a pawn is on its own path: −1 in the yard, 0 on A, on round the circuit, then the end circles d c b a. */
export type Step = number
export const YARD: Step = -1

/** Everyone has this much left after staking. */
const PURSE = 5

export interface State {
  readonly seats: number
  readonly fields: number
  /** The arm of the board on which each colour starts. */
  readonly arms: readonly number[]
  /** The field of the circuit, counted from 0, that is each colour's A. */
  readonly starts: readonly number[]
  readonly pawns: Step[]
  /** Pawns of each colour in their end circles. */
  readonly homes: number[]
  /** Who still takes part in the roll-off; null once it is settled. */
  rollOff: RollOff | null
  seat: Seat
  colour: Colour
  /** The die is in the air. */
  rolling: boolean
  /** The number still to be played; 0 when it is time to throw. */
  pips: number
  /** What may be played: a bit for each pawn of the colour, or MUST_ENTER. */
  may: number
  /** The pawn that was just brought out and plays the next throw; −1 for none. */
  entered: Pawn
  throws: number
  /** Players with all their pawns home, in the order of arrival. */
  readonly arrived: Seat[]
  /** What everyone paid into the pot before the start. */
  readonly stake: number
  readonly money: number[]
  pot: number
  bank: number
  /** What the die shows; 0 before the first throw. */
  shown: number
  /** The last pawn moved, from which step and to which; −1 for none. */
  readonly last: number[]
  end: RuleId | null
}

export interface Options extends Choice {
  readonly stake: number
}

export function setup(options: Options, seats: number): State {
  const layout = layoutFor(options, seats)
  const colours = coloursFor(options, seats)
  const arms = armsFor(layout, colours)
  return {
    seats,
    fields: layout.fields,
    arms,
    starts: arms.map((arm) => (arm * layout.fields) / layout.arms),
    pawns: arms.flatMap(() => [0, YARD, YARD, YARD]),
    homes: new Array<number>(colours).fill(0),
    rollOff: newRollOff(seats),
    seat: 0,
    colour: 0,
    rolling: false,
    pips: 0,
    may: 0,
    entered: -1,
    throws: 0,
    arrived: [],
    stake: options.stake,
    money: new Array<number>(seats).fill(options.stake === 0 ? 0 : PURSE),
    pot: options.stake * seats,
    bank: 0,
    shown: 0,
    last: [-1, -1, -1],
    end: null,
  }
}

export const copy = (s: State): State => ({
  seats: s.seats,
  fields: s.fields,
  arms: s.arms,
  starts: s.starts,
  pawns: s.pawns.slice(),
  homes: s.homes.slice(),
  rollOff: copyRollOff(s.rollOff),
  seat: s.seat,
  colour: s.colour,
  rolling: s.rolling,
  pips: s.pips,
  may: s.may,
  entered: s.entered,
  throws: s.throws,
  arrived: s.arrived.slice(),
  stake: s.stake,
  money: s.money.slice(),
  pot: s.pot,
  bank: s.bank,
  shown: s.shown,
  last: s.last.slice(),
  end: s.end,
})

/** A player's first colour has the player's number; second colours come after everyone's first. */
export const ownerOf = (s: State, colour: Colour): Seat => colour % s.seats
export const colourOf = (pawn: Pawn): Colour => (pawn - (pawn % PAWNS)) / PAWNS

/** The end circle that is filled next: a is the last step of the path. */
export const openEnd = (s: State, colour: Colour): Step => s.fields + PAWNS - 1 - s.homes[colour]!
export const isHome = (s: State, step: Step): boolean => step >= s.fields
export const onCircuit = (s: State, step: Step): boolean => step >= 0 && step < s.fields
