import type { Eye, Json, Seat, Series } from '@spellendoos/kernel'

/** How long players may take: nobody counts, so much for each move, or so much for all moves with something added for each. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'match'; readonly seconds: number; readonly plus: number }

/** Found in the lobby by anyone, or only by who got a link. */
export type Openness = 'lobby' | 'link'

/** How a table is laid for people far apart. Sent again with the same id it is answered with the first answer, and laid once. */
export interface TableWish {
  /** Made by the browser, and nobody else's business: all keys of the table follow from it. */
  readonly id: string
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
  readonly position?: string
  readonly pace: Pace
  /** After so many seconds without a move of a seat that the table waits for, a computer player takes over; 0: never. */
  readonly patience: number
  readonly openness: Openness
  /** Who lays the table, and where that player sits. */
  readonly name: string
  readonly seat: Seat
  /** The level of the computer player at each seat; 0 for a person. */
  readonly levels: readonly number[]
}

/** What comes back: the keys are told to who laid the table and kept nowhere else. */
export interface Laid {
  readonly match: string
  /** The key of each seat; null where a computer player sits. */
  readonly keys: readonly (string | null)[]
  readonly watch: string
  /** Whoever holds it may take any free seat. */
  readonly invite: string
}

/** Somebody asks for a free seat. Sent again with the same id it is answered with the first answer, and done once. */
export interface Joining {
  /** Made by the browser, and nobody else's business: it leads to the seat. */
  readonly id: string
  readonly name: string
  /** The invitation's; none at a table in the lobby. */
  readonly key?: string
}

export interface PlayerSeen {
  /** Empty while nobody has taken the seat. */
  readonly name: string
  /** The level of the computer player that plays this seat now; 0 for a person. */
  readonly level: number
  readonly ready: boolean
  /** Whether somebody looks through this seat's link just now; a computer player is always there. */
  readonly here: boolean
}

/** Gathering: people sit down. Sealing: everyone contributes to chance. Void: somebody would not. */
export type Phase = 'gathering' | 'sealing' | 'playing' | 'over'

/** What everyone at a table may know of it, whatever the game. */
export interface TableSeen {
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
  /** Who laid the table. */
  readonly host: Seat
  readonly players: readonly PlayerSeen[]
  readonly watchers: number
  /** The matches of these players before this one. */
  readonly series: Series
  /** Times a match was voided here because somebody would not contribute to chance. */
  readonly voids: number
  /** Present while sealing: the host's commitment, and which seats have sealed and laid open. */
  readonly ceremony?: {
    readonly commitment: string
    readonly sealed: readonly boolean[]
    readonly revealed: readonly boolean[]
  }
  /** When each of the game's own running clocks runs out, by name, in the server's time. */
  readonly clocks: Readonly<Record<string, number>>
  /** How long each seat has left, in milliseconds, at the time of this message; nothing where nobody counts. */
  readonly left?: readonly number[]
  /** Who wants another match, and its id once it is laid. Everyone's key opens the next table too. */
  readonly again: readonly Seat[]
  readonly next?: string
}

/** A table in the lobby. */
export interface OpenTable {
  readonly match: string
  readonly game: string
  readonly seats: number
  readonly free: number
  readonly host: string
  readonly pace: Pace
  readonly at: number
}

export type { Eye }
