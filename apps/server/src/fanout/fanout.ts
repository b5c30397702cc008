/**
 * A hint that a table has changed, so that other nodes need not wait until they look for themselves. It may
 * come late, twice, or never: the truth is always the record from line n on.
 */
export interface Hint {
  readonly match: string
  /** The number of lines the record has now. */
  readonly seq: number
}

export interface Fanout {
  /** Tells every other node; never rejects. */
  tell(hint: Hint): void
  /** Hears what other nodes tell. */
  hear(listener: (hint: Hint) => void): void
  close(): Promise<void>
}
