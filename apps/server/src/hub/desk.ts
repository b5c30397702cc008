import { isDeepStrictEqual } from 'node:util'
import type { Eye, Seat } from '@spellendoos/kernel'
import type { Bye, News } from '@spellendoos/wire'
import { Room, type Presence } from '../room/room.ts'
import type { Lease, Line, Quarrel } from '../store/store.ts'
import type { Present } from '../fanout/fanout.ts'
import type { House } from './house.ts'
import { Rest } from './rest.ts'

/** Somebody who looks at a table through a socket. */
export interface Ear {
  readonly eye: Eye
  /** At first the number of lines that it says it was told of, from then on the line up to which it was. */
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
type Changed = { readonly lines: readonly Line[]; readonly quarrel?: Quarrel } | { readonly ok: false }
/** Nothing was done: what was known is no longer so. */
const OUT_OF_DATE = { lines: [] as readonly Line[] }

/** A change that hangs on something beside the record. */
interface Knowing<Seen, Known, Done> {
  readonly look: (room: Room) => Seen
  /** Finds out what has to be known about what was seen. */
  readonly learn: (seen: Seen) => Promise<Known>
  readonly act: (known: Known, room: Room, now: number) => Done
}

/** How long a node may let clocks and computer players act before it has to ask again; so long they rest if it dies. */
const LEASE = 6_000
/** A lease is used as long as this much of it is left. */
const LEASE_RESERVE = 2_000
/** How soon a node looks again whether the holder of a lease has done its work. */
const LOOK_AGAIN = 1_000
/** Writers that keep getting in each other's way give up after this many attempts. */
const MOST_ATTEMPTS = 20
/** What another node said of who is there holds so long, unless it says it again. */
const BELIEVED = 40_000
const LONGEST_TIMER = 3_600_000

/**
 * A table as one node serves it. Wishes are taken one after the other; each is answered when its lines are
 * durable. When the record went on elsewhere, the table is read anew and the wish tried again on what it says.
 */
export class Desk {
  readonly match: string
  readonly #house: House
  /** Everyone who looks on, with the key (its hash) that opened the seat then. */
  readonly #ears = new Map<Ear, string | null>()
  /** Who went away: some do before their turn to sit down has come. */
  readonly #left = new WeakSet<Ear>()
  readonly #rest: Rest
  /** Computer players who think just now. */
  readonly #busy = new Set<Seat>()
  /** Computer players who would rather wait, and the entry of the match that they saw then. */
  readonly #patient = new Map<Seat, number>()
  /** Who looks on through other nodes, as far as heard. */
  readonly #elsewhere = new Map<string, { readonly eyes: readonly Eye[]; readonly until: number }>()
  /** Who was called to the table, and for which wait. */
  readonly #called = new Map<Seat, number>()
  #room: Room | undefined
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #wound: (() => void) | undefined
  #lease: (Lease & { readonly until: number }) | undefined
  #touched: number
  /** How far the record is ahead of this node's clock: at a table time goes on from its last line. */
  #ahead = 0
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
    const here = [...this.#ears.keys()].map(({ eye }) => eye)
    const there = [...this.#elsewhere.values()].filter(({ until }) => until > this.#house.now())
    const eyes = [...here, ...there.flatMap((each) => each.eyes)]
    return {
      here: (seat) => eyes.includes(seat),
      watchers: eyes.filter((eye) => eye === 'watcher').length,
    }
  }

  /** Asks the table something, as its record stands now. */
  read<T>(ask: (room: Room, presence: Presence) => T): Promise<T> {
    return this.#inTurn(async () => ask(await this.#fresh(), this.#presence))
  }

  /** Lets the room do something; answers when it is written down. */
  change<Done extends Changed>(act: (room: Room, now: number) => Done): Promise<Done> {
    return this.#inTurn(() => this.#change(act))
  }

  /**
   * Lets the room do something for which more has to be known than its record says. Where what was looked at is no longer
   * so when it acts, it begins anew.
   */
  async changeKnowing<Seen, Known, Done extends Changed>(knowing: Knowing<Seen, Known, Done>): Promise<Done> {
    const { look, learn, act } = knowing
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const seen = await this.read(look)
      const known = await learn(seen)
      const done = await this.change<Done | typeof OUT_OF_DATE>((room, now) =>
        isDeepStrictEqual(look(room), seen) ? act(known, room, now) : OUT_OF_DATE,
      )
      if (done !== OUT_OF_DATE) return done as Done
    }
    throw new Error('too many writers at one table')
  }

