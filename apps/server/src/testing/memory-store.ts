import type { Appended, Card, Lease, Line, Store } from '../store/store.ts'

interface Kept {
  lines: Line[]
  card: Card
  touched: number
}

/** A store that forgets: for tests that let thousands of tables pass by. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, Kept>()
  readonly #leases = new Map<string, { node: string; fence: number; until: number }>()
  readonly #tickets = new Map<string, { holds: string; until: number }>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  append(match: string, lines: readonly Line[], card: Card, lease?: Lease): Promise<Appended> {
    if (lease !== undefined && this.#leases.get(match)?.fence !== lease.fence)
      return Promise.resolve('fenced')
    const kept = this.#tables.get(match) ?? { lines: [], card, touched: 0 }
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
    const free = (match: string) => (this.#leases.get(match)?.until ?? 0) <= now
    return Promise.resolve(
      [...this.#tables]
        .filter(([match, { card }]) => card.due !== undefined && card.due <= now && free(match))
        .toSorted(([, a], [, b]) => a.card.due! - b.card.due!)
        .map(([match]) => match)
        .slice(0, most),
    )
  }
  lease(match: string, node: string, now: number, until: number): Promise<Lease | undefined> {
    const held = this.#leases.get(match)
    if (held !== undefined && held.node !== node && held.until > now) return Promise.resolve(undefined)
    const fence = (held?.fence ?? 0) + 1
    this.#leases.set(match, { node, fence, until })
    return Promise.resolve({ match, fence })
  }
  renew(leases: readonly Lease[], node: string, until: number): Promise<readonly Lease[]> {
    const kept = leases.filter(({ match, fence }) => {
      const held = this.#leases.get(match)
      return held?.node === node && held.fence === fence
    })
    for (const { match } of kept) this.#leases.get(match)!.until = until
    return Promise.resolve(kept)
  }
  release({ match, fence }: Lease, node: string): Promise<void> {
    const held = this.#leases.get(match)
    if (held?.node === node && held.fence === fence) held.until = 0
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
  clear(_: number, over: number, all: number): Promise<number> {
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
}
