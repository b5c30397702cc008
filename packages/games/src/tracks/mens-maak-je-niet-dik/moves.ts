import type { Seat } from '@spellendoos/kernel'
import { PAWNS } from './layout.ts'
import { openEnd, type State } from './state.ts'

/** A move is a whole number: which of the colour's four pawns moves, or one of these. */
export type Move = number
export const ENTER: Move = 4
export const THROW: Move = 5
export const PASS: Move = 6

/** What may be played if a pawn must be brought out; otherwise it is a bit for each pawn. */
export const MUST_ENTER = 16

const NO_MOVES: readonly Move[] = []
const JUST_THROW: readonly Move[] = [THROW]
/** The moves for every set of pawns that may be played, precomputed: none, each set of pawns, or bringing one out. */
const CHOICES: readonly (readonly Move[])[] = Array.from({ length: MUST_ENTER + 1 }, (_, may) => {
  if (may === 0) return [PASS]
  if (may === MUST_ENTER) return [ENTER]
  return [0, 1, 2, 3].filter((pawn) => (may & (1 << pawn)) !== 0)
})

export function moves(s: State, seat: Seat): readonly Move[] {
  if (seat !== s.seat || s.rolling || s.end !== null) return NO_MOVES
  return s.pips === 0 ? JUST_THROW : CHOICES[s.may]!
}

/** What the colour on turn may play with this throw. */
export function allowed(s: State, pips: number): number {
  const first = s.colour * PAWNS
  // mens-maak-je-niet-dik.entered-moves, mens-maak-je-niet-dik.entered-six
  if (s.entered >= 0) return 1 << (s.entered - first)
  const open = openEnd(s, s.colour)
  let may = 0
  let waiting = false
  let onStart = false
  for (let i = 0; i < PAWNS; i++) {
    const step = s.pawns[first + i]!
    if (step < 0) waiting = true
    else if (step < s.fields) {
      if (step === 0) onStart = true
      // mens-maak-je-niet-dik.exact, mens-maak-je-niet-dik.innermost
      if (step + pips < s.fields || step + pips === open) may |= 1 << i
    }
  }
  // mens-maak-je-niet-dik.six-enters, mens-maak-je-niet-dik.start-taken
  return pips === 6 && waiting && !onStart ? MUST_ENTER : may
}
