import type { Store } from '../store/store.ts'

/** How many creators are remembered; those whose last table is the oldest are forgotten first. */
const MOST_KNOWN = 10_000

/** Limits how many tables each address or browser has in the lobby at the same time, created through this node. */
export class LobbyQuota {
  readonly #store: Pick<Store, 'listed' | 'unlist'>
  readonly #now: () => number
  /** The tables of each creator, and whether they have been created yet. */
  readonly #tables = new Map<string, Map<string, 'creating' | 'created'>>()

  constructor(store: Pick<Store, 'listed' | 'unlist'>, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Reserves a place for a table, unless the limit has been reached. */
  async take(who: string, match: string, most: number): Promise<boolean> {
    const mine = this.#tables.get(who) ?? new Map<string, 'creating' | 'created'>()
    if (mine.size >= most && !mine.has(match)) await this.#makeRoom(mine, most)
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

  /** Forgets the oldest tables that have left the lobby. They do not return: otherwise they would add up. */
  async #makeRoom(mine: Map<string, 'creating' | 'created'>, most: number): Promise<void> {
    const created = [...mine].filter(([, is]) => is === 'created').map(([match]) => match)
    const listed = await this.#store.listed(created, this.#now())
    const gone = created.filter((match) => mine.has(match) && !listed.includes(match))
    const replaced = gone.slice(0, Math.max(0, mine.size - most + 1))
    for (const match of replaced) mine.delete(match)
    await this.#store.unlist(replaced)
  }
}
