import type { TableMessage } from '@spellendoos/fair'
import type { Eye, Refusal, Seat } from '@spellendoos/kernel'
import type { TableSeen } from './table.ts'
import type { Said } from './talk.ts'

/** What the server sends. */
export type Frame =
  | Answer
  | News
  /** The last frame: this socket is closed, and whether coming back makes sense. */
  | { readonly is: 'bye'; readonly why: Bye }

export type Bye = 'deleted' | 'revoked' | 'too-slow' | 'too-fast' | 'misshapen' | 'closing'

/** The answer to a request: done, as part of the record up to `seq`, or why not. */
export interface Answer {
  readonly is: 'answer'
  readonly id: string
  readonly seq: number
  readonly refusal?: Refusal
  /** The new key that was asked for. */
  readonly key?: string
  /** By this the browser undoes a block later, away from the table. It says nothing of who is blocked. */
  readonly handle?: string
}

/** Everything that these eyes may know now, and what they missed. */
export interface News {
  readonly is: 'news'
  /**
   * The number of lines in the table's record, talk and blocks not counted, for not everybody may notice those; to come
   * back is to say 'since this one'.
   */
  readonly seq: number
  /** The server's time. */
  readonly time: number
  readonly you: Eye
  readonly table: TableSeen
  /** The match, once it is sealed. */
  readonly match?: TableMessage
  readonly talk: readonly Said[]
  /** Seats of people whom this one has blocked; left out where there are none. */
  readonly blocked?: readonly Seat[]
}
