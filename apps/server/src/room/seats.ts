import type { Eye, Seat } from '@spellendoos/kernel'
import type { RecordLine } from '../store/store.ts'
import { hashOf, keyFor } from './keys.ts'
import type { LineBody, TableSetup } from './record.ts'

/**
 * The kinds of lines that say who sits where and which key opens what: all that is read of a record before a key is
 * accepted.
 */
export const SEATING_LINES: readonly LineBody['is'][] = ['laid', 'sat', 'rose', 'filled', 'renewed']

export interface SeatState {
  name: string
  /** The computer player here before the match; during it the match itself knows. */
  level: number
  ready: boolean
  /** The hash of the only key that opens this seat while a person may sit here; null if there is none. */
  key: string | null
}

/**
 * Who has which seat, by which key, and who is host. An empty seat's key is a link that nobody has used yet; from
 * sitting down until rising it belongs to its player alone; a computer player's seat has none.
 */
export class Seats {
  readonly players: readonly SeatState[]
  readonly #setup: TableSetup
  #host: Seat | null
  /** Every key (its hash) that was given in an answer. */
  readonly #given = new Set<string>()

  constructor(setup: TableSetup) {
    const { players, keys, host } = setup
    this.#setup = setup
    this.players = players.map(({ name, level }, seat) => ({
      name,
      level,
      ready: false,
      key: keys[seat] ?? null,
    }))
    this.#host = host
  }

  /** Reads the lines of a record that are of these kinds; the first one creates the table. */
  static read(lines: readonly RecordLine[]): Seats {
    const bodies = lines.map(({ body }) => JSON.parse(body) as LineBody)
    const seats = new Seats((bodies[0] as LineBody & { is: 'laid' }).table)
    for (const body of bodies) seats.take(body)
    return seats
  }
  /** Applies one line; most do not concern seats. */
  take(body: LineBody): void {
    if (body.is === 'sat') this.#sat(body.seat, body.name, body.key)
    else if (body.is === 'rose') this.#rose(body.seat, body.key)
    else if (body.is === 'filled') this.#filled(body.seat, body.level, body.key)
    else if (body.is === 'renewed') this.#renewed(body.seat, body.key)
  }

  /** Whose view a key (its hash) opens now: a seat's, the watchers', or a guest's who may take any free seat. */
  eyeOf(key: string): Eye | 'guest' | undefined {
    const seat = this.openedBy(key)
    if (seat !== undefined) return seat
    if (key === this.#setup.watch) return 'watcher'
    return key === this.#setup.invite ? 'guest' : undefined
  }
  /**
   * The key of the request with this id. Hashes of keys never leave the server, so nobody else can compute the key from
   * an id.
   */
  keyFor(id: string): string {
    return keyFor(id, this.#setup.invite + this.#setup.watch)
  }
  /** The key that the request with this id was given, as long as it opens a seat: for a page that missed the answer. */
  keyFrom(id: string): string | undefined {
    const key = this.keyFor(id)
    return this.openedBy(hashOf(key)) === undefined ? undefined : key
  }
  /** Whether anybody may ask for a seat here. */
  get isPublic(): boolean {
    return this.#setup.openness === 'lobby'
  }
  /**
   * The seat of the player who may fill seats, make links for empty ones and delete the table; null while it is empty.
   */
  get host(): Seat | null {
    return this.#host
  }
  /** The key (its hash) that opens a seat; none opens a computer player's, whatever the record says. */
  keyOf(seat: Seat): string | null {
    const { level, key } = this.players[seat]!
    return level > 0 ? null : key
  }
  /** The seat that a key (its hash) opens. */
  openedBy(key: string): Seat | undefined {
    const seat = this.players.findIndex((_, each) => this.keyOf(each) === key)
    return seat < 0 ? undefined : seat
  }
  /** Whether a key (its hash) was ever given out at this table. */
  gave(key: string): boolean {
    return this.#given.has(key)
  }
  isEmpty(seat: Seat): boolean {
    const { name, level } = this.players[seat]!
    return name === '' && level === 0
  }

  /** A player sits down with a key of their own, or only changes their name. */
  #sat(seat: Seat, name: string, key: string | undefined): void {
    Object.assign(this.players[seat]!, { name, level: 0 })
    if (key !== undefined) this.#renewed(seat, key)
    this.#host ??= seat
  }
  /** A player gives up the seat. In old records the key remained valid. */
  #rose(seat: Seat, key: null | undefined): void {
    Object.assign(this.players[seat]!, { name: '', ready: false, ...(key === null && { key }) })
    if (seat === this.#host) this.#host = this.#firstPerson()
  }
  #filled(seat: Seat, level: number, key: null | undefined): void {
    Object.assign(this.players[seat]!, { level, ...(key === null && { key }) })
  }
  #renewed(seat: Seat, key: string): void {
    this.players[seat]!.key = key
    this.#given.add(key)
  }
  #firstPerson(): Seat | null {
    const seat = this.players.findIndex(({ name }) => name !== '')
    return seat < 0 ? null : seat
  }
}
