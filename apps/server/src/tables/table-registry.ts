import type { Eye, Problem, Read, Seat } from '@spellendoos/kernel'
import type { CloseReason, JoinRequest, LobbyTable, NewTable, TableInfo, TableKeys } from '@spellendoos/wire'
import { hashOf } from '../room/keys.ts'
import { refusedByRoom } from '../room/refusals.ts'
import type { Room } from '../room/room.ts'
import { Seats, SEATING_LINES } from '../room/seats.ts'
import { signReplay } from '../room/signer.ts'
import { failure } from './failures.ts'
import { Housekeeping } from './housekeeping.ts'
import { createTable, keysOf, setupOf, tableIdOf } from './new-table.ts'
import type { Services } from './services.ts'
import { TableUnavailable } from './stored-room.ts'
import { TableActor } from './table-actor.ts'

const MOST_LISTED = 100
/** Other nodes are told about a deleted table as if its record had become infinitely long. */
const DELETED = Number.MAX_SAFE_INTEGER

/** Whom a key lets in. */
export interface Admission {
  readonly eye: Eye | 'guest'
  /** The key that opens this view now. */
  readonly key: string
  readonly game: string
  readonly version: number
}

/** All tables that this node serves. */
export class TableRegistry {
  readonly #services: Services
  readonly #actors = new Map<string, TableActor>()
  readonly #housekeeping: Housekeeping

