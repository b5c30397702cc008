import type { Evidence } from './evidence.ts'
import type { LinkedChance } from './linked-chance.ts'
import type { Replay, Signature } from './replay.ts'
import { isSigned } from './signature.ts'
import { hostStatement, seatStatement } from './statement.ts'
import type { Flaw } from './words.ts'

/** Who signed a match, and what everyone contributed to its draws. */
export interface Attestation {
  /** The key by which the server signed, and whether it is known to be the server's. Anyone can make a key. */
  readonly server: { readonly key: string; readonly known: boolean }
  /** By seat: signed by its own key, or not; a computer player signs nothing. */
  readonly seats: readonly ('signed' | 'unsigned' | 'computer')[]
  /**
   * For all draws: how many each seat contributed to, how many it missed, and how many depended on the server's seed
   * alone.
   */
  readonly draws: number
  readonly brought: readonly number[]
  readonly missed: readonly number[]
  readonly unaided: number
}

const by = ({ signatures = [] }: Replay, whom: Signature['by']) =>
  signatures.filter((each) => each.by === whom)

/** What is wrong with the signatures of a match whose log has been verified. */
export function signatureFlaw(replay: Replay, { keys }: LinkedChance): Flaw | undefined {
  const { signatures = [] } = replay
  const [host, ...more] = by(replay, 'host')
  if (host === undefined || keys.host === undefined) return 'signature-missing'
  const text = hostStatement(replay, signatures)
  if (more.length > 0 || !isSigned(text, host.signature, keys.host)) return 'host-signature-differs'
  const fits = signatures.every(({ by: seat, signature }) => {
    if (seat === 'host') return true
    const key = keys.seats[seat]
    const own = key !== undefined && by(replay, seat).length === 1
    return own && isSigned(seatStatement(replay, seat), signature, key)
  })
  return fits ? undefined : 'seat-signature-differs'
}

/** Who vouches for a match whose signatures fit. */
export function attestationOf(replay: Replay, chance: LinkedChance, { serverKey }: Evidence): Attestation {
  const { keys, seals, draws, tally } = chance
  const key = keys.host ?? ''
  const seats = seals.map((seal, seat) => {
    if (by(replay, seat).length > 0) return 'signed'
    return seal === undefined ? 'computer' : 'unsigned'
  })
  return { server: { key, known: serverKey === key }, seats, draws, ...tally }
}
