import { performance } from 'node:perf_hooks'
import { soonest, type Seat } from '@spellendoos/kernel'
import { botMove } from './botseat.ts'
import type { Sitting } from './sitting.ts'

/** Where everybody plays at once, a bot acts this often. */
const BEAT = 2500
/** A bot's move stays to be seen for so long before the next. */
const GLANCE = 400
/** How long a bot thinks while somebody watches it, while nobody does, and while others go on playing. */
const THINK = { seen: 600, unseen: 60, meanwhile: 60 }

/** Time at the table: clocks that run, and bots that take their turn. */
export class Pace {
  readonly #sitting: Sitting
  readonly #due = new Map<string, number>()
  /** The seq at which each bot was last asked out of turn. */
  readonly #asked = new Map<Seat, number>()
  #nextBeat = performance.now() + BEAT
  /** The bots whose moment it still is, where everybody plays at once. */
  #moment = new Set<Seat>()

  constructor(sitting: Sitting) {
    this.#sitting = sitting
  }

  /** Milliseconds until something happens by itself; nothing where time stands still. */
  get wait(): number | undefined {
    const { terminal, game } = this.#sitting
    if (!terminal.live) return undefined
    const beat = game.traits.realtime && this.#bots().length > 0 ? [this.#nextBeat] : []
    const next = Math.min(...this.#clocks().map(({ at }) => at), ...beat)
    return next === Infinity ? undefined : Math.max(0, next - performance.now())
  }

  /** Lets happen what is due. */
  pass(): void {
    const now = performance.now()
    const run = this.#clocks().find(({ at }) => at <= now)
    if (run !== undefined) this.#sitting.settle(this.#sitting.table.clock(run.name))
    if (now >= this.#nextBeat) this.beat()
  }

  /** Gives every bot its moment, where everybody plays at once. */
  beat(): void {
    this.#moment = new Set(this.#bots())
    this.#nextBeat = performance.now() + BEAT
  }

  /** Lets one bot act whose turn or moment it is; false when there is none. */
  async actBot(): Promise<boolean> {
    const { match, terminal, game } = this.#sitting
    for (const seat of this.#bots()) {
      const onTurn = match.turn.includes(seat)
      const due = game.traits.realtime
        ? this.#moment.delete(seat)
        : onTurn || this.#asked.get(seat) !== match.seq
      if (!due || match.moves(seat).length === 0) continue
      this.#asked.set(seat, match.seq)
      if (!(await this.#act(seat))) continue
      if (onTurn && !game.traits.realtime) await terminal.pause(GLANCE)
      return true
    }
    return false
  }

  /** Bots among themselves: one of them acts, or else a clock runs out. */
  async goOnAlone(): Promise<void> {
    if (this.#moment.size === 0) this.beat()
    if (!(await this.actBot())) this.#sitting.settle(this.#sitting.table.clock())
  }

  async #act(seat: Seat): Promise<boolean> {
    const { terminal, table, words, game } = this.#sitting
    const { realtime } = game.traits
    if (terminal.live && !realtime) terminal.print(words('thinking', { name: this.#sitting.name(seat) }))
    const ms = realtime ? THINK.meanwhile : terminal.live ? THINK.seen : THINK.unseen
    const { move } = await botMove(table, seat, ms)
    return move !== undefined && this.#sitting.settle(table.play(seat, move))
  }

  #bots(): Seat[] {
    return [...this.#sitting.names.keys()].filter((seat) => this.#sitting.isBot(seat))
  }

  /** The running clocks with the moment each runs out; a clock keeps running while its name is there. */
  #clocks(): { name: string; at: number }[] {
    const running = this.#sitting.match.clocks
    for (const name of this.#due.keys())
      if (!running.some((clock) => clock.name === name)) this.#due.delete(name)
    return running.map(({ name, after }) => {
      const at = this.#due.get(name) ?? performance.now() + after
      this.#due.set(name, at)
      return { name, at }
    })
  }
}

/** The clock that nobody can forestall runs out at once where time stands still. */
export function runUnseen({ match, table, terminal, game }: Sitting): boolean {
  const alone = match.turn[0] === 'clock' && !terminal.live && game.traits.realtime
  return alone && soonest(match.clocks) !== undefined && table.clock().ok
}
