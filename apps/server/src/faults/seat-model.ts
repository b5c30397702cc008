/** All that people can do to seats, in every order, against a model of who holds which key. */
import { hashOf } from '../room/keys.ts'
import type { Game, Seat } from '@spellendoos/kernel'
import type { CloseReason, Frame, News, Request, Command } from '@spellendoos/wire'
import { TableUnavailable } from '../tables/stored-room.ts'
import type { Listener } from '../tables/table-presence.ts'
import { TableRegistry } from '../tables/table-registry.ts'
import { SIGNER } from '../testing/services.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { Part } from '../testing/part.ts'
import { usual } from '../testing/player.ts'

/** Anna creates the table; Bram and Carla were given links to seats 1 and 2; a stranger was given nothing. */
const PEOPLE = ['anna', 'bram', 'carla', 'stranger'] as const
type Person = (typeof PEOPLE)[number]
const SEATS = [0, 1, 2] as const

/** What holds by the rules of docs/online.md, whatever the server thinks. */
interface Table {
  readonly match: string
  readonly keys: (string | null)[]
  readonly sitting: (Person | null)[]
  readonly filled: boolean[]
  readonly left: boolean[]
  readonly resigned: boolean[]
  readonly again: boolean[]
  host: Seat | null
  phase: 'gathering' | 'sealing' | 'playing' | 'over' | 'deleted'
  next: Table | undefined
}

class Socket implements Listener {
  readonly person: Person
  readonly table: Table
  readonly eye: Seat
  key: string
  /** The key that this person holds according to the model, and has to use. */
  good: string
  since = 0
  news: News | undefined
  heard = 0
  gone: CloseReason | undefined
  constructor(person: Person, table: Table, eye: Seat, key: string) {
    this.person = person
    this.table = table
    this.eye = eye
    this.key = hashOf(key)
    this.good = key
  }
  send(text: string): void {
    const frame = JSON.parse(text) as Frame
    if (frame.is !== 'news') return
    this.news = frame
    this.heard++
  }
  close(why: CloseReason): void {
    this.gone = why
  }
  get isGood(): boolean {
    return this.table.phase !== 'deleted' && this.table.keys[this.eye] === this.good
  }
}

/** How a walk begins: what was done before anybody tries anything. */
export const STARTS: Readonly<Record<string, readonly string[]>> = {
  'an empty table': [],
  'a table where all three sit': ['sit bram 1', 'sit carla 2'],
  'a match': ['sit bram 1', 'sit carla 2', 'begin'],
  'a match with a leaked link': ['sit bram 1', 'sit carla 2', 'leak 1', 'leak 0', 'begin'],
  'a match with a computer player': ['sit bram 1', 'fill 2', 'begin'],
  'the end of a match': ['sit bram 1', 'sit carla 2', 'leak 1', 'begin', 'resign 2', 'resign 1'],
}

/** When somebody renews a link after asking for another match, in turns of the event loop. */
const MOMENTS = [0, 10, 20, 30, 40, 60]
/** A command that changes and writes nothing during a match without stand-ins. */
const NOTHING: Command = { do: 'return' }
const REPORT: Command = { do: 'report', seat: 0 }
const PHRASE: Command = { do: 'phrase', phrase: 'hello' }

/** One walk through the real registry over a store in memory; its clocks stand still. */
class Walk {
  readonly #game: Game
  readonly #store: MemoryStore
  readonly #written: Parameters<MemoryStore['append']>[] = []
  readonly #registry: TableRegistry
  /** Two other nodes, which receive no hints: one is asked to do something first, the other is asked whose a key is. */
  readonly #other: TableRegistry
  readonly #third: TableRegistry
  readonly #sockets: Socket[] = []
  /** Every key that somebody was told, or copied. */
  readonly #known = new Map<Person, Set<string>>(PEOPLE.map((person) => [person, new Set()]))
  readonly #parts = new Map<string, Part>()
  readonly #leaked = new Map<string, Person>()
  /** The secret ids of the requests for a seat. */
  readonly #joinedBy = new Set<string>()
  #table!: Table
  #invite = ''
  #ids = 0
  /** What contradicts the model. */
  readonly wrong: string[] = []

