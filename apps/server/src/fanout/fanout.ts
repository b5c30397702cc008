import type { Eye } from '@spellendoos/kernel'

/** Who is watching a table through one node. */
export interface NodePresence {
  readonly node: string
  readonly eyes: readonly Eye[]
}

/**
 * A hint that a table has changed, so that other nodes notice sooner. It can arrive late, twice, or never: the record
 * from line n on is always authoritative.
 */
export interface Hint {
  readonly match: string
  /** The number of lines the record has now. */
  readonly length: number
  /** Who is watching on the sending node; left out if that has not changed. */
  readonly here?: NodePresence
}

export interface Fanout {
  /** Sends to every other node; never rejects. */
  publish(hint: Hint): void
  /** Receives the hints of other nodes. */
  subscribe(listener: (hint: Hint) => void): void
  close(): Promise<void>
}
