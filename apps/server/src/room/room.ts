import { derivedContribution, seatSeal, Table, type Random } from '@spellendoos/fair'
import {
  seating,
  withResult,
  type Act,
  type Entry,
  type Eye,
  type Game,
  type Outcome,
  type Refusal,
  type Seat,
} from '@spellendoos/kernel'
import type { Card, Line, Quarrel } from '../store/store.ts'
import type { News, Phase, Request, TableSeen, Wish } from '@spellendoos/wire'
import { Answered } from './answered.ts'
import { Company } from './company.ts'
import { Hourglass } from './hourglass.ts'
import { browserOf, hashOf, keyFor } from './keys.ts'
import type { Asked, Body, LaidTable, Written } from './lines.ts'
import { cleanName, cleanTalk, sameName } from './names.ts'
import { refusedByRoom, type RoomRefusal } from './refusals.ts'

/** What a wish came to: done, with the lines it wrote (none for a repeat), or refused. */
export type Granted =
  | {
      readonly ok: true
      readonly seq: number
      readonly lines: readonly Line[]
      readonly key?: string
      /** The block that it made or undid. */
      readonly quarrel?: Quarrel
    }
  | { readonly ok: false; readonly refusal: Refusal }

/** Who looks at a table just now, which is no part of its record. */
export interface Presence {
  readonly here: (seat: Seat) => boolean
  readonly watchers: number
}

interface Player {
  name: string
  /** Before the match: the computer player put here. During it the match itself knows. */
  level: number
  ready: boolean
  key: string | null
}

/** Who asks for a free seat. */
interface Joiner {
  /** The hash of the browser's secret. */
  readonly browser?: string | undefined
  /** Does not get on with somebody here: to this guest the table is full. */
  readonly apart?: boolean
}

/** How long everyone has to contribute to chance. */
const SEALING = 30_000
/** Who takes over for somebody who went away, and for somebody who gave up while others play on. */
const STAND_IN = 2
const LEFT_OVER = 1
/** Entries whose facts are at hand for who was away for a moment. */
const FRESH = 8
/** Refused requests that are remembered, so that a repeat gets the first answer. */
const REMEMBERED = 64

/** An entry of the match without its time, which stands beside the line. */
const timeless = (entry: Entry): Entry => {
  const { at, ...rest } = entry
  return at === undefined ? entry : rest
}
/** What can be wished only before the match, and only by who laid the table. */
const BEFORE: ReadonlySet<Wish['do']> = new Set(['sit', 'rise', 'fill', 'ready'])
const HOSTS: ReadonlySet<Wish['do']> = new Set(['fill', 'renew'])

const isSeat = (eye: Eye): eye is Seat => eye !== 'watcher'

/**
 * A table online: its record folded up, and what may be written in it next. It knows no time, no network and
 * no store: whoever holds it hands it the time, writes its lines down, and throws it away if that fails.
 */
export class Room {
  readonly match: string
  readonly game: Game
  readonly #random: Random
  readonly #laid: LaidTable
  readonly #players: Player[]
  readonly #company: Company
  readonly #answered = new Answered()
  readonly #refused = new Map<string, Refusal>()
  /** For each line the number of entries that the match had after it. */
  readonly #entries: number[] = []
  readonly #again: Seat[] = []
  #fresh: Line[] = []
  #table: Table | undefined
  #seed = new Uint8Array()
  #glass: Hourglass
  #sealedAt = 0
  #voids = 0
  #last = 0
  /** When the last line was received that everybody knows of. */
  #noticed = 0
  #next: string | undefined

