import type { Lang } from '@spellendoos/kernel'

/** Where a browser wants push messages while its page is closed, and in which language. */
export interface PushTarget {
  /** The address that the browser's push service assigned to it. */
  readonly endpoint: string
  /** The browser's keys: only it can decrypt what it is sent. */
  readonly p256dh: string
  readonly auth: string
  readonly lang: Lang
}

/** The content of a push message: which table is waiting, and the name of its game. */
export interface PushPayload {
  readonly match: string
  readonly title: string
  readonly body: string
}
