import type { Seat } from '@spellendoos/kernel'
import { FIELDS } from './fields.ts'
import { FREE, ownerOf, type Steps } from './state.ts'
import type { Variant } from './variant.ts'

const NEIGHBOURS = 4
/** The search that last found a field to be part of a group that is not enclosed. */
const aliveIn = new Float64Array(FIELDS + 1)
const queue = new Uint8Array(FIELDS + 1)
let search = 0

/**
 * The fields of one player's men whose group has no free neighbouring field. Groups that have one are found from the
 * men next to it; all others are enclosed.
 */
export function enclosed({ neighbours }: Variant, s: Steps, seat: Seat): number[] {
  const { board, men } = s
  const half = men.length / 2
  search++
  let found = 0
  let standing = 0
  for (let man = seat * half; man < (seat + 1) * half; man++) {
    const field = men[man]!
    if (field === 0) continue
    standing++
    for (let i = field * NEIGHBOURS; i < (field + 1) * NEIGHBOURS; i++) {
      if (board[neighbours[i]!] !== FREE) continue
      aliveIn[field] = search
      queue[found++] = field
      break
    }
  }
  for (let at = 0; at < found && found < standing; at++) {
    const field = queue[at]!
    for (let i = field * NEIGHBOURS; i < (field + 1) * NEIGHBOURS; i++) {
      const next = neighbours[i]!
      const man = board[next]!
      if (man <= 0 || aliveIn[next] === search || ownerOf(s, man) !== seat) continue
      aliveIn[next] = search
      queue[found++] = next
    }
  }
  return found === standing ? NONE : men.slice(seat * half, (seat + 1) * half).filter(isEnclosed)
}

const NONE: number[] = []
const isEnclosed = (field: number): boolean => field > 0 && aliveIn[field] !== search
