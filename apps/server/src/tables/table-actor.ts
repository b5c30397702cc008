import { isDeepStrictEqual } from 'node:util'
import type { AskedAt } from '@spellendoos/bots/table'
import type { Refusal, Seat } from '@spellendoos/kernel'
import type { Answer, CloseReason, Pace, Request } from '@spellendoos/wire'
import type { NodePresence } from '../fanout/fanout.ts'
import { reasonOf } from '../log-text.ts'
import { hashOf } from '../room/keys.ts'
import type { WrittenLine } from '../room/record.ts'
import type { RequestResult, Room } from '../room/room.ts'
import type { Presence } from '../room/views.ts'
import type { RecordLine } from '../store/store.ts'
import { BotTurns } from './bot-turns.ts'
import { broadcast } from './broadcast.ts'
import { createNextTable } from './new-table.ts'
import { SerialQueue } from './serial-queue.ts'
import type { Services } from './services.ts'
import {
  LeaseLost,
  MOST_ATTEMPTS,
  StoredRoom,
  TableUnavailable,
  tooManyWriters,
  type Change,
} from './stored-room.ts'
import { TableLease } from './table-lease.ts'
import { TablePresence, type KeyHolder, type Listener } from './table-presence.ts'

/** Nothing was done: what was known is out of date. */
const OUT_OF_DATE = { lines: [] as readonly RecordLine[] }

/** A change that depends on something outside the record. */
interface InformedChange<Seen, Known, Done> {
  readonly look: (room: Room) => Seen
  /** Loads what has to be known about what was seen. */
  readonly learn: (seen: Seen) => Promise<Known>
  readonly act: (known: Known, room: Room, now: number) => Done
}

/** How soon a node checks again whether the holder of the lease has done its work. */
const LOOK_AGAIN = 1_000
const LONGEST_TIMER = 3_600_000

/**
 * One table as this node serves it: an actor. It does one thing at a time, in the order of the requests, and answers
 * when the lines are durable. It sends its listeners what is new to them, and lets clocks and bots act.
 */
export class TableActor {
  readonly match: string
  readonly #services: Services
  readonly #queue = new SerialQueue()
  readonly #stored: StoredRoom
  readonly #presence: TablePresence
  readonly #bots: BotTurns
  readonly #lease: TableLease
  /** The people who were notified, and for which wait. */
  readonly #notified = new Map<Seat, number>()
  #stopTimer: (() => void) | undefined
  #touched: number
  #closed = false

