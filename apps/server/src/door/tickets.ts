import type { Eye } from '@spellendoos/kernel'
import { hashOf, newKey } from '../room/keys.ts'
import type { Store } from '../store/store.ts'

/** How long a ticket waits to be used. */
const GOOD_FOR = 30_000

/** What a ticket is good for. */
export interface Held {
  readonly match: string
  readonly eye: Eye
  /** The hash of the key that it was bought with, as the seat knows it: a ticket is worth no more than its link. */
  readonly shown: string | null
}

/** A ticket opens one socket, once and soon: so no key stands in the address of a socket. */
export async function sellTicket(store: Store, now: number, held: Held): Promise<string> {
  const ticket = newKey()
  await store.ticket(hashOf(ticket), JSON.stringify(held), now + GOOD_FOR)
  return ticket
}
export async function takeTicket(store: Store, now: number, ticket: string): Promise<Held | undefined> {
  const held = await store.redeem(hashOf(ticket), now)
  return held === undefined ? undefined : (JSON.parse(held) as Held)
}
