import type { Spot } from '@spellendoos/kernel'
import { PAWNS } from './layout.ts'
import { ENTER, PASS, THROW, type Move } from './moves.ts'
import { YARD, type Colour, type Pawn, type State, type Step } from './state.ts'

export const DIE: Spot = 'die'
export const PASSING: Spot = 'pass'
/** The end circles in the order of the path. */
const ENDS = 'dcba'

/** The field of the circuit, counted from 0, at this step of a colour's path. */
export function fieldOf(s: State, colour: Colour, step: Step): number {
  const field = s.starts[colour]! + step
  return field < s.fields ? field : field - s.fields
}

/** The step of a colour's path at this field of the circuit. */
export function stepOn(s: State, colour: Colour, field: number): Step {
  const step = field - s.starts[colour]!
  return step < 0 ? step + s.fields : step
}

/** A place as the player of a colour calls it: B, A, the number of a field, or the letter of an end circle. */
export function nameOf(s: State, colour: Colour, step: Step): string {
  if (step === YARD) return 'B'
  if (step === 0) return 'A'
  return step < s.fields ? String(fieldOf(s, colour, step) + 1) : ENDS[step - s.fields]!
}

/** Reads such a name; `undefined` if it is none. */
export function stepCalled(s: State, colour: Colour, name: string): Step | undefined {
  if (name === 'B') return YARD
  if (name === 'A') return 0
  const end = name.length === 1 ? ENDS.indexOf(name) : -1
  if (end >= 0) return s.fields + end
  const field = /^[1-9]\d?$/.test(name) ? Number(name) - 1 : s.fields
  return field < s.fields ? stepOn(s, colour, field) : undefined
}

/** The spot of a pawn at a step: every pawn has its own nest in the yard, every colour its own end circles. */
export function spotOf(s: State, pawn: Pawn, step: Step): Spot {
  const nest = pawn % PAWNS
  const colour = (pawn - nest) / PAWNS
  if (step === YARD) return nestOf(colour, nest)
  return step < s.fields ? String(fieldOf(s, colour, step) + 1) : endOf(colour, step - s.fields)
}
export const nestOf = (colour: Colour, nest: number): Spot => `B${colour + 1}.${nest + 1}`
export const endOf = (colour: Colour, end: number): Spot => `${ENDS[end]}${colour + 1}`

/** The first pawn of the colour on turn that waits in its yard. */
export function nextInYard(s: State): Pawn {
  let pawn = s.colour * PAWNS
  while (s.pawns[pawn] !== YARD) pawn++
  return pawn
}

/** `throw`, `pass`, `B-A`, `A-5`, `17-21`, `38-b`. */
export function write(s: State, move: Move): string {
  if (move === THROW) return 'throw'
  if (move === PASS) return 'pass'
  if (move === ENTER) return 'B-A'
  const step = s.pawns[s.colour * PAWNS + move]!
  return `${nameOf(s, s.colour, step)}-${nameOf(s, s.colour, step + s.pips)}`
}

/**
 * One tap is enough, because the die determines the destination. Whichever pawn in the yard is tapped, one comes out.
 */
export function touches(s: State, move: Move): Spot[][] {
  if (move === THROW) return [[DIE]]
  if (move === PASS) return [[PASSING]]
  const first = s.colour * PAWNS
  if (move !== ENTER) return [[spotOf(s, first + move, s.pawns[first + move]!)]]
  return [0, 1, 2, 3].flatMap((nest) => (s.pawns[first + nest] === YARD ? [[nestOf(s.colour, nest)]] : []))
}
