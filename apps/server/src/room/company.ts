import type { Eye, Seat } from '@spellendoos/kernel'
import type { Said } from '@spellendoos/wire'
import type { Block, Quarrel } from '../store/store.ts'
import { Asides, type Aside } from './asides.ts'
import { handleOf } from './keys.ts'
import { Quarrels } from './quarrels.ts'
import type { RoomRefusal } from './refusals.ts'

/** The hash of the secret of the browser that somebody sits in; null where none is known. */
type Browser = string | null

/** The people at a table apart from their match: in which browsers they sit, who blocked whom, and what was said. */
export class Company {
  readonly #browsers: Browser[]
  readonly #taken: (seat: Seat) => boolean
  readonly #asides = new Asides()
  readonly #quarrels = new Quarrels()
  /** All browsers that ever sat here: what was said stays said. */
  readonly #met: Set<string>
  /** Whether the store has to be asked anew who blocked whom. */
  #unsure = true

  constructor(browsers: readonly Browser[], taken: (seat: Seat) => boolean) {
    this.#browsers = [...browsers]
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
  /** The browsers of whom it is to be asked who blocked whom; none where that is known. */
  get strangers(): readonly string[] {
    return this.#unsure && this.#met.size > 1 ? [...this.#met] : []
  }
  /** Takes note of who blocked whom. */
  heed(blocks: readonly Block[]): void {
    this.#quarrels.heed(blocks)
    this.#unsure = false
  }

  /** Somebody sat down; who only takes another name sits in the same browser, which is not said again. */
  sat(seat: Seat, browser: Browser | undefined): void {
    if (browser !== undefined) this.#browsers[seat] = browser
    if (typeof browser === 'string') this.#met.add(browser)
    this.#unsure = true
  }
  said(line: number, said: Said): void {
    this.#asides.add({ ...this.#aside(line, said.seat), said })
  }
  blocked(line: number, by: Seat, other: Seat, stands: boolean): void {
    const [blocker, blocked] = [this.browserAt(by)!, this.browserAt(other)!]
    const quarrel = { blocker, blocked, handle: handleOf(blocker, blocked), stands }
    this.#asides.add({ ...this.#aside(line, by), quarrel })
    this.#unsure = true
  }
  /** The block that a line made or undid, if it did. */
  quarrelAt(line: number): Quarrel | undefined {
    return this.#asides.at(line)?.quarrel
  }

  /** Why somebody may not be blocked, or be heard again. */
  mayNotBlock(seat: Seat, other: Seat): RoomRefusal | undefined {
    if (!(other in this.#browsers)) return 'no-such-seat'
    const [own, theirs] = [this.browserAt(seat), this.browserAt(other)]
    if (seat === other || (own !== null && own === theirs)) return 'not-yourself'
    if (!this.#taken(other)) return 'nobody-there'
    return own === null || theirs === null ? 'unknown-browser' : undefined
  }
  /** The seats of those whom these eyes have blocked. */
  blockedBy(you: Eye): Seat[] {
    if (you === 'watcher') return []
    const own = this.browserAt(you)
    return [...this.#browsers.keys()].filter(
      (seat) => this.#taken(seat) && this.#quarrels.blocks(own, this.browserAt(seat)),
    )
  }

  /** How many of the first lines everybody knows of. */
  count(lines: number): number {
    return this.#asides.count(lines)
  }
  /** The first line to be told to who knows of so many. */
  lineAt(count: number): number {
    return this.#asides.lineAt(count)
  }
  /** How many lines from this one on not everybody may notice. */
  unnoticed(line: number): number {
    return this.#asides.since(line).length
  }
  /** Whether these eyes may notice any of those. */
  notices(you: Eye, line: number): boolean {
    return this.#asides.since(line).some((aside) => this.#notices(you, aside))
  }
  /** What these eyes heard from a line on. */
  talk(you: Eye, line: number): Said[] {
    return this.#asides
      .since(line)
      .flatMap((aside) => (aside.said === undefined || !this.#notices(you, aside) ? [] : [aside.said]))
  }

  /** Who spoke or blocked knows of it; others hear what is said, unless one of them blocked the other. */
  #notices(you: Eye, { seat, browser, said }: Aside): boolean {
    if (you === seat) return true
    return said !== undefined && !(you !== 'watcher' && this.#quarrels.part(this.browserAt(you), browser))
  }
  #aside(line: number, seat: Seat): Aside {
    return { line, seat, browser: this.browserAt(seat) }
  }
}
