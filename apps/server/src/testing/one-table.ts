import type { Question } from '@spellendoos/bots/table'
import { seededRng, type Eye, type Game, type Json, type Seat } from '@spellendoos/kernel'
import type { Frame, TableKeys, Command } from '@spellendoos/wire'
import { TableRegistry } from '../tables/table-registry.ts'
import type { Listener } from '../tables/table-presence.ts'
import { browserOf, hashOf } from '../room/keys.ts'
import { Room } from '../room/room.ts'
import type { RecordLine } from '../store/store.ts'
import { MemoryStore } from './memory-store.ts'
import { SIGNER } from './services.ts'
import { Part } from './part.ts'
import { usual } from './player.ts'

/** A frame as somebody received it, and when. */
export interface ReceivedFrame {
  readonly at: number
  readonly text: string
}

export interface WorldSetup {
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
  /** The level of the computer player at each seat; 0 for a person. */
  readonly levels: readonly number[]
}

/** Between the server and its guests: may change, delay or drop a frame. */
export type FrameFilter = (frame: Frame, eye: Eye, room: Room) => readonly { frame: Frame; later?: number }[]
/** What a computer player answers, and how long it thinks. */
export type Answerer = (
  seat: Seat,
  room: Room,
  question: Question,
) => { readonly move: string | undefined; readonly after: number }

/** The secret of the browser at a seat. */
export const secretOf = (seat: Seat): string => `secret-of-the-browser-at-seat-${seat}`
const brought = (seat: Seat): string => String(seat % 10).repeat(64)
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

/**
 * A whole server with one table and everyone watching, with services in which time passes only when it is told to. Two
 * such worlds with the same requests differ in nothing but what is hidden in them.
 */
export class World {
  readonly heard = new Map<Eye, ReceivedFrame[]>()
  readonly lines: RecordLine[] = []
  readonly registry: TableRegistry
  created!: TableKeys
  /** The room, read from its record. */
  room!: Room
  time = 1_000_000
  readonly #game: Game
  readonly #setup: WorldSetup
  readonly #way: FrameFilter
  readonly #timers = new Set<{ at: number; ring: () => void }>()
  readonly #listeners = new Map<Eye, Listener>()
  /** The key of each seat, as it is now. */
  readonly #keys = new Map<Eye, string>()
  #parts: ReadonlyMap<Seat, Part> = new Map()
  #ids = 0

  constructor(game: Game, setup: WorldSetup, mind: Answerer, way: FrameFilter = (frame) => [{ frame }]) {
    this.#game = game
    this.#setup = setup
    this.#way = way
    const rng = seededRng(5)
    const random = (bytes: number) => new Uint8Array(bytes).map(() => rng(256))
    const store = new MemoryStore(() => this.time)
    const append = store.append.bind(store)
    store.append = async (match, lines, card, along) => {
      const appended = await append(match, lines, card, along)
      if (appended === 'appended') {
        this.lines.push(...lines)
        this.room ??= Room.open(match, game, lines, random)
        this.room.follow(lines)
      }
      return appended
    }
    const think = (question: Question) => {
      const { move, after } = mind(question.seat, this.room, question)
      return new Promise<string | undefined>((resolve) => void this.#after(after, () => resolve(move)))
    }
    this.registry = new TableRegistry(
      {
        node: 'n',
        store,
        fanout: { publish: () => undefined, subscribe: () => undefined, close: () => Promise.resolve() },
        bots: { think, close: () => Promise.resolve() },
        notify: () => undefined,
        random,
        signer: SIGNER,
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        now: () => this.time,
        after: (milliseconds, then) => this.#after(milliseconds, then),
        game: () => Promise.resolve(game),
      },
      true,
    )
  }

  /** Creates the table; every seat and a watcher connect, sit down, and contribute to chance. */
  async begin(): Promise<this> {
    const { seats, options, levels } = this.#setup
    const newTable = usual(this.#game.id, seats, {
      options,
      levels,
      seat: levels.indexOf(0),
      name: 'name',
      id: 'the only table',
    })
    const created = await this.registry.create(newTable, browserOf(secretOf(newTable.seat)))
    if (!created.ok) throw new Error(created.problem.text.en)
    this.created = created.value
    this.#keys.set('watcher', created.value.watch)
    created.value.keys.forEach((key, seat) => key !== null && this.#keys.set(seat, key))
    const people = levels.flatMap((level, seat) => (level === 0 ? [seat] : []))
    for (const eye of [...people, 'watcher' as const]) await this.enter(eye)
    for (const seat of people)
      await this.ask(seat, { do: 'sit', name: `name ${seat}`, browser: secretOf(seat) })
    for (const seat of people) await this.ask(seat, { do: 'ready', ready: true })
    this.#parts = new Map(people.map((seat) => [seat, new Part(this.created.match, brought(seat))]))
    for (const seat of people) await this.ask(seat, this.#parts.get(seat)!.seal(seat))
    return this
  }
  /** Everyone who is awaited opens a link, as long as a draw is pending. */
  async #link(): Promise<void> {
    const pending = this.room?.table?.pending
    if (pending === undefined) return
    const [seat] = pending.awaited
    await this.ask(seat!, this.#parts.get(seat!)!.link(seat!, pending.draw))
  }
  async enter(eye: Eye): Promise<void> {
    const listener: Listener = {
      eye,
      key: hashOf(this.#keys.get(eye)!),
      since: 0,
      send: (text) => this.#send(eye, JSON.parse(text) as Frame),
      close: (why) => this.#send(eye, { is: 'bye', why }),
    }
    this.#listeners.set(eye, listener)
    await this.registry.at(this.created.match).listen(listener)
    await settled()
  }
  async leave(eye: Eye): Promise<void> {
    this.registry.at(this.created.match).unlisten(this.#listeners.get(eye)!)
    await settled()
  }
  async ask(eye: Eye, command: Command, id = `${eye}-${this.#ids++}`): Promise<void> {
    const holder = this.#listeners.get(eye) ?? { key: hashOf(this.#keys.get(eye)!) }
    const answer = await this.registry.at(this.created.match).ask(holder, { ...command, id })
    if (answer.key !== undefined) this.#keys.set(eye, answer.key)
    this.#send(eye, answer)
    await settled()
    await this.#link()
  }
  /** Lets time pass, and everything happen that is due by then. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      const [next] = [...this.#timers].toSorted((a, b) => a.at - b.at)
      if (next === undefined || next.at > end) break
      this.#timers.delete(next)
      this.time = Math.max(this.time, next.at)
      next.ring()
      // oxlint-disable-next-line no-await-in-loop -- one thing after the other
      await settled()
      // oxlint-disable-next-line no-await-in-loop -- one thing after the other
      await this.#link()
    }
    this.time = end
  }
  close(): Promise<void> {
    return this.registry.close('closing')
  }

  #after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.time + milliseconds, ring: then }
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
  }
  #send(eye: Eye, frame: Frame): void {
    const heard = this.heard.get(eye) ?? []
    this.heard.set(eye, heard)
    for (const { frame: sent, later = 0 } of this.#way(frame, eye, this.room))
      heard.push({ at: this.time + later, text: JSON.stringify(sent) })
  }
}
