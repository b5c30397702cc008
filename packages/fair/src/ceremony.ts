import type { Entry, Header, Seat } from '@spellendoos/kernel'
import { fromHex, HEX32 } from './bytes.ts'
import { hostSeal, seatSeal } from './seal.ts'
import { streamKey } from './stream.ts'
import type { Flaw } from './words.ts'

/**
 * What comes before the first move: the host seals its seed, every seat seals its contribution, every seat
 * lays its contribution open, in this order. Only then does the key of chance exist.
 */
export class Ceremony {
  readonly #header: Header
  readonly #seed: Uint8Array
  #commitment: string | undefined
  readonly #seals: (string | undefined)[]
  readonly #reveals: (string | undefined)[]
  #key: Uint8Array | undefined

  constructor(header: Header, seed: Uint8Array) {
    this.#header = header
    this.#seed = seed
    this.#seals = new Array<undefined>(header.seats).fill(undefined)
    this.#reveals = [...this.#seals]
  }

  /** The host's commitment to its seed. */
  get commitment(): string | undefined {
    return this.#commitment
  }
  /** Each seat's commitment to its contribution. */
  get seals(): readonly (string | undefined)[] {
    return this.#seals
  }
  /** Each seat's contribution, once laid open. */
  get reveals(): readonly (string | undefined)[] {
    return this.#reveals
  }
  /** The key of chance, once every seat has laid its contribution open. */
  get key(): Uint8Array | undefined {
    return this.#key
  }

  /** What is wrong with this entry as the next one, as far as the ceremony goes. */
  flaw(entry: Entry): Flaw | undefined {
    const opens = 'seal' in entry && entry.by === 'host'
    if (opens && this.#commitment === undefined) {
      return entry.seal === hostSeal(this.#header, this.#seed) ? undefined : 'commitment-differs'
    }
    if (this.#commitment === undefined) return 'host-seal-missing'
    if (opens) return 'seal-doubled'
    if ('seal' in entry) return this.#sealFlaw(entry.by as Seat, entry.seal)
    if ('reveal' in entry) return this.#revealFlaw(entry.by, entry.reveal)
    if (this.#seals.includes(undefined)) return 'seal-missing'
    return this.#key === undefined ? 'reveal-missing' : undefined
  }

  #sealFlaw(seat: Seat, seal: string): Flaw | undefined {
    if (!(seat in this.#seals)) return undefined
    if (!HEX32.test(seal)) return 'bad-seal'
    return this.#seals[seat] === undefined ? undefined : 'seal-doubled'
  }

  #revealFlaw(seat: Seat, contribution: string): Flaw | undefined {
    if (!(seat in this.#seals)) return undefined
    if (this.#seals.includes(undefined)) return 'revealed-too-soon'
    if (this.#reveals[seat] !== undefined) return 'reveal-doubled'
    if (!HEX32.test(contribution)) return 'bad-contribution'
    const seal = seatSeal(this.#header.id, seat, contribution)
    return seal === this.#seals[seat] ? undefined : 'contribution-differs'
  }

  /** Takes in an entry without a flaw. */
  take(entry: Entry): void {
    if ('seal' in entry) {
      if (entry.by === 'host') this.#commitment = entry.seal
      else this.#seals[entry.by] = entry.seal
    } else if ('reveal' in entry) {
      this.#reveals[entry.by] = entry.reveal
      const open = this.#reveals.filter((each) => each !== undefined)
      if (open.length < this.#reveals.length) return
      this.#key = streamKey(this.#seed, this.#header.id, open.map(fromHex))
    }
  }
}
