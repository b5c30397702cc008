import type { Entry } from './entry.ts'

/** So many entries are put away together. */
const TOGETHER = 16

/** The entries of a match, in order. Old ones can be put away as text, which takes far less room than objects do. */
export class Log {
  readonly #away: string[] = []
  #near: Entry[] = []
  /** The part that was read last, for who reads one entry after another. */
  #opened: { readonly part: number; readonly entries: readonly Entry[] } | undefined

  get length(): number {
    return this.#first + this.#near.length
  }
  /** The number of the first entry that is at hand. */
  get #first(): number {
    return this.#away.length * TOGETHER
  }

  push(entry: Entry): void {
    this.#near.push(entry)
  }
  /** The entry with this number, which has to be there. */
  at(seq: number): Entry {
    if (seq >= this.#first) return this.#near[seq - this.#first]!
    const part = Math.floor(seq / TOGETHER)
    if (this.#opened?.part !== part) this.#opened = { part, entries: read(this.#away[part]!) }
    return this.#opened.entries[seq % TOGETHER]!
  }
  /** The entries from this number on. */
  since(seq: number): readonly Entry[] {
    return seq >= this.#first ? this.#near.slice(seq - this.#first) : this.all.slice(seq)
  }
  get all(): readonly Entry[] {
    return this.#away.length === 0 ? this.#near : [...this.#away.flatMap(read), ...this.#near]
  }
  /** Puts entries away, all but the last ones: at least this many stay at hand. */
  putAway(keep: number): void {
    this.#opened = undefined
    while (this.#near.length >= keep + TOGETHER) {
      this.#away.push(JSON.stringify(this.#near.slice(0, TOGETHER)))
      this.#near = this.#near.slice(TOGETHER)
    }
  }
}

const read = (text: string): readonly Entry[] => JSON.parse(text) as Entry[]
