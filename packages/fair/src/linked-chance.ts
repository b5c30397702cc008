import { canonical, type Ask, type Entry, type Header, type Seat } from '@spellendoos/kernel'
import { fromHex, HEX32 } from './bytes.ts'
import type { Chance } from './chance.ts'
import { drawKey, isLater, linksOf, type Link, type LinkBefore } from './links.ts'
import { hostSeal } from './seal.ts'
import { drawn } from './stream.ts'
import type { Flaw } from './words.ts'

/** How long a draw waits for a seat, in milliseconds, counted from the entry after which it was asked for. */
export const LINK_WAIT = 4_000

/** The state of one seat's contributions. */
interface Brings {
  seal: string | undefined
  /** The latest link seen, and its number: at first the seal. */
  last: Link | undefined
  readonly before: LinkBefore
  key: string | undefined
  /** Whether a computer player has this seat. */
  computer: boolean
  /** Whether it missed the deadline and has done nothing since. */
  away: boolean
  /** What it contributed to the current draw. */
  link: Uint8Array | undefined
  /** Whether it missed the deadline of the current draw. */
  absent: boolean
  /** How many draws it contributed to, and how many deadlines it missed. */
  brought: number
  missed: number
}

/**
 * Chance that nobody knows before it is asked for. The host seals its seed, and every person seals the end of a chain
 * of secrets. Each draw is derived from the seed and one link of every person present; it is made when the last link is
 * opened.
 */
export class LinkedChance implements Chance {
  readonly #header: Header
  readonly #seed: Uint8Array
  readonly #seats: readonly Brings[]
  #commitment: string | undefined
  #hostKey: string | undefined
  #ready = false
  #draws = 0
  #unaided = 0
  #askedAt: number | undefined

