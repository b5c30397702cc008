/** The house of a node on this machine, around any store: real time, real games, and nobody who thinks or rings. */
import { randomBytes } from 'node:crypto'
import { shelf } from '@spellendoos/games/shelf'
import { pino } from 'pino'
import { openFanout } from '../fanout/open.ts'
import type { House } from '../hub/house.ts'
import type { Store } from '../store/store.ts'

/** `street` is where nodes hear of each other. */
export async function houseOf(node: string, store: Store, street: string): Promise<House> {
  return {
    node,
    store,
    fanout: await openFanout(`here:${street}`),
    thinkers: { think: () => Promise.resolve(undefined), close: () => Promise.resolve() },
    ring: () => undefined,
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
