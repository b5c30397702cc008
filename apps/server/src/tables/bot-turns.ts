import { questionFor, type AskedAt } from '@spellendoos/bots/table'
import type { Seat } from '@spellendoos/kernel'
import { reasonOf } from '../log-text.ts'
import type { Room } from '../room/room.ts'
import { BotPause } from './bot-pause.ts'
import type { Services } from './services.ts'

/** What to do with the answer of a bot. */
interface Answers {
  readonly play: (seat: Seat, move: string, asked: AskedAt) => Promise<void>
  /** A bot is free again, after a failure or not. */
  readonly settled: (failed: boolean) => void
}
type BotServices = Pick<Services, 'bots' | 'random' | 'after' | 'log'>

/** Asks the bots of one table for their moves. */
export class BotTurns {
  readonly #match: string
  readonly #services: BotServices
  readonly #answers: Answers
  readonly #pause: BotPause
  /** The seats of bots that are thinking now. */
  readonly #busy = new Set<Seat>()
  /** Bots that would rather wait, and how many entries the match had when they said so. */
  readonly #waiting = new Map<Seat, number>()

  constructor(match: string, services: BotServices, answers: Answers) {
    this.#match = match
    this.#services = services
    this.#answers = answers
    this.#pause = new BotPause(services)
  }

  get isBusy(): boolean {
    return this.#busy.size > 0
  }
  /**
   * The bots to ask now. If nobody is watching, only those that have a move: nobody can infer from it which they are.
   */
  toAsk(room: Room, isWatched: boolean): Room['bots'] {
    return (isWatched ? room.bots : room.ableBots).filter(
      ({ seat }) => !this.#busy.has(seat) && this.#waiting.get(seat) !== room.table!.seq,
    )
  }
  ask(room: Room, isWatched: boolean): void {
    const { bots, random } = this.#services
    for (const { seat, level } of this.toAsk(room, isWatched)) {
      const { match } = room.table!
      const { seq, turn } = match
      const question = questionFor(match, seat, level, new DataView(random(4).buffer).getUint32(0))
      this.#busy.add(seat)
      Promise.all([bots.think(question, isWatched), this.#pause.before(level, room.game)])
        .then(([move]) => this.#answered(seat, move, { seq, turn }))
        .catch((error: unknown) => this.#failed(seat, error))
    }
  }

  async #answered(seat: Seat, move: string | undefined, asked: AskedAt): Promise<void> {
    this.#busy.delete(seat)
    // A bot that would rather wait thinks again when something has happened.
    if (move === undefined) this.#waiting.set(seat, asked.seq)
    else await this.#answers.play(seat, move, asked)
    this.#answers.settled(false)
  }
  #failed(seat: Seat, error: unknown): void {
    this.#busy.delete(seat)
    this.#services.log.warn(
      { match: this.#match, seat, error: reasonOf(error) },
      'a computer player is stuck',
    )
    this.#answers.settled(true)
  }
}
