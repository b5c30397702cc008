import type { Eye, Seat } from '@spellendoos/kernel'
import type { Bye, News } from '@spellendoos/wire'
import { Room, type Presence } from '../room/room.ts'
import type { Lease, Line } from '../store/store.ts'
import type { House } from './house.ts'
import { Rest } from './rest.ts'

/** Somebody who looks at a table through a socket. */
export interface Ear {
  readonly eye: Eye
  /** The number of lines it has been told of. */
  since: number
  hear(frame: string): void
  bye(why: Bye): void
}

/** A table that cannot be served: it is not there, or its rules are not. */
export class NoTable extends Error {
  readonly why: 'no-table' | 'no-rules'
  constructor(why: 'no-table' | 'no-rules') {
    super(why)
    this.why = why
  }
}

/** What something at a table came to: lines to write down, or a refusal that changed nothing. */
type Changed = { readonly lines: readonly Line[] } | { readonly ok: false }

/** How long a node may let clocks and computer players act before it has to ask again. */
const LEASE = 10_000
/** A lease is used as long as this much of it is left. */
const LEASE_RESERVE = 4_000
/** How soon a node looks again whether the holder of a lease has done its work. */
const LOOK_AGAIN = 1_000
/** Writers that keep getting in each other's way give up after this many attempts. */
const MOST_ATTEMPTS = 20
const LONGEST_TIMER = 3_600_000

/**
 * A table as one node serves it. Wishes are taken one after the other; each is answered when its lines are
 * durable. When the record went on elsewhere, the table is read anew and the wish tried again on what it says.
 */
export class Desk {
  readonly match: string
  readonly #house: House
  readonly #ears = new Set<Ear>()
  readonly #rest: Rest
  readonly #busy = new Set<Seat>()
  #room: Room | undefined
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #wound: (() => void) | undefined
  #lease: (Lease & { readonly until: number }) | undefined
  #touched: number
  #closed = false

  constructor(match: string, house: House) {
    this.match = match
    this.#house = house
    this.#rest = new Rest(house)
    this.#touched = house.now()
  }

  get ears(): number {
    return this.#ears.size
  }
  /** Since when nobody looks and nothing goes on here; nothing as long as it is needed. */
  get idle(): number | undefined {
    return this.#ears.size === 0 && this.#waiting === 0 && this.#busy.size === 0 ? this.#touched : undefined
  }
  get #presence(): Presence {
    const eyes = [...this.#ears].map(({ eye }) => eye)
    return {
      here: (seat) => eyes.includes(seat),
      watchers: eyes.filter((eye) => eye === 'watcher').length,
    }
  }

  /** Asks the table something. */
  read<T>(ask: (room: Room, presence: Presence) => T): Promise<T> {
    return this.#inTurn(async () => ask(await this.#open(), this.#presence))
  }

  /** Lets the room do something; answers when it is written down. */
  change<Done extends Changed>(act: (room: Room, now: number) => Done): Promise<Done> {
    return this.#inTurn(() => this.#change(act))
  }

