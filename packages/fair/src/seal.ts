import { canonical, type Header, type Seat } from '@spellendoos/kernel'
import { fromHex, hash, parts, toHex } from './bytes.ts'

/** The host's commitment to its seed, bound to this match and its settings. */
export const hostSeal = ({ id, game, version, options }: Header, seed: Uint8Array): string =>
  toHex(hash(parts(id, game, String(version), canonical(options), seed)))

/** A seat's commitment to its contribution. It includes the seat, so that nobody can copy another's. */
export const seatSeal = (id: string, seat: Seat, contribution: string): string =>
  toHex(hash(parts(id, String(seat), fromHex(contribution))))
