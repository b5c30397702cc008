import type { Eye } from '@spellendoos/kernel'
import { hashOf, newKey } from '../room/keys.ts'
import type { Store } from '../store/store.ts'

/** How long a ticket is valid. */
const GOOD_FOR = 30_000

/** What a ticket is good for. */
export interface TicketClaim {
  readonly match: string
  readonly eye: Eye
  /** The hash of the key that it was issued for: a ticket is worth no more than its link. */
  readonly key: string
}

/** A ticket opens one socket, once and soon, so that no key has to be in the address of a socket. */
export async function issueTicket(store: Store, now: number, held: TicketClaim): Promise<string> {
  const ticket = newKey()
  await store.ticket(hashOf(ticket), JSON.stringify(held), now + GOOD_FOR)
  return ticket
}
export async function redeemTicket(
  store: Store,
  now: number,
  ticket: string,
): Promise<TicketClaim | undefined> {
  const held = await store.redeem(hashOf(ticket), now)
  if (held === undefined) return undefined
  const read = JSON.parse(held) as Partial<TicketClaim>
  // Tickets of an earlier release contain less about their key; their holders get another one.
  return read.key === undefined ? undefined : (read as TicketClaim)
}