  /**
   * Sits down to hear of every change; begins with all that was missed since line `since`. Where a key (its hash) was
   * shown for it, that has to open these eyes still.
   */
  listen(ear: Ear, shown?: string | null): Promise<void> {
    return this.#inTurn(async () => {
      // Who comes from another node may know more than this one did.
      const room = await this.#fresh()
      if (this.#left.has(ear)) return
      if (shown !== undefined && shown !== room.keyOf(ear.eye)) return ear.bye('revoked')
      this.#ears.set(ear, room.keyOf(ear.eye))
      ear.since = room.lineAt(ear.since)
      // Everyone sees who is there.
      this.#spread(room)
      this.greet()
    })
  }
  /** `lost`: the line broke, so that nobody knows what the ear still heard. */
  unlisten(ear: Ear, lost = false): void {
    this.#left.add(ear)
    if (!this.#ears.delete(ear)) return
    if (lost) this.#later(() => this.#open().then((room) => this.#call(room, ({ seat }) => seat === ear.eye)))
    this.#touched = this.#house.now()
    this.#tellWho()
    if (this.#ears.size > 0) this.#later(() => this.#open().then((room) => this.#spread(room)))
  }

  /** Tells other nodes who looks on through this one. */
  greet(): void {
    if (this.#ears.size > 0) this.#tellWho()
  }
  #tellWho(): void {
    const { fanout, node } = this.#house
    const eyes = [...this.#ears.keys()].map(({ eye }) => eye)
    fanout.tell({ match: this.match, seq: this.#room?.seq ?? 0, here: { node, eyes } })
  }
  /** Somebody heard that the record has this many lines, or who looks on elsewhere. */
  hint(seq: number, here?: Present): void {
    if (here !== undefined) this.#hearOf(here)
    if (this.#room !== undefined && this.#room.seq >= seq) return
    if (this.#room === undefined && this.#ears.size === 0) return
    this.#later(() => this.#catchUp(seq))
  }
  #hearOf({ node, eyes }: Present): void {
    const known = this.#elsewhere.get(node)
    this.#elsewhere.set(node, { eyes, until: this.#house.now() + BELIEVED })
    // A node that is new to this table does not know yet who is here.
    if (known === undefined) this.greet()
    if (this.#ears.size === 0 || String(known?.eyes) === String(eyes)) return
    this.#later(() => this.#open().then((room) => this.#spread(room)))
  }
  /** Sees to what is due. */
  wake(): void {
    this.#later(() => this.#attend())
  }
  /** Takes no more notice of the time, finishes what was asked, and sends everyone away. */
  async close(why: Bye): Promise<void> {
    this.#closed = true
    this.#wound?.()
    await this.#tail
    this.#dismiss(() => true, why)
  }

  #dismiss(which: (ear: Ear) => boolean, why: Bye): void {
    for (const ear of this.#ears.keys()) {
      if (!which(ear)) continue
      this.#ears.delete(ear)
      ear.bye(why)
    }
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

  /** The room as its record stands now. */
  async #fresh(): Promise<Room> {
    await this.#catchUp()
    return this.#open()
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
    const room = Room.open(this.match, game, lines, random)
    await this.#meet(room)
    this.#room = room
    // Whatever it was read anew for may come to nothing: who listens is told in any case.
    this.#spreadNews(room)
    this.#wind()
    return room
  }

  async #change<Done extends Changed>(act: (room: Room, now: number) => Done, lease?: Lease): Promise<Done> {
    const { store, fanout } = this.#house
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const room = await this.#open()
      // Until its lines are durable the room is ahead of its record: if they are not, it is read anew.
      this.#room = undefined
      const done = act(room, this.#time(room))
      if (!('lines' in done) || done.lines.length === 0) {
        // What is refused must be so by the record as it stands now, and not as it was last heard of here.
        if (!('lines' in done) && (await store.since(this.match, room.seq)).length > 0) continue
        this.#room = room
        return done
      }
      const { lines, quarrel } = done
      const appended = await store.append(this.match, lines, room.card, { lease, quarrel })
      if (appended === 'fenced') {
        this.#lease = undefined
        throw new Error('another node sees to this table')
      }
      if (appended === 'conflict') continue
      fanout.tell({ match: this.match, seq: room.seq })
      await this.#meet(room)
      this.#room = room
      this.#spreadNews(room)
      const from = lines[0]!.at
      this.#call(room, ({ since }) => since >= from)
      this.#wind()
      return done
    }
    throw new Error('too many writers at one table')
  }

  /** Takes in what was written elsewhere. A record that should be longer and is not has been deleted. */
  async #catchUp(heard = 0): Promise<void> {
    const known = this.#room
    if (known === undefined) return void (await this.#open())
    const lines = await this.#house.store.since(this.match, known.seq)
    if (lines.length === 0) {
      if (heard <= known.seq) return
      this.#room = undefined
      return void (await this.#open())
    }
    // A line that does not fold leaves nothing behind: the next reader begins anew.
    this.#room = undefined
    known.follow(lines)
    await this.#meet(known)
    this.#room = known
    this.#spreadNews(known)
    this.#wind()
  }

  /** Asks who blocked whom, where somebody sat down or a block was made or undone. */
  async #meet(room: Room): Promise<void> {
    const { company } = room
    const { strangers } = company
    if (strangers.length > 0) company.heed(await this.#house.store.blocks(strangers, strangers))
  }

  /** Tells of what happened those who may notice it; to the others nothing is sent at all. */
  #spreadNews(room: Room): void {
    this.#spread(room, ({ eye, since }) => room.isNews(eye, since))
  }
  /** Tells every ear, or some of them, what it missed; those that missed the same get the same text. */
  #spread(room: Room, whom: (ear: Ear) => boolean = () => true): void {
    // A link that was renewed, here or elsewhere, opens nothing any more; only the host renews links.
    this.#dismiss(
      (ear) => ear.eye !== room.laid.host && this.#ears.get(ear) !== room.keyOf(ear.eye),
      'revoked',
    )
    const presence = this.#presence
    const time = this.#time(room)
    const texts = new Map<string, string>()
    for (const ear of this.#ears.keys()) {
      if (!whom(ear)) {
        ear.since = room.seq
        continue
      }
      const key = `${ear.eye} ${ear.since}`
      const text =
        texts.get(key) ?? JSON.stringify(room.news(ear.eye, ear.since, time, presence) satisfies News)
      texts.set(key, text)
      ear.since = room.seq
      ear.hear(text)
    }
  }

  /** Calls people whom the table waits for and who do not look on, once for each wait. */
  #call(room: Room, whom: (awaited: Room['awaited'][number]) => boolean): void {
    const { here } = this.#presence
    for (const { seat, since } of room.awaited.filter(whom)) {
      const key = room.keyOf(seat)
      if (key === null || here(seat) || this.#called.get(seat) === since) continue
      this.#called.set(seat, since)
      this.#house.ring({ match: this.match, key, game: room.game.words.name })
    }
  }

  /** The time at this table, which never runs back: where this node's clock is behind, it counts on from the record. */
  #time(room: Room): number {
    const now = this.#house.now()
    this.#ahead = Math.max(this.#ahead, room.last - now)
    return now + this.#ahead
  }

  /** Sets the alarm for what is due next. */
  #wind(wait?: number): void {
    this.#wound?.()
    this.#wound = undefined
    const room = this.#room
    const due = room === undefined ? undefined : this.#asked(room).length > 0 ? room.last : room.alarm
    if (this.#closed || (due === undefined && wait === undefined)) return
    const until = wait ?? Math.min(Math.max(0, due! - this.#time(room!)), LONGEST_TIMER)
    this.#wound = this.#house.after(until, () => this.wake())
  }

  /** Lets clocks run out and computer players think, if no other node does. */
  async #attend(): Promise<void> {
    const room = await this.#fresh()
    const { due } = room
    if (due === undefined || due > this.#time(room)) return this.#wind()
    const lease = await this.#hold()
    if (lease === undefined) return this.#wind(LOOK_AGAIN)
    await this.#change((each, now) => ({ lines: each.tick(now) }), lease)
    this.#think(await this.#open())
    this.#wind()
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

  /** The computer players who are to think now. */
  #asked(room: Room): Room['thinkers'] {
    return room.thinkers.filter(
      ({ seat }) => !this.#busy.has(seat) && this.#patient.get(seat) !== room.table!.seq,
    )
  }
  #think(room: Room): void {
    const { thinkers, random, log } = this.#house
    for (const { seat, level } of this.#asked(room)) {
      this.#busy.add(seat)
      const { view, seq } = room.table!.message(seat)
      const seed = new DataView(random(4).buffer).getUint32(0)
      const question = { game: room.game.id, view, seat, seats: room.laid.seats, level, seed }
      Promise.all([thinkers.think(question), this.#rest.before(level, room.game.traits)])
        .then(async ([move]) => {
          this.#busy.delete(seat)
          if (this.#closed) return
          // Who would rather wait thinks again when something has happened since.
          if (move === undefined) this.#patient.set(seat, seq)
          else await this.#inTurn(() => this.#playFor(seat, move, seq))
          this.#wind()
        })
        .catch((error: unknown) => {
          this.#busy.delete(seat)
          log.warn({ match: this.match, seat, error: String(error) }, 'a computer player is stuck')
          if (!this.#closed) this.#wind(LOOK_AGAIN)
        })
    }
  }
  async #playFor(seat: Seat, move: string, seen: number): Promise<void> {
    const lease = await this.#hold()
    if (lease === undefined) throw new Error('another node sees to this table')
    await this.#change((room, now) => ({ lines: room.playFor(seat, move, seen, now) }), lease)
  }
}
