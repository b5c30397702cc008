import type { WrittenLine } from '../room/record.ts'
import type { AppendOptions, Appended, TableSummary, Lease, RecordLine } from '../store/store.ts'
import { MemoryStore } from '../testing/memory-store.ts'

/** A store that notices when something happened by itself at a table and its writer did not hold the newest lease. */
export class WatchedStore extends MemoryStore {
  readonly wrong: string[] = []
  readonly #newest = new Map<string, number>()

  override async append(
    match: string,
    lines: readonly RecordLine[],
    card: TableSummary,
    along: AppendOptions = {},
  ): Promise<Appended> {
    const { lease } = along
    const appended = await super.append(match, lines, card, along)
    const bodies = lines.map(({ body }) => JSON.parse(body) as WrittenLine)
    const byItself =
      lines[0]!.number > 0 &&
      bodies.every(({ asked }) => asked === undefined) &&
      bodies.some(({ is }) => is === 'played' || is === 'voided')
    if (appended === 'appended' && byItself && lease?.fence !== this.#newest.get(match))
      this.wrong.push(`line ${lines[0]!.number} was written with lease ${lease?.fence}`)
    return appended
  }
  override async lease(match: string, node: string, now: number, until: number): Promise<Lease | undefined> {
    const lease = await super.lease(match, node, now, until)
    if (lease !== undefined) this.#newest.set(match, lease.fence)
    return lease
  }
}
