import { isAnswerValid, botsToAsk, type AskedAt, type SeatedBot } from '@spellendoos/bots/table'
import type { Random, Replay, Table } from '@spellendoos/fair'
import type { Eye, Game, Refusal, Seat } from '@spellendoos/kernel'
import type { Command, News, Phase, Request, TableInfo } from '@spellendoos/wire'
import type { Downtime } from '../downtime.ts'
import type { BlockChange, RecordLine, TableSummary } from '../store/store.ts'
import { beginIfReady } from './ceremony.ts'
import { carryOut } from './commands.ts'
import { hashOf } from './keys.ts'
import { LineWriter } from './line-writer.ts'
import type { Participants } from './participants.ts'
import type { LineBody, RequestId, TableSetup, WrittenLine } from './record.ts'
import { refusedByRoom, type RoomRefusal } from './refusals.ts'
import { rematchSetup } from './rematch.ts'
import { RoomState } from './room-state.ts'
import { nameFor } from './seat-commands.ts'
import { nextTimeout, runTimeouts } from './timeouts.ts'
import { isNewsFor, newsFor, summaryOf, tableInfo, type Presence } from './views.ts'

/** The result of a request: done, with the lines it wrote (none for a repeat), or refused. */
export type RequestResult =
  | {
      readonly ok: true
      readonly publicLength: number
      readonly lines: readonly RecordLine[]
      readonly key?: string
      /** The block that it made or undid. */
      readonly blockChange?: BlockChange
    }
  | { readonly ok: false; readonly refusal: Refusal }

/** A player who asks for a free seat. */
interface Joiner {
  /** The hash of the browser's secret. */
  readonly browser?: string | undefined
  /** Whether one of the players here blocked this guest, or the other way round: to this guest the table is full. */
  readonly apart?: boolean
}

/** How many refused requests are remembered, so that a repeat gets the first answer. */
const REMEMBERED = 64
/** Commands that may be answered with a new key, which is derived from the request's id. */
const KEYED: ReadonlySet<Command['do']> = new Set(['sit', 'renew'])

const isSeat = (eye: Eye): eye is Seat => eye !== 'watcher'
const refuse = (code: RoomRefusal): RequestResult & { ok: false } => ({
  ok: false,
  refusal: refusedByRoom(code),
})

/**
 * A table online: the state that results from its record, and what may be written in it next. It knows no time, no
 * network and no store: its owner supplies the time, stores its lines, and discards it if that fails.
 */
export class Room {
  readonly #state: RoomState
  readonly #writer: LineWriter
  readonly #random: Random
  readonly #refused = new Map<string, Refusal>()

  private constructor(match: string, game: Game, setup: TableSetup, random: Random) {
    this.#state = new RoomState(match, game, setup)
    this.#writer = new LineWriter(this.#state)
    this.#random = random
  }

  /** A new table; its first line has yet to be stored. */
  static create(match: string, game: Game, setup: TableSetup, random: Random, at: number): Room {
    const room = new Room(match, game, setup, random)
    room.#writer.write({ is: 'laid', table: setup }, at)
    return room
  }
  /** A table from its record. An inconsistent record throws. */
  static open(match: string, game: Game, lines: readonly RecordLine[], random: Random): Room {
    const first = JSON.parse(lines[0]!.body) as WrittenLine
    if (first.is !== 'laid') throw new Error(`the record of ${match} does not begin with a table`)
    const room = new Room(match, game, first.table, random)
    room.follow(lines)
    return room
  }
  /** Which game and version a record is about. */
  static gameOf(first: RecordLine): { readonly game: string; readonly version: number } {
    const { table } = JSON.parse(first.body) as { table: TableSetup }
    return table
  }

  /** Applies lines that were written elsewhere. */
  follow(lines: readonly RecordLine[]): void {
    this.#state.follow(lines)
  }
  /** The lines written since they were last taken. */
  takeLines(): readonly RecordLine[] {
    return this.#writer.take()
  }