  constructor(match: string, services: Services) {
    this.match = match
    this.#services = services
    this.#stored = new StoredRoom(match, services, (room, from) => this.#changed(room, from))
    this.#presence = new TablePresence(services.now)
    this.#bots = new BotTurns(match, services, {
      play: (seat, move, asked) => this.#playFor(seat, move, asked),
      settled: (failed) => this.#setTimer(failed ? LOOK_AGAIN : undefined),
    })
    this.#lease = new TableLease(match, services)
    this.#touched = services.now()
  }

  get listeners(): number {
    return this.#presence.listeners.size
  }
  /** The pace of a lobby table at which a player is waiting for others; `undefined` for any other table. */
  get lobbyPace(): Pace | undefined {
    const room = this.#stored.loaded
    if (room?.setup.openness !== 'lobby' || room.phase !== 'gathering') return undefined
    return this.#presence.eyes.some((eye) => eye !== 'watcher') ? room.setup.pace : undefined
  }
  /** Whether its record is in memory. */
  get isLoaded(): boolean {
    return this.#stored.loaded !== undefined
  }
  /** Since when nobody has been watching and nothing has been going on here; `undefined` while it is needed. */
  get idleSince(): number | undefined {
    return this.listeners === 0 && this.#queue.waiting === 0 && !this.#bots.isBusy ? this.#touched : undefined
  }

  /** Asks the table something, given its current record. */
  read<T>(ask: (room: Room, presence: Presence) => T): Promise<T> {
    return this.#inTurn(async () => ask(await this.#stored.fresh(), this.#presence.view))
  }
  /** Lets the room do something; resolves when it is durable. */
  change<Done extends Change>(act: (room: Room, now: number) => Done): Promise<Done> {
    return this.#inTurn(() => this.#stored.change(act))
  }
  /**
   * Lets the room do something that depends on more than its record. If what was seen has changed when it acts, it
   * starts over.
   */
  async changeAfter<Seen, Known, Done extends Change>(
    change: InformedChange<Seen, Known, Done>,
  ): Promise<Done> {
    const { look, learn, act } = change
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const seen = await this.read(look)
      const known = await learn(seen)
      const done = await this.change<Done | typeof OUT_OF_DATE>((room, now) =>
        isDeepStrictEqual(look(room), seen) ? act(known, room, now) : OUT_OF_DATE,
      )
      if (done !== OUT_OF_DATE) return done as Done
    }
    throw tooManyWriters()
  }
  /** Deletes the table unless something speaks against it, judged by the current record. */
  delete(against: (room: Room) => Refusal | undefined): Promise<Refusal | undefined> {
    return this.#inTurn(() => this.#stored.delete(against))
  }

  /** Does what the holder of a key requests. Rejects if it is unknown whether it was done. */
  async ask(holder: KeyHolder, request: Request): Promise<Answer> {
    const result = await this.#inTurn(() => this.#handle(holder, request))
    const { id } = request
    if (!result.ok) return { is: 'answer', id, length: 0, seq: 0, refusal: result.refusal }
    await this.#audit(result.lines)
    if (request.do === 'rematch') await createNextTable(this, this.#services)
    const { publicLength: length, key, blockChange } = result
    return {
      is: 'answer',
      id,
      length,
      seq: length,
      ...(key === undefined ? {} : { key }),
      ...(blockChange === undefined ? {} : { handle: blockChange.handle }),
    }
  }
  /**
   * Whether the key still opens a seat is checked in this table's turn, against the current record; if the request
   * replaces that key, its holder goes on with the new one.
   */
  async #handle(holder: KeyHolder, request: Request): Promise<RequestResult> {
    const goOn = (result: RequestResult, room: Room) => {
      if (!result.ok || result.key === undefined || room.eyeOf(holder.key) !== undefined) return
      const key = hashOf(result.key)
      if (room.eyeOf(key) !== undefined) holder.key = key
    }
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const result = await this.#stored.change((room, now) => room.handle(holder.key, request, now), {
        done: goOn,
      })
      // A request that wrote nothing must be judged by the current record, not by what was last known here.
      if (!result.ok || result.lines.length > 0 || !(await this.#stored.catchUp())) return result
    }
    throw tooManyWriters()
  }
  /** Records what the operator may have to know. */
  async #audit(lines: readonly RecordLine[]): Promise<void> {
    const { store, now } = this.#services
    for (const { body } of lines) {
      const written = JSON.parse(body) as WrittenLine
      if (written.is === 'renewed') await store.audit(now(), 'renewed', this.match, `seat ${written.seat}`)
      if (written.is === 'reported')
        await store.audit(now(), 'reported', this.match, `seat ${written.other} by ${written.seat}`)
    }
  }

  /** Adds a listener and sends it everything that is new to it, if its key still opens this view. */
  listen(listener: Listener): Promise<void> {
    return this.#inTurn(async () => {
      // A page that comes from another node may know more than this one did.
      const room = await this.#stored.fresh()
      if (this.#presence.hasLeft(listener)) return
      this.#presence.add(listener)
      listener.since = room.lineAt(listener.since)
      // Everyone sees who is there.
      this.#broadcast(room)
      this.announce()
      // At tables that people are watching, more bots are asked.
      this.#setTimer()
    })
  }
  /** `lost`: the connection broke, so it is unknown what the listener still received. */
  unlisten(listener: Listener, lost = false): void {
    if (!this.#presence.remove(listener)) return
    if (lost)
      this.#later(async () => this.#notify(await this.#stored.load(), ({ seat }) => seat === listener.eye))
    this.#touched = this.#services.now()
    this.#publishPresence()
    if (this.listeners > 0) this.#later(async () => this.#broadcast(await this.#stored.load()))
  }

  /** Tells other nodes who is watching through this one. */
  announce(): void {
    if (this.listeners > 0) this.#publishPresence()
  }
  #publishPresence(): void {
    const { fanout, node } = this.#services
    const length = this.#stored.loaded?.length ?? 0
    fanout.publish({ match: this.match, length, here: { node, eyes: this.#presence.eyes } })
  }
  /** Another node says how many lines the record has, or who is watching there. */
  hear(length: number, elsewhere?: NodePresence): void {
    if (elsewhere !== undefined) this.#hearOf(elsewhere)
    const room = this.#stored.loaded
    if (room === undefined ? this.listeners > 0 : room.length < length)
      this.#later(() => this.#stored.catchUp())
  }
  #hearOf(elsewhere: NodePresence): void {
    const { isNew, changed } = this.#presence.setElsewhere(elsewhere)
    // A node that is new to this table does not know yet who is here.
    if (isNew) this.announce()
    if (this.listeners > 0 && changed) this.#later(async () => this.#broadcast(await this.#stored.load()))
  }
  /** Does what is due. That alone keeps no table in memory. */
  wake(): void {
    this.#later(() => this.#attend(), false)
  }
  /** Stops its timer, finishes pending requests, and closes all listeners. */
  async close(why: CloseReason): Promise<void> {
    this.#closed = true
    this.#stopTimer?.()
    await this.#queue.idle()
    this.#presence.dismiss(() => true, why)
  }

  #inTurn<T>(task: () => Promise<T>, touches = true): Promise<T> {
    if (touches) this.#touched = this.#services.now()
    return this.#queue.run(task)
  }
  /** A task that nobody waits for; if it fails, the table tries again later. */
  #later(task: () => Promise<unknown>, touches = true): void {
    this.#inTurn(task, touches).catch((error: unknown) => {
      if (error instanceof TableUnavailable) return void this.close('deleted')
      this.#services.log.warn({ match: this.match, error: reasonOf(error) }, 'look again later')
      this.#setTimer(LOOK_AGAIN)
    })
  }

  /** The record has grown; `from` is the time of the first line that was written here. */
  #changed(room: Room, from?: number): void {
    this.#broadcast(room, ({ eye, since }) => room.isNews(eye, since))
    if (from !== undefined) this.#notify(room, ({ since }) => since >= from)
    this.#setTimer()
  }
  #broadcast(room: Room, whom?: (listener: Listener) => boolean): void {
    broadcast(room, this.#presence, this.#stored.time(room), whom)
  }
  /** Notifies people who are on turn and not connected, once per turn. */
  #notify(room: Room, whom: (awaited: Room['awaited'][number]) => boolean): void {
    const { here } = this.#presence.view
    for (const { seat, since } of room.awaited.filter(whom)) {
      const key = room.keyOf(seat)
      if (key === null || here(seat) || this.#notified.get(seat) === since) continue
      this.#notified.set(seat, since)
      this.#services.notify({ match: this.match, key, game: room.game.words.name })
    }
  }

  /** Sets the timer for what is due next. */
  #setTimer(wait?: number): void {
    this.#stopTimer?.()
    this.#stopTimer = undefined
    const room = this.#stored.loaded
    const due = room && this.#due(room)
    if (this.#closed || (due === undefined && wait === undefined)) return
    const until = wait ?? Math.min(Math.max(0, due! - this.#stored.time(room!)), LONGEST_TIMER)
    this.#stopTimer = this.#services.after(until, () => this.wake())
  }
  /** When something has to happen here by itself next. */
  #due(room: Room): number | undefined {
    return this.#bots.toAsk(room, this.#presence.isWatched).length > 0 ? room.last : room.alarm
  }
  /** Lets clocks run out and bots think, unless another node does. */
  async #attend(): Promise<void> {
    const room = await this.#stored.fresh()
    const due = this.#due(room)
    if (due === undefined || due > this.#stored.time(room)) return this.#setTimer()
    if (!(await this.#changeWithLease((each, now) => each.tick(now)))) return this.#setTimer(LOOK_AGAIN)
    this.#bots.ask(await this.#stored.load(), this.#presence.isWatched)
    this.#setTimer()
  }
  async #playFor(seat: Seat, move: string, asked: AskedAt): Promise<void> {
    if (this.#closed) return
    await this.#inTurn(async () => {
      const played = await this.#changeWithLease((room, now) => room.playFor(seat, move, asked, now))
      if (!played) throw new LeaseLost()
    })
  }
  /** Lets the room do something by itself; returns false while another node holds the lease. */
  async #changeWithLease(act: (room: Room, now: number) => readonly RecordLine[]): Promise<boolean> {
    const lease = await this.#lease.hold()
    if (lease === undefined) return false
    try {
      await this.#stored.change((room, now) => ({ lines: act(room, now) }), { lease })
      return true
    } catch (error) {
      if (error instanceof LeaseLost) this.#lease.lose()
      throw error
    }
  }
}
