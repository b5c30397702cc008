import { Table, type Replay, type Signature } from '@spellendoos/fair'
import type { Entry, Game, Seat } from '@spellendoos/kernel'
import { MOST_LINES, NEWS_SENT, type Phase } from '@spellendoos/wire'
import type { Downtime } from '../downtime.ts'
import type { RecordLine } from '../store/store.ts'
import { AnsweredRequests } from './answered-requests.ts'
import { LineShares } from './line-shares.ts'
import { Participants } from './participants.ts'
import type { LineBody, RequestId, TableSetup, WrittenLine } from './record.ts'
import { Seats, type SeatState } from './seats.ts'
import { TakeBacks } from './take-backs.ts'
import { TurnClock } from './turn-clock.ts'

/** How many entries keep their facts in memory, for pages that were disconnected briefly. */
const FRESH = 8
/** In a match with more entries than this, recent news is kept instead of recomputed. */
const RECALLED = 400

/**
 * The state of a table that results from its record. It only applies lines. What may be written next is decided
 * elsewhere, and nothing here knows the time, the network or the store.
 */
export class RoomState {
  readonly match: string
  readonly game: Game
  readonly setup: TableSetup
  readonly seats: Seats
  readonly participants: Participants
  readonly answered = new AnsweredRequests()
  readonly #again: Seat[] = []
  readonly #signatures: Signature[] = []
  /** For each line, the number of entries that the match had after it. */
  readonly #entries: number[] = []
  #table: Table | undefined
  #clock: TurnClock
  #takeBacks: TakeBacks
  #shares: LineShares
  /** The number of lines before the match, once everyone has sealed. */
  #linesBefore: number | undefined
  #sealingSince = 0
  /** Until when downtime has been recorded. */
  #downUntil = 0
  #chanceSince: number | undefined
  #voids = 0
  #lastAt = 0
  #publicAt = 0
  #next: string | undefined

  constructor(match: string, game: Game, setup: TableSetup) {
    this.match = match
    this.game = game
    this.setup = setup
    this.seats = new Seats(setup)
    const browsers = this.players.map((_, seat) => setup.browsers?.[seat] ?? null)
    this.participants = new Participants(browsers, (seat) => this.players[seat]!.name !== '')
    this.#clock = new TurnClock(setup.pace, setup.seats)
    this.#takeBacks = new TakeBacks(setup.seats)
    this.#shares = new LineShares(setup.seats)
  }