  /** Sits down to hear of every change; begins with all that was missed since line `since`. */
  listen(ear: Ear): Promise<void> {
    return this.#inTurn(async () => {
      const room = await this.#open()
      this.#ears.add(ear)
      // Everyone sees who is there.
      this.#spread(room)
    })
  }
  unlisten(ear: Ear): void {
    if (!this.#ears.delete(ear)) return
    this.#touched = this.#house.now()
    if (this.#ears.size > 0) this.#later(() => this.#open().then((room) => this.#spread(room)))
  }

  /** Somebody heard that the record has this many lines. */
  hint(seq: number): void {
    if (this.#room !== undefined && this.#room.seq >= seq) return
    if (this.#room === undefined && this.#ears.size === 0) return
    this.#later(() => this.#catchUp())
  }
  /** Sees to what is due. */
  wake(): void {
    this.#later(() => this.#attend())
  }
  /** Nobody may look through these eyes any longer. */
  dismiss(which: (eye: Eye) => boolean, why: Bye): void {
    for (const ear of this.#ears) {
      if (!which(ear.eye)) continue
      this.#ears.delete(ear)
      ear.bye(why)
    }
  }
  /** Takes no more notice of the time, finishes what was asked, and sends everyone away. */
  async close(why: Bye): Promise<void> {
    this.#closed = true
    this.#wound?.()
    await this.#tail
    this.dismiss(() => true, why)
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    this.#waiting++
    this.#touched = this.#house.now()
    const done = this.#tail.then(task)
    this.#tail = done
      .catch(() => undefined)
      .then(() => {
        this.#waiting--
      })
    return done
  }
  /** Something nobody waits for; if it fails, the table looks again later. */
  #later(task: () => Promise<void>): void {
    this.#inTurn(task).catch((error: unknown) => {
      if (error instanceof NoTable) return void this.close('deleted')
      this.#house.log.warn({ match: this.match, error: String(error) }, 'look again later')
      if (!this.#closed) this.#wind(LOOK_AGAIN)
    })
  }

  /** The room as far as it is known here. */
  async #open(): Promise<Room> {
    if (this.#room !== undefined) return this.#room
    const { store, random } = this.#house
    const lines = await store.since(this.match, 0)
    const [first] = lines
    if (first === undefined) throw new NoTable('no-table')
    const { game: id, version } = Room.gameOf(first)
    const game = await this.#house.game(id, version)
    if (game === undefined) throw new NoTable('no-rules')
    this.#room = Room.open(this.match, game, lines, random)
    this.#wind()
    return this.#room
  }

  async #change<Done extends Changed>(act: (room: Room, now: number) => Done, lease?: Lease): Promise<Done> {
    const { store, fanout, now } = this.#house
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const room = await this.#open()
      // Until its lines are durable the room is ahead of its record: if they are not, it is read anew.
      this.#room = undefined
      const done = act(room, now())
      if (!('lines' in done) || done.lines.length === 0) {
        this.#room = room
        return done
      }
      const appended = await store.append(this.match, done.lines, room.card, lease)
      if (appended === 'fenced') throw new Error('another node sees to this table')
      if (appended === 'conflict') continue
      this.#room = room
      fanout.tell({ match: this.match, seq: room.seq })
      this.#spread(room)
      this.#wind()
      return done
    }
    throw new Error('too many writers at one table')
  }

  async #catchUp(): Promise<void> {
    const known = this.#room
    if (known === undefined) {
      this.#spread(await this.#open())
      return
    }
    const lines = await this.#house.store.since(this.match, known.seq)
    if (lines.length === 0) return
    // A line that does not fold leaves nothing behind: the next reader begins anew.
    this.#room = undefined
    known.follow(lines)
    this.#room = known
    this.#spread(known)
    this.#wind()
  }

  /** Tells every ear what it missed; those that missed the same get the same text. */
  #spread(room: Room): void {
    const presence = this.#presence
    const time = this.#house.now()
    const texts = new Map<string, string>()
    for (const ear of this.#ears) {
      const key = `${ear.eye} ${ear.since}`
      const text =
        texts.get(key) ?? JSON.stringify(room.news(ear.eye, ear.since, time, presence) satisfies News)
      texts.set(key, text)
      ear.since = room.seq
      ear.hear(text)
    }
  }

  /** Sets the alarm for what is due next. */
  #wind(wait?: number): void {
    this.#wound?.()
    this.#wound = undefined
    const due = this.#room?.due
    if (this.#closed || (due === undefined && wait === undefined)) return
    const until = wait ?? Math.min(Math.max(0, due! - this.#house.now()), LONGEST_TIMER)
    this.#wound = this.#house.after(until, () => this.wake())
  }

  /** Lets clocks run out and computer players think, if no other node does. */
  async #attend(): Promise<void> {
    await this.#catchUp()
    const room = await this.#open()
    const { due } = room
    if (due === undefined || due > this.#house.now()) return this.#wind()
    const lease = await this.#hold()
    if (lease === undefined) return this.#wind(LOOK_AGAIN)
    await this.#change((each, now) => ({ lines: each.tick(now) }), lease)
    this.#think(await this.#open(), lease)
  }
  async #hold(): Promise<Lease | undefined> {
    const { store, node, now } = this.#house
    const time = now()
    if (this.#lease !== undefined && this.#lease.until - time > LEASE_RESERVE) return this.#lease
    const until = time + LEASE
    const lease = await store.lease(this.match, node, time, until)
    this.#lease = lease === undefined ? undefined : { ...lease, until }
    return lease
  }

  #think(room: Room, lease: Lease): void {
    const { thinkers, random, log } = this.#house
    const { table } = room
    if (table === undefined) return
    for (const { seat, level } of room.thinkers) {
      if (this.#busy.has(seat)) continue
      this.#busy.add(seat)
      const { view, seq } = table.message(seat)
      const seed = new DataView(random(4).buffer).getUint32(0)
      const question = { game: room.game.id, view, seat, seats: room.laid.seats, level, seed }
      Promise.all([thinkers.think(question), this.#rest.before(level, room.game.traits)])
        .then(([move]) => {
          this.#busy.delete(seat)
          if (this.#closed) return
          if (move === undefined) return this.#lookOn(seq)
          return this.#inTurn(() =>
            this.#change((each, now) => ({ lines: each.playFor(seat, move, seq, now) }), lease),
          ).then(() => this.#wind())
        })
        .catch((error: unknown) => {
          this.#busy.delete(seat)
          log.warn({ match: this.match, seat, error: String(error) }, 'a computer player is stuck')
          if (!this.#closed) this.#wind(LOOK_AGAIN)
        })
    }
  }
  /** A computer player would rather wait: it thinks again when something has happened since. */
  #lookOn(seq: number): void {
    if (this.#room?.table !== undefined && this.#room.table.seq !== seq) this.#wind()
  }
}
