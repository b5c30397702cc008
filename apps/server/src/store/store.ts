import type { Bell, OpenTable } from '@spellendoos/wire'

/** One line of a table's record: its number, when it was received, and what it says as JSON text. */
export interface Line {
  readonly seq: number
  readonly at: number
  readonly body: string
}

/** What is to be found without reading a record: kept beside it, in the same transaction. */
export interface Card {
  readonly game: string
  /** When something has to happen by itself next (a clock, a computer player's move); never, if left out. */
  readonly due?: number
  /** Listed in the lobby, as long as this is there. */
  readonly open?: OpenTable
  /** The browsers (their hashes) of those who sit at a table in the lobby. */
  readonly browsers?: readonly string[]
  readonly over: boolean
}

/** The right to let clocks and computer players act at a table. Each new holder's number is higher. */
export interface Lease {
  readonly match: string
  readonly fence: number
}

/** `conflict`: somebody else wrote these lines first. `fenced`: the lease has gone to another node. */
export type Appended = 'appended' | 'conflict' | 'fenced'

/** One browser (its hash) has blocked another. */
export interface Block {
  readonly blocker: string
  readonly blocked: string
  /** By this the blocker undoes it. */
  readonly handle: string
}

/** A block that is made, or undone. */
export interface Quarrel extends Block {
  readonly stands: boolean
}

/** What goes with lines. */
export interface Along {
  /** They are written only as long as this lease is the newest. */
  readonly lease?: Lease | undefined
  /** What the last line says of a block: it is so from then on, in the same transaction. */
  readonly quarrel?: Quarrel | undefined
}

/** So many bells of one key are kept: as many browsers as somebody may play in. */
export const MOST_BELLS = 5

/**
 * Where records are kept. The primary key (match, seq) makes the order and refuses doubles, on any number of
 * nodes. Every method rejects when the database cannot be reached; then nothing is known about what it did.
 */
export interface Store {
  /**
   * Writes lines numbered from `lines[0].seq` on, with the card and what goes along, all or nothing; answers when they
   * are durable.
   */
  append(match: string, lines: readonly Line[], card: Card, along?: Along): Promise<Appended>
  /** The lines from number `seq` on, in order; none for a table that is not there. */
  since(match: string, seq: number): Promise<readonly Line[]>
  /** How many lines each of these tables has; those that are not there are left out. */
  lengths(matches: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * The tables listed in the lobby, the newest first. Where a browser (its hash) asks, without those of people whom it
   * blocked or who blocked it, unless it sits there itself.
   */
  lobby(most: number, browser?: string): Promise<readonly OpenTable[]>
  /** Tables where something is due by `now` and that nobody holds a running lease on, the longest due first. */
  due(now: number, most: number): Promise<readonly string[]>
  /**
   * Takes the lease of a table until `until`, unless the table is not there or another node holds one that runs at
   * `now`. One that runs twice as long as this was taken by another clock, before it was set back, and does not
   * count. A node that takes it once more gets a new one, and its old one is worth nothing.
   */
  lease(match: string, node: string, now: number, until: number): Promise<Lease | undefined>
  /** Keeps leases that this node still holds; answers with those it kept. */
  renew(leases: readonly Lease[], node: string, until: number): Promise<readonly Lease[]>
  /** Gives a lease back before its time; nothing can be appended with it any more. */
  release(lease: Lease, node: string): Promise<void>

  /** Keeps a ticket for the socket; `holds` is what it is good for. */
  ticket(hash: string, holds: string, until: number): Promise<void>
  /** Gives a ticket up: the first time before `until` what it holds, ever after nothing. */
  redeem(hash: string, now: number): Promise<string | undefined>

  /** Hangs a bell for who holds the key (its hash) of a seat, or changes it; of many only the newest are kept. */
  hang(match: string, key: string, bell: Bell, at: number): Promise<void>
  /** The bells of this key, the newest first. */
  bells(match: string, key: string): Promise<readonly Bell[]>
  unhang(match: string, key: string, endpoint: string): Promise<void>

  /** Undoes a block away from any table. */
  unblock(blocker: string, handle: string): Promise<void>
  /** The blocks between these browsers and those, whoever made them. */
  blocks(these: readonly string[], those: readonly string[]): Promise<readonly Block[]>

  /** Keeps what was made once for all nodes, unless there is something by this name already; answers what counts. */
  once(name: string, made: string): Promise<string>

  /** Writes down what who runs this server may have to know: deletions, reports, revoked links. */
  audit(at: number, what: string, match: string, detail: string): Promise<void>
  /** Deletes a table with its record and its bells. */
  delete(match: string): Promise<void>
  /**
   * Deletes finished tables untouched since `over`, all tables untouched since `all`, blocks made before that, tickets
   * past `now`; answers how many tables.
   */
  clear(now: number, over: number, all: number): Promise<number>

  /** The database's time in milliseconds, so that all nodes count alike. */
  time(): Promise<number>
  close(): Promise<void>
}
