import { CENTRE } from '../../board.ts'
import { JUMPS } from '../rules.ts'
import { BIT } from './mirrors.ts'

/** A position is the pegs round the centre, as bits. The number of pegs is known, and therefore the centre. */

/** The bits of the holes of each jump, of those with pegs before it, and of those with pegs after it. */
export const TOUCHED = Int32Array.from(JUMPS, ({ from, over, to }) => BIT[from]! | BIT[over]! | BIT[to]!)
const BEFORE = Int32Array.from(JUMPS, ({ from, over }) => BIT[from]! | BIT[over]!)
export const AFTER = Int32Array.from(JUMPS, ({ to }) => BIT[to]!)
/** The peg in the centre before a jump; −1 if the jump does not touch it. */
export const CENTRE_BEFORE = Int8Array.from(JUMPS, ({ from, over, to }) =>
  from === CENTRE || over === CENTRE ? 1 : to === CENTRE ? 0 : -1,
)

export const canJump = (jump: number, pegs: number, centre: number): boolean =>
  (pegs & TOUCHED[jump]!) === BEFORE[jump] && (CENTRE_BEFORE[jump]! < 0 || CENTRE_BEFORE[jump] === centre)

export function count(pegs: number): number {
  let n = 0
  for (let rest = pegs; rest !== 0; rest &= rest - 1) n++
  return n
}