  /** `alone`: there are no other nodes. */
  constructor(services: Services, alone: boolean) {
    this.#services = services
    services.fanout.subscribe((hint) => this.#actors.get(hint.match)?.hear(hint.length, hint.here))
    const tables = {
      actors: this.#actors,
      at: (match: string) => this.at(match),
      remove: (match: string) => void this.#actors.delete(match),
    }
    this.#housekeeping = new Housekeeping(services, tables, alone)
  }

  /** The public key of this server's signatures. */
  get signingKey(): string {
    return this.#services.signer.key
  }
  get tables(): number {
    return this.#actors.size
  }
  get listeners(): number {
    return [...this.#actors.values()].reduce((sum, actor) => sum + actor.listeners, 0)
  }
  /** The actor of a table, whether it is in memory or not. */
  at(match: string): TableActor {
    const known = this.#actors.get(match)
    if (known !== undefined) return known
    const actor = new TableActor(match, this.#services)
    this.#actors.set(match, actor)
    return actor
  }

  /** Creates a table for a player in this browser (its hash). A repeat with the same id gets the same answer. */
  async create(table: NewTable, browser?: string): Promise<Read<TableKeys>> {
    const game = await this.#services.game(table.game)
    if (game === undefined) return failure('no-game')
    const setup = setupOf(table, game, browser)
    if (!setup.ok) return setup
    // The record contains nothing from which this id or a key could be derived.
    const match = tableIdOf(table)
    const isFirst = await createTable(this.#services, match, setup.value)
    const there = isFirst ? setup.value : await this.at(match).read((room) => room.setup)
    return { ok: true, value: keysOf(table, there) }
  }
  /** Whose view a key opens; `undefined` if it opens none. */
  async eyeOf(match: string, key: string): Promise<Eye | 'guest' | undefined> {
    if (!(await this.#mayEnter(match, { key }))) return undefined
    return this.at(match).read((room) => room.eyeOf(hashOf(key)))
  }
  /**
   * Whose view a key opens, and of which game. A page that requested another key with this id, and missed the answer,
   * is told that key.
   */
  async admit(match: string, shown: string, id?: string): Promise<Admission | undefined> {
    if (!(await this.#mayEnter(match, { key: shown, id }))) return undefined
    return this.at(match).read((room) => {
      const { game, version } = room.setup
      const eye = room.eyeOf(hashOf(shown))
      if (eye !== undefined) return { eye, key: shown, game, version }
      const key = id === undefined ? undefined : room.keyFrom(id)
      return key === undefined ? undefined : { eye: room.eyeOf(hashOf(key))!, key, game, version }
    })
  }
  /**
   * Gives a guest in this browser (its hash) a seat. A repeat with the same id gets the same answer. From the lobby
   * nobody can join the table of a player who blocked them: to them the table is full. Invitations are exempt.
   */
  async join(
    match: string,
    { id, name, key }: JoinRequest,
    browser?: string,
  ): Promise<Read<{ seat: Seat; key: string }>> {
    if (!(await this.#mayEnter(match, { key }))) return failure('bad-key')
    const actor = this.at(match)
    const { store } = this.#services
    const may = (room: Room) =>
      key === undefined ? room.setup.openness === 'lobby' : room.eyeOf(hashOf(key)) === 'guest'
    if (!(await actor.read(may))) return failure('bad-key')
    const asks = key === undefined && browser !== undefined
    const joined = await actor.changeAfter({
      look: (room) => room.participants.sitting,
      learn: async (there) => asks && (await store.blocks([browser], there)).length > 0,
      act: (apart, room, now) => room.join(id, name, now, { browser, apart }),
    })
    if (!joined.ok) return { ok: false, problem: joined.refusal }
    return { ok: true, value: { seat: joined.seat!, key: joined.key! } }
  }
  /**
   * What everyone at a table may know, and whether it is waiting for the holder of this key; guests may look as well.
   */
  async glance(match: string, key: string): Promise<Read<{ table: TableInfo; waits: boolean }>> {
    const { now } = this.#services
    if (!(await this.#mayEnter(match, { key }))) return failure('bad-key')
    return this.at(match).read((room, presence) => {
      const eye = room.eyeOf(hashOf(key))
      if (eye === undefined) return failure('bad-key')
      const waits =
        typeof eye === 'number' && room.phase === 'playing' && room.table!.match.turn.includes(eye)
      return { ok: true, value: { table: room.info(now(), presence), waits } }
    })
  }
  async replay(match: string, key: string): Promise<Read<unknown>> {
    const { signer } = this.#services
    if (!(await this.#mayEnter(match, { key }))) return failure('bad-key')
    return this.at(match).read((room) => {
      const eye = room.eyeOf(hashOf(key))
      if (eye === undefined || eye === 'guest') return failure('bad-key')
      const { replay } = room
      if (replay === undefined) return { ok: false, problem: refusedByRoom('not-over') }
      // A table that another server created is for that server to sign.
      return { ok: true, value: room.setup.signer === signer.key ? signReplay(replay, signer) : replay }
    })
  }
  /** The tables where this browser (its hash) may sit down. */
  lobby(browser?: string): Promise<readonly LobbyTable[]> {
    return this.#services.store.lobby(this.#services.now(), MOST_LISTED, browser)
  }
  /** Undoes a block, for the browser that made it and knows its handle; for any other it does nothing. */
  unblock(browser: string, handle: string): Promise<void> {
    return this.#services.store.unblock(browser, handle)
  }
  /** Deletes a table; returns what is wrong if the holder of this key may not. */
  async delete(match: string, key: string): Promise<Problem | undefined> {
    if (!(await this.#mayEnter(match, { key }))) return refusedByRoom('link-replaced')
    let host: Seat | null = null
    const against = await this.at(match).delete((room) => {
      const eye = room.eyeOf(hashOf(key))
      host = room.host
      if (eye === host) return undefined
      return refusedByRoom(eye === undefined || eye === 'guest' ? 'link-replaced' : 'only-host')
    })
    if (against !== undefined) return against
    const { store, fanout, now } = this.#services
    await store.audit(now(), 'deleted', match, `seat ${host}`)
    fanout.publish({ match, length: DELETED })
    void this.#actors.get(match)?.close('deleted')
    this.#actors.delete(match)
    return undefined
  }

  /** Closes all listeners, once their earlier requests are answered. */
  async close(why: CloseReason): Promise<void> {
    this.#housekeeping.stop()
    await Promise.all([...this.#actors.values()].map((actor) => actor.close(why)))
  }

  /**
   * Whether the holder of this key, or of one that was requested with this id, may enter at all; without a key, whether
   * anybody may. If a table is not in memory, only the lines about seats are read, so that a stranger cannot cause a
   * whole record to be loaded.
   */
  async #mayEnter(
    match: string,
    { key, id }: { key: string | undefined; id?: string | undefined },
  ): Promise<boolean> {
    if (this.#actors.get(match)?.isLoaded === true) return true
    const lines = await this.#services.store.linesOf(match, SEATING_LINES)
    if (lines.length === 0) throw new TableUnavailable('no-table')
    const seats = Seats.read(lines)
    if (key === undefined) return seats.isPublic
    return seats.eyeOf(hashOf(key)) !== undefined || (id !== undefined && seats.keyFrom(id) !== undefined)
  }
}
