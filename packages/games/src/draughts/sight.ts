import { ALL_FIELDS } from './fields.ts'
import { wordsFor } from './sets.ts'
import type { Draughts } from './state.ts'
import type { Side, Variant } from './variant.ts'

/** Room for a set of fields on the largest board there is. */
export const newSet = () => new Int32Array(wordsFor(ALL_FIELDS))

/**
 * What a side sees on the board: its own men and kings, what the men can capture, and the free fields. One look at a time:
 * the next look writes over it.
 */
export const men = newSet()
export const kings = newSet()
export const prey = newSet()
export const free = newSet()

/** Looks at the board; answers whether this side has kings. */
export function look(v: Variant, side: Side, s: Draughts): boolean {
  const { words, fields, record } = v
  const { sets } = s
  const { ownSet, preySet } = side
  let ownKings = 0
  for (let word = 0; word < words; word++) {
    const own = sets[ownSet + word]!
    const others = sets[preySet + word]!
    const crowned = sets[2 * words + word]!
    men[word] = own & ~crowned
    kings[word] = own & crowned
    prey[word] = record.menTakeKings ? others : others & ~crowned
    free[word] = fields[word]! & ~(own | others)
    ownKings |= own & crowned
  }
  return ownKings !== 0
}
