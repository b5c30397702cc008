import { seatSeal } from '@spellendoos/fair'
import { seededRng, type Eye, type Game, type Json, type Seat } from '@spellendoos/kernel'
import type { Frame, Laid, Wish } from '@spellendoos/wire'
import { Hub } from '../hub/hub.ts'
import type { Ear } from '../hub/desk.ts'
import type { Question } from '../hub/house.ts'
import { browserOf } from '../room/keys.ts'
import { Room } from '../room/room.ts'
import type { Line } from '../store/store.ts'
import { MemoryStore } from './memory-store.ts'
import { usual } from './player.ts'

/** A frame as it reached somebody, and when. */
export interface Heard {
  readonly at: number
  readonly text: string
}

export interface Setting {
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
  /** The level of the computer player at each seat; 0 for a person. */
  readonly levels: readonly number[]
}

/** Between the server and its guests: what becomes of a frame on its way. */
export type Way = (frame: Frame, eye: Eye, room: Room) => readonly { frame: Frame; later?: number }[]
/** What a computer player answers, and how long it thinks. */
export type Mind = (seat: Seat, room: Room) => { readonly move: string | undefined; readonly after: number }

/** The secret of the browser at a seat. */
export const secretOf = (seat: Seat): string => `secret-of-the-browser-at-seat-${seat}`
const brought = (seat: Seat): string => String(seat % 10).repeat(64)
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

/**
 * A whole server with one table and everyone looking on, in a house where time passes only when it is told to.
 * Two such worlds that are treated alike differ in nothing but what is hidden in them.
 */
export class World {
  readonly heard = new Map<Eye, Heard[]>()
  readonly lines: Line[] = []
  readonly hub: Hub
  laid!: Laid
  /** The table as its record says it is. */
  room!: Room
  time = 1_000_000
  readonly #game: Game
  readonly #setting: Setting
  readonly #way: Way
  readonly #timers = new Set<{ at: number; ring: () => void }>()
  readonly #ears = new Map<Eye, Ear>()
  #ids = 0

  constructor(game: Game, setting: Setting, mind: Mind, way: Way = (frame) => [{ frame }]) {
    this.#game = game
    this.#setting = setting
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
    const think = ({ seat }: Question) => {
      const { move, after } = mind(seat, this.room)
      return new Promise<string | undefined>((resolve) => void this.#after(after, () => resolve(move)))
    }
    this.hub = new Hub(
      {
        node: 'n',
        store,
        fanout: { tell: () => undefined, hear: () => undefined, close: () => Promise.resolve() },
        thinkers: { think, close: () => Promise.resolve() },
        ring: () => undefined,
        random,
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        now: () => this.time,
        after: (milliseconds, then) => this.#after(milliseconds, then),
        game: () => Promise.resolve(game),
      },
      true,
    )
  }

  /** Lays the table; every seat and a watcher look on, sit down, and contribute to chance. */
  async begin(): Promise<this> {
    const { seats, options, levels } = this.#setting
    const wish = usual(this.#game.id, seats, {
      options,
      levels,
      seat: levels.indexOf(0),
      name: 'name',
      id: 'the only table',
    })
    const laid = await this.hub.lay(wish, browserOf(secretOf(wish.seat)))
    if (!laid.ok) throw new Error(laid.problem.text.en)
    this.laid = laid.value
    const people = levels.flatMap((level, seat) => (level === 0 ? [seat] : []))
    for (const eye of [...people, 'watcher' as const]) await this.enter(eye)
    for (const seat of people)
      await this.ask(seat, { do: 'sit', name: `name ${seat}`, browser: secretOf(seat) })
    for (const seat of people) await this.ask(seat, { do: 'ready', ready: true })
    const { match } = this.laid
    for (const seat of people)
      await this.ask(seat, { do: 'seal', seal: seatSeal(match, seat, brought(seat)) })
    for (const seat of people) await this.ask(seat, { do: 'reveal', contribution: brought(seat) })
    return this
  }
  async enter(eye: Eye): Promise<void> {
    const ear: Ear = {
      eye,
      since: 0,
      hear: (text) => this.#send(eye, JSON.parse(text) as Frame),
      bye: (why) => this.#send(eye, { is: 'bye', why }),
    }
    this.#ears.set(eye, ear)
    await this.hub.listen(this.laid.match, ear)
    await settled()
  }
  async leave(eye: Eye): Promise<void> {
    this.hub.unlisten(this.laid.match, this.#ears.get(eye)!)
    await settled()
  }
  async ask(eye: Eye, wish: Wish, id = `${eye}-${this.#ids++}`): Promise<void> {
    this.#send(eye, await this.hub.ask(this.laid.match, eye, { ...wish, id }))
    await settled()
  }
  /** Lets time pass, and all that is due by then happen. */
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
    }
    this.time = end
  }
  close(): Promise<void> {
    return this.hub.close('closing')
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
