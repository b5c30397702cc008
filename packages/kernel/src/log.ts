/** How many entries are packed together. */
const TOGETHER = 16

/**
 * What a match keeps about each of its entries, in order. Old ones can be packed as text, which takes far less memory
 * than objects.
 */
export class Log<Kept> {
  readonly #away: string[] = []
  #near: Kept[] = []
  /** How many were packed and have been dropped since. */
  #dropped = 0
  /** The pack that was read last, for callers that read one entry after another. */
  #opened: { readonly part: number; readonly kept: readonly Kept[] } | undefined

  get length(): number {
    return this.#first + this.#near.length
  }
  /** The number of the first one that was not dropped. */
  get oldest(): number {
    return this.#dropped
  }
  /** The number of the first one that is not packed. */
  get #first(): number {
    return this.#dropped + this.#away.length * TOGETHER
  }

  push(kept: Kept): void {
    this.#near.push(kept)
  }
  /** The one with this number, which must exist. */
  at(seq: number): Kept {
    if (seq >= this.#first) return this.#near[seq - this.#first]!
    const part = Math.floor((seq - this.#dropped) / TOGETHER)
    if (this.#opened?.part !== part) this.#opened = { part, kept: this.#read(this.#away[part]!) }
    return this.#opened.kept[seq % TOGETHER]!
  }
  /** Those from this number on. */
  since(seq: number): readonly Kept[] {
    return seq >= this.#first ? this.#near.slice(seq - this.#first) : this.all.slice(seq - this.#dropped)
  }
  get all(): readonly Kept[] {
    return this.#away.length === 0
      ? this.#near
      : [...this.#away.flatMap((text) => this.#read(text)), ...this.#near]
  }
  /** Packs old ones; at least this many stay unpacked. */
  putAway(keep: number): void {
    this.#opened = undefined
    while (this.#near.length >= keep + TOGETHER) {
      this.#away.push(JSON.stringify(this.#near.slice(0, TOGETHER)))
      this.#near = this.#near.slice(TOGETHER)
    }
  }
  /** Drops packed ones; at least this many stay. */
  drop(keep: number): void {
    const parts = Math.min(this.#away.length, Math.floor((this.length - keep - this.#dropped) / TOGETHER))
    if (parts <= 0) return
    this.#opened = undefined
    this.#away.splice(0, parts)
    this.#dropped += parts * TOGETHER
  }

  #read(text: string): Kept[] {
    return JSON.parse(text) as Kept[]
  }
}
