import { performance } from 'node:perf_hooks'
import { botsToAsk, skippableClock, pauseBeforeMove } from '@spellendoos/bots/table'
import { Deadlines, soonest, type Seat } from '@spellendoos/kernel'
import { botMove } from './bot-seat.ts'
import type { MatchSession } from './match-session.ts'

/** How long a bot's move stays visible before the next, in milliseconds. */
const GLANCE = 400
/** How long a bot thinks while somebody is watching, while nobody is, and while others go on playing. */
const THINK = { seen: 600, unseen: 60, meanwhile: 60 }

/** Time at the table: running clocks, and bots that take their turn. */
export class Pace {
  readonly #session: MatchSession
  readonly #deadlines = new Deadlines()
  /** The `seq` of the match at which each bot was last asked out of turn. */
  readonly #asked = new Map<Seat, number>()
  #nextBeat: number
  /** The bots that may still act in this beat, in games where everybody plays at once. */
  #moment = new Set<Seat>()

  constructor(session: MatchSession) {
    this.#session = session
    this.#nextBeat = performance.now() + this.#rest()
  }

  /** Milliseconds until something happens by itself; `undefined` if time stands still. */
  get wait(): number | undefined {
    const { terminal, game, match } = this.#session
    if (!terminal.live) return undefined
    if (skippableClock(match) !== undefined) return 0
    const beat = game.traits.realtime && this.#bots().length > 0 ? [this.#nextBeat] : []
    this.#follow()
    const next = Math.min(this.#deadlines.first?.at ?? Infinity, ...beat)
    return next === Infinity ? undefined : Math.max(0, next - performance.now())
  }

  /** Runs everything that is due. */
  pass(): void {
    const now = performance.now()
    this.#follow()
    const { first } = this.#deadlines
    const due = first !== undefined && first.at <= now ? first.name : skippableClock(this.#session.match)
    if (due !== undefined) {
      this.#session.settle(this.#session.table.clock(due))
      this.#follow(due)
    }
    if (now >= this.#nextBeat) this.beat()
  }

  /** Lets every bot act once more, in games where everybody plays at once. */
  beat(): void {
    this.#moment = new Set(this.#bots())
    this.#nextBeat = performance.now() + this.#rest()
  }

  /** Lets one bot act if it may; returns false if there is none. */
  async actBot(): Promise<boolean> {
    const { match, terminal, game } = this.#session
    for (const { seat } of botsToAsk(match)) {
      const onTurn = match.turn.includes(seat)
      const due = game.traits.realtime
        ? this.#moment.delete(seat)
        : onTurn || this.#asked.get(seat) !== match.seq
      if (!due) continue
      this.#asked.set(seat, match.seq)
      if (!(await this.#act(seat))) continue
      if (onTurn && !game.traits.realtime) await terminal.pause(GLANCE)
      return true
    }
    return false
  }

  /** Bots among themselves: one of them acts, otherwise a clock runs out. */
  async goOnAlone(): Promise<void> {
    if (this.#moment.size === 0) this.beat()
    if (!(await this.actBot())) this.#session.settle(this.#session.table.clock())
  }

  async #act(seat: Seat): Promise<boolean> {
    const { terminal, table, words, game } = this.#session
    const { realtime } = game.traits
    if (terminal.live && !realtime) terminal.print(words('thinking', { name: this.#session.name(seat) }))
    const ms = realtime ? THINK.meanwhile : terminal.live ? THINK.seen : THINK.unseen
    const { move } = await botMove(table, seat, ms)
    return move !== undefined && this.#session.settle(table.play(seat, move))
  }

  /** In games where everybody plays at once: how long a bot takes to react. */
  #rest(): number {
    const { match, game } = this.#session
    return pauseBeforeMove(Math.max(...match.bots), game, Math.random())
  }

  #bots(): Seat[] {
    return [...this.#session.names.keys()].filter((seat) => this.#session.isBot(seat))
  }

  #follow(ranOut?: string): void {
    this.#deadlines.follow(this.#session.match.clocks, performance.now(), ranOut)
  }
}

/** In a game played without time, a clock that nobody can forestall runs out at once. */
export function runUnseen({ match, table, terminal, game }: MatchSession): boolean {
  const alone = match.turn[0] === 'clock' && !terminal.live && game.traits.realtime
  return alone && soonest(match.clocks) !== undefined && table.clock().ok
}