  private constructor(match: string, game: Game, laid: LaidTable, random: Random) {
    this.match = match
    this.game = game
    this.#random = random
    this.#laid = laid
    this.#players = laid.players.map(({ name, level }, seat) => ({
      name,
      level,
      ready: false,
      key: laid.keys[seat] ?? null,
    }))
    const browsers = this.#players.map((_, seat) => laid.browsers?.[seat] ?? null)
    this.#company = new Company(browsers, (seat) => this.#players[seat]!.name !== '')
    this.#glass = new Hourglass(laid.pace, laid.seats)
  }

  /** A new table; its first line is still to be written down. */
  static lay(match: string, game: Game, laid: LaidTable, random: Random, at: number): Room {
    const room = new Room(match, game, laid, random)
    room.#write({ is: 'laid', table: laid }, at)
    return room
  }
  /** A table from its record. A record that does not fold is not ours: it throws. */
  static open(match: string, game: Game, lines: readonly Line[], random: Random): Room {
    const first = JSON.parse(lines[0]!.body) as Written
    if (first.is !== 'laid') throw new Error(`the record of ${match} does not begin with a table`)
    const room = new Room(match, game, first.table, random)
    room.follow(lines)
    return room
  }
  /** Which game and version a record is about. */
  static gameOf(first: Line): { readonly game: string; readonly version: number } {
    const { table } = JSON.parse(first.body) as { table: LaidTable }
    return table
  }

  /** Takes in lines that were written down elsewhere. */
  follow(lines: readonly Line[]): void {
    for (const { seq, at, body } of lines) {
      if (seq < this.seq) continue
      if (seq > this.seq) throw new Error(`line ${this.seq} of ${this.match} is missing`)
      const { asked, ...written } = JSON.parse(body) as Written
      this.#fold(written, at)
      this.#count(at, asked)
    }
  }

  get seq(): number {
    return this.#entries.length
  }
  /** How many of the first lines are told of: talk and blocks do not count. */
  count(line = this.seq): number {
    return this.#company.count(line)
  }
  /** The first line to be told to who knows of so many. */
  lineAt(count: number): number {
    return this.#company.lineAt(count)
  }
  get phase(): Phase {
    if (this.#table === undefined) return 'gathering'
    if (!this.#table.ready) return 'sealing'
    return this.#table.match.result === undefined ? 'playing' : 'over'
  }
  /** The match with its host's secrets. It never leaves the server before the end. */
  get table(): Table | undefined {
    return this.#table
  }
  get laid(): LaidTable {
    return this.#laid
  }
  get names(): readonly string[] {
    return this.#players.map(({ name }) => name)
  }
  get next(): string | undefined {
    return this.#next
  }
  /** When the last line was received: time never runs back. */
  get last(): number {
    return this.#last
  }

  /** Whose eyes a key opens: a seat's, the watchers', or a guest's who may take any free seat. */
  eyeOf(key: string): Eye | 'guest' | undefined {
    const hash = hashOf(key)
    const seat = this.#players.findIndex((player) => player.key === hash)
    if (seat >= 0) return seat
    if (hash === this.#laid.watch) return 'watcher'
    return hash === this.#laid.invite ? 'guest' : undefined
  }

  /** The hash of the key that opens a seat; none where none does, and for watchers. */
  keyOf(eye: Eye): string | null {
    return isSeat(eye) ? this.#players[eye]!.key : null
  }

  /** Who sits here, and who gets on with whom. */
  get company(): Pick<Company, 'sitting' | 'strangers' | 'heed' | 'quarrelAt'> {
    return this.#company
  }

  /** Does what is wished, or says why not. A request that was done before is not done again. */
  grant(eye: Eye, { id, ...wish }: Request, now: number): Granted {
    const at = this.#time(now)
    // The new key follows from the id, so of that the record knows no more than of the key.
    const key = wish.do === 'renew' ? { key: this.#keyFor(`renew ${id}`) } : {}
    const asked: Asked = { by: eye, id: wish.do === 'renew' ? hashOf(id) : id }
    const known = `${eye} ${asked.id}`
    const done = this.#answered.find(known)
    if (done !== undefined) return this.#granted(done, [], key)
    const before = this.#refused.get(known)
    if (before !== undefined) return { ok: false, refusal: before }
    const refused = isSeat(eye) ? this.#do(eye, wish, at, asked, key.key) : refusedByRoom('only-players')
    if (refused === undefined) return this.#granted(this.#answered.find(known), this.#taken(), key)
    this.#refused.set(known, refused)
    if (this.#refused.size > REMEMBERED) this.#refused.delete(this.#refused.keys().next().value!)
    return { ok: false, refusal: refused }
  }
  /** What is answered to a wish whose line was the last of so many; nothing where it wrote none. */
  #granted(length: number | undefined, lines: readonly Line[], key: { readonly key?: string }): Granted {
    const quarrel = length === undefined ? undefined : this.#company.quarrelAt(length - 1)
    return { ok: true, seq: this.count(length), lines, ...key, ...(quarrel && { quarrel }) }
  }

  /** Gives a guest a free seat and a key of its own; who asks again with the same id gets the same once more. */
  join(id: string, wanted: string, now: number, who: Joiner = {}): Granted & { readonly seat?: Seat } {
    const refuse = (code: RoomRefusal): Granted => ({ ok: false, refusal: refusedByRoom(code) })
    const key = this.#keyFor(id)
    const hash = hashOf(key)
    const taken = this.#players.findIndex((player) => player.key === hash && player.name !== '')
    if (taken >= 0) return { ok: true, seq: this.count(), lines: [], key, seat: taken }
    if (this.phase !== 'gathering') return refuse('already-begun')
    const seat = this.#players.findIndex(({ name, level }) => name === '' && level === 0)
    if (seat < 0 || who.apart === true) return refuse('no-free-seat')
    const name = this.#nameFor(seat, wanted)
    if (typeof name !== 'string') return { ok: false, refusal: name }
    const { browser } = who
    const sat: Body = { is: 'sat', seat, name, key: hash, ...(browser === undefined ? {} : { browser }) }
    this.#write(sat, this.#time(now))
    return { ok: true, seq: this.count(), lines: this.#taken(), key, seat }
  }

  /** Lets happen what is due by now: clocks that ran out, people who did not come. */
  tick(now: number): readonly Line[] {
    const at = this.#time(now)
    if (this.phase === 'sealing' && at >= this.#sealedAt + SEALING) {
      const { reveals, seals } = this.#table!
      const missing = (given: readonly unknown[]) =>
        [...given.keys()].filter((seat) => given[seat] === undefined)
      const late = missing(seals)
      this.#write({ is: 'voided', seats: late.length > 0 ? late : missing(reveals) }, at)
    }
    while (this.#runClock(at) || this.#flag(at) || this.#standIn(at)) continue
    return this.#taken()
  }

  /** Plays for a computer player, which answers to what it saw at entry `seen`. */
  playFor(seat: Seat, move: string, seen: number, now: number): readonly Line[] {
    const table = this.#table
    if (this.phase !== 'playing' || table?.match.bots[seat] === 0) return []
    const at = this.#time(now)
    if (this.game.traits.realtime || table!.seq === seen)
      this.#play(() => table!.play(seat, move, { at, seen }), at)
    return this.#taken()
  }

  /**
   * The computer players who may want to do something now. Where cards are hidden all of them are asked, so that
   * nobody can tell from the time they take who could have acted.
   */
  get thinkers(): readonly { readonly seat: Seat; readonly level: number }[] {
    const match = this.#table?.match
    if (this.phase !== 'playing' || match === undefined) return []
    const may = (seat: Seat) =>
      this.game.traits.hidden || match.turn.includes(seat) || match.moves(seat).length > 0
    return match.bots.flatMap((level, seat) => (level > 0 && may(seat) ? [{ seat, level }] : []))
  }

  /** The people whom the table waits for, and since when. Where all play at once it waits for nobody. */
  get awaited(): readonly { readonly seat: Seat; readonly since: number }[] {
    if (this.phase !== 'playing' || this.game.traits.realtime) return []
    return [...this.#players.keys()].flatMap((seat) => {
      const since = this.#glass.waiting(seat)
      return since === undefined ? [] : [{ seat, since }]
    })
  }

  /** Once all people want another match: how its table is laid. Everyone's key opens that table too. */
  get rematch(): LaidTable | undefined {
    const { result, bots } = this.#table?.match ?? {}
    if (this.#next !== undefined || result === undefined || bots === undefined) return undefined
    if (!bots.every((level, seat) => level > 0 || this.#again.includes(seat))) return undefined
    const series = withResult(this.#laid.series, result)
    const was = seating(this.#laid.series)
    const before = seating(series).map((player) => was.indexOf(player))
    return {
      ...this.#laid,
      version: this.game.version,
      host: before.indexOf(this.#laid.host),
      players: before.map((seat) => ({
        name: bots[seat] === 0 ? this.#players[seat]!.name : '',
        level: bots[seat]!,
      })),
      keys: before.map((seat) => this.#players[seat]!.key),
      browsers: before.map((seat) => this.#company.browserAt(seat)),
      series,
    }
  }
  /** Writes down where the next match is played. */
  goOn(match: string, now: number): readonly Line[] {
    this.#write({ is: 'next', match }, this.#time(now))
    return this.#taken()
  }
  /** The lines written since they were last asked for. */
  fresh(): readonly Line[] {
    return this.#taken()
  }
  /** Everyone who has come from the table before is ready at this one. */
  readyAll(now: number): readonly Line[] {
    const at = this.#time(now)
    this.#players.forEach(({ level }, seat) => {
      if (level === 0) this.#write({ is: 'ready', seat, ready: true }, at)
    })
    this.#begin(at)
    return this.#taken()
  }

  /** When something happens by itself next: computer players think at once. */
  get due(): number | undefined {
    return this.thinkers.length > 0 ? this.#last : this.alarm
  }
  /** When the next clock runs out, or nobody waits for somebody any longer. */
  get alarm(): number | undefined {
    const phase = this.phase
    if (phase === 'sealing') return this.#sealedAt + SEALING
    if (phase !== 'playing') return undefined
    const { match } = this.#table!
    const people = match.bots.flatMap((level, seat) => (level === 0 ? [seat] : []))
    const times = [
      ...match.clocks.map((clock) => this.#glass.ends(clock)),
      ...people.flatMap((seat) => [this.#glass.flag(seat), this.#away(seat)]),
    ].filter((time) => time !== undefined)
    return times.length === 0 ? undefined : Math.min(...times)
  }

  get card(): Card {
    const { due } = this
    const { game, openness, pace, seats, host } = this.#laid
    const free = this.#players.filter(({ name, level }) => name === '' && level === 0).length
    const open =
      openness === 'lobby' && this.phase === 'gathering' && free > 0
        ? { match: this.match, game, seats, free, host: this.#players[host]!.name, pace, at: this.#noticed }
        : undefined
    return {
      game,
      over: this.phase === 'over',
      ...(due === undefined ? {} : { due }),
      ...(open === undefined ? {} : { open, browsers: this.#company.sitting }),
    }
  }

  /** All that these eyes may know now, and what they missed since line `since`. */
  news(you: Eye, since: number, time: number, presence: Presence): News {
    const from = Math.min(Math.max(0, since), this.seq)
    const begun = this.#table?.ready === true ? this.#table : undefined
    const match = begun?.message(you, from === 0 ? 0 : this.#entries[from - 1]!)
    // Who was away for long is told all of it, but nobody else needs it again.
    begun?.match.forget(FRESH)
    const blocked = this.#company.blockedBy(you)
    return {
      is: 'news',
      seq: this.count(),
      time,
      you,
      table: this.seen(time, presence),
      ...(match === undefined ? {} : { match }),
      talk: this.#company.talk(you, from),
      ...(blocked.length === 0 ? {} : { blocked }),
    }
  }
  /** Whether these eyes may notice anything of what happened since line `since`. */
  isNews(you: Eye, since: number): boolean {
    return this.#company.unnoticed(since) < this.seq - since || this.#company.notices(you, since)
  }

  seen(time: number, { here, watchers }: Presence): TableSeen {
    const { game, version, options, seats, position, pace, patience, openness, host, series } = this.#laid
    const table = this.#table
    const left = this.#glass.left(time)
    return {
      match: this.match,
      game,
      version,
      options,
      seats,
      ...(position === undefined ? {} : { position }),
      pace,
      patience,
      openness,
      phase: this.phase,
      host,
      players: this.#players.map(({ name, level, ready }, seat) => {
        const now = table?.ready === true ? table.match.bots[seat]! : level
        return { name, level: now, ready, here: now > 0 || here(seat) }
      }),
      watchers,
      series,
      voids: this.#voids,
      ...(table === undefined || table.ready
        ? {}
        : {
            ceremony: {
              commitment: table.commitment!,
              sealed: table.seals.map((seal) => seal !== undefined),
              revealed: table.reveals.map((reveal) => reveal !== undefined),
            },
          }),
      clocks: Object.fromEntries(
        (table?.match.clocks ?? []).map((clock) => [clock.name, this.#glass.ends(clock)]),
      ),
      ...(left === undefined ? {} : { left }),
      again: this.#again,
      ...(this.#next === undefined ? {} : { next: this.#next }),
    }
  }

  /** Hashes of keys never leave the server, so nobody else can tell what key comes of an id. */
  #keyFor(id: string): string {
    return keyFor(id, this.#laid.invite + this.#laid.watch)
  }

  /** `key` is the new one, where one was asked for. */
  #do(seat: Seat, wish: Wish, at: number, asked: Asked, key = ''): Refusal | undefined {
    if (BEFORE.has(wish.do) && this.phase !== 'gathering') return refusedByRoom('already-begun')
    if (HOSTS.has(wish.do) && seat !== this.#laid.host) return refusedByRoom('only-host')
    if ('seat' in wish && !(wish.seat in this.#players)) return refusedByRoom('no-such-seat')
    const write = (body: Body) => this.#write(body, at, asked)
    switch (wish.do) {
      case 'sit': {
        const name = this.#nameFor(seat, wish.name)
        const browser = wish.browser === undefined ? {} : { browser: browserOf(wish.browser) }
        return typeof name === 'string' ? write({ is: 'sat', seat, name, ...browser }) : name
      }
      case 'rise':
        return write({ is: 'rose', seat })
      case 'fill':
        if (this.#players[wish.seat]!.name !== '') return refusedByRoom('seat-taken')
        return write({ is: 'filled', seat: wish.seat, level: wish.level })
      case 'ready':
        if (this.#players[seat]!.name === '') return refusedByRoom('no-name')
        write({ is: 'ready', seat, ready: wish.ready })
        return this.#begin(at)
      case 'seal':
        return this.#contribute((table) => table.seal(seat, wish.seal, { at }), at, asked)
      case 'reveal':
        return this.#contribute((table) => table.reveal(seat, wish.contribution, { at }), at, asked)
      case 'move':
        return this.#atTable(seat, (table) =>
          this.#play(() => table.play(seat, wish.move, { at, seen: wish.seen }), at, asked),
        )
      case 'act':
        return this.#atTable(seat, (table) => this.#act(table, seat, wish.act, at, asked))
      case 'leave':
        if (this.phase === 'gathering') return write({ is: 'rose', seat })
        return this.#atTable(seat, (table) =>
          this.#play(() => table.handOver(seat, STAND_IN, { at }), at, asked),
        )
      case 'return':
        if (this.phase !== 'playing') return refusedByRoom('not-begun')
        return this.#play(() => this.#table!.handOver(seat, 0, { at }), at, asked)
      case 'say': {
        if (this.#laid.openness !== 'link') return refusedByRoom('phrases-only')
        const text = cleanTalk(wish.text)
        return text === '' ? refusedByRoom('nothing-said') : write({ is: 'said', seat, text })
      }
      case 'phrase':
        return write({ is: 'said', seat, phrase: wish.phrase })
      case 'rematch':
        if (this.phase !== 'over') return refusedByRoom('not-over')
        return this.#again.includes(seat) ? undefined : write({ is: 'again', seat })
      case 'renew':
        return write({ is: 'renewed', seat: wish.seat, key: hashOf(key) })
      case 'report':
        return undefined
      case 'block': {
        const { seat: other, blocked } = wish
        const refused = this.#company.mayNotBlock(seat, other)
        return refused === undefined ? write({ is: 'blocked', seat, other, blocked }) : refusedByRoom(refused)
      }
    }
  }

  /** A name for this seat, or what is wrong with it. */
  #nameFor(seat: Seat, wanted: string): string | Refusal {
    const name = cleanName(wanted)
    if (name === '') return refusedByRoom('no-name')
    const taken = this.#players.some((other, at) => at !== seat && sameName(other.name, name))
    return taken ? refusedByRoom('name-taken') : name
  }

  #atTable(seat: Seat, then: (table: Table) => Refusal | undefined): Refusal | undefined {
    const table = this.#table
    if (table?.ready !== true) return refusedByRoom('not-begun')
    return table.match.bots[seat] === 0 ? then(table) : refusedByRoom('computer-plays')
  }

  #act(table: Table, seat: Seat, act: Act, at: number, asked: Asked): Refusal | undefined {
    if (act === 'undo' && this.#othersMoved(table, seat)) return refusedByRoom('others-moved')
    return this.#play(
      () => {
        const outcome = table.act(seat, act, { at })
        if (outcome.ok && act === 'resign') this.#playOn(table, seat, at)
        if (outcome.ok && act === 'offer-draw') this.#declineFor(table, at)
        return outcome
      },
      at,
      asked,
    )
  }

  /** Computer players play on. */
  #declineFor(table: Table, at: number): void {
    const computer = table.match.bots.findIndex((level) => level > 0)
    if (computer >= 0) table.act(computer, 'decline', { at })
  }

  /** From afar nobody takes back what somebody else has answered already. */
  #othersMoved(table: Table, seat: Seat): boolean {
    const standing: Entry['by'][] = []
    for (const entry of table.match.log) {
      if ('move' in entry) standing.push(entry.by)
      else if ('act' in entry && entry.act === 'undo') standing.length = standing.lastIndexOf(entry.by)
    }
    return standing.length > 0 && standing.at(-1) !== seat
  }

  /** Where others play on, a computer player keeps the seats of a side that resigned. */
  #playOn(table: Table, seat: Seat, at: number): void {
    if (table.match.result !== undefined) return
    const side = table.match.sides.find((each) => each.includes(seat))!
    for (const each of side) table.handOver(each, LEFT_OVER, { at })
  }

  #begin(at: number): undefined {
    if (!this.#players.every(({ level, ready }) => level > 0 || ready)) return
    this.#write({ is: 'sealing', seed: Buffer.from(this.#random(32)).toString('hex') }, at)
    const table = this.#table!
    this.#play(() => {
      this.#openCeremony(table, at)
      return { ok: true, seq: table.seq }
    }, at)
  }

  /** A person's part in the ceremony; computer players follow. */
  #contribute(give: (table: Table) => Outcome, at: number, asked: Asked): Refusal | undefined {
    const table = this.#table
    if (this.phase !== 'sealing' || table === undefined) return refusedByRoom('not-sealing')
    const given = () => {
      const outcome = give(table)
      if (outcome.ok) this.#layOpen(table, at)
      return outcome
    }
    return this.#play(given, at, asked)
  }
  /** Computer players take part in the ceremony too: what they bring comes from the host's seed. */
  #openCeremony(table: Table, at: number): void {
    this.#computers().forEach((seat) =>
      table.seal(seat, seatSeal(this.match, seat, this.#brought(seat)), { at }),
    )
    this.#layOpen(table, at)
  }
  #layOpen(table: Table, at: number): void {
    if (table.seals.includes(undefined)) return
    for (const seat of this.#computers()) {
      if (table.reveals[seat] === undefined) table.reveal(seat, this.#brought(seat), { at })
    }
    if (!table.ready) return
    this.#computers().forEach((seat) => {
      if (table.match.bots[seat] === 0) table.handOver(seat, this.#players[seat]!.level, { at })
    })
  }
  #computers(): Seat[] {
    return this.#players.flatMap(({ level }, seat) => (level > 0 ? [seat] : []))
  }
  #brought(seat: Seat): string {
    return derivedContribution(this.#seed, seat)
  }

  /** Lets something happen in the match, and writes down all that it brought about as one line. */
  #play(happen: () => Outcome, at: number, asked?: Asked): Refusal | undefined {
    const { match } = this.#table!
    const before = match.seq
    const outcome = happen()
    if (!outcome.ok) return outcome.refusal
    const entries = match.since(before).map(timeless)
    if (entries.length === 0) return undefined
    this.#turned(entries, at)
    this.#line({ is: 'played', entries }, at, asked)
    return undefined
  }

  #runClock(at: number): boolean {
    if (this.phase !== 'playing') return false
    const table = this.#table!
    const [first] = table.match.clocks
      .map((clock) => ({ name: clock.name, ends: this.#glass.ends(clock) }))
      .toSorted((a, b) => a.ends - b.ends)
    if (first === undefined || first.ends > at) return false
    return this.#play(() => table.clock(first.name, { at }), at) === undefined
  }
  /** Who has no time left has lost; where others play on, a computer player keeps the seat. */
  #flag(at: number): boolean {
    if (this.phase !== 'playing') return false
    const table = this.#table!
    const seat = table.match.bots.findIndex(
      (level, each) => level === 0 && (this.#glass.flag(each) ?? Infinity) <= at,
    )
    if (seat < 0) return false
    const lost = this.#play(() => {
      const outcome = table.match.resigned.includes(seat)
        ? table.handOver(seat, LEFT_OVER, { at })
        : table.act(seat, 'resign', { at })
      if (outcome.ok) this.#playOn(table, seat, at)
      return outcome
    }, at)
    return lost === undefined
  }
  #standIn(at: number): boolean {
    if (this.phase !== 'playing') return false
    const table = this.#table!
    const seat = table.match.bots.findIndex(
      (level, each) => level === 0 && (this.#away(each) ?? Infinity) <= at,
    )
    if (seat < 0) return false
    return this.#play(() => table.handOver(seat, STAND_IN, { at }), at) === undefined
  }
  /** When a computer player takes over for this seat, if it goes on like this. */
  #away(seat: Seat): number | undefined {
    const since = this.#glass.waiting(seat)
    return since === undefined || this.#laid.patience === 0 ? undefined : since + this.#laid.patience * 1000
  }

  /** After entries: whom the table waits for from now on. */
  #turned(entries: readonly Entry[], at: number): void {
    const { match, ready } = this.#table!
    if (!ready) return
    match.forget(FRESH)
    const awaited = match.turn.filter((by) => typeof by === 'number').filter((seat) => match.bots[seat] === 0)
    const acted = entries.map(({ by }) => by).filter((by) => typeof by === 'number')
    this.#glass.turn(at, awaited, acted, match.clocks)
  }

  #time(now: number): number {
    return Math.max(now, this.#last)
  }

  #write(body: Body, at: number, asked?: Asked): undefined {
    this.#fold(body, at)
    this.#line(body, at, asked)
  }
  /** Notes a line that is folded in already. */
  #line(body: Body, at: number, asked?: Asked): void {
    const written: Written = asked === undefined ? body : { ...body, asked }
    this.#fresh.push({ seq: this.seq, at, body: JSON.stringify(written) })
    this.#count(at, asked)
  }
  #count(at: number, asked: Asked | undefined): void {
    this.#last = at
    if (this.#company.unnoticed(this.seq) === 0) this.#noticed = at
    this.#entries.push(this.#table?.seq ?? 0)
    if (asked !== undefined) this.#answered.add(`${asked.by} ${asked.id}`, this.seq)
  }
  #taken(): Line[] {
    const lines = this.#fresh
    this.#fresh = []
    return lines
  }

  /** Takes one line in. */
  #fold(body: Body, at: number): void {
    switch (body.is) {
      case 'laid':
        return
      case 'sat':
        Object.assign(this.#players[body.seat]!, { name: body.name, level: 0 })
        if (body.key !== undefined) this.#players[body.seat]!.key = body.key
        // A new key is somebody else's.
        this.#company.sat(body.seat, body.browser ?? (body.key === undefined ? undefined : null))
        return
      case 'rose':
        Object.assign(this.#players[body.seat]!, { name: '', ready: false })
        return
      case 'filled':
        this.#players[body.seat]!.level = body.level
        return
      case 'ready':
        this.#players[body.seat]!.ready = body.ready
        return
      case 'sealing':
        return this.#open(body.seed, at)
      case 'voided':
        this.#table = undefined
        this.#voids++
        for (const seat of body.seats) this.#players[seat]!.ready = false
        this.#entries.fill(0)
        return
      case 'played':
        return this.#replay(body.entries, at)
      case 'said':
        return this.#hear(body, at)
      case 'blocked':
        this.#company.blocked(this.seq, body.seat, body.other, body.blocked)
        return
      case 'renewed':
        this.#players[body.seat]!.key = body.key
        return
      case 'again':
        this.#again.push(body.seat)
        return
      case 'next':
        this.#next = body.match
    }
  }
  #hear(body: Body & { is: 'said' }, at: number): void {
    const { seat } = body
    const when = { seq: at, at, seat }
    this.#company.said(
      this.seq,
      'text' in body ? { ...when, text: body.text } : { ...when, phrase: body.phrase },
    )
  }
  #open(seed: string, at: number): void {
    const { seats, options, position } = this.#laid
    const opened = Table.open(this.game, {
      id: this.match,
      seed,
      seats,
      options,
      contributions: 'by-seats',
      voids: this.#voids,
      at,
      ...(position === undefined ? {} : { position }),
    })
    if (!opened.ok) throw new Error(`${this.match}: ${opened.problem.text.en}`)
    this.#table = opened.value
    this.#seed = Buffer.from(seed, 'hex')
    this.#glass = new Hourglass(this.#laid.pace, seats)
    this.#sealedAt = at
  }
  #replay(entries: readonly Entry[], at: number): void {
    for (const entry of entries) {
      const outcome = this.#table!.take({ ...entry, at })
      if (!outcome.ok) throw new Error(`${this.match}, line ${this.seq}: ${outcome.refusal.text.en}`)
    }
    this.#turned(entries, at)
  }
}
