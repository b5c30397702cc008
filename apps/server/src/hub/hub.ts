import { createHash } from 'node:crypto'
import {
  BY_THE_BOOK,
  chooseOptions,
  Match,
  newSeries,
  usualAfar,
  type Eye,
  type Problem,
  type Read,
  type Seat,
} from '@spellendoos/kernel'
import type { Answer, Bye, Joining, Laid, OpenTable, Request, TableSeen, TableWish } from '@spellendoos/wire'
import { hashOf, keyFor } from '../room/keys.ts'
import type { LaidTable } from '../room/lines.ts'
import { cleanName } from '../room/names.ts'
import { refusedByRoom } from '../room/refusals.ts'
import { Room } from '../room/room.ts'
import { Desk, type Ear } from './desk.ts'
import type { House } from './house.ts'
import { trouble } from './words.ts'

/** A table nobody looks at is put away after so long; it is read again when somebody comes. */
const PUT_AWAY = 60_000
/** How often a node looks for tables where something is due and nobody sees to it. */
const SWEEP = 1_000
const MOST_SWEPT = 100
/** How often a node looks whether its tables went on elsewhere without its hearing of it. */
const COMPARE = 3_000
/** How often a node says again who looks on through it. */
const GREET = 15_000
const MOST_LISTED = 100
/** A table that was deleted is told of as one that nobody has read to the end. */
const GONE = Number.MAX_SAFE_INTEGER
/** How long tables are kept: finished ones, and any that nobody touches. */
const KEEP_OVER = 90 * 24 * 3_600_000
const KEEP_ALL = 365 * 24 * 3_600_000
const CLEAR = 3_600_000

/** All tables that this node serves. */
export class Hub {
  readonly #house: House
  readonly #desks = new Map<string, Desk>()
  readonly #rounds: (() => void)[]
  #closed = false