  constructor(header: Header, seed: Uint8Array) {
    this.#header = header
    this.#seed = seed
    this.#seats = Array.from({ length: header.seats }, (_, seat) => ({
      before: linksOf(header.id, seat),
      seal: undefined,
      last: undefined,
      key: undefined,
      computer: false,
      away: false,
      link: undefined,
      absent: false,
      brought: 0,
      missed: 0,
    }))
  }

  get commitment(): string | undefined {
    return this.#commitment
  }
  get seals(): readonly (string | undefined)[] {
    return this.#seats.map(({ seal }) => seal)
  }
  get ready(): boolean {
    return this.#ready
  }
  get missing(): readonly Seat[] {
    const isMissing = ({ seal, computer }: Brings) => seal === undefined && !computer
    return this.#ready ? [] : [...this.#seats.keys()].filter((seat) => isMissing(this.#seats[seat]!))
  }
  get draws(): number {
    return this.#draws
  }
  /** When the pending draw was asked for, if the host has a clock. */
  get askedAt(): number | undefined {
    return this.#askedAt
  }
  get awaited(): readonly Seat[] {
    return [...this.#seats.keys()].filter((seat) => this.#isAwaited(this.#seats[seat]!))
  }
  #isAwaited({ last, computer, away, link }: Brings): boolean {
    return last !== undefined && !computer && !away && link === undefined
  }

  /** The public keys of the host and of each seat. */
  get keys(): { readonly host: string | undefined; readonly seats: readonly (string | undefined)[] } {
    return { host: this.#hostKey, seats: this.#seats.map(({ key }) => key) }
  }
  /** How many draws each seat contributed to, how many it missed, and how many depended on the host alone. */
  get tally(): {
    readonly brought: readonly number[]
    readonly missed: readonly number[]
    readonly unaided: number
  } {
    return {
      brought: this.#seats.map(({ brought }) => brought),
      missed: this.#seats.map(({ missed }) => missed),
      unaided: this.#unaided,
    }
  }

  flaw(entry: Entry, ask: Ask | undefined): Flaw | undefined {
    if ('reveal' in entry) return 'other-proof'
    if ('seal' in entry) return this.#sealFlaw(entry)
    if (this.#commitment === undefined) return 'host-seal-missing'
    // The seats of computer players are recorded before the match begins.
    if (!this.#ready) return 'bot' in entry ? undefined : 'seal-missing'
    if ('link' in entry) return ask === undefined ? 'link-unasked' : this.#linkFlaw(entry.by, entry.link)
    if ('absent' in entry) return ask === undefined ? 'absent-unasked' : this.#absentFlaw(entry.by, entry.at)
    if (ask === undefined) return undefined
    const complete = this.awaited.length === 0
    if (!('draw' in entry)) {
      // A throw need not wait for a player who has left.
      const leaves = 'bot' in entry || ('act' in entry && entry.act === 'resign')
      return leaves && !complete ? undefined : 'chance-skipped'
    }
    if (!complete) return 'draw-too-soon'
    if (canonical(entry.ask) !== canonical(ask)) return 'ask-differs'
    return canonical(this.answer(ask)) === canonical(entry.draw) ? undefined : 'draw-differs'
  }

  #sealFlaw({ by, seal, key }: Extract<Entry, { seal: string }>): Flaw | undefined {
    const opens = this.#commitment === undefined
    if (by === 'host') {
      if (!opens) return 'seal-doubled'
      if (seal !== hostSeal(this.#header, this.#seed)) return 'commitment-differs'
      // Without a key the host cannot sign; verifying reports that.
      if (key === undefined) return undefined
    } else {
      if (opens) return 'host-seal-missing'
      const seat = this.#seats[by]
      if (seat === undefined) return undefined
      if (!HEX32.test(seal)) return 'bad-seal'
      if (seat.last !== undefined || seat.computer) return 'seal-doubled'
    }
    return key !== undefined && HEX32.test(key) ? undefined : 'bad-key'
  }
  #linkFlaw(by: Seat, link: string): Flaw | undefined {
    const seat = this.#seats[by]
    if (seat === undefined) return undefined
    if (!HEX32.test(link)) return 'bad-link'
    // A seat that is away could choose, in league with the host, at every draw whether its link improves it.
    if (seat.last === undefined || seat.computer || seat.away || seat.absent) return 'link-unasked'
    if (seat.link !== undefined) return 'link-doubled'
    // A seat that missed draws opens all links up to this one.
    const fits = isLater(seat.before, seat.last, { number: this.#draws + 1, link })
    return fits ? undefined : 'link-differs'
  }
  #absentFlaw(by: Seat, at: number | undefined): Flaw | undefined {
    const seat = this.#seats[by]
    if (seat === undefined) return undefined
    if (!this.#isAwaited(seat)) return 'absent-unasked'
    const waited = at === undefined || this.#askedAt === undefined ? LINK_WAIT : at - this.#askedAt
    return waited < LINK_WAIT ? 'absent-too-soon' : undefined
  }

  take(entry: Entry): void {
    const seat = typeof entry.by === 'number' ? this.#seats[entry.by] : undefined
    if ('seal' in entry) {
      if (entry.by === 'host') {
        this.#commitment = entry.seal
        this.#hostKey = entry.key
      } else if (seat !== undefined) {
        seat.seal = entry.seal
        seat.last = { number: 0, link: entry.seal }
        seat.key = entry.key
      }
    } else if ('draw' in entry) this.#drawn()
    else if (seat !== undefined) this.#acted(seat, entry)
    this.#ready ||= this.#commitment !== undefined && this.missing.length === 0
    // Only after one of these can chance be asked.
    if ('move' in entry || 'draw' in entry || 'seal' in entry) this.#askedAt = entry.at
  }
  #acted(seat: Brings, entry: Entry): void {
    seat.away = 'absent' in entry
    if ('absent' in entry) {
      seat.absent = true
      seat.missed++
    } else if ('link' in entry) {
      seat.link = fromHex(entry.link)
      seat.last = { number: this.#draws + 1, link: entry.link }
      seat.brought++
    } else if ('bot' in entry) seat.computer = entry.bot > 0
  }
  #drawn(): void {
    this.#draws++
    if (this.#seats.every(({ link }) => link === undefined)) this.#unaided++
    for (const seat of this.#seats) Object.assign(seat, { link: undefined, absent: false })
  }

  answer(ask: Ask): readonly number[] | undefined {
    if (!this.#ready || this.awaited.length > 0) return undefined
    const links = this.#seats.map(({ link }) => link)
    return drawn(drawKey(this.#seed, this.#header.id, this.#draws, links), this.#draws, ask)
  }
}
