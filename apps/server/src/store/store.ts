import type { DailyScores, PushTarget, LobbyTable } from '@spellendoos/wire'

/** One line of a table's record: its number, when it was received, and what it says as JSON text. */
export interface RecordLine {
  readonly seq: number
  readonly at: number
  readonly body: string
}

/** What is to be found without reading a record: kept beside it, in the same transaction. */
export interface TableSummary {
  readonly game: string
  /** When something has to happen by itself next (a clock, a computer player's move); never, if left out. */
  readonly due?: number
  /** Listed in the lobby, as long as this is there. */
  readonly open?: LobbyTable
  /** Could be listed again at any moment, though it is full just now or nobody sits there: it keeps its place. */
  readonly waits?: boolean
  /** The browsers (their hashes) of those who sit at a table in the lobby. */
  readonly browsers?: readonly string[]
  readonly over: boolean
}

/** The right to let clocks and computer players act at a table. Each new holder's number is higher. */
export interface Lease {
  readonly match: string
  readonly fence: number
}

/** `conflict`: another node wrote these lines first. `fenced`: the lease has gone to another node. */
export type Appended = 'appended' | 'conflict' | 'fenced'

/** One browser (its hash) has blocked another. */
export interface Block {
  readonly blocker: string
  readonly blocked: string
  /** By this the blocker undoes it. */
  readonly handle: string
}

/** A block that is made, or undone. */
export interface BlockChange extends Block {
  readonly active: boolean
}

/** What goes with lines. */
export interface AppendOptions {
  /** They are written only as long as this lease is the newest. */
  readonly lease?: Lease | undefined
  /** What the last line says of a block: it is so from then on, in the same transaction. */
  readonly blockChange?: BlockChange | undefined
}

/** A table where nobody is and nothing happens leaves the lobby after this long. It is still there for anyone who has a link. */
export const LOBBY_STAY = 10 * 60_000

/** How many push subscriptions are kept per key: one for each browser of a player. */
export const MOST_PUSH_TARGETS = 5

/**
 * Where records are kept. The primary key (match, seq) makes the order and refuses doubles, on any number of
 * nodes. Every method rejects when the database cannot be reached; then nothing is known about what it did. `faultOf` says
 * why.
 */
export interface Store {
  /**
   * Writes lines numbered from `lines[0].seq` on, with the card and what goes along, all or nothing; answers when they
   * are durable.
   */
  append(
    match: string,
    lines: readonly RecordLine[],
    card: TableSummary,
    along?: AppendOptions,
  ): Promise<Appended>
  /** The lines from number `seq` on, in order; none for a table that is not there. */
  since(match: string, seq: number): Promise<readonly RecordLine[]>
  /** The lines of these kinds, in order: as `since`, but reading less. */
  linesOf(match: string, kinds: readonly string[]): Promise<readonly RecordLine[]>
  /** How many lines each of these tables has; those that are not there are left out. */
  lengths(matches: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * The tables listed in the lobby at `now`, the newest first. Where a browser (its hash) asks, without those of people whom it
   * blocked or who blocked it, unless it sits there itself.
   */
  lobby(now: number, most: number, browser?: string): Promise<readonly LobbyTable[]>
  /** Those of these tables that are in the lobby at `now`, for any viewer. */
  listed(matches: readonly string[], now: number): Promise<readonly string[]>
  /** Keeps these tables in the lobby until then, as long as they are open. */
  keepListed(matches: readonly string[], until: number): Promise<void>
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

  /** Adds a push subscription for the holder of a seat's key (its hash), or changes it; only the newest are kept. */
  addPushTarget(match: string, key: string, bell: PushTarget, at: number): Promise<void>
  /** The bells of this key, the newest first. */
  pushTargets(match: string, key: string): Promise<readonly PushTarget[]>
  removePushTarget(match: string, key: string, endpoint: string): Promise<void>

  /** Undoes a block away from any table. */
  unblock(blocker: string, handle: string): Promise<void>
  /** The blocks between these browsers and those, in either direction. */
  blocks(these: readonly string[], those: readonly string[]): Promise<readonly Block[]>

  /** Keeps what was made once for all nodes, unless there is something by this name already; answers what counts. */
  setOnce(name: string, made: string): Promise<string>

  /** Keeps a text by its name, in place of what was there. */
  setNote(name: string, holds: string): Promise<void>
  /** What is kept by this name. */
  getNote(name: string): Promise<string | undefined>

  /** The salt of a challenge of the day: the one that is kept, or this fresh one, which is kept from now on. */
  dailySalt(challenge: string, fresh: string): Promise<string>
  /** Whether any of these marks (salted hashes of a browser and of an address) was counted in a challenge. */
  dailyKnown(challenge: string, marks: readonly string[]): Promise<boolean>
  /**
   * Counts a score in a challenge that has a salt, unless one of the marks was counted there before; answers whether it
   * did. Results wait until `together` are there, and are then shown together.
   */
  countDaily(challenge: string, score: number, marks: readonly string[], together: number): Promise<boolean>
  /** How often each score of a challenge came up, of those results that are shown; the lowest first. */
  dailyScores(challenge: string): Promise<DailyScores>

  /** Writes down what who runs this server may have to know: deletions, reports, revoked links. */
  audit(at: number, what: string, match: string, detail: string): Promise<void>
  /** Deletes a table with its record and its bells, where a length is given only as long as that is so; answers whether. */
  delete(match: string, length?: number): Promise<boolean>
  /**
   * Deletes finished tables untouched since `over`, all tables untouched since `all`, blocks made before that, tickets
   * past `now`, and the marks and salts of challenges from before yesterday; answers how many tables.
   */
  clear(now: number, over: number, all: number): Promise<number>

  /** Writes something that means nothing; answers when it is durable. */
  probe(): Promise<void>
  /** The database's time in milliseconds, so that all nodes count alike. */
  time(): Promise<number>
  close(): Promise<void>
}
