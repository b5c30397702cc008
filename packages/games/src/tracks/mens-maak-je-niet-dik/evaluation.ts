import type { Evaluation, Seat } from '@spellendoos/kernel'
import type { Move } from './moves.ts'
import { colourOf, isHome, onCircuit, ownerOf, YARD, type State } from './state.ts'

/** The cost of leaving the yard, in fields, and how many fields ahead make a win likely. */
const OUT = 8
const LEAD = 50
const DIE = 6

/** How many pawns of others can strike this one with one number. */
function hunters(s: State, pawn: number): number {
  const colour = colourOf(pawn)
  const at = s.starts[colour]! + s.pawns[pawn]!
  let count = 0
  for (let other = 0; other < s.pawns.length; other++) {
    const from = s.pawns[other]!
    if (ownerOf(s, colourOf(other)) === ownerOf(s, colour) || !onCircuit(s, from)) continue
    const apart = (((at - s.starts[colourOf(other)]! - from) % s.fields) + s.fields) % s.fields
    if (apart > 0 && apart <= DIE && onCircuit(s, from + apart)) count++
  }
  return count
}

/** The fields that a player's pawns have covered, less the expected losses. */
function come(s: State, seat: Seat): number {
  let sum = 0
  s.pawns.forEach((step, pawn) => {
    if (ownerOf(s, colourOf(pawn)) !== seat || step === YARD) return
    sum += OUT + (isHome(s, step) ? s.fields : step)
    if (onCircuit(s, step)) sum -= (hunters(s, pawn) / DIE) * (OUT + step)
  })
  return sum
}

function worth(s: State, seat: Seat): number {
  let best = -Infinity
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, come(s, other))
  return Math.tanh((come(s, seat) - best) / LEAD)
}

export const evaluation: Evaluation<State, Move> = { worth }
