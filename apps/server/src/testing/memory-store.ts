import type { DailyScores, PushTarget } from '@spellendoos/wire'
import { dateAt } from '../daily-dates.ts'
import {
  LOBBY_STAY,
  MOST_PUSH_TARGETS,
  UNLISTED,
  type AppendOptions,
  type Appended,
  type Block,
  type TableSummary,
  type Lease,
  type RecordLine,
  type BlockChange,
  type Store,
} from '../store/store.ts'

interface Kept {
  lines: RecordLine[]
  card: TableSummary
  touched: number
  stays: number
  holder: string | undefined
  held: number
  fence: number
}

const hasPlace = ({ open, waits }: TableSummary): boolean => open !== undefined || waits === true
const isListed = ({ card, touched, stays }: Kept, now: number): boolean =>
  hasPlace(card) && stays !== UNLISTED && (touched > now - LOBBY_STAY || stays > now)

/** A store in memory, for tests with thousands of tables. */
export class MemoryStore implements Store {
  readonly #tables = new Map<string, Kept>()
  readonly #tickets = new Map<string, { holds: string; until: number }>()
  readonly #bells = new Map<string, { bell: PushTarget; at: number }[]>()
  readonly #made = new Map<string, string>()
  readonly #dailies = new Map<string, { salt: string; marks: Set<string>; waiting: number[] }>()
  readonly #shown = new Map<string, number[]>()
  #blocks: readonly (Block & { readonly at: number })[] = []
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  append(
    match: string,
    lines: readonly RecordLine[],
    card: TableSummary,
    { lease, blockChange }: AppendOptions = {},
  ): Promise<Appended> {
    const kept = this.#tables.get(match) ?? {
      lines: [],
      card,
      touched: 0,
      stays: 0,
      holder: undefined,
      held: 0,
      fence: 0,
    }
    if (lease !== undefined && kept.fence !== lease.fence) return Promise.resolve('fenced')
    if (lines[0]!.number !== kept.lines.length) return Promise.resolve('conflict')
    kept.lines.push(...lines)
    kept.card = card
    kept.touched = lines.at(-1)!.at
    this.#tables.set(match, kept)
    if (blockChange !== undefined) this.#keep(blockChange, kept.touched)
    return Promise.resolve('appended')
  }
  since(match: string, from: number): Promise<readonly RecordLine[]> {
    return Promise.resolve(this.#tables.get(match)?.lines.slice(from) ?? [])
  }
  async linesOf(match: string, kinds: readonly string[]): Promise<readonly RecordLine[]> {
    const begins = kinds.map((kind) => `{"is":"${kind}"`)
    return (await this.since(match, 0)).filter(({ body }) => begins.some((each) => body.startsWith(each)))
  }
  lengths(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const known = matches.filter((match) => this.#tables.has(match))
    return Promise.resolve(new Map(known.map((match) => [match, this.#tables.get(match)!.lines.length])))
  }
  lobby(now: number, most: number, browser?: string) {
    const open = [...this.#tables.values()].flatMap((kept) =>
      !isListed(kept, now) || this.#isBlocked(kept.card.browsers ?? [], browser)
        ? []
        : [kept.card.open].filter((table) => table !== undefined),
    )
    return Promise.resolve(open.toSorted((a, b) => b.at - a.at).slice(0, most))
  }
  listed(matches: readonly string[], now: number): Promise<readonly string[]> {
    return Promise.resolve(
      matches.filter((match) => this.#tables.has(match) && isListed(this.#tables.get(match)!, now)),
    )
  }
  keepListed(matches: readonly string[], until: number): Promise<void> {
    for (const match of matches) {
      const kept = this.#tables.get(match)
      if (kept !== undefined && hasPlace(kept.card) && kept.stays !== UNLISTED)
        kept.stays = Math.max(kept.stays, until)
    }
    return Promise.resolve()
  }
  unlist(matches: readonly string[]): Promise<void> {
    for (const match of matches) {
      const kept = this.#tables.get(match)
      if (kept !== undefined) kept.stays = UNLISTED
    }
    return Promise.resolve()
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
  addPushTarget(match: string, key: string, bell: PushTarget, at: number): Promise<void> {
    if (!this.#tables.has(match)) return Promise.reject(new Error(`no table ${match}`))
    const others = this.#bellsOf(match, key).filter((each) => each.bell.endpoint !== bell.endpoint)
    this.#bells.set(
      `${match} ${key}`,
      [...others, { bell, at }].toSorted((a, b) => b.at - a.at).slice(0, MOST_PUSH_TARGETS),
    )
    return Promise.resolve()
  }
  pushTargets(match: string, key: string): Promise<readonly PushTarget[]> {
    return Promise.resolve(this.#bellsOf(match, key).map(({ bell }) => bell))
  }
  removePushTarget(match: string, key: string, endpoint: string): Promise<void> {
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
  setNote(name: string, holds: string): Promise<void> {
    this.#made.set(name, holds)
    return Promise.resolve()
  }
  getNote(name: string): Promise<string | undefined> {
    return Promise.resolve(this.#made.get(name))
  }
  setOnce(name: string, made: string): Promise<string> {
    const holds = this.#made.get(name) ?? made
    this.#made.set(name, holds)
    return Promise.resolve(holds)
  }
  dailySalt(challenge: string, fresh: string): Promise<string> {
    const daily = this.#dailies.get(challenge) ?? { salt: fresh, marks: new Set(), waiting: [] }
    this.#dailies.set(challenge, daily)
    return Promise.resolve(daily.salt)
  }
  dailyKnown(challenge: string, marks: readonly string[]): Promise<boolean> {
    return Promise.resolve(marks.some((mark) => this.#dailies.get(challenge)?.marks.has(mark)))
  }
  countDaily(challenge: string, score: number, marks: readonly string[], together: number): Promise<boolean> {
    const daily = this.#dailies.get(challenge)
    if (daily === undefined || marks.some((mark) => daily.marks.has(mark))) return Promise.resolve(false)
    for (const mark of marks) daily.marks.add(mark)
    daily.waiting.push(score)
    if (daily.waiting.length < together) return Promise.resolve(true)
    this.#shown.set(challenge, [...(this.#shown.get(challenge) ?? []), ...daily.waiting.splice(0)])
    return Promise.resolve(true)
  }
  dailyScores(challenge: string): Promise<DailyScores> {
    const counts = new Map<number, number>()
    for (const score of this.#shown.get(challenge) ?? []) counts.set(score, (counts.get(score) ?? 0) + 1)
    return Promise.resolve([...counts].toSorted(([a], [b]) => a - b))
  }
  probe(): Promise<void> {
    return Promise.resolve()
  }
  audit(): Promise<void> {
    return Promise.resolve()
  }
  delete(match: string, length?: number): Promise<boolean> {
    const known = this.#tables.get(match)?.lines.length
    if (known === undefined || (length ?? known) !== known) return Promise.resolve(false)
    this.#forget(match)
    return Promise.resolve(true)
  }
  clear(now: number, over: number, all: number): Promise<number> {
    for (const [hash, { until }] of this.#tickets) if (until <= now) this.#tickets.delete(hash)
    this.#blocks = this.#blocks.filter(({ at }) => at >= all)
    for (const each of this.#dailies.keys()) if (each < dateAt(now - 86_400_000)) this.#dailies.delete(each)
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

  #keep({ active: stands, ...block }: BlockChange, at: number): void {
    const others = this.#blocks.filter(
      ({ blocker, blocked }) => blocker !== block.blocker || blocked !== block.blocked,
    )
    this.#blocks = stands ? [...others, { ...block, at }] : others
  }
  /** Whether somebody sits there whom this browser must not meet. */
  #isBlocked(there: readonly string[], browser: string | undefined): boolean {
    if (browser === undefined || there.includes(browser)) return false
    return this.#blocks.some(
      ({ blocker, blocked }) =>
        (blocker === browser && there.includes(blocked)) || (blocked === browser && there.includes(blocker)),
    )
  }
  #bellsOf(match: string, key: string) {
    return this.#bells.get(`${match} ${key}`) ?? []
  }
  /** Push subscriptions are deleted with their table. */
  #forget(match: string): void {
    this.#tables.delete(match)
    for (const name of this.#bells.keys()) if (name.startsWith(`${match} `)) this.#bells.delete(name)
  }
  #holds({ match, fence }: Lease, node: string): boolean {
    const kept = this.#tables.get(match)
    return kept?.holder === node && kept.fence === fence
  }
}
