import type { Evaluation, Game, ExactComputation, Seat } from '@spellendoos/kernel'
import type { Finding } from '../bot.ts'
import { chancesOf } from './chances.ts'
import type { SearchRun } from './search-run.ts'
import { scoreOf, worthOf } from './scale.ts'
import { Search } from './search.ts'

type Worths = readonly number[]

/**
 * A turn of two players has fewer than 400 positions. So many are looked at even if the time is up, because half a
 * turn tells nothing; they take about 10 ms on a plain server.
 */
const WHOLE_TURN = 1024

/** What is certain anyway is better sooner than later. */
const LATER = 1 - 1e-6

/**
 * Solves luck and choice exactly: what a position is worth to each seat when every throw comes as often as it
 * should and everyone makes the best of it. Each position is computed once.
 */
export class ExactSearch<State, Move> extends Search<State, Move> {
  readonly #exact: ExactComputation<State>
  readonly #seats: number
  readonly #known = new Map<string, Worths>()
  #from: State | undefined

  constructor(
    game: Game<State, Move>,
    knows: Evaluation<State, Move>,
    exact: ExactComputation<State>,
    run: SearchRun,
    seats: number,
  ) {
    super(game, knows, run)
    this.#exact = exact
    this.#seats = seats
  }

  /** What each of these moves is worth to the seat, the best first. */
  search(s: State, seat: Seat, moves: ReadonlyMap<string, Move>): Finding[] {
    this.#from = s
    const nexts = [...moves].map(([written, move]) => ({ written, next: this.after(s, seat, move) }))
    const worths: number[] = []
    const finished = this.run.finishes(() => {
      for (const { next } of nexts) worths.push(this.#compute(next)[seat]!)
    }, WHOLE_TURN)
    return nexts
      .map(({ written, next }, i) => ({
        move: written,
        score: scoreOf(finished ? worths[i]! : this.#guess(next)[seat]!),
        line: [written],
      }))
      .toSorted((a, b) => b.score - a.score)
  }

  #bySeat(worth: (seat: Seat) => number): number[] {
    return Array.from({ length: this.#seats }, (_, seat) => worth(seat))
  }

  #guess(s: State): Worths {
    const result = this.game.result(s)
    return this.#bySeat((seat) => (result === undefined ? this.knows.worth(s, seat) : worthOf(result, seat)))
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
    const chances = chancesOf(this.game.chance!(s), this.knows.anyOrder)
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
    const moves = this.knows.thinkable?.(s, seat) ?? this.game.moves(s, seat)
    let best: Worths = []
    for (const move of moves) {
      const worths = this.#compute(this.after(s, seat, move))
      if (best.length === 0 || worths[seat]! > best[seat]!) best = worths
    }
    return best.map((worth) => worth * LATER)
  }
}
