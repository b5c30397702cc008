import { copyJson, type Evaluation, type Game, type Seat } from '@spellendoos/kernel'
import type { Finding } from '../bot.ts'
import { chancesOf, someChances } from './chances.ts'
import type { Mind } from './mind.ts'
import { from, scoreOf, uncertain, worthOf } from './scale.ts'

/** How many moves of a position are followed further, and how many throws where there are too many. */
const WIDE = 5
const THROWS = 24
/** A throw is no decision; more of them in a row than this are not followed. */
const MOST_FORCED = 12

/**
 * Looks ahead where dice are thrown: the mean over all throws, the best of the own side's moves, the worst of
 * the others'. Only the moves that look best at first are followed further.
 */
export class Expectation<State, Move> {
  readonly #game: Game<State, Move>
  readonly #knows: Evaluation<State, Move>
  readonly #mind: Mind
  readonly #seat: Seat
  readonly #friends: ReadonlySet<Seat>
  readonly #copy: (s: State) => State

  constructor(
    game: Game<State, Move>,
    knows: Evaluation<State, Move>,
    mind: Mind,
    seat: Seat,
    friends: readonly Seat[],
  ) {
    this.#game = game
    this.#knows = knows
    this.#mind = mind
    this.#seat = seat
    this.#friends = new Set(friends)
    this.#copy = game.copy ?? copyJson
  }

  /** What each of these moves is worth, the best first. */
  search(s: State, moves: ReadonlyMap<string, Move>): Finding[] {
    const roots = [...moves].map(([written, move]) => {
      const next = this.#after(s, this.#seat, move)
      return { written, next, worth: this.#look(next, 0, 1, 0) }
    })
    roots.sort((a, b) => b.worth - a.worth)
    for (let depth = 1; depth < this.#mind.level.depth && !this.#mind.isUp; depth++) {
      const { about } = this.#mind
      const best = roots.filter(({ written }, rank) => rank < WIDE || about?.has(written) === true)
      const found: number[] = []
      const finished = this.#mind.finishes(() => {
        for (const { next } of best) found.push(this.#look(next, depth, 1, 0))
      })
      if (!finished) break
      const least = Math.min(...found.slice(0, WIDE))
      best.forEach((root, i) => (root.worth = found[i]!))
      // What was not followed stays behind what was.
      for (const root of roots.slice(WIDE)) {
        if (!best.includes(root)) root.worth = Math.min(root.worth, least)
      }
      roots.sort((a, b) => b.worth - a.worth)
    }
    return roots.map(({ written, worth }) => ({ move: written, score: scoreOf(worth), line: [written] }))
  }

  #after(s: State, seat: Seat, move: Move): State {
    const next = this.#copy(s)
    this.#game.play(next, seat, move)
    return next
  }

  /** What a position is worth to the seat, so many decisions on. */
  #look(s: State, depth: number, ply: number, forced: number): number {
    if (depth > 0) this.#mind.look()
    const { turn } = this.#game
    const [by] = turn(s)
    if (by === undefined) return from(worthOf(this.#game.result(s)!, this.#seat), ply)
    const known = this.#knows.known?.(s, this.#seat)
    if (known !== undefined) return from(known, ply)
    if (by === 'chance') return this.#throw(s, depth, ply, forced)
    if (by === 'clock') return this.#judge(s)
    return depth === 0 ? this.#judge(s) : this.#decide(s, by, depth, ply, forced)
  }

  #judge(s: State): number {
    return uncertain(this.#knows.worth(s, this.#seat))
  }

  #throw(s: State, depth: number, ply: number, forced: number): number {
    const ask = this.#game.chance!(s)
    const chances = chancesOf(ask, this.#knows.anyOrder) ?? someChances(ask, THROWS, this.#mind.rng)
    let mean = 0
    for (const { draw, share } of chances) {
      const next = this.#copy(s)
      this.#game.answer!(next, draw)
      mean += share * this.#look(next, depth, ply, forced)
    }
    return mean
  }

  #decide(s: State, seat: Seat, depth: number, ply: number, forced: number): number {
    const moves = this.#knows.thinkable?.(s, seat) ?? this.#game.moves(s, seat)
    if (moves.length === 1 && forced < MOST_FORCED) {
      return this.#look(this.#after(s, seat, moves[0]!), depth, ply + 1, forced + 1)
    }
    const side = this.#friends.has(seat) ? 1 : -1
    const nexts = moves.map((move) => this.#after(s, seat, move))
    const worths = nexts.map((next) => this.#look(next, 0, ply + 1, 0))
    if (depth === 1) return side * Math.max(...worths.map((worth) => side * worth))
    const best = [...worths.keys()].toSorted((a, b) => side * (worths[b]! - worths[a]!)).slice(0, WIDE)
    return side * Math.max(...best.map((i) => side * this.#look(nexts[i]!, depth - 1, ply + 1, 0)))
  }
}
