import { Room } from '../room/room.ts'
import type { BlockChange, Lease, RecordLine } from '../store/store.ts'
import type { Services } from './services.ts'

/** A table that cannot be served: either it or its rules do not exist. */
export class TableUnavailable extends Error {
  readonly why: 'no-table' | 'no-rules'
  constructor(why: 'no-table' | 'no-rules') {
    super(why)
    this.why = why
  }
}
/** Another node has taken the lease, so nothing was written. */
export class LeaseLost extends Error {
  constructor() {
    super('another node sees to this table')
  }
}

/** The result of a change to a table: lines to store, or a refusal that changed nothing. */
export type Change =
  | { readonly lines: readonly RecordLine[]; readonly blockChange?: BlockChange }
  | { readonly ok: false }

interface ChangeOptions<Done> {
  readonly lease?: Lease
  /** Called when it is durable, before anyone is told. */
  readonly done?: (done: Done, room: Room) => void
}

/** Writers that keep conflicting give up after this many attempts. */
export const MOST_ATTEMPTS = 20
export const tooManyWriters = () => new Error('too many writers at one table')
/** How many lines of a record are applied before other tables are served. */
const AT_ONCE = 50

type StoreServices = Pick<Services, 'store' | 'fanout' | 'random' | 'downtime' | 'now' | 'game'>

/**
 * A room with its record in the store. It is loaded when it is needed, follows what other nodes wrote, and writes with
 * optimistic locking: if another node was first, it catches up and tries again. Calls must not overlap.
 */
export class StoredRoom {
  readonly #match: string
  readonly #services: StoreServices
  readonly #onChange: (room: Room, from?: number) => void
  #room: Room | undefined
  /** How far the record is ahead of this node's clock: time at a table continues from its last line. */
  #ahead = 0

  /** `onChange` is called whenever the record has grown; `from` is the time of the first line written here. */
  constructor(match: string, services: StoreServices, onChange: (room: Room, from?: number) => void) {
    this.#match = match
    this.#services = services
    this.#onChange = onChange
  }

  /** The room, if it is in memory. */
  get loaded(): Room | undefined {
    return this.#room
  }
  /** The time at this table, which never runs backwards. */
  time(room: Room): number {
    const now = this.#services.now()
    this.#ahead = Math.max(this.#ahead, room.last - now)
    return now + this.#ahead
  }

  /** The room in its current state. */
  async fresh(): Promise<Room> {
    await this.catchUp()
    return this.load()
  }
  /** The room as far as it is known here. */
  async load(): Promise<Room> {
    if (this.#room !== undefined) return this.#room
    const { store, random, downtime } = this.#services
    const lines = await store.since(this.#match, 0)
    const [first] = lines
    if (first === undefined) throw new TableUnavailable('no-table')
    const { game: id, version } = Room.gameOf(first)
    const game = await this.#services.game(id, version)
    if (game === undefined) throw new TableUnavailable('no-rules')
    const room = Room.open(this.#match, game, [first], random)
    await follow(room, lines)
    const added = downtime === undefined ? [] : room.addDowntime(downtime, this.time(room))
    if (added.length > 0 && (await store.append(this.#match, added, room.summary)) !== 'appended')
      return this.load()
    await this.#keep(room)
    // Listeners are told even if the command that loaded it is refused.
    this.#onChange(room)
    return room
  }
  /**
   * Applies what was written elsewhere; returns whether there was anything. The last known line is read again: if it is
   * missing, the record has been deleted.
   */
  async catchUp(): Promise<boolean> {
    const known = this.#room
    const lines = known === undefined ? [] : await this.#services.store.since(this.#match, known.length - 1)
    if (known === undefined || lines.length === 0) {
      this.#room = undefined
      await this.load()
      return true
    }
    if (lines.length === 1) return false
    // A line that does not fit leaves nothing behind: the next reader starts over.
    this.#room = undefined
    await follow(known, lines)
    await this.#keep(known)
    this.#onChange(known)
    return true
  }

  /** Lets the room do something; resolves when its lines are durable. */
  async change<Done extends Change>(
    act: (room: Room, now: number) => Done,
    options: ChangeOptions<Done> = {},
  ): Promise<Done> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const done = await this.#tryChange(act, options)
      if (done !== undefined) return done
    }
    throw tooManyWriters()
  }
  async #tryChange<Done extends Change>(
    act: (room: Room, now: number) => Done,
    { lease, done: onDone }: ChangeOptions<Done>,
  ): Promise<Done | undefined> {
    const { store, fanout } = this.#services
    const room = await this.load()
    // Until its lines are durable the room is ahead of its record: if they fail, it is loaded again.
    this.#room = undefined
    const done = act(room, this.time(room))
    if (!('lines' in done) || done.lines.length === 0) {
      // A refusal must follow from the current record, not from what was last known here.
      if (!('lines' in done) && (await store.since(this.#match, room.length)).length > 0) return undefined
      this.#room = room
      onDone?.(done, room)
      return done
    }
    const { lines, blockChange } = done
    const appended = await store.append(this.#match, lines, room.summary, { lease, blockChange })
    if (appended === 'fenced') throw new LeaseLost()
    if (appended === 'conflict') return undefined
    fanout.publish({ match: this.#match, length: room.length })
    await this.#keep(room)
    onDone?.(done, room)
    this.#onChange(room, lines[0]!.at)
    return done
  }
  /** Deletes the record unless something speaks against it, judged by the current record. */
  async delete<Problem>(against: (room: Room) => Problem | undefined): Promise<Problem | undefined> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const room = await this.fresh()
      const problem = against(room)
      if (problem !== undefined) return problem
      if (await this.#services.store.delete(this.#match, room.length)) return undefined
    }
    throw tooManyWriters()
  }

  /** Keeps a room that has its whole record, and loads blocks again if a player sat down or a block changed. */
  async #keep(room: Room): Promise<void> {
    const { participants } = room
    const { unresolved } = participants
    if (unresolved.length > 0)
      participants.setBlocks(await this.#services.store.blocks(unresolved, unresolved))
    this.#room = room
  }
}

/** Applies lines in small groups, so that other tables are served in between. */
async function follow(room: Room, lines: readonly RecordLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    if (from > 0) await new Promise<void>((resolve) => void setImmediate(resolve))
    room.follow(lines.slice(from, from + AT_ONCE))
  }
}
