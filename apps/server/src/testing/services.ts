/**
 * The services of a node on this machine, around any store: real time, real games, and nobody who thinks or sends
 * notifications.
 */
import { randomBytes } from 'node:crypto'
import { shelf } from '@spellendoos/games/shelf'
import { pino } from 'pino'
import { openFanout } from '../fanout/open.ts'
import type { Services } from '../tables/services.ts'
import { signerOf } from '../room/signer.ts'
import type { Store } from '../store/store.ts'

/** All nodes of the tests sign by the same key. */
export const SIGNER = signerOf('51'.repeat(32))

/** `street` is the channel on which nodes send each other hints. */
export async function servicesOf(node: string, store: Store, street: string): Promise<Services> {
  return {
    node,
    store,
    fanout: await openFanout(`here:${street}`),
    bots: { think: () => Promise.resolve(undefined), close: () => Promise.resolve() },
    notify: () => undefined,
    signer: SIGNER,
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    log: pino({ level: 'silent' }),
    now: Date.now,
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
    game: (id) => shelf.get(id)!(),
  }
}
