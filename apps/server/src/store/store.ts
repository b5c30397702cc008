import type { DailyScores, PushTarget, LobbyTable } from '@spellendoos/wire'

/** One line of a table's record: its number, when it was received, and its content as JSON text. */
export interface RecordLine {
  readonly number: number
  readonly at: number
  readonly body: string
}

/** What can be queried without reading a record: stored beside it, in the same transaction. */
export interface TableSummary {
  readonly game: string
  /** When something has to happen by itself next (a clock, a computer player's move); left out for never. */
  readonly due?: number
  /** The table as listed in the lobby, if it is. */
  readonly open?: LobbyTable
  /** Whether it could be listed again at any moment, though it is full or empty now: it keeps its place. */
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
  /** The handle with which the blocker undoes it. */
  readonly handle: string
}

/** A block that is made, or undone. */
export interface BlockChange extends Block {
  readonly active: boolean
}

/** Options of an append. */
export interface AppendOptions {
  /** The lines are written only if this lease is the newest. */
  readonly lease?: Lease | undefined
  /** The block that the last line makes or undoes, in the same transaction. */
  readonly blockChange?: BlockChange | undefined
}

/** How long a table without people or activity stays in the lobby. Anyone with a link can still open it. */
export const LOBBY_STAY = 10 * 60_000

/** In place of the time until which a table stays in the lobby: it does not return. */
export const UNLISTED = -1

/** How many push subscriptions are kept per key: one for each browser of a player. */
export const MOST_PUSH_TARGETS = 5

/**
 * Where records are kept. The primary key (match, number) makes the order and refuses doubles, on any number of
 * nodes. Every method rejects when the database cannot be reached; then nothing is known about what it did. `faultOf` says
 * why.
 */
export interface Store {
  /**
   * Writes lines numbered from `lines[0].number` on, with the summary and the options, all or nothing; answers when they
   * are durable.
   */
  append(
    match: string,
    lines: readonly RecordLine[],
    card: TableSummary,
    along?: AppendOptions,
  ): Promise<Appended>
  /** The lines from number `from` on, in order; empty if there is no such table. */
  since(match: string, from: number): Promise<readonly RecordLine[]>
  /** The lines of these kinds, in order: like `since`, but reading less. */
  linesOf(match: string, kinds: readonly string[]): Promise<readonly RecordLine[]>
  /** How many lines each of these tables has; missing tables are left out. */
  lengths(matches: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * The tables listed in the lobby at `now`, the newest first. For a browser (its hash), without those of people whom
   * it blocked or who blocked it, unless it sits there itself.
   */
  lobby(now: number, most: number, browser?: string): Promise<readonly LobbyTable[]>
  /** Those of these tables that are in the lobby at `now`, for any viewer. */
  listed(matches: readonly string[], now: number): Promise<readonly string[]>
  /** Keeps these tables in the lobby until then, as long as they are open. */
  keepListed(matches: readonly string[], until: number): Promise<void>
  /** Takes these tables out of the lobby for good. */
  unlist(matches: readonly string[]): Promise<void>
  /** Tables where something is due by `now` and nobody holds a running lease, the longest overdue first. */
  due(now: number, most: number): Promise<readonly string[]>
  /**
   * Takes the lease of a table until `until`, unless there is no such table or another node holds a lease that runs at
   * `now`. A lease that runs twice as long as this was taken before a clock was set back, and does not count. A node
   * that takes it again gets a new one, and its old one becomes invalid.
   */
  lease(match: string, node: string, now: number, until: number): Promise<Lease | undefined>
  /** Renews leases that this node still holds; returns those that were renewed. */
  renew(leases: readonly Lease[], node: string, until: number): Promise<readonly Lease[]>
  /** Gives a lease back before its time; nothing can be appended with it any more. */
  release(lease: Lease, node: string): Promise<void>

  /** Keeps a ticket for the socket; `holds` is what it is good for. */
  ticket(hash: string, holds: string, until: number): Promise<void>
  /** Redeems a ticket: what it holds, the first time before `until`; after that nothing. */
  redeem(hash: string, now: number): Promise<string | undefined>

  /** Adds or changes a push subscription for the holder of a seat's key (its hash); only the newest are kept. */
  addPushTarget(match: string, key: string, bell: PushTarget, at: number): Promise<void>
  /** The push subscriptions of this key, the newest first. */
  pushTargets(match: string, key: string): Promise<readonly PushTarget[]>
  removePushTarget(match: string, key: string, endpoint: string): Promise<void>

  /** Undoes a block away from any table. */
  unblock(blocker: string, handle: string): Promise<void>
  /** The blocks between these browsers and those, in either direction. */
  blocks(these: readonly string[], those: readonly string[]): Promise<readonly Block[]>

  /**
   * Stores a value that is made once for all nodes, unless there is one by this name already; returns the stored one.
   */
  setOnce(name: string, made: string): Promise<string>

  /** Stores a text by its name, replacing any earlier one. */
  setNote(name: string, holds: string): Promise<void>
  /** The text stored by this name. */
  getNote(name: string): Promise<string | undefined>

  /** The salt of a challenge of the day: the stored one, or this fresh one, which is stored. */
  dailySalt(challenge: string, fresh: string): Promise<string>
  /** Whether any of these marks (salted hashes of a browser and of an address) was counted in a challenge. */
  dailyKnown(challenge: string, marks: readonly string[]): Promise<boolean>
  /**
   * Counts a score in a challenge that has a salt, unless one of the marks has been counted there before; returns
   * whether it did. New results are published together, once there are `together` of them.
   */
  countDaily(challenge: string, score: number, marks: readonly string[], together: number): Promise<boolean>
  /** How often each score of a challenge was reached, among published results; the lowest first. */
  dailyScores(challenge: string): Promise<DailyScores>

  /** Records what the operator of this server may have to know: deletions, reports, revoked links. */
  audit(at: number, what: string, match: string, detail: string): Promise<void>
  /**
   * Deletes a table with its record and its push subscriptions; if a length is given, only if the record still has it.
   * Returns whether it did.
   */
  delete(match: string, length?: number): Promise<boolean>
  /**
   * Deletes finished tables untouched since `over`, all tables untouched since `all`, blocks made before that, tickets
   * older than `now`, and the marks and salts of challenges from before yesterday; returns how many tables.
   */
  clear(now: number, over: number, all: number): Promise<number>

  /** Writes something meaningless; resolves when it is durable. */
  probe(): Promise<void>
  /** The database's time in milliseconds, so that all nodes use the same clock. */
  time(): Promise<number>
  close(): Promise<void>
}
