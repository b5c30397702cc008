import type { Seat } from '@spellendoos/kernel'
import { fromHex, hash, keyedHash, parts, toHex, word } from './bytes.ts'

/** Bytes of a link. */
const LINK = 32

/** Computes link `number` − 1 of a chain from link `number`. The reverse is infeasible. */
export type LinkBefore = (number: number, link: Uint8Array) => Uint8Array

/** Computes links of one seat's chain; chains are long, so the constant bytes are written only once. */
export function linksOf(id: string, seat: Seat): LinkBefore {
  const bytes = parts('link', id, String(seat), new Uint8Array(4), new Uint8Array(LINK))
  const atNumber = bytes.length - LINK - 8
  return (number, link) => {
    bytes.set(word(number), atNumber)
    bytes.set(link, bytes.length - LINK)
    return hash(bytes)
  }
}

/** The key of draw `draw`, from the host's seed and the links that were opened for it. */
export const drawKey = (
  seed: Uint8Array,
  id: string,
  draw: number,
  links: readonly (Uint8Array | undefined)[],
): Uint8Array =>
  keyedHash(seed, parts('draw', id, word(draw), ...links.map((link) => link ?? new Uint8Array())))

/** How many links apart the kept links are. */
const STEP = 64

/**
 * A seat's own chain of secrets: each link is the hash of the next. Link 0 is the seat's seal; link k + 1 is opened for
 * draw k. From a link all earlier ones can be computed, but no later one.
 */
export class LinkChain {
  readonly #before: LinkBefore
  readonly #length: number
  /** Every n-th link, from the first. */
  readonly #kept: Uint8Array[] = []

  /** `secret` is 32 bytes in hex; `length` is the most draws that the seat can take part in. */
  constructor(id: string, seat: Seat, secret: string, length: number) {
    this.#before = linksOf(id, seat)
    this.#length = length
    let link = hash(parts('chain', fromHex(secret)))
    for (let number = length; ; number--) {
      if (number % STEP === 0 || number === length) this.#kept[Math.ceil(number / STEP)] = link
      if (number === 0) return
      link = this.#before(number, link)
    }
  }

  get seal(): string {
    return toHex(this.#kept[0]!)
  }
  /** The seat's contribution to a draw; `undefined` when its chain is used up. */
  link(draw: number): string | undefined {
    const wanted = draw + 1
    if (wanted > this.#length) return undefined
    const from = Math.ceil(wanted / STEP)
    let link = this.#kept[from]!
    for (let number = Math.min(from * STEP, this.#length); number > wanted; number--) {
      link = this.#before(number, link)
    }
    return toHex(link)
  }
}

/** A link and its number; number 0 is the seal. */
export interface Link {
  readonly number: number
  readonly link: string
}

/** Whether a link belongs to the chain of a seat, given an earlier link. */
export function isLater(before: LinkBefore, known: Link, { number, link }: Link): boolean {
  let found = fromHex(link)
  for (let at = number; at > known.number; at--) found = before(at, found)
  return toHex(found) === known.link
}
