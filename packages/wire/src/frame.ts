import type { TableMessage } from '@spellendoos/fair'
import type { Eye, Refusal, Seat } from '@spellendoos/kernel'
import type { TableInfo } from './table.ts'
import type { TalkMessage } from './talk.ts'

/** What the server sends. */
export type Frame =
  | Answer
  | News
  /** Nothing has happened. A page that receives nothing at all knows that the connection is dead. */
  | { readonly is: 'beat' }
  /** The last frame before the socket is closed. Its reason says whether to reconnect. */
  | { readonly is: 'bye'; readonly why: CloseReason }

export type CloseReason = 'deleted' | 'revoked' | 'too-slow' | 'too-fast' | 'misshapen' | 'closing'

/** The answer to a request: done, or why not. */
export interface Answer {
  readonly is: 'answer'
  readonly id: string
  /** As in `News`, right after the request was done; 0 if it was refused. */
  readonly length: number
  readonly seq: number
  readonly refusal?: Refusal
  /** The new key, for the requested link or for one's own seat. */
  readonly key?: string
  /** Lets the browser undo a block later, away from the table. It does not reveal who is blocked. */
  readonly handle?: string
}

/** Everything that this viewer may know now, and what is new since the previous frame. */
export interface News {
  readonly is: 'news'
  /**
   * How many lines of the table's record everyone may know of: talk, blocks and reports are not counted. A page that
   * reconnects sends it as `since`.
   */
  readonly length: number
  /** The same, under the name that pages of the previous release read. */
  readonly seq: number
  /** The server's clock. */
  readonly time: number
  readonly you: Eye
  readonly table: TableInfo
  /** The match, once it is sealed. */
  readonly match?: TableMessage
  readonly talk: readonly TalkMessage[]
  /** The seats of people whom this seat has blocked; left out where there are none. */
  readonly blocked?: readonly Seat[]
}

/** The length that a frame tells, also from a server of the previous release, which calls it `seq` only. */
export const lengthIn = ({ length, seq }: { readonly length?: number; readonly seq: number }): number =>
  length ?? seq