  get players(): readonly SeatState[] {
    return this.seats.players
  }
  get phase(): Phase {
    if (this.#table === undefined) return 'gathering'
    if (!this.#table.ready) return 'sealing'
    return this.#table.match.result === undefined ? 'playing' : 'over'
  }
  /** The match with the server's secrets, which never leave the server before the end. */
  get table(): Table | undefined {
    return this.#table
  }
  /** The match, while it is being played and no draw is waiting for links; otherwise `undefined`. */
  get running(): Table | undefined {
    return this.phase === 'playing' && this.#table!.pending === undefined ? this.#table : undefined
  }
  get clock(): TurnClock {
    return this.#clock
  }
  get takeBacks(): TakeBacks {
    return this.#takeBacks
  }
  /** How much of the record each seat can still use, before the match or during it. */
  get shares(): LineShares {
    return this.#shares
  }
  /** Whether the record has more lines than all seats together may cause, plus as many that nobody caused. */
  get isOverlong(): boolean {
    return this.length - (this.#linesBefore ?? 0) >= 2 * MOST_LINES
  }
  /** Since when everyone has been asked to commit to their contributions to chance. */
  get sealingSince(): number {
    return this.#sealingSince
  }
  /** Since when a draw has been waiting for links; `undefined` if none is. */
  get chanceSince(): number | undefined {
    return this.#chanceSince
  }
  get downUntil(): number {
    return this.#downUntil
  }
  get voids(): number {
    return this.#voids
  }
  /** The seats that want another match. */
  get again(): readonly Seat[] {
    return this.#again
  }
  get signatures(): readonly Signature[] {
    return this.#signatures
  }
  /** The table of the next match, once there is one. */
  get next(): string | undefined {
    return this.#next
  }
  /** When the last line was received. */
  get lastAt(): number {
    return this.#lastAt
  }
  /** When the last public line was received. */
  get publicAt(): number {
    return this.#publicAt
  }
  /** The number of lines in the record. */
  get length(): number {
    return this.#entries.length
  }
  /** How many of the first lines everyone knows of: talk, blocks and reports are not counted. */
  publicLength(length = this.length): number {
    return this.participants.publicCount(length)
  }
  /** How many entries the match had before a line. */
  entriesBefore(line: number): number {
    return line === 0 ? 0 : this.#entries[line - 1]!
  }
  /** The time at this table, which never runs backwards. */
  timeAt(now: number): number {
    return Math.max(now, this.#lastAt)
  }
  /** The match as a file, with the signatures of seats; `undefined` before it is over. */
  get replay(): Replay | undefined {
    if (this.phase !== 'over') return undefined
    const replay = this.#table!.replay(this.players.map(({ name }) => name))
    return replay.format === 2 ? { ...replay, signatures: this.#signatures } : replay
  }

  /** Applies lines that were written elsewhere. A line that does not fit throws. */
  follow(lines: readonly RecordLine[]): void {
    for (const { number, at, body } of lines) {
      if (number < this.length) continue
      if (number > this.length) throw new Error(`line ${this.length} of ${this.match} is missing`)
      const { asked, ...written } = JSON.parse(body) as WrittenLine
      this.apply(written, at)
      this.count(written, at, asked)
    }
  }

  /** Counts a line that was applied, and remembers the request that it answers. */
  count(body: LineBody, at: number, asked: RequestId | undefined): void {
    this.#lastAt = at
    if (this.participants.privateSince(this.length) === 0) this.#publicAt = at
    this.#entries.push(this.#table?.seq ?? 0)
    if (asked !== undefined) this.answered.add(`${asked.by} ${asked.id}`, this.length)
    // A player who asks for any free seat has no seat yet.
    const by = body.is === 'sat' ? body.seat : asked?.by
    if (by !== undefined) this.#shares.take(body, by)
  }

  /** Applies one line. */
  apply(body: LineBody, at: number): void {
    this.seats.take(body)
    switch (body.is) {
      case 'laid':
      case 'filled':
      case 'renewed':
        return
      case 'sat':
        // A new key belongs to another player.
        this.participants.sat(body.seat, body.browser ?? (body.key === undefined ? undefined : null))
        return
      case 'rose':
        this.participants.rose(body.seat)
        return
      case 'ready':
        this.players[body.seat]!.ready = body.ready
        return
      case 'sealing':
        return this.#beginSealing(body, at)
      case 'voided':
        return this.#callOff(body.seats)
      case 'played':
        return this.#replay(body.entries, at)
      case 'asked-back':
        return this.#takeBacks.ask(body.seat, this.#table!.match.seq)
      case 'answered-back':
        return this.#takeBacks.answer(body.seat, body.allow)
      case 'said': {
        const { seat } = body
        const said = 'text' in body ? { text: body.text } : { phrase: body.phrase }
        return this.participants.said(this.length, { at, seat, ...said })
      }
      case 'blocked':
        return this.participants.blocked(this.length, body.seat, body.other, body.blocked)
      case 'reported':
        return this.participants.reported(this.length, body.seat, body.other)
      case 'noted':
        return this.participants.noted(this.length, body.seat)
      case 'rested':
        return this.#skip(body)
      case 'again':
        this.#again.push(body.seat)
        return
      case 'next':
        this.#next = body.match
        return
      case 'signed':
        this.#signatures.push({ by: body.seat, signature: body.signature })
    }
  }

  /** Updates after entries of the match: whose turn it is from now on, and which requests are no longer open. */
  turned(entries: readonly Entry[], at: number): void {
    const table = this.#table!
    if (!table.ready) return
    if (this.#linesBefore === undefined) this.#matchBegan()
    this.forgetOldFacts()
    const { match } = table
    this.#takeBacks.follow(entries, match.result !== undefined)
    this.#chanceSince ??= at
    if (table.pending !== undefined) return
    const ranOut = entries.find((entry) => 'move' in entry && entry.by === 'clock')
    this.#clock.advance(
      at,
      {
        onTurn: match.turn.filter((by) => typeof by === 'number'),
        bots: match.bots,
        standing: match.standing,
        acted: entries.flatMap(actorOf),
        clocks: match.clocks,
        ranOut: ranOut && 'move' in ranOut ? ranOut.move : undefined,
      },
      this.#chanceSince,
    )
    this.#chanceSince = undefined
  }

  /**
   * In a short match old facts are recomputed for a page that was disconnected; in a long one that would take too long.
   */
  forgetOldFacts(): void {
    const match = this.#table?.match
    match?.forget(FRESH, match.seq > RECALLED ? NEWS_SENT : FRESH)
  }

  #beginSealing({ seed, links }: LineBody & { is: 'sealing' }, at: number): void {
    const { seats, options, position, signer } = this.setup
    const opened = Table.open(this.game, {
      id: this.match,
      seed,
      seats,
      options,
      contributions: links === true ? 'links' : 'by-seats',
      ...(signer === undefined || links !== true ? {} : { key: signer }),
      voids: this.#voids,
      at,
      ...(position === undefined ? {} : { position }),
    })
    if (!opened.ok) throw new Error(`${this.match}: ${opened.problem.text.en}`)
    this.#table = opened.value
    this.#clock = new TurnClock(this.setup.pace, seats)
    this.#takeBacks = new TakeBacks(seats)
    this.#sealingSince = at
    this.#chanceSince = undefined
  }
  /**
   * A match has its own share of the record. Attempts to begin one do not, because they could be repeated without end.
   */
  #matchBegan(): void {
    this.#linesBefore = this.length
    this.#shares = new LineShares(this.setup.seats)
    this.participants.matchBegan()
  }
  /** These seats did not commit in time: the table returns to gathering. */
  #callOff(seats: readonly Seat[]): void {
    this.#table = undefined
    this.#voids++
    for (const seat of seats) this.players[seat]!.ready = false
    this.#entries.fill(0)
  }
  #replay(entries: readonly Entry[], at: number): void {
    for (const entry of entries) {
      const outcome = this.#table!.take({ ...entry, at })
      if (!outcome.ok) throw new Error(`${this.match}, line ${this.length}: ${outcome.refusal.text.en}`)
    }
    this.turned(entries, at)
  }
  /** Time that was charged before this line is not refunded twice. */
  #skip({ from, until }: Downtime): void {
    const milliseconds = Math.max(0, until - Math.max(from, this.#downUntil, this.#lastAt))
    this.#downUntil = Math.max(this.#downUntil, until)
    this.#sealingSince += milliseconds
    if (this.#chanceSince === undefined) this.#clock.skip(milliseconds)
  }
}

/** The seat that acted in an entry; links are opened by pages, and absences by nobody. */
function actorOf(entry: Entry): readonly Seat[] {
  const byItself = 'link' in entry || 'absent' in entry
  return typeof entry.by === 'number' && !byItself ? [entry.by] : []
}