  get match(): string {
    return this.#state.match
  }
  get game(): Game {
    return this.#state.game
  }
  get setup(): TableSetup {
    return this.#state.setup
  }
  /** The number of lines in the record. */
  get length(): number {
    return this.#state.length
  }
  /** How many of the first lines everyone knows of: talk, blocks and reports are not counted. */
  publicLength(length?: number): number {
    return this.#state.publicLength(length)
  }
  /** The first line that is new to a page that knows of this many. */
  lineAt(publicLength: number): number {
    return this.#state.participants.lineAt(publicLength)
  }
  get phase(): Phase {
    return this.#state.phase
  }
  /** The match with the server's secrets, which never leave the server before the end. */
  get table(): Table | undefined {
    return this.#state.table
  }
  /** The seat that may fill seats, make links for empty ones and delete the table; null while nobody sits here. */
  get host(): Seat | null {
    return this.#state.seats.host
  }
  /** The table of the next match, once it exists. */
  get next(): string | undefined {
    return this.#state.next
  }
  /** When the last line was received; time never runs backwards. */
  get last(): number {
    return this.#state.lastAt
  }
  /** Who sits here, and who blocked whom. */
  get participants(): Pick<Participants, 'sitting' | 'unresolved' | 'setBlocks' | 'blockChangeAt'> {
    return this.#state.participants
  }

  /** Whose view a key (its hash) opens now: a seat's, the watchers', or a guest's, who may take any free seat. */
  eyeOf(key: string): Eye | 'guest' | undefined {
    return this.#state.seats.eyeOf(key)
  }
  /** The key that the request with this id was given, as long as it opens a seat: for a page that missed the answer. */
  keyFrom(id: string): string | undefined {
    return this.#state.seats.keyFrom(id)
  }
  /** The hash of the key that opens this view; null if none does. */
  keyOf(eye: Eye): string | null {
    return isSeat(eye) ? this.#state.seats.keyOf(eye) : this.setup.watch
  }

