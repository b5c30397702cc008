import type { Appended, Card, Lease, Line, Store } from '../store/store.ts'

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
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  append(match: string, lines: readonly Line[], card: Card, lease?: Lease): Promise<Appended> {
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
    return Promise.resolve('appended')
  }
  since(match: string, seq: number): Promise<readonly Line[]> {
    return Promise.resolve(this.#tables.get(match)?.lines.slice(seq) ?? [])
  }
  lengths(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const known = matches.filter((match) => this.#tables.has(match))
    return Promise.resolve(new Map(known.map((match) => [match, this.#tables.get(match)!.lines.length])))
  }
  lobby(most: number) {
    const open = [...this.#tables.values()].flatMap(({ card }) =>
      card.open === undefined ? [] : [card.open],
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
  audit(): Promise<void> {
    return Promise.resolve()
  }
  delete(match: string): Promise<void> {
    this.#tables.delete(match)
    return Promise.resolve()
  }
  clear(now: number, over: number, all: number): Promise<number> {
    for (const [hash, { until }] of this.#tickets) if (until <= now) this.#tickets.delete(hash)
    const old = [...this.#tables].filter(
      ([, { card, touched }]) => touched < all || (card.over && touched < over),
    )
    for (const [match] of old) this.#tables.delete(match)
    return Promise.resolve(old.length)
  }
  time(): Promise<number> {
    return Promise.resolve(this.#now())
  }
  close(): Promise<void> {
    return Promise.resolve()
  }

  #holds({ match, fence }: Lease, node: string): boolean {
    const kept = this.#tables.get(match)
    return kept?.holder === node && kept.fence === fence
  }
}
