import type { Lease } from '../store/store.ts'
import type { Services } from './services.ts'

/** How long a node may let clocks and bots act before it has to ask again. If it dies, they pause for this long. */
const LENGTH = 6_000
/** A lease is used as long as this much of it is left. */
const RESERVE = 2_000

/** This node's right to let clocks and bots act at one table. */
export class TableLease {
  readonly #match: string
  readonly #services: Pick<Services, 'store' | 'node' | 'now'>
  #lease: (Lease & { readonly until: number }) | undefined

  constructor(match: string, services: Pick<Services, 'store' | 'node' | 'now'>) {
    this.#match = match
    this.#services = services
  }

  /** Keeps or takes the lease; `undefined` while another node holds it. */
  async hold(): Promise<Lease | undefined> {
    const { store, node, now } = this.#services
    const time = now()
    if (this.#lease !== undefined && this.#lease.until - time > RESERVE) return this.#lease
    const until = time + LENGTH
    const lease = await store.lease(this.#match, node, time, until)
    this.#lease = lease === undefined ? undefined : { ...lease, until }
    return lease
  }
  /** Another node has taken it. */
  lose(): void {
    this.#lease = undefined
  }
}
