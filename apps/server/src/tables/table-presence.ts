import type { Eye } from '@spellendoos/kernel'
import type { CloseReason } from '@spellendoos/wire'
import type { NodePresence } from '../fanout/fanout.ts'
import type { Presence } from '../room/views.ts'

/** A client that acts with a key. */
export interface KeyHolder {
  /** The hash of the key; once a request has replaced it, the hash of the new one. */
  key: string
}

/** A client that watches a table through a socket. It may see and do no more than its key allows. */
export interface Listener extends KeyHolder {
  readonly eye: Eye
  /** At first how many public lines it says it knows; then the line up to which it was sent everything. */
  since: number
  send(frame: string): void
  close(why: CloseReason): void
}

/** What another node reported about who is there is valid for this long, unless it reports again. */
const BELIEVED = 40_000

/** Who is present at one table: on this node, and on other nodes as far as they have reported. */
export class TablePresence {
  readonly #now: () => number
  readonly #listeners = new Set<Listener>()
  /** Listeners that left; some do so before their turn to be added has come. */
  readonly #left = new WeakSet<Listener>()
  readonly #elsewhere = new Map<string, { readonly eyes: readonly Eye[]; readonly until: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Listeners of this node. */
  get listeners(): ReadonlySet<Listener> {
    return this.#listeners
  }
  /** The viewers connected to this node. */
  get eyes(): readonly Eye[] {
    return [...this.#listeners].map(({ eye }) => eye)
  }
  /** The viewers connected to any node. */
  get view(): Presence {
    const eyes = [...this.eyes, ...this.#believed().flatMap((each) => each.eyes)]
    return {
      here: (seat) => eyes.includes(seat),
      watchers: eyes.filter((eye) => eye === 'watcher').length,
    }
  }
  /** Whether anybody is watching, through any node. */
  get isWatched(): boolean {
    return this.#listeners.size > 0 || this.#believed().some(({ eyes }) => eyes.length > 0)
  }

  hasLeft(listener: Listener): boolean {
    return this.#left.has(listener)
  }
  add(listener: Listener): void {
    this.#listeners.add(listener)
  }
  /** Returns whether the listener was here. */
  remove(listener: Listener): boolean {
    this.#left.add(listener)
    return this.#listeners.delete(listener)
  }
  /** Closes some listeners. */
  dismiss(which: (listener: Listener) => boolean, why: CloseReason): void {
    for (const listener of this.#listeners) {
      if (!which(listener)) continue
      this.#listeners.delete(listener)
      listener.close(why)
    }
  }

  /** Records who is watching through another node: whether that node is new here, and whether anything changed. */
  setElsewhere({ node, eyes }: NodePresence): { readonly isNew: boolean; readonly changed: boolean } {
    const known = this.#elsewhere.get(node)
    this.#elsewhere.set(node, { eyes, until: this.#now() + BELIEVED })
    return { isNew: known === undefined, changed: String(known?.eyes) !== String(eyes) }
  }
  #believed(): readonly { readonly eyes: readonly Eye[] }[] {
    const now = this.#now()
    return [...this.#elsewhere.values()].filter(({ until }) => until > now)
  }
}
