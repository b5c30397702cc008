import type { Horse } from './horses.ts'

/**
 * How far a horse has come on its way: the lap's fields are 1 to 33; the fields on which the horses line up
 * lie behind the line, so field 33 is 0 there, field 32 is −1, down to −6 for field 27.
 */
export type Way = number

export const FIELDS = 33
/** Past the line again. */
export const HOME: Way = FIELDS + 1
/** royal-turf.tempo (book). */
export const TEMPO_FIELD = 18
/** Where the last horse is put when a race is over. */
export const LAST_RING = 'place7'

/** The field on the board; a horse that is home is on none of them. */
export const fieldOf = (way: Way): number => (way > 0 ? way : FIELDS + way)

/** royal-turf.straggler: a field is a place on the board, whichever time round the horse on it is. */
function isTaken(ways: readonly Way[], field: number): boolean {
  for (let horse = 0; horse < ways.length; horse++) {
    if (fieldOf(ways[horse]!) === field) return true
  }
  return false
}

/** royal-turf.taken-field: where a horse comes to stand; at worst where it stood. */
export function landing(ways: readonly Way[], horse: Horse, steps: number): Way {
  const from = ways[horse]!
  let to = from + steps
  if (to >= HOME) return HOME
  while (to > from && isTaken(ways, fieldOf(to))) to--
  return to
}
