import type { Bell } from '@spellendoos/wire'
import {
  MOST_BELLS,
  type Along,
  type Appended,
  type Block,
  type Card,
  type Lease,
  type Line,
  type Quarrel,
  type Store,
} from '../store/store.ts'

interface Kept {
  lines: Line[]
  card: Card
  touched: number
  holder: string | undefined
  held: number
  fence: number
}

/** A store that forgets: for tests that let thousands of tables pass by. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, Kept>()
  readonly #tickets = new Map<string, { holds: string; until: number }>()
  readonly #bells = new Map<string, { bell: Bell; at: number }[]>()
  readonly #house = new Map<string, string>()
  #blocks: readonly (Block & { readonly at: number })[] = []
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  append(
    match: string,
    lines: readonly Line[],
    card: Card,
    { lease, quarrel }: Along = {},
  ): Promise<Appended> {
    const kept = this.#tables.get(match) ?? {
      lines: [],
      card,
      touched: 0,
      holder: undefined,
      held: 0,
      fence: 0,
    }
    if (lease !== undefined && kept.fence !== lease.fence) return Promise.resolve('fenced')
    if (lines[0]!.seq !== kept.lines.length) return Promise.resolve('conflict')
    kept.lines.push(...lines)
    kept.card = card
    kept.touched = lines.at(-1)!.at
    this.#tables.set(match, kept)
    if (quarrel !== undefined) this.#keep(quarrel, kept.touched)
    return Promise.resolve('appended')
  }
  since(match: string, seq: number): Promise<readonly Line[]> {
    return Promise.resolve(this.#tables.get(match)?.lines.slice(seq) ?? [])
  }
  lengths(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const known = matches.filter((match) => this.#tables.has(match))
    return Promise.resolve(new Map(known.map((match) => [match, this.#tables.get(match)!.lines.length])))
  }
  lobby(most: number, browser?: string) {
    const open = [...this.#tables.values()].flatMap(({ card }) =>
      card.open === undefined || this.#quarrel(card.browsers ?? [], browser) ? [] : [card.open],
    )
    return Promise.resolve(open.toSorted((a, b) => b.at - a.at).slice(0, most))
  }
  due(now: number, most: number): Promise<readonly string[]> {
    return Promise.resolve(
      [...this.#tables]
        .filter(([, { card, held }]) => card.due !== undefined && card.due <= now && held <= now)
        .toSorted(([, a], [, b]) => a.card.due! - b.card.due!)
        .map(([match]) => match)
        .slice(0, most),
    )
  }
  lease(match: string, node: string, now: number, until: number): Promise<Lease | undefined> {
    const kept = this.#tables.get(match)
    if (!kept) return Promise.resolve(undefined)
    const runs = kept.held > now && kept.held <= 2 * until - now
    if (runs && kept.holder !== node) return Promise.resolve(undefined)
    kept.holder = node
    kept.held = until
    return Promise.resolve({ match, fence: ++kept.fence })
  }
  renew(leases: readonly Lease[], node: string, until: number): Promise<readonly Lease[]> {
    const own = leases.filter((lease) => this.#holds(lease, node))
    for (const { match } of own) this.#tables.get(match)!.held = until
    return Promise.resolve(own)
  }
  release(lease: Lease, node: string): Promise<void> {
    if (this.#holds(lease, node)) {
      const kept = this.#tables.get(lease.match)!
      kept.holder = undefined
      kept.held = 0
      kept.fence++
    }
    return Promise.resolve()
  }
  ticket(hash: string, holds: string, until: number): Promise<void> {
    this.#tickets.set(hash, { holds, until })
    return Promise.resolve()
  }
  redeem(hash: string, now: number): Promise<string | undefined> {
    const ticket = this.#tickets.get(hash)
    this.#tickets.delete(hash)
    return Promise.resolve(ticket !== undefined && ticket.until > now ? ticket.holds : undefined)
  }
  hang(match: string, key: string, bell: Bell, at: number): Promise<void> {
    if (!this.#tables.has(match)) return Promise.reject(new Error(`no table ${match}`))
    const others = this.#bellsOf(match, key).filter((each) => each.bell.endpoint !== bell.endpoint)
    this.#bells.set(
      `${match} ${key}`,
      [...others, { bell, at }].toSorted((a, b) => b.at - a.at).slice(0, MOST_BELLS),
    )
    return Promise.resolve()
  }
  bells(match: string, key: string): Promise<readonly Bell[]> {
    return Promise.resolve(this.#bellsOf(match, key).map(({ bell }) => bell))
  }
  unhang(match: string, key: string, endpoint: string): Promise<void> {
    const others = this.#bellsOf(match, key).filter(({ bell }) => bell.endpoint !== endpoint)
    this.#bells.set(`${match} ${key}`, others)
    return Promise.resolve()
  }
  unblock(blocker: string, handle: string): Promise<void> {
    this.#blocks = this.#blocks.filter((each) => each.blocker !== blocker || each.handle !== handle)
    return Promise.resolve()
  }
  blocks(these: readonly string[], those: readonly string[]): Promise<readonly Block[]> {
    const between = ({ blocker, blocked }: Block) =>
      (these.includes(blocker) && those.includes(blocked)) ||
      (those.includes(blocker) && these.includes(blocked))
    const found = this.#blocks.filter(between)
    return Promise.resolve(found.map(({ blocker, blocked, handle }) => ({ blocker, blocked, handle })))
  }
  once(name: string, made: string): Promise<string> {
    const holds = this.#house.get(name) ?? made
    this.#house.set(name, holds)
    return Promise.resolve(holds)
  }
  audit(): Promise<void> {
    return Promise.resolve()
  }
  delete(match: string): Promise<void> {
    this.#forget(match)
    return Promise.resolve()
  }
  clear(now: number, over: number, all: number): Promise<number> {
    for (const [hash, { until }] of this.#tickets) if (until <= now) this.#tickets.delete(hash)
    this.#blocks = this.#blocks.filter(({ at }) => at >= all)
    const old = [...this.#tables].filter(
      ([, { card, touched }]) => touched < all || (card.over && touched < over),
    )
    for (const [match] of old) this.#forget(match)
    return Promise.resolve(old.length)
  }
  time(): Promise<number> {
    return Promise.resolve(this.#now())
  }
  close(): Promise<void> {
    return Promise.resolve()
  }

  #keep({ stands, ...block }: Quarrel, at: number): void {
    const others = this.#blocks.filter(
      ({ blocker, blocked }) => blocker !== block.blocker || blocked !== block.blocked,
    )
    this.#blocks = stands ? [...others, { ...block, at }] : others
  }
  /** Whether somebody sits there with whom this browser is not to meet. */
  #quarrel(there: readonly string[], browser: string | undefined): boolean {
    if (browser === undefined || there.includes(browser)) return false
    return this.#blocks.some(
      ({ blocker, blocked }) =>
        (blocker === browser && there.includes(blocked)) || (blocked === browser && there.includes(blocker)),
    )
  }
  #bellsOf(match: string, key: string) {
    return this.#bells.get(`${match} ${key}`) ?? []
  }
  /** Bells go with their table. */
  #forget(match: string): void {
    this.#tables.delete(match)
    for (const name of this.#bells.keys()) if (name.startsWith(`${match} `)) this.#bells.delete(name)
  }
  #holds({ match, fence }: Lease, node: string): boolean {
    const kept = this.#tables.get(match)
    return kept?.holder === node && kept.fence === fence
  }
}
