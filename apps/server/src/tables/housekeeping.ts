import { reasonOf } from '../log-text.ts'
import { LOBBY_STAY } from '../store/store.ts'
import type { Services } from './services.ts'
import type { TableActor } from './table-actor.ts'

/** How long a table without connections stays in memory; it is loaded again on demand. */
const IDLE_TIME = 60_000
/** How often a node looks for tables where something is due and no node is acting. */
const SWEEP = 1_000
const MOST_SWEPT = 100
/** How often a node checks whether its tables went on elsewhere without a hint. */
const COMPARE = 3_000
/** How often a node renews the lobby places of tables at which a player is waiting. */
const KEEP_LISTED = 15_000
/** With at least this many seconds per move, players need not stay connected: the table is in the lobby for a day. */
const SLOW = 3_600
const SLOW_STAY = 24 * 3_600_000
/** How often a node repeats who is watching through it. */
const ANNOUNCE = 15_000
/** How long tables are kept: finished ones, and any that are not touched. */
const KEEP_OVER = 90 * 24 * 3_600_000
const KEEP_ALL = 365 * 24 * 3_600_000
const CLEAR = 3_600_000

/** The tables of a node, as far as housekeeping uses them. */
interface Tables {
  readonly actors: ReadonlyMap<string, TableActor>
  readonly at: (match: string) => TableActor
  readonly remove: (match: string) => void
}

/** The jobs that a node does for its tables from time to time. */
export class Housekeeping {
  readonly #services: Services
  readonly #tables: Tables
  readonly #stops: readonly (() => void)[]
  #stopped = false

  /** `alone`: there are no other nodes. */
  constructor(services: Services, tables: Tables, alone: boolean) {
    this.#services = services
    this.#tables = tables
    this.#stops = [
      this.#every(SWEEP, () => this.#sweep()),
      this.#every(CLEAR, () => this.#clear()),
      this.#every(KEEP_LISTED, () => this.#keepListed()),
      ...(alone
        ? []
        : [this.#every(COMPARE, () => this.#compare()), this.#every(ANNOUNCE, () => this.#announce())]),
    ]
  }

  stop(): void {
    this.#stopped = true
    for (const stop of this.#stops) stop()
  }

  #every(milliseconds: number, job: () => Promise<void>): () => void {
    const { after, log } = this.#services
    let stop = (): void => undefined
    const again = () => {
      stop = after(milliseconds, () => {
        job()
          .catch((error: unknown) => log.warn({ error: reasonOf(error) }, 'a round failed'))
          .finally(() => {
            if (!this.#stopped) again()
          })
      })
    }
    again()
    return () => stop()
  }
  async #sweep(): Promise<void> {
    const { store, now } = this.#services
    const time = now()
    for (const [match, actor] of this.#tables.actors) {
      if (actor.idleSince === undefined || time - actor.idleSince <= IDLE_TIME) continue
      void actor.close('closing')
      this.#tables.remove(match)
    }
    // What is due before the next check is fetched now, so that it happens in time.
    for (const match of await store.due(time + SWEEP, MOST_SWEPT)) this.#tables.at(match).wake()
  }
  async #compare(): Promise<void> {
    const { actors } = this.#tables
    const listened = [...actors].filter(([, actor]) => actor.listeners > 0).map(([match]) => match)
    if (listened.length === 0) return
    const lengths = await this.#services.store.lengths(listened)
    for (const match of listened) actors.get(match)?.hear(lengths.get(match) ?? Infinity)
  }
  async #keepListed(): Promise<void> {
    const { store, now } = this.#services
    const waiting = [...this.#tables.actors.values()].filter(({ lobbyPace }) => lobbyPace !== undefined)
    const isSlow = ({ lobbyPace }: TableActor) => lobbyPace?.kind === 'move' && lobbyPace.seconds >= SLOW
    const [slow, others] = [waiting.filter(isSlow), waiting.filter((actor) => !isSlow(actor))]
    const matches = (actors: readonly TableActor[]) => actors.map(({ match }) => match)
    await store.keepListed(matches(slow), now() + SLOW_STAY)
    await store.keepListed(matches(others), now() + LOBBY_STAY)
  }
  #announce(): Promise<void> {
    for (const actor of this.#tables.actors.values()) actor.announce()
    return Promise.resolve()
  }
  async #clear(): Promise<void> {
    const { store, now, log } = this.#services
    const time = now()
    const cleared = await store.clear(time, time - KEEP_OVER, time - KEEP_ALL)
    if (cleared > 0) log.info({ cleared }, 'old tables deleted')
  }
}
