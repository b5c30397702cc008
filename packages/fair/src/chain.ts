import { canonical, type Entry, type Header } from '@spellendoos/kernel'
import { hash, keyedHash, parts, toBytes, toHex, word } from './bytes.ts'

/** Bytes of a head. */
const HEAD = 32

/**
 * The hash chain over a match's log. Every entry is hashed with a salt that can only be derived from the seed, so a
 * head binds the whole log before it but reveals nothing about a hidden card until the seed is published.
 */
export class Chain {
  readonly #saltKey: Uint8Array
  /** All heads so far, concatenated: as separate strings they would take more memory than the log. */
  #kept = new Uint8Array(HEAD * 8)
  #length = 0
  #head: Uint8Array

  constructor(header: Header, seed: Uint8Array) {
    const { id, game, version, options, seats, position } = header
    this.#saltKey = keyedHash(seed, parts('salt'))
    this.#head = hash(toBytes(canonical({ id, game, version, options, seats, position })))
    this.#keep()
  }

  /** The head after each number of entries, starting with none. */
  get heads(): readonly string[] {
    return Array.from({ length: this.#length }, (_, i) =>
      toHex(this.#kept.subarray(i * HEAD, (i + 1) * HEAD)),
    )
  }
  get head(): string {
    return toHex(this.#head)
  }

  add(entry: Entry): void {
    const salt = keyedHash(this.#saltKey, word(this.#length - 1))
    this.#head = hash(this.#head, salt, toBytes(canonical(entry)))
    this.#keep()
  }

  #keep(): void {
    if (this.#length * HEAD === this.#kept.length) {
      const more = new Uint8Array(this.#kept.length * 2)
      more.set(this.#kept)
      this.#kept = more
    }
    this.#kept.set(this.#head, this.#length * HEAD)
    this.#length++
  }
}
