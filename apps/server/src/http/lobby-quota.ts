import type { Store } from '../store/store.ts'

/** How many visitors are remembered; those whose last table is the oldest are forgotten first. */
const MOST_KNOWN = 10_000

/** Limits at how many tables in the lobby each address or browser has a place at the same time, through this node. */
export class LobbyQuota {
  readonly #store: Pick<Store, 'listed'>
  readonly #now: () => number
  /** The tables of each visitor, and whether the place there is used yet. */
  readonly #tables = new Map<string, Map<string, 'reserved' | 'used'>>()

  readonly #replaced: (matches: readonly string[]) => Promise<void>

  /** `replaced` is called with tables that left the lobby and whose places are used for others. */
  constructor(
    store: Pick<Store, 'listed'>,
    now: () => number,
    replaced: (matches: readonly string[]) => Promise<void> = () => Promise.resolve(),
  ) {
    this.#store = store
    this.#now = now
    this.#replaced = replaced
  }

  /** Reserves a place at a table, unless the limit has been reached. */
  async take(who: string, match: string, most: number): Promise<boolean> {
    const mine = this.#tables.get(who) ?? new Map<string, 'reserved' | 'used'>()
    if (mine.size >= most && !mine.has(match)) await this.#makeRoom(mine, most)
    // Nothing may come between this check and taking the place.
    if (mine.size >= most && !mine.has(match)) return false
    if (!mine.has(match)) mine.set(match, 'reserved')
    this.#tables.delete(who)
    this.#tables.set(who, mine)
    if (this.#tables.size > MOST_KNOWN) this.#tables.delete(this.#tables.keys().next().value!)
    return true
  }
  /** The place has been used, or will not be. A failed repeat does not give back a place that was used. */
  settle(who: string, match: string, used: boolean): void {
    const mine = this.#tables.get(who)
    if (used) mine?.set(match, 'used')
    else if (mine?.get(match) === 'reserved') mine.delete(match)
  }

  /** Forgets the oldest tables that have left the lobby. */
  async #makeRoom(mine: Map<string, 'reserved' | 'used'>, most: number): Promise<void> {
    const used = [...mine].filter(([, is]) => is === 'used').map(([match]) => match)
    const listed = await this.#store.listed(used, this.#now())
    const gone = used.filter((match) => mine.has(match) && !listed.includes(match))
    const replaced = gone.slice(0, Math.max(0, mine.size - most + 1))
    for (const match of replaced) mine.delete(match)
    await this.#replaced(replaced)
  }
}
