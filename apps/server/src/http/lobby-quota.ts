import type { Store } from '../store/store.ts'

/** How many creators are remembered; those whose last table is the oldest are forgotten first. */
const MOST_KNOWN = 10_000

/** Limits how many tables each address or browser has in the lobby at the same time, created through this node. */
export class LobbyQuota {
  readonly #store: Pick<Store, 'listed'>
  readonly #now: () => number
  /** The tables of each creator, and whether they have been created yet. */
  readonly #tables = new Map<string, Map<string, 'creating' | 'created'>>()

  constructor(store: Pick<Store, 'listed'>, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Reserves a place for a table, unless the limit has been reached. */
  async take(who: string, match: string, most: number): Promise<boolean> {
    const mine = this.#tables.get(who) ?? new Map<string, 'creating' | 'created'>()
    if (mine.size >= most && !mine.has(match)) await this.#tidy(mine)
    // Nothing may come between this check and taking the place.
    if (mine.size >= most && !mine.has(match)) return false
    if (!mine.has(match)) mine.set(match, 'creating')
    this.#tables.delete(who)
    this.#tables.set(who, mine)
    if (this.#tables.size > MOST_KNOWN) this.#tables.delete(this.#tables.keys().next().value!)
    return true
  }
  /** The table has been created, or will not be. */
  settle(who: string, match: string, created: boolean): void {
    if (created) this.#tables.get(who)?.set(match, 'created')
    else this.#tables.get(who)?.delete(match)
  }

  /** Forgets the tables that have left the lobby. */
  async #tidy(mine: Map<string, 'creating' | 'created'>): Promise<void> {
    const created = [...mine].filter(([, is]) => is === 'created').map(([match]) => match)
    const listed = await this.#store.listed(created, this.#now())
    for (const match of created) if (!listed.includes(match)) mine.delete(match)
  }
}
