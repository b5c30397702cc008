import type { Lang } from '@spellendoos/kernel'

/** Where, and in what language, a browser wants to hear with its page closed that a table waits for its seat. */
export interface Bell {
  /** The address that the browser's push service gave out for it. */
  readonly endpoint: string
  /** The keys that the browser made, so that nobody else reads what it is sent. */
  readonly p256dh: string
  readonly auth: string
  readonly lang: Lang
}

/** All that it is told: which table waits, by the name of its game. */
export interface Ring {
  readonly match: string
  readonly title: string
  readonly body: string
}