  /**
   * Does what the holder of this key (its hash) requests, or says why not. A request that was done before is not done
   * again. A key that has been replaced gets one answer only: to a repeat of the request that replaced it.
   */
  handle(shown: string, { id, ...command }: Request, now: number): RequestResult {
    const state = this.#state
    const at = state.timeAt(now)
    // The new key is derived from the id, so the record contains only a hash of that id.
    const key = KEYED.has(command.do) ? state.seats.keyFor(id) : undefined
    const own = this.eyeOf(shown)
    const eye = own ?? (key === undefined ? undefined : state.seats.openedBy(hashOf(key)))
    if (eye === undefined || eye === 'guest') return refuse('link-replaced')
    const request: RequestId = { by: eye, id: key === undefined ? id : hashOf(id) }
    const known = `${eye} ${request.id}`
    const done = state.answered.find(known)
    if (done !== undefined) return this.#done(done, [], key)
    if (own === undefined) return refuse('link-replaced')
    const before = this.#refused.get(known)
    if (before !== undefined) return { ok: false, refusal: before }
    const context = { state, writer: this.#writer, random: this.#random, at, request, newKey: key ?? '' }
    const refusal = isSeat(eye) ? carryOut({ ...context, seat: eye }, command) : refusedByRoom('only-players')
    if (refusal === undefined) return this.#done(state.answered.find(known), this.takeLines(), key)
    this.#refused.set(known, refusal)
    if (this.#refused.size > REMEMBERED) this.#refused.delete(this.#refused.keys().next().value!)
    return { ok: false, refusal }
  }
  /** The answer to a request whose last line gave the record this length; `length` is `undefined` if it wrote none. */
  #done(length: number | undefined, lines: readonly RecordLine[], key: string | undefined): RequestResult {
    const { participants, seats } = this.#state
    const blockChange = length === undefined ? undefined : participants.blockChangeAt(length - 1)
    const given = key !== undefined && seats.gave(hashOf(key)) ? { key } : {}
    return {
      ok: true,
      publicLength: this.publicLength(length),
      lines,
      ...given,
      ...(blockChange && { blockChange }),
    }
  }

  /** Gives a guest a free seat and a key of its own. A repeat with the same id gets the same answer. */
  join(id: string, wanted: string, now: number, who: Joiner = {}): RequestResult & { readonly seat?: Seat } {
    const { seats, players, shares, isOverlong } = this.#state
    const key = seats.keyFor(id)
    const hash = hashOf(key)
    const taken = players.findIndex((player) => player.key === hash && player.name !== '')
    if (taken >= 0) return { ok: true, publicLength: this.publicLength(), lines: [], key, seat: taken }
    if (this.phase !== 'gathering') return refuse('already-begun')
    const free = [...players.keys()].filter((each) => seats.isEmpty(each))
    if (free.length === 0 || who.apart === true) return refuse('no-free-seat')
    const seat = free.find((each) => shares.maySit(each))
    if (seat === undefined || isOverlong) return refuse('table-full')
    const name = nameFor(this.#state, seat, wanted)
    if (typeof name !== 'string') return { ok: false, refusal: name }
    const { browser } = who
    const sat: LineBody = { is: 'sat', seat, name, key: hash, ...(browser === undefined ? {} : { browser }) }
    this.#writer.write(sat, this.#state.timeAt(now))
    return { ok: true, publicLength: this.publicLength(), lines: this.takeLines(), key, seat }
  }

  /** Lets everything happen that is due by now: clocks that run out, people who did not come. */
  tick(now: number): readonly RecordLine[] {
    runTimeouts(this.#state, this.#writer, this.#state.timeAt(now))
    return this.takeLines()
  }
  /** Records, if clocks are running, that no node could take a move for a while. */
  addDowntime({ from, until }: Downtime, now: number): readonly RecordLine[] {
    const { downUntil, lastAt } = this.#state
    if (this.alarm === undefined || Math.max(downUntil, lastAt) >= until) return []
    this.#writer.write({ is: 'rested', from, until }, this.#state.timeAt(now))
    return this.takeLines()
  }
  /** Plays for a computer player, given the match as it was when it was asked. */
  playFor(seat: Seat, move: string, asked: AskedAt, now: number): readonly RecordLine[] {
    const { table } = this.#state
    if (this.phase !== 'playing' || table?.match.bots[seat] === 0) return []
    const at = this.#state.timeAt(now)
    if (isAnswerValid(table!.match, seat, asked))
      this.#writer.play(() => table!.play(seat, move, { at, seen: asked.seq }), at)
    return this.takeLines()
  }
  /** Marks everyone as ready who comes from the previous table. */
  readyAll(now: number): readonly RecordLine[] {
    const at = this.#state.timeAt(now)
    this.#state.players.forEach(({ level }, seat) => {
      if (level === 0) this.#writer.write({ is: 'ready', seat, ready: true }, at)
    })
    beginIfReady(this.#state, this.#writer, this.#random, at)
    return this.takeLines()
  }
  /** The setup of the next table, once everyone wants another match. */
  get rematch(): TableSetup | undefined {
    return rematchSetup(this.#state)
  }
  /** Records where the next match is played. */
  setNext(match: string, now: number): readonly RecordLine[] {
    this.#writer.write({ is: 'next', match }, this.#state.timeAt(now))
    return this.takeLines()
  }

  /** The computer players that may want to do something now; none while a draw is waiting for links. */
  get bots(): readonly SeatedBot[] {
    const table = this.#state.running
    return table === undefined || this.#state.isOverlong ? [] : botsToAsk(table.match)
  }
  /** Those of them that have a move. Only if nobody is watching may it show which they are. */
  get ableBots(): readonly SeatedBot[] {
    return this.bots.filter(({ seat }) => {
      const { match } = this.table!
      return match.turn.includes(seat) || match.moves(seat).length > 0
    })
  }
  /** The people whom the table is waiting for, and since when. If everyone plays at once it waits for nobody. */
  get awaited(): readonly { readonly seat: Seat; readonly since: number }[] {
    if (this.phase !== 'playing' || this.game.traits.realtime) return []
    return [...this.#state.players.keys()].flatMap((seat) => {
      const since = this.#state.clock.waitingSince(seat)
      return since === undefined ? [] : [{ seat, since }]
    })
  }
  /** When something has to happen by itself next; a computer player on turn thinks at once. */
  get due(): number | undefined {
    const waits = this.bots.some(({ seat }) => this.table!.match.turn.includes(seat))
    return waits ? this.last : this.alarm
  }
  /** When a timeout is due next. */
  get alarm(): number | undefined {
    return nextTimeout(this.#state)
  }

  get summary(): TableSummary {
    return summaryOf(this.#state, this.due)
  }
  /** Everything that this viewer may know now, and what is new since line `since`. */
  news(you: Eye, since: number, time: number, presence: Presence): News {
    return newsFor(this.#state, you, since, time, presence)
  }
  /** Whether this viewer may know of anything that happened since line `since`. */
  isNews(you: Eye, since: number): boolean {
    return isNewsFor(this.#state, you, since)
  }
  info(time: number, presence: Presence): TableInfo {
    return tableInfo(this.#state, time, presence)
  }
  /** The match as a file, with the signatures of seats; `undefined` before it is over. */
  get replay(): Replay | undefined {
    return this.#state.replay
  }
}