  private constructor(game: Game) {
    this.#game = game
    this.#store = new MemoryStore(() => 1000)
    const append = this.#store.append.bind(this.#store)
    this.#store.append = (...args) => {
      this.#written.push(args)
      return append(...args)
    }
    let drawn = 0
    const services = {
      store: this.#store,
      fanout: { publish: () => undefined, subscribe: () => undefined, close: () => Promise.resolve() },
      bots: { think: () => Promise.resolve(undefined), close: () => Promise.resolve() },
      notify: () => undefined,
      signer: SIGNER,
      random: (bytes: number) => new Uint8Array(bytes).map(() => (drawn = (drawn * 73 + 41) % 251)),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      now: () => 1000,
      after: () => () => undefined,
      game: () => Promise.resolve(game),
    }
    this.#registry = new TableRegistry({ ...services, node: 'here' }, true)
    this.#other = new TableRegistry({ ...services, node: 'there' }, true)
    this.#third = new TableRegistry({ ...services, node: 'yonder' }, true)
  }

  /** Creates the table and runs the first actions. */
  static async start(game: Game, actions: readonly string[]): Promise<Walk> {
    const walk = new Walk(game)
    const newTable = usual(game.id, SEATS.length, {
      name: 'anna',
      openness: 'lobby',
      id: 'the id of the table',
    })
    const created = await walk.#registry.create(newTable)
    if (!created.ok) throw new Error(created.problem.code)
    const { match, keys, invite } = created.value
    const none = () => SEATS.map(() => false)
    walk.#invite = invite
    walk.#table = {
      match,
      keys: [...keys],
      sitting: ['anna', null, null],
      filled: none(),
      left: none(),
      resigned: none(),
      again: none(),
      host: 0,
      phase: 'gathering',
      next: undefined,
    }
    // The player who created the table watches through each of its links.
    for (const seat of SEATS) await walk.#hold('anna', walk.#table, seat, keys[seat]!)
    await walk.#hold('bram', walk.#table, 1, keys[1]!)
    await walk.#hold('carla', walk.#table, 2, keys[2]!)
    for (const action of actions) await walk.do(action)
    return walk
  }
  /** Another walk from the same point: the same record, and everyone who was not sent away is watching. */
  async again(): Promise<Walk> {
    const walk = new Walk(this.#game)
    for (const args of this.#written) await walk.#store.append(...args)
    walk.#invite = this.#invite
    walk.#ids = this.#ids
    walk.#table = structuredClone(this.#table)
    for (const [person, keys] of this.#known) walk.#known.set(person, new Set(keys))
    for (const [key, person] of this.#leaked) walk.#leaked.set(key, person)
    for (const id of this.#joinedBy) walk.#joinedBy.add(id)
    for (const { person, eye, good, gone } of this.#sockets) {
      const socket = new Socket(person, walk.#table, eye, good)
      walk.#sockets.push(socket)
      if (gone === undefined) await walk.#registry.at(walk.#table.match).listen(socket)
      socket.gone = gone
    }
    return walk
  }

  /** The actions that somebody is allowed to take now. */
  get actions(): readonly string[] {
    return [this.#table, ...(this.#table.next === undefined ? [] : [this.#table.next])].flatMap(
      (table, nth) => this.#actionsAt(table).map((action) => (nth === 0 ? action : `${action} next`)),
    )
  }
  #actionsAt(table: Table): readonly string[] {
    const { phase, sitting, filled, host } = table
    if (phase === 'deleted') return []
    const taken = SEATS.filter((seat) => sitting[seat] !== null)
    const empty = SEATS.filter((seat) => sitting[seat] === null && !filled[seat])
    const mine = taken.filter((seat) => this.#socketAt(table, seat) !== undefined)
    const actions = table.next === undefined ? mine.map((seat) => `renew ${seat}`) : []
    if (host !== null) actions.push('delete')
    if (phase === 'gathering') {
      const away = PEOPLE.filter((person) => !sitting.includes(person))
      if (empty.length > 0) actions.push(...away.map((person) => `join ${person}`))
      for (const seat of empty)
        for (const person of away)
          if (table.keys[seat] !== null && this.#knows(person, table.keys[seat]!))
            actions.push(`sit ${person} ${seat}`)
      actions.push(...mine.map((seat) => `rise ${seat}`), ...mine.map((seat) => `name ${seat}`))
      if (host !== null) actions.push(...empty.flatMap((seat) => [`link ${seat}`, `fill ${seat}`]))
      if (host !== null) actions.push(...SEATS.filter((seat) => filled[seat]).map((seat) => `unfill ${seat}`))
      if (empty.length === 0 && taken.length > 0) actions.push('begin')
    }
    if (phase === 'playing')
      for (const seat of mine) {
        if (table.resigned[seat]) continue
        actions.push(...(table.left[seat] ? [`return ${seat}`] : [`leave ${seat}`, `resign ${seat}`]))
      }
    if (phase === 'over' && table.next === undefined)
      for (const seat of mine) {
        if (table.again[seat]) continue
        actions.push(`rematch ${seat}`)
        for (const other of mine)
          actions.push(...MOMENTS.map((moment) => `rematch ${seat} while ${other} renews after ${moment}`))
      }
    return actions
  }

  /** Does it as somebody who may; then nobody else may be able to see or do anything. */
  async do(action: string): Promise<void> {
    const words = action.split(' ')
    const table = words.at(-1) === 'next' ? this.#table.next! : this.#table
    for (const socket of this.#sockets) socket.heard = 0
    // The other nodes know the table as it was before.
    for (const node of [this.#other, this.#third]) await node.eyeOf(table.match, this.#invite)
    const wrong = await this.#act(table, words)
    if (wrong !== undefined) this.wrong.push(`${action}: ${wrong}`)
  }
  async #act(table: Table, [what = '', who, where, ...more]: readonly string[]): Promise<string | undefined> {
    const seat = Number(who)
    switch (what) {
      case 'join': {
        const id = this.#newId()
        this.#joinedBy.add(id)
        const joined = await this.#registry.join(table.match, { id, name: who! })
        if (!joined.ok) return joined.problem.code
        const { seat: at, key } = joined.value
        if (table.sitting[at] !== null || table.filled[at]) return `seat ${at} is not free`
        this.#sits(table, at, who as Person, key)
        return void (await this.#hold(who as Person, table, at, key))
      }
      case 'sit': {
        const at = Number(where)
        const socket = await this.#hold(who as Person, table, at, table.keys[at]!)
        // Anyone watching through the same link saw that somebody came.
        for (const each of this.#sockets) each.heard = 0
        const { refusal, key } = await this.#ask(socket, { do: 'sit', name: who! })
        if (refusal !== undefined) return refusal
        this.#sits(table, at, who as Person, key ?? table.keys[at]!)
        this.#tell(who as Person, table.keys[at]!)
        socket.good = table.keys[at]!
        return key === undefined ? 'the link is not used up' : undefined
      }
      case 'name':
        return (await this.#by(table, seat, { do: 'sit', name: `${table.sitting[seat]} too` })).refusal
      case 'rise': {
        const { refusal } = await this.#by(table, seat, { do: 'rise' })
        table.sitting[seat] = null
        table.keys[seat] = null
        const first = SEATS.find((each) => table.sitting[each] !== null)
        if (table.host === seat) table.host = first ?? null
        return refusal
      }
      case 'renew':
        return this.#renew(table, seat)
      case 'link': {
        const socket = this.#socketAt(table, table.host!)!
        const { refusal, key } = await this.#ask(socket, { do: 'renew', seat })
        if (key === undefined) return refusal
        table.keys[seat] = key
        this.#tell(socket.person, key)
        return void (await this.#hold(socket.person, table, seat, key))
      }
      case 'fill':
      case 'unfill': {
        const level = what === 'fill' ? 1 : 0
        const { refusal } = await this.#by(table, table.host!, { do: 'fill', seat, level })
        table.filled[seat] = level > 0
        table.keys[seat] = null
        return refusal
      }
      case 'leak': {
        const key = table.keys[seat]!
        this.#leaked.set(key, 'stranger')
        return void (await this.#hold('stranger', table, seat, key))
      }
      case 'begin':
        return this.#begin(table)
      case 'leave':
      case 'return':
        table.left[seat] = what === 'leave'
        return (await this.#by(table, seat, { do: what })).refusal
      case 'resign': {
        const { refusal } = await this.#by(table, seat, { do: 'act', act: 'resign' })
        table.resigned[seat] = true
        if (table.resigned.filter((each) => each).length + 1 >= SEATS.length) table.phase = 'over'
        // If others play on, a computer player keeps the seat.
        else table.left[seat] = true
        return refusal
      }
      case 'rematch': {
        const [other, , , moment] = more
        const renewing = async () => {
          for (let turn = 0; turn < Number(moment); turn++) await Promise.resolve()
          return this.#renew(table, Number(other))
        }
        const [asked] = await Promise.all([
          this.#by(table, seat, { do: 'rematch' }),
          other === undefined || other === 'next' ? undefined : renewing(),
        ])
        table.again[seat] = true
        await this.#goOn(table)
        return asked.refusal
      }
      case 'delete': {
        const socket = this.#socketAt(table, table.host!)!
        table.phase = 'deleted'
        return (await this.#registry.delete(table.match, socket.good))?.code
      }
      default:
        throw new Error(`nobody can ${what}`)
    }
  }

  #knows(person: Person, key: string): boolean {
    return this.#known.get(person)!.has(key)
  }
  #tell(person: Person, key: string): void {
    this.#known.get(person)!.add(key)
  }
  /** The socket of the player at this seat, according to the model. */
  #socketAt(table: Table, seat: Seat): Socket | undefined {
    return this.#sockets.find(
      (each) =>
        each.table === table && each.eye === seat && each.isGood && each.person === table.sitting[seat],
    )
  }
  async #hold(person: Person, table: Table, seat: Seat, key: string): Promise<Socket> {
    this.#tell(person, key)
    const socket = new Socket(person, table, seat, key)
    this.#sockets.push(socket)
    await this.#registry.at(table.match).listen(socket)
    return socket
  }
  async #ask(
    socket: Socket,
    command: Command,
  ): Promise<{ refusal: string | undefined; key: string | undefined }> {
    const { refusal, key } = await this.#registry.at(socket.table.match).ask(socket, this.#request(command))
    return { refusal: refusal?.code, key }
  }
  async #by(table: Table, seat: Seat, command: Command) {
    return this.#ask(this.#socketAt(table, seat)!, command)
  }
  #sits(table: Table, seat: Seat, person: Person, key: string): void {
    table.sitting[seat] = person
    table.keys[seat] = key
    table.host ??= seat
  }
  /** The socket that asked stays open; everyone else with the old key is disconnected. */
  async #renew(table: Table, seat: Seat): Promise<string | undefined> {
    const socket = this.#socketAt(table, seat)!
    const { refusal, key } = await this.#ask(socket, { do: 'renew', seat })
    // The next table may have been created at the same moment: then the link is renewed there.
    if (refusal === 'renew-at-next') return undefined
    if (key === undefined) return refusal ?? 'no key'
    table.keys[seat] = key
    socket.good = key
    this.#tell(socket.person, key)
    // What the old key showed before that was legitimate.
    for (const each of this.#sockets) if (!each.isGood) each.heard = 0
    return undefined
  }
  /** Everyone gets ready and contributes to chance, until the match begins. */
  async #begin(table: Table): Promise<string | undefined> {
    const people = SEATS.filter((seat) => table.sitting[seat] !== null)
    const sockets = people.map((seat) => this.#socketAt(table, seat)!)
    for (const socket of sockets) await this.#ask(socket, { do: 'ready', ready: true })
    for (let round = 0; round < 100; round++) {
      const due = sockets.flatMap((socket) => {
        const part = this.#parts.get(socket.person) ?? new Part(table.match, `${socket.eye}`.repeat(64))
        this.#parts.set(socket.person, part)
        const command = socket.news === undefined ? undefined : part.command(socket.news)
        return command === undefined ? [] : [{ socket, command }]
      })
      if (due.length === 0) break
      for (const { socket, command } of due) await this.#ask(socket, command)
    }
    table.phase = 'playing'
    const { phase } = sockets[0]!.news!.table
    return phase === 'playing' ? undefined : `the match has not begun: ${phase}`
  }
  /** Once everyone wants it, the next table exists, and the current keys open it. */
  async #goOn(table: Table): Promise<void> {
    const people = SEATS.filter((seat) => !table.left[seat] && !table.filled[seat])
    const match = this.#sockets.find((socket) => socket.table === table && socket.isGood)?.news?.table.next
    if (!people.every((seat) => table.again[seat])) {
      if (match !== undefined) this.wrong.push('the next table is there before everyone wants it')
      return
    }
    if (match === undefined) return void this.wrong.push('the next table is not there')
    const seatOf = SEATS.map((seat) => (seat + SEATS.length - 1) % SEATS.length)
    const was = SEATS.map((seat) => seatOf.indexOf(seat))
    const come = was.map((seat) => table.again[seat]!)
    const none = () => SEATS.map(() => false)
    const hosts = table.host !== null && table.again[table.host] ? seatOf[table.host]! : come.indexOf(true)
    table.next = {
      match,
      keys: was.map((seat, at) => (come[at] ? table.keys[seat]! : null)),
      sitting: was.map((seat, at) => (come[at] ? table.sitting[seat]! : null)),
      filled: come.map((comes) => !comes),
      left: none(),
      resigned: none(),
      again: none(),
      host: hosts,
      phase: 'sealing',
      next: undefined,
    }
    for (const seat of SEATS)
      if (come[seat]) await this.#hold(table.next.sitting[seat]!, table.next, seat, table.next.keys[seat]!)
  }

  /** What the server does that contradicts the model: who sees what, and what every key opens. */
  async look(): Promise<readonly string[]> {
    for (const table of this.#tables) await this.#lookAt(table)
    return this.wrong
  }
  /** The same, with everything that anyone could try with every key. */
  async attack(): Promise<readonly string[]> {
    for (const table of this.#tables) await this.#attackAt(table)
    return this.wrong
  }
  get #tables(): readonly Table[] {
    return [this.#table, this.#table.next].filter((table) => table !== undefined)
  }
  async #lookAt(table: Table): Promise<void> {
    const say = (text: string) => void this.wrong.push(text)
    for (const socket of this.#sockets.filter((each) => each.table === table)) {
      const { person, eye, isGood, gone, heard } = socket
      if (isGood && gone !== undefined) say(`${person} at seat ${eye} is sent away: ${gone}`)
      if (!isGood && gone === undefined) say(`a socket of ${person} stays at seat ${eye}`)
      if (!isGood && heard > 0) say(`a socket of ${person} sees seat ${eye}`)
    }
    SEATS.forEach((seat) => {
      const key = table.keys[seat] ?? null
      if (key === null || table.sitting[seat] === null) return
      for (const person of PEOPLE)
        if (this.#knows(person, key) && person !== table.sitting[seat] && this.#leaked.get(key) !== person)
          say(`${person} has the key of seat ${seat}, where ${table.sitting[seat]} sits`)
    })
    // A node that has not been told is asked first: it has to find out by itself.
    for (const key of this.#keys) {
      const seat = this.#seatOf(table, key)
      const holder = { key: hashOf(key) }
      let done = false
      for (const command of seat === undefined ? [NOTHING, REPORT] : [REPORT]) {
        const answer = await this.#ends(this.#other.at(table.match).ask(holder, this.#request(command)))
        done ||= answer !== undefined && answer.refusal === undefined
      }
      const opened = await this.#ends(this.#third.eyeOf(table.match, key))
      if (seat === undefined && done) say('an old key does something')
      if (seat !== undefined && !done) say(`a node that has not heard of it refuses the key of seat ${seat}`)
      if (opened !== seat) say(`the key of ${seat} opens ${opened}`)
    }
  }
  async #attackAt(table: Table): Promise<void> {
    const length = await this.#length(table)
    for (const key of this.#keys) {
      const seat = this.#seatOf(table, key)
      const done =
        seat === undefined ? await this.#trespass(table, key) : await this.#overreach(table, key, seat)
      this.wrong.push(...done)
    }
    if ((await this.#length(table)) !== length) this.wrong.push('something was written')
  }
  get #keys(): ReadonlySet<string> {
    return new Set([...this.#known.values()].flatMap((keys) => [...keys]))
  }
  #seatOf(table: Table, key: string): Seat | undefined {
    const seat = table.phase === 'deleted' ? -1 : table.keys.indexOf(key)
    return seat < 0 ? undefined : seat
  }
  #newId(): string {
    return `the secret id ${this.#ids++}`
  }
  #request(command: Command, id = this.#newId()): Request {
    return { ...command, id }
  }
  /** A table that has been deleted answers nothing. */
  #ends<T>(asked: Promise<T>): Promise<T | undefined> {
    return asked.catch((error: unknown) => {
      if (error instanceof TableUnavailable) return undefined
      throw error
    })
  }
  async #length({ match }: Table): Promise<number> {
    return (await this.#store.lengths([match])).get(match) ?? 0
  }
  /** What a key that opens nothing can nevertheless see or do. */
  async #trespass(table: Table, key: string): Promise<readonly string[]> {
    const { match } = table
    const done: string[] = []
    const commands: readonly Command[] = [
      PHRASE,
      { do: 'return' },
      ...SEATS.map((seat) => ({ do: 'renew', seat }) as const),
    ]
    for (const command of commands) {
      const answer = await this.#ends(
        this.#registry.at(match).ask({ key: hashOf(key) }, this.#request(command)),
      )
      if (answer !== undefined && answer.refusal === undefined) done.push(`an old key can ${command.do}`)
    }
    for (const id of this.#joinedBy) {
      const renew = this.#request({ do: 'renew', seat: 1 }, id)
      const answer = await this.#ends(this.#registry.at(match).ask({ key: hashOf(key) }, renew))
      if (answer !== undefined && answer.refusal === undefined) done.push('an old key renews by another id')
    }
    if ((await this.#ends(this.#other.glance(match, key)))?.ok === true) done.push('an old key may glance')
    if ((await this.#ends(this.#other.replay(match, key)))?.ok === true)
      done.push('an old key gets the replay')
    for (const seat of SEATS) {
      const listener = new Socket('stranger', table, seat, key)
      await this.#ends(this.#other.at(match).listen(listener))
      if (listener.heard > 0) done.push(`an old key looks at seat ${seat}`)
      this.#other.at(match).unlisten(listener)
    }
    const isGone = table.phase === 'deleted'
    if (!isGone && (await this.#other.delete(match, key)) === undefined)
      done.push('an old key deletes the table')
    return done
  }
  /** What a key that opens a seat can do to others. */
  async #overreach(table: Table, key: string, seat: Seat): Promise<readonly string[]> {
    const { match, host, phase } = table
    const done: string[] = []
    const may = async (command: Command): Promise<boolean> => {
      const answer = await this.#registry.at(match).ask({ key: hashOf(key) }, this.#request(command))
      return answer.refusal === undefined
    }
    for (const other of SEATS.filter((each) => each !== seat)) {
      const isEmpty = table.sitting[other] === null && !table.filled[other]
      if (seat === host && isEmpty && phase === 'gathering') continue
      if (await may({ do: 'renew', seat: other })) done.push(`seat ${seat} renews the link of seat ${other}`)
      if (!isEmpty && !table.filled[other] && (await may({ do: 'fill', seat: other, level: 1 })))
        done.push(`seat ${seat} fills seat ${other}, where somebody sits`)
    }
    if (table.sitting[seat] === null) {
      if (await may({ do: 'renew', seat })) done.push(`the unused link of seat ${seat} renews itself`)
      if (await may({ do: 'rise' })) done.push(`the unused link of seat ${seat} rises`)
    }
    if (phase !== 'gathering')
      for (const command of [
        { do: 'sit', name: 'somebody' },
        { do: 'ready', ready: true },
        { do: 'rise' },
      ] as const)
        if (await may(command)) done.push(`seat ${seat} can ${command.do} after the match began`)
    if (phase === 'playing' && table.left[seat] && (await may({ do: 'act', act: 'offer-draw' })))
      done.push(`seat ${seat} plays beside its stand-in`)
    if (seat !== host && (await may({ do: 'fill', seat, level: 1 }))) done.push(`seat ${seat} fills seats`)
    if (seat !== host && (await this.#registry.delete(match, key)) === undefined)
      done.push(`seat ${seat} deletes the table`)
    if (table.next !== undefined && (await may({ do: 'renew', seat })))
      done.push(`seat ${seat} renews its link at the old table`)
    if (phase === 'playing' && table.resigned[seat] && (await may({ do: 'return' })))
      done.push(`seat ${seat} resigned and returns`)
    return done
  }

  /** Everything that can matter from here on. Whose a closed socket was does not matter: it is the same for all. */
  get signature(): string {
    const tables = [this.#table, this.#table.next].map((table) => {
      if (table === undefined) return 'none'
      const { keys, next: _, match: __, ...rest } = table
      const links = keys.map((key) =>
        key === null ? '-' : PEOPLE.map((each) => +this.#knows(each, key)).join(''),
      )
      const old = this.#sockets
        .filter((socket) => socket.table === table)
        .map(({ person, eye, isGood, gone }) => (isGood ? `${person} ${eye}` : `${eye} ${gone}`))
      return JSON.stringify([rest, links, [...new Set(old)].toSorted()])
    })
    return tables.join(' ')
  }
  async close(): Promise<void> {
    const nodes = [this.#registry, this.#other, this.#third]
    await Promise.all(nodes.map((node) => node.close('closing')))
  }
}

/** Follows a path, checks and, if the state is new, tries everything. */
async function go(walk: Walk, path: readonly string[], seen: ReadonlySet<string>) {
  try {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    for (const action of path) await walk.do(action)
    const { signature, actions } = walk
    const wrong = [...(await walk.look()), ...(seen.has(signature) ? [] : await walk.attack())]
    return { signature, actions, wrong }
  } catch (error) {
    if (!(error instanceof TableUnavailable)) throw error
    return { signature: '', actions: [], wrong: [...walk.wrong, 'a table is gone that nobody deleted'] }
  }
}

interface Found {
  readonly states: number
  readonly steps: number
  /** The shortest path to a contradiction, and what it is. */
  readonly counterexample: { readonly path: readonly string[]; readonly wrong: readonly string[] } | undefined
}

/** Follows every path of this length from a start; paths that lead to the same state are followed once. */
export async function explore(game: Game, start: readonly string[], depth: number): Promise<Found> {
  const seen = new Set<string>()
  const beginning = await Walk.start(game, start)
  let [states, steps] = [0, 0]
  let level: (readonly string[])[] = [[]]
  for (let far = 0; far <= depth; far++) {
    const next: (readonly string[])[] = []
    for (const path of level) {
      /* oxlint-disable no-await-in-loop -- one path after the other */
      const walk = await beginning.again()
      const { signature, actions, wrong } = await go(walk, path, seen)
      steps++
      if (wrong.length > 0) return { states, steps, counterexample: { path, wrong: [...new Set(wrong)] } }
      await walk.close()
      /* oxlint-enable no-await-in-loop */
      if (seen.has(signature)) continue
      seen.add(signature)
      states++
      next.push(...actions.map((action) => [...path, action]))
    }
    level = next
  }
  return { states, steps, counterexample: undefined }
}
