import type { Lang } from '@spellendoos/kernel'

/** The tables of the database, the same in both. Times are in milliseconds, booleans are 0 or 1, `open` is JSON. */
export interface Schema {
  readonly events: {
    readonly match: string
    /** The number of the line. */
    readonly seq: number
    readonly at: number
    readonly body: string
    /** A checksum of the line, if the database itself has none. */
    readonly sum: number | null
  }
  readonly tables: {
    readonly match: string
    readonly game: string
    /** The number of lines in the record. */
    readonly length: number
    readonly due: number | null
    /** As listed in the lobby; null if it is not listed. */
    readonly open: string | null
    /** Since when it has had its place in the lobby; null if it has none. */
    readonly opened: number | null
    /** The hashes of the browsers of those who sit at the table in `open`, separated by spaces. */
    readonly browsers: string | null
    /** Until when the table in `open` stays in the lobby without activity, because a player is present; or `UNLISTED`. */
    readonly stays: number
    readonly over: number
    /** When the last line was received. */
    readonly touched: number
    /** The node that holds the lease, until when, and the number of the newest lease. */
    readonly holder: string | null
    readonly held: number
    readonly fence: number
  }
  readonly tickets: {
    readonly hash: string
    readonly holds: string
    readonly until: number
  }
  readonly bells: {
    readonly match: string
    /** The hash of the key that opens the seat. */
    readonly key: string
    readonly endpoint: string
    readonly p256dh: string
    readonly auth: string
    readonly lang: Lang
    readonly at: number
  }
  /** By the hashes of both browsers. */
  readonly blocks: {
    readonly blocker: string
    readonly blocked: string
    readonly handle: string
    readonly at: number
  }
  /** Values generated once for all nodes. */
  readonly house: {
    readonly name: string
    readonly holds: string
  }
  /** The challenges of the day for which results are still accepted. */
  readonly dailies: {
    /** Its date and kind. */
    readonly challenge: string
    readonly salt: string
  }
  /** Who has been counted, as salted hashes of browsers and addresses. */
  readonly daily_marks: {
    readonly challenge: string
    readonly mark: string
  }
  /** How often each score was reached: as published, and since then. */
  readonly daily_counts: {
    readonly challenge: string
    readonly score: number
    readonly shown: number
    readonly waiting: number
  }
  readonly audit: {
    readonly at: number
    readonly what: string
    readonly match: string
    readonly detail: string
  }
}
