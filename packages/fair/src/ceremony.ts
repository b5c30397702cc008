import { canonical, type Ask, type Entry, type Header, type Seat } from '@spellendoos/kernel'
import { fromHex, HEX32 } from './bytes.ts'
import type { Chance } from './chance.ts'
import { hostSeal, seatSeal } from './seal.ts'
import { drawn, streamKey } from './stream.ts'
import type { Flaw } from './words.ts'

const NOBODY: readonly Seat[] = []

/**
 * Chance that is fixed before the first move: the host seals its seed, every seat seals its contribution, and every
 * seat reveals its contribution, in this order. Only then does the key of chance exist, and it is used for all draws.
 */
export class Ceremony implements Chance {
  readonly awaited = NOBODY
  readonly #header: Header
  readonly #seed: Uint8Array
  #commitment: string | undefined
  readonly #seals: (string | undefined)[]
  readonly #reveals: (string | undefined)[]
  #key: Uint8Array | undefined
  #draws = 0

  constructor(header: Header, seed: Uint8Array) {
    this.#header = header
    this.#seed = seed
    this.#seals = new Array<undefined>(header.seats).fill(undefined)
    this.#reveals = [...this.#seals]
  }

  get commitment(): string | undefined {
    return this.#commitment
  }
  get seals(): readonly (string | undefined)[] {
    return this.#seals
  }
  /** Each seat's contribution, once revealed. */
  get reveals(): readonly (string | undefined)[] {
    return this.#reveals
  }
  get ready(): boolean {
    return this.#key !== undefined
  }
  get missing(): readonly Seat[] {
    const given = this.#seals.includes(undefined) ? this.#seals : this.#reveals
    return [...given.keys()].filter((seat) => given[seat] === undefined)
  }
  get draws(): number {
    return this.#draws
  }

  flaw(entry: Entry, ask: Ask | undefined): Flaw | undefined {
    if ('link' in entry || 'absent' in entry || 'key' in entry) return 'other-proof'
    const opens = 'seal' in entry && entry.by === 'host'
    if (opens && this.#commitment === undefined) {
      return entry.seal === hostSeal(this.#header, this.#seed) ? undefined : 'commitment-differs'
    }
    if (this.#commitment === undefined) return 'host-seal-missing'
    if (opens) return 'seal-doubled'
    if ('seal' in entry) return this.#sealFlaw(entry.by as Seat, entry.seal)
    if ('reveal' in entry) return this.#revealFlaw(entry.by, entry.reveal)
    if (this.#seals.includes(undefined)) return 'seal-missing'
    if (this.#key === undefined) return 'reveal-missing'
    if (ask === undefined) return undefined
    if (!('draw' in entry)) return 'chance-skipped'
    if (entry.ask !== undefined && canonical(entry.ask) !== canonical(ask)) return 'ask-differs'
    return canonical(this.answer(ask)) === canonical(entry.draw) ? undefined : 'draw-differs'
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

  take(entry: Entry): void {
    if ('seal' in entry) {
      if (entry.by === 'host') this.#commitment = entry.seal
      else this.#seals[entry.by] = entry.seal
    } else if ('reveal' in entry) {
      this.#reveals[entry.by] = entry.reveal
      const open = this.#reveals.filter((each) => each !== undefined)
      if (open.length < this.#reveals.length) return
      this.#key = streamKey(this.#seed, this.#header.id, open.map(fromHex))
    } else if ('draw' in entry) this.#draws++
  }

  answer(ask: Ask): readonly number[] | undefined {
    return this.#key === undefined ? undefined : drawn(this.#key, this.#draws, ask)
  }
}
