import type { Fields, Direction } from './fields.ts'

/**
 * A set of fields, so that one operation handles many fields at once: a few words, in which every field is one bit
 * (`Fields.bit`).
 */
export type FieldSet = Int32Array

/** Bits in a word. */
const WORD = 27

export const wordsFor = (fields: Fields): number => Math.floor(fields.bit(fields.count) / WORD) + 1

/** The word that contains a field's bit. */
export const wordOf = (fields: Fields, field: number): number => Math.floor(fields.bit(field) / WORD)
/** A word with only the field's bit set. */
export const bitOf = (fields: Fields, field: number): number => 1 << (fields.bit(field) % WORD)

/** The set of all fields that satisfy the predicate. */
export function setOf(fields: Fields, passes: (field: number) => boolean): FieldSet {
  const set = new Int32Array(wordsFor(fields))
  for (let field = 1; field <= fields.count; field++) {
    if (passes(field)) set[wordOf(fields, field)]! |= bitOf(fields, field)
  }
  return set
}

/** The lowest bit in the rest of one word of a set, numbered across the whole set. */
export const lowestBit = (word: number, left: number): number => word * WORD + 31 - Math.clz32(left & -left)

/** A step in one direction. */
export interface Step {
  /** How many bits to shift left, or right if negative. */
  readonly shift: number
  /** The fields from which the step stays on the board. */
  readonly inside: FieldSet
}

export function stepIn(fields: Fields, way: Direction): Step {
  const next = (field: number) => fields.line(field, way)[0]
  let from = 1
  while (next(from) === undefined) from++
  return {
    shift: fields.bit(next(from)!) - fields.bit(from),
    inside: setOf(fields, (field) => next(field) !== undefined),
  }
}

/** Stores the fields of `onto` that are one step from a field of `from` in `into`; returns whether there are any. */
export function stepOnto(step: Step, from: FieldSet, onto: FieldSet, into: FieldSet): boolean {
  return step.inside.length === 2 ? stepTwoWords(step, from, onto, into) : stepWords(step, from, onto, into)
}

/** The dark fields fit in two words and are by far the most frequent case, so it has no loop. */
function stepTwoWords({ shift, inside }: Step, from: FieldSet, onto: FieldSet, into: FieldSet): boolean {
  const low = from[0]! & inside[0]!
  const high = from[1]! & inside[1]!
  if (shift > 0) {
    into[0] = (low << shift) & onto[0]!
    into[1] = ((high << shift) | (low >>> (WORD - shift))) & onto[1]!
  } else {
    into[0] = ((low >>> -shift) | (high << (WORD + shift))) & onto[0]!
    into[1] = (high >>> -shift) & onto[1]!
  }
  return (into[0] | into[1]) !== 0
}

function stepWords({ shift, inside }: Step, from: FieldSet, onto: FieldSet, into: FieldSet): boolean {
  const words = inside.length
  let carry = 0
  let any = 0
  if (shift > 0) {
    for (let word = 0; word < words; word++) {
      const leaving = from[word]! & inside[word]!
      const reached = ((leaving << shift) | carry) & onto[word]!
      carry = leaving >>> (WORD - shift)
      into[word] = reached
      any |= reached
    }
  } else {
    for (let word = words - 1; word >= 0; word--) {
      const leaving = from[word]! & inside[word]!
      const reached = ((leaving >>> -shift) | carry) & onto[word]!
      carry = leaving << (WORD + shift)
      into[word] = reached
      any |= reached
    }
  }
  return any !== 0
}

/**
 * Stores the fields of `onto` that are behind a field of `over` next to a field of `from` in `into`, all in one
 * direction; returns whether there are any.
 */
export function jumpOnto(
  step: Step,
  from: FieldSet,
  over: FieldSet,
  onto: FieldSet,
  into: FieldSet,
): boolean {
  if (step.inside.length === 2) return jumpTwoWords(step, from, over, onto, into)
  return stepWords(step, from, over, into) && stepWords(step, into, onto, into)
}

function jumpTwoWords(
  { shift, inside }: Step,
  from: FieldSet,
  over: FieldSet,
  onto: FieldSet,
  into: FieldSet,
) {
  const insideLow = inside[0]!
  const insideHigh = inside[1]!
  const low = from[0]! & insideLow
  const high = from[1]! & insideHigh
  if (shift > 0) {
    const overLow = (low << shift) & over[0]! & insideLow
    const overHigh = ((high << shift) | (low >>> (WORD - shift))) & over[1]! & insideHigh
    if ((overLow | overHigh) === 0) return false
    into[0] = (overLow << shift) & onto[0]!
    into[1] = ((overHigh << shift) | (overLow >>> (WORD - shift))) & onto[1]!
  } else {
    const overLow = ((low >>> -shift) | (high << (WORD + shift))) & over[0]! & insideLow
    const overHigh = (high >>> -shift) & over[1]! & insideHigh
    if ((overLow | overHigh) === 0) return false
    into[0] = ((overLow >>> -shift) | (overHigh << (WORD + shift))) & onto[0]!
    into[1] = (overHigh >>> -shift) & onto[1]!
  }
  return (into[0] | into[1]) !== 0
}
