import type { Evaluation, Game, ExactComputation, Seat } from '@spellendoos/kernel'
import type { Finding } from '../bot.ts'
import { chancesOf } from './chances.ts'
import type { SearchRun } from './search-run.ts'
import { scoreOf, worthOf } from './scale.ts'
import { Search } from './search.ts'

type Worths = readonly number[]

/**
 * A turn of two players has fewer than 400 positions. This many are evaluated even if the time is up, because half a
 * turn is useless; they take about 10 ms on an ordinary server.
 */
const WHOLE_TURN = 1024

/** What a decision costs: of two equal lines the shorter one is better, also for a player who is losing. */
const DECISION = 1e-6
/** The worth of a lost position: what people are shown is never below it. */
const LOST = -1

/**
 * Solves luck and choice exactly: the worth of a position for each seat if every throw has its true probability and
 * everyone plays best. Each position is computed once.
 */
export class ExactSearch<State, Move> extends Search<State, Move> {
  readonly #exact: ExactComputation<State>
  readonly #seats: number
  readonly #known = new Map<string, Worths>()
  #from: State | undefined

  constructor(
    game: Game<State, Move>,
    evaluation: Evaluation<State, Move>,
    exact: ExactComputation<State>,
    run: SearchRun,
    seats: number,
  ) {
    super(game, evaluation, run)
    this.#exact = exact
    this.#seats = seats
  }

  /** The worth of each of these moves for the seat, best first. */
  search(s: State, seat: Seat, moves: ReadonlyMap<string, Move>): Finding[] {
    this.#from = s
    const nexts = [...moves].map(([written, move]) => ({ written, next: this.after(s, seat, move) }))
    const worths: number[] = []
    const finished = this.run.finishes(() => {
      for (const { next } of nexts) worths.push(this.#compute(next)[seat]!)
    }, WHOLE_TURN)
    return nexts
      .map(({ written, next }, i) => ({ written, worth: finished ? worths[i]! : this.#guess(next)[seat]! }))
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ written, worth }) => ({
        move: written,
        score: scoreOf(Math.max(worth, LOST)),
        line: [written],
      }))
  }

  #bySeat(worth: (seat: Seat) => number): number[] {
    return Array.from({ length: this.#seats }, (_, seat) => worth(seat))
  }

  #guess(s: State): Worths {
    const result = this.game.result(s)
    return this.#bySeat((seat) =>
      result === undefined ? this.evaluation.worth(s, seat) : worthOf(result, seat),
    )
  }

  #compute(s: State): Worths {
    const [by] = this.game.turn(s)
    if (by === undefined || by === 'clock') return this.#guess(s)
    if (this.#exact.beyond?.(this.#from!, s) === true) return this.#guess(s)
    const key = this.#exact.key(s)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.run.look()
    const worths = by === 'chance' ? this.#mean(s) : this.#best(s, by)
    this.#known.set(key, worths)
    return worths
  }

  #mean(s: State): Worths {
    const chances = chancesOf(this.game.chance!(s), this.evaluation.anyOrder)
    if (chances === undefined) return this.#guess(s)
    const mean = this.#bySeat(() => 0)
    for (const { draw, share } of chances) {
      const next = this.copy(s)
      this.game.answer!(next, draw)
      const worths = this.#compute(next)
      for (let seat = 0; seat < mean.length; seat++) mean[seat]! += share * worths[seat]!
    }
    return mean
  }

  #best(s: State, seat: Seat): Worths {
    const moves = this.evaluation.thinkable?.(s, seat) ?? this.game.moves(s, seat)
    let best: Worths = []
    for (const move of moves) {
      const worths = this.#compute(this.after(s, seat, move))
      if (best.length === 0 || worths[seat]! > best[seat]!) best = worths
    }
    return best.map((worth) => worth - DECISION)
  }
}
