import type { Horse } from './horses.ts'

/**
 * How far a horse has come: the lap's fields are 1 to 33. The fields on which the horses line up are behind the line,
 * so field 33 is 0 there, field 32 is −1, down to −6 for field 27.
 */
export type Progress = number

export const FIELDS = 33
/** Past the line again. */
export const HOME: Progress = FIELDS + 1
/** royal-turf.tempo (book). */
export const TEMPO_FIELD = 18
/** Where the last horse is put after a race. */
export const LAST_RING = 'place7'

/** The field on the board; a horse that has finished is on none of them. */
export const fieldOf = (way: Progress): number => (way > 0 ? way : FIELDS + way)

/** royal-turf.straggler: a field is a place on the board, whichever lap the horse on it is in. */
function isTaken(ways: readonly Progress[], field: number): boolean {
  for (let horse = 0; horse < ways.length; horse++) {
    if (fieldOf(ways[horse]!) === field) return true
  }
  return false
}

/** royal-turf.taken-field: where a horse ends; at worst where it started. */
export function landing(ways: readonly Progress[], horse: Horse, steps: number): Progress {
  const from = ways[horse]!
  let to = from + steps
  if (to >= HOME) return HOME
  while (to > from && isTaken(ways, fieldOf(to))) to--
  return to
}