  constructor(house: House, alone: boolean) {
    this.#house = house
    house.fanout.hear((hint) => this.#desks.get(hint.match)?.hint(hint.seq, hint.here))
    this.#rounds = [
      this.#every(SWEEP, () => this.#sweep()),
      this.#every(CLEAR, () => this.#clear()),
      ...(alone
        ? []
        : [this.#every(COMPARE, () => this.#compare()), this.#every(GREET, () => this.#greet())]),
    ]
  }

  get tables(): number {
    return this.#desks.size
  }
  get ears(): number {
    return [...this.#desks.values()].reduce((sum, desk) => sum + desk.ears, 0)
  }

  /**
   * Lays a new table, for who sits in this browser (its hash). Asked again with the same id it is answered with the first
   * answer, and laid once.
   */
  async lay(wish: TableWish, browser?: string): Promise<Read<Laid>> {
    const { game: id, seats, position, pace, patience, openness, levels } = wish
    const game = await this.#house.game(id)
    if (game === undefined) return trouble('no-game')
    const options = chooseOptions(game, BY_THE_BOOK, { ...usualAfar(game), ...wish.options })
    if (!options.ok) return options
    if (levels.length !== seats || wish.seat >= seats || levels[wish.seat] !== 0)
      return trouble('bad-seating')
    if (game.traits.realtime && pace.kind !== 'none') return trouble('no-pace')
    const name = cleanName(wish.name)
    if (name === '') return { ok: false, problem: refusedByRoom('no-name') }
    // Only who lays the table knows its id: the record holds nothing from which it or a key could be found.
    const match = createHash('sha256').update(`table ${wish.id}`).digest('hex').slice(0, 32)
    const seatKey = (seat: Seat) => keyFor(`seat ${seat}`, wish.id)
    const [watch, invite] = [keyFor('watch', wish.id), keyFor('invite', wish.id)]
    const laid: LaidTable = {
      game: id,
      version: game.version,
      seats,
      options: options.value,
      ...(position === undefined ? {} : { position }),
      pace,
      patience,
      openness,
      host: wish.seat,
      players: levels.map((level, seat) => ({ name: seat === wish.seat ? name : '', level })),
      keys: levels.map((level, seat) => (level > 0 ? null : hashOf(seatKey(seat)))),
      browsers: levels.map((_, seat) => (seat === wish.seat ? (browser ?? null) : null)),
      watch: hashOf(watch),
      invite: hashOf(invite),
      series: newSeries(seats, 'rotate'),
    }
    const header = { id: match, game: id, version: game.version, options: options.value, seats }
    const begun = Match.begin(game, position === undefined ? header : { ...header, position })
    if (!begun.ok) return begun
    const first = await this.#found(match, laid)
    const there = first ? laid : await this.#desk(match).read((room) => room.laid)
    const keys = there.keys.map((hash, seat) => (hash === null ? null : seatKey(seat)))
    return { ok: true, value: { match, keys, watch, invite } }
  }

  /** Whose eyes a key opens; nothing for a key that opens none. */
  eyeOf(match: string, key: string): Promise<Eye | 'guest' | undefined> {
    return this.#desk(match).read((room) => room.eyeOf(key))
  }
  /**
   * Gives a guest in this browser (its hash) a seat. Asked again with the same id it is answered with the first answer, and
   * done once. From the lobby nobody comes to a table of somebody who blocked them: it is asked for all alike, and to them
   * the table is full. An invitation is an invitation.
   */
  async join(
    match: string,
    { id, name, key }: Joining,
    browser?: string,
  ): Promise<Read<{ seat: Seat; key: string }>> {
    const desk = this.#desk(match)
    const { store } = this.#house
    const may = (room: Room) =>
      key === undefined ? room.laid.openness === 'lobby' : room.eyeOf(key) === 'guest'
    if (!(await desk.read(may))) return trouble('bad-key')
    const asks = key === undefined && browser !== undefined
    const joined = await desk.changeKnowing({
      look: (room) => room.company.sitting,
      learn: async (there) => asks && (await store.blocks([browser], there)).length > 0,
      act: (apart, room, now) => room.join(id, name, now, { browser, apart }),
    })
    if (!joined.ok) return { ok: false, problem: joined.refusal }
    return { ok: true, value: { seat: joined.seat!, key: joined.key! } }
  }
  /** Does what somebody at a table wishes. It rejects when nobody can know whether it was done. */
  async ask(match: string, eye: Eye, request: Request): Promise<Answer> {
    const desk = this.#desk(match)
    const granted = await desk.change((room, now) => room.grant(eye, request, now))
    if (granted.ok) await this.#after(desk, request, eye)
    const { id } = request
    if (!granted.ok) return { is: 'answer', id, seq: 0, refusal: granted.refusal }
    const { seq, key, quarrel } = granted
    return {
      is: 'answer',
      id,
      seq,
      ...(key === undefined ? {} : { key }),
      ...(quarrel === undefined ? {} : { handle: quarrel.handle }),
    }
  }
  async glance(match: string, eye: Eye): Promise<{ table: TableSeen; waits: boolean }> {
    const { now } = this.#house
    return this.#desk(match).read((room, presence) => ({
      table: room.seen(now(), presence),
      waits: eye !== 'watcher' && room.phase === 'playing' && room.table!.match.turn.includes(eye),
    }))
  }
  replay(match: string): Promise<Read<unknown>> {
    return this.#desk(match).read((room) =>
      room.phase === 'over'
        ? { ok: true, value: room.table!.replay(room.names) }
        : { ok: false, problem: refusedByRoom('not-over') },
    )
  }
  /** The tables where this browser (its hash) may sit down. */
  lobby(browser?: string): Promise<readonly OpenTable[]> {
    return this.#house.store.lobby(MOST_LISTED, browser)
  }
  /** Undoes a block. Who does not know its handle, or did not make it, undoes nothing. */
  unblock(browser: string, handle: string): Promise<void> {
    return this.#house.store.unblock(browser, handle)
  }
  /** Deletes a table; answers what is wrong if these eyes may not. */
  async delete(match: string, eye: Eye): Promise<Problem | undefined> {
    const host = await this.#desk(match).read((room) => room.laid.host)
    if (eye !== host) return refusedByRoom('only-host')
    await this.#house.store.delete(match)
    await this.#house.store.audit(this.#house.now(), 'deleted', match, `seat ${eye}`)
    this.#house.fanout.tell({ match, seq: GONE })
    void this.#desks.get(match)?.close('deleted')
    this.#desks.delete(match)
    return undefined
  }

  listen(match: string, ear: Ear, shown?: string | null): Promise<void> {
    return this.#desk(match).listen(ear, shown)
  }
  unlisten(match: string, ear: Ear, lost?: boolean): void {
    this.#desks.get(match)?.unlisten(ear, lost)
  }

  /** Sends everyone away, once what they asked before is answered. */
  async close(why: Bye): Promise<void> {
    this.#closed = true
    for (const stop of this.#rounds) stop()
    await Promise.all([...this.#desks.values()].map((desk) => desk.close(why)))
  }

  #desk(match: string): Desk {
    const known = this.#desks.get(match)
    if (known !== undefined) return known
    const desk = new Desk(match, this.#house)
    this.#desks.set(match, desk)
    return desk
  }
  /**
   * Writes the first lines of a table; answers whether they were the first. One that is there already was laid for the
   * same reason.
   */
  async #found(match: string, laid: LaidTable, ready = false): Promise<boolean> {
    const { game: shelf, random, now, store } = this.#house
    const game = (await shelf(laid.game))!
    const at = now()
    const room = Room.lay(match, game, laid, random, at)
    const lines = room.fresh()
    const all = ready ? [...lines, ...room.readyAll(at)] : lines
    return (await store.append(match, all, room.card)) === 'appended'
  }

  /** What a wish brings about beyond its own table. */
  async #after(desk: Desk, request: Request, eye: Eye): Promise<void> {
    const { store, now } = this.#house
    if (request.do === 'renew') await store.audit(now(), 'renewed', desk.match, `seat ${request.seat}`)
    if (request.do === 'report')
      await store.audit(now(), 'reported', desk.match, `seat ${request.seat} by ${eye}`)
    if (request.do === 'rematch') await this.#rematch(desk)
  }
  /** Lays the next table once everyone wants it. Its id follows from this one, so that it is laid once. */
  async #rematch(desk: Desk): Promise<void> {
    const laid = await desk.read((room) => room.rematch)
    if (laid === undefined) return
    const next = createHash('sha256').update(`${desk.match} ${laid.watch} next`).digest('hex').slice(0, 32)
    await this.#found(next, laid, true)
    await desk.change((room, now) => ({ lines: room.rematch === undefined ? [] : room.goOn(next, now) }))
  }

  #every(milliseconds: number, round: () => Promise<void>): () => void {
    const { after, log } = this.#house
    let stop = (): void => undefined
    const again = () => {
      stop = after(milliseconds, () => {
        round()
          .catch((error: unknown) => log.warn({ error: String(error) }, 'a round failed'))
          .finally(() => {
            if (!this.#closed) again()
          })
      })
    }
    again()
    return () => stop()
  }
  async #sweep(): Promise<void> {
    const { store, now } = this.#house
    const time = now()
    for (const [match, desk] of this.#desks) {
      if (desk.idle !== undefined && time - desk.idle > PUT_AWAY) {
        void desk.close('closing')
        this.#desks.delete(match)
      }
    }
    for (const match of await store.due(time, MOST_SWEPT)) this.#desk(match).wake()
  }
  async #compare(): Promise<void> {
    const listened = [...this.#desks].filter(([, desk]) => desk.ears > 0).map(([match]) => match)
    if (listened.length === 0) return
    const lengths = await this.#house.store.lengths(listened)
    for (const match of listened) this.#desks.get(match)?.hint(lengths.get(match) ?? Infinity)
  }
  #greet(): Promise<void> {
    for (const desk of this.#desks.values()) desk.greet()
    return Promise.resolve()
  }
  async #clear(): Promise<void> {
    const time = this.#house.now()
    const cleared = await this.#house.store.clear(time, time - KEEP_OVER, time - KEEP_ALL)
    if (cleared > 0) this.#house.log.info({ cleared }, 'old tables deleted')
  }
}
