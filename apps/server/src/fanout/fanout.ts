import type { Eye } from '@spellendoos/kernel'

/** Whose eyes look at a table through one node. */
export interface NodePresence {
  readonly node: string
  readonly eyes: readonly Eye[]
}

/**
 * A hint that a table has changed, so that other nodes need not wait until they look for themselves. It may
 * come late, twice, or never: the truth is always the record from line n on.
 */
export interface Hint {
  readonly match: string
  /** The number of lines the record has now. */
  readonly length: number
  /** Who is watching on the sending node; left out if that has not changed. */
  readonly here?: NodePresence
}

export interface Fanout {
  /** Tells every other node; never rejects. */
  publish(hint: Hint): void
  /** Hears what other nodes tell. */
  subscribe(listener: (hint: Hint) => void): void
  close(): Promise<void>
}
