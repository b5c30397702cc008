import { canonical, type Entry, type Header } from '@spellendoos/kernel'
import { hash, keyedHash, parts, toBytes, toHex, word } from './bytes.ts'

/**
 * The hash chain over a match's log. Every entry is hashed with a salt that only the seed gives, so that a
 * head binds the whole log before it and yet tells nothing about a hidden card until the seed is published.
 */
export class Chain {
  readonly #saltKey: Uint8Array
  readonly #heads: string[] = []
  #head: Uint8Array

  constructor(header: Header, seed: Uint8Array) {
    const { id, game, version, options, seats, position } = header
    this.#saltKey = keyedHash(seed, parts('salt'))
    this.#head = hash(toBytes(canonical({ id, game, version, options, seats, position })))
    this.#heads.push(toHex(this.#head))
  }

  /** The head after each number of entries, from none on. */
  get heads(): readonly string[] {
    return this.#heads
  }
  get head(): string {
    return this.#heads.at(-1)!
  }

  add(entry: Entry): void {
    const salt = keyedHash(this.#saltKey, word(this.#heads.length - 1))
    this.#head = hash(this.#head, salt, toBytes(canonical(entry)))
    this.#heads.push(toHex(this.#head))
  }
}
