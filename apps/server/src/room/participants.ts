import type { Eye, Seat } from '@spellendoos/kernel'
import { MOST_SAID, type TalkMessage } from '@spellendoos/wire'
import type { Block, BlockChange } from '../store/store.ts'
import { PrivateLines, type PrivateLine } from './private-lines.ts'
import { handleOf } from './keys.ts'
import { BlockList } from './block-list.ts'
import type { RoomRefusal } from './refusals.ts'

/** The hash of a player's browser secret; null if it is unknown. */
type Browser = string | null

/** The people at a table apart from their match: their browsers, who blocked whom, and what was said. */
export class Participants {
  readonly #browsers: Browser[]
  readonly #taken: (seat: Seat) => boolean
  readonly #asides = new PrivateLines()
  readonly #blockList = new BlockList()
  /** Which seats have reported which. */
  readonly #reports = new Set<string>()
  /** All browsers that ever sat here, because what was said stays visible. */
  readonly #met: Set<string>
  /** How many messages each seat has sent, before the match and during it. */
  readonly #spoken: number[]
  /** Whether the store has to be asked again who blocked whom. */
  #unsure = true

  constructor(browsers: readonly Browser[], taken: (seat: Seat) => boolean) {
    this.#browsers = [...browsers]
    this.#spoken = browsers.map(() => 0)
    this.#met = new Set(browsers.filter((browser) => browser !== null))
    this.#taken = taken
  }

  browserAt(seat: Seat): Browser {
    return this.#browsers[seat] ?? null
  }
  /** The browsers of those who sit here. */
  get sitting(): readonly string[] {
    const sitting = this.#browsers.filter((browser, seat) => browser !== null && this.#taken(seat))
    return [...new Set(sitting as string[])]
  }
  /** The browsers whose blocks must be loaded; empty if they are known. */
  get unresolved(): readonly string[] {
    return this.#unsure && this.#met.size > 1 ? [...this.#met] : []
  }
  /** Records who blocked whom. */
  setBlocks(blocks: readonly Block[]): void {
    this.#blockList.set(blocks)
    this.#unsure = false
  }

  /** A player sat down. A change of name does not include the browser again. */
  sat(seat: Seat, browser: Browser | undefined): void {
    if (browser !== undefined) this.#browsers[seat] = browser
    if (typeof browser === 'string') this.#met.add(browser)
    this.#unsure = true
  }
  /** Whether a seat may say more: each has its share, so that nobody uses up the others'. */
  maySpeak(seat: Seat): boolean {
    return this.#spoken[seat]! < Math.floor(MOST_SAID / this.#spoken.length)
  }
  /** Resets the count of messages: what was said before the match, perhaps by others, does not count during it. */
  matchBegan(): void {
    this.#spoken.fill(0)
  }
  /** Reports by and about a seat are forgotten when another player sits down there. */
  rose(seat: Seat): void {
    for (const report of this.#reports)
      if (report.split(' ').includes(String(seat))) this.#reports.delete(report)
  }
  reported(line: number, by: Seat, other: Seat): void {
    this.#asides.add(this.#aside(line, by))
    this.#reports.add(`${by} ${other}`)
  }
  noted(line: number, by: Seat): void {
    this.#asides.add(this.#aside(line, by))
  }
  hasReported(by: Seat, other: Seat): boolean {
    return this.#reports.has(`${by} ${other}`)
  }
  said(line: number, said: TalkMessage): void {
    this.#spoken[said.seat]!++
    this.#asides.add({ ...this.#aside(line, said.seat), said })
  }
  blocked(line: number, by: Seat, other: Seat, active: boolean): void {
    const [blocker, blocked] = [this.browserAt(by)!, this.browserAt(other)!]
    const blockChange = { blocker, blocked, handle: handleOf(blocker, blocked), active }
    this.#asides.add({ ...this.#aside(line, by), blockChange })
    this.#unsure = true
  }
  /** The block that a line made or undid, if any. */
  blockChangeAt(line: number): BlockChange | undefined {
    return this.#asides.at(line)?.blockChange
  }

  /** Why a player cannot be blocked or unblocked. */
  mayNotBlock(seat: Seat, other: Seat): RoomRefusal | undefined {
    if (!(other in this.#browsers)) return 'no-such-seat'
    const [own, theirs] = [this.browserAt(seat), this.browserAt(other)]
    if (seat === other || (own !== null && own === theirs)) return 'not-yourself'
    if (!this.#taken(other)) return 'nobody-there'
    return own === null || theirs === null ? 'unknown-browser' : undefined
  }
  /** The seats that this viewer has blocked. */
  blockedBy(you: Eye): Seat[] {
    if (you === 'watcher') return []
    const own = this.browserAt(you)
    return [...this.#browsers.keys()].filter(
      (seat) => this.#taken(seat) && this.#blockList.blocks(own, this.browserAt(seat)),
    )
  }

  /** How many of the first lines everybody knows of. */
  publicCount(lines: number): number {
    return this.#asides.count(lines)
  }
  /** The first line to send to a client that knows of this many. */
  lineAt(count: number): number {
    return this.#asides.lineAt(count)
  }
  /** How many lines from this one on are private. */
  privateSince(line: number): number {
    return this.#asides.since(line).length
  }
  /** Whether this viewer may know of any of them. */
  notices(you: Eye, line: number): boolean {
    return this.#asides.since(line).some((aside) => this.#notices(you, aside))
  }
  /** What this viewer has been told since a line. */
  talk(you: Eye, line: number): TalkMessage[] {
    return this.#asides
      .since(line)
      .flatMap((aside) => (aside.said === undefined || !this.#notices(you, aside) ? [] : [aside.said]))
  }

  /** Authors know of their own lines. Others hear messages, unless one of the two has blocked the other. */
  #notices(you: Eye, { seat, browser, said }: PrivateLine): boolean {
    if (you === seat) return true
    return (
      said !== undefined && !(you !== 'watcher' && this.#blockList.separates(this.browserAt(you), browser))
    )
  }
  #aside(line: number, seat: Seat): PrivateLine {
    return { line, seat, browser: this.browserAt(seat) }
  }
}
