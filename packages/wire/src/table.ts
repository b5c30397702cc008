import type { Eye, Json, Seat, Series } from '@spellendoos/kernel'

/** The time limit: none, a time for each move, or a time for the whole match plus an increment for each move. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'match'; readonly seconds: number; readonly plus: number }

/** Whether anyone can find the table in the lobby, or only people with a link. */
export type Openness = 'lobby' | 'link'

/** A table to create. If it is sent again with the same id, it is created once and gets the first answer. */
export interface NewTable {
  /** Made by the browser and kept secret: all keys of the table are derived from it. */
  readonly id: string
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
  readonly position?: string
  readonly pace: Pace
  /**
   * How many seconds a computer player waits before it replaces a seat that does not move when the table is waiting for
   * it; 0: it never does. Never less than the pace allows a player to think.
   */
  readonly patience: number
  readonly openness: Openness
  /** The name of the player who creates the table, and that player's seat. */
  readonly name: string
  readonly seat: Seat
  /** The level of the computer player at each seat; 0 for a person. */
  readonly levels: readonly number[]
}

/** The keys of a new table. Only the player who created it receives them; the server keeps their hashes. */
export interface TableKeys {
  readonly match: string
  /** By seat: one's own key, and for each empty seat a key that works until it is used; null for computer players. */
  readonly keys: readonly (string | null)[]
  readonly watch: string
  /** Its holder may take any free seat. */
  readonly invite: string
}

/** Asks for a free seat. If it is sent again with the same id, it is done once and gets the first answer. */
export interface JoinRequest {
  /** Made by the browser and kept secret: the key of the seat is derived from it. */
  readonly id: string
  readonly name: string
  /** The key of the invitation; left out for a table in the lobby. */
  readonly key?: string
}

export interface PlayerInfo {
  /** Empty while the seat is free. */
  readonly name: string
  /** The level of the computer player that plays this seat now; 0 for a person. */
  readonly level: number
  readonly ready: boolean
  /** Whether a page is open at this seat now; a computer player is always there. */
  readonly here: boolean
  /** Whether a link to this empty seat can still be used: it works once. */
  readonly link: boolean
}

/** What every page stores before it opens its first link, to compare it with the replay afterwards. */
export interface SealsInfo {
  /** The server's commitment to its seed, and the public key of its signatures. */
  readonly commitment: string
  readonly key?: string
  /**
   * By seat: the end of its hash chain and its public key; null if it has not sealed yet or a computer player has it.
   */
  readonly seals: readonly ({ readonly seal: string; readonly key: string } | null)[]
}

/** A throw or a deal that is waiting for links. */
export interface ChanceInfo {
  /** Its number, from 0. */
  readonly draw: number
  /** The seats whose links are missing. */
  readonly awaited: readonly Seat[]
}

/** A request by a player to undo that player's last move and everything after it. */
export interface TakeBackRequest {
  readonly by: Seat
  /** The number of entries in the match when the request was made: the next move withdraws it. */
  readonly seen: number
  readonly allowed: readonly Seat[]
  /** The seat that refused. */
  readonly refused?: Seat
}

/**
 * Gathering: people sit down. Sealing: everyone commits to their contributions to chance; if somebody does not, the
 * table returns to gathering. Then the match is played until it is over.
 */
export type Phase = 'gathering' | 'sealing' | 'playing' | 'over'

/** What everyone at a table may know about it, whatever the game. */
export interface TableInfo {
  readonly match: string
  readonly game: string
  readonly version: number
  readonly options: Readonly<Record<string, Json>>
  readonly seats: number
  readonly position?: string
  readonly pace: Pace
  readonly patience: number
  readonly openness: Openness
  readonly phase: Phase
  /** The seat that may fill seats, make links for empty ones and delete the table; null while nobody sits there. */
  readonly host: Seat | null
  readonly players: readonly PlayerInfo[]
  readonly watchers: number
  /** The earlier matches of these players. */
  readonly series: Series
  /** How many matches were called off here because a player did not contribute to chance. */
  readonly voids: number
  /** Present while seats seal, and while a draw is waiting for a seat that has not opened any link yet. */
  readonly ceremony?: SealsInfo
  /** Present while a throw or a deal is waiting for links. */
  readonly chance?: ChanceInfo
  /** When each running clock of the game runs out, by name, in server time. */
  readonly clocks: Readonly<Record<string, number>>
  /** How long each seat has left, in milliseconds, at the time of this message; left out without a time limit. */
  readonly left?: readonly number[]
  /** Present while a take-back is requested, and after a refusal until the next move. */
  readonly back?: TakeBackRequest
  /** The seats that want another match, and the id of its table once it exists. The same keys open that table. */
  readonly again: readonly Seat[]
  readonly next?: string
  /** Once the match is over: the seats that have signed it. */
  readonly signed?: readonly Seat[]
}

/** A table in the lobby. */
export interface LobbyTable {
  readonly match: string
  readonly game: string
  readonly seats: number
  readonly free: number
  readonly host: string
  readonly pace: Pace
  readonly at: number
}

export type { Eye }
