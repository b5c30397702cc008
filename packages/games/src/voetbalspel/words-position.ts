import { filled, problem, type Read } from '@spellendoos/kernel'
import { t } from './words/texts.ts'

/** What can be wrong with the text of a position. */
const FAULTS = t.faults

export const wrong = (code: keyof typeof FAULTS): Read<never> => problem(code, FAULTS[code])

/** A part whose value is impossible. */
export const wrongPart = (part: string): Read<never> =>
  problem('position-value', filled(t.problems['position-value'], { part }))

/** A part that contradicts the phase of the table. */
export const wrongPhase = (phase: string, part: string): Read<never> =>
  problem('position-fit', filled(t.problems['position-fit'], { phase, part }))
