import type { Seat } from '@spellendoos/kernel'
import type { Finding } from '../bot.ts'
import { chancesOf, someChances } from './chances.ts'
import { beforeTheEnd, from, scoreOf } from './scale.ts'
import { SidedSearch } from './search.ts'

/** How many moves of a position are searched further, and how many throws if there are too many to enumerate. */
const WIDE = 5
const THROWS = 24
/** Throws are not decisions; at most this many in a row are followed. */
const MOST_FORCED = 12

/**
 * Expectimax for games with dice: the mean over all throws, the best of one's own moves, the worst of the others'. Only
 * the moves that look best at first are searched further.
 */
export class Expectimax<State, Move> extends SidedSearch<State, Move> {
  /** The worth of each of these moves, best first. */
  search(s: State, moves: ReadonlyMap<string, Move>): Finding[] {
    const roots = [...moves].map(([written, move]) => {
      const next = this.after(s, this.seat, move)
      return { written, next, worth: this.#evaluate(next, 0, 1, 0) }
    })
    roots.sort((a, b) => b.worth - a.worth)
    for (let depth = 1; depth < this.run.level.depth && !this.run.isUp; depth++) {
      const { about } = this.run
      const best = roots.filter(({ written }, rank) => rank < WIDE || about?.has(written) === true)
      const found: number[] = []
      const finished = this.run.finishes(() => {
        for (const { next } of best) found.push(this.#evaluate(next, depth, 1, 0))
      })
      if (!finished) break
      const least = Math.min(...found.slice(0, WIDE))
      best.forEach((root, i) => (root.worth = found[i]!))
      // Moves that were not searched further rank below those that were.
      for (const root of roots.slice(WIDE)) {
        if (!best.includes(root)) root.worth = Math.min(root.worth, least)
      }
      roots.sort((a, b) => b.worth - a.worth)
    }
    return roots.map(({ written, worth }) => ({ move: written, score: scoreOf(worth), line: [written] }))
  }

  /** The worth of a position for the seat, this many decisions deep. */
  #evaluate(s: State, depth: number, ply: number, forced: number): number {
    if (depth > 0) this.run.look()
    const { turn } = this.game
    const [by] = turn(s)
    if (by === undefined) return from(this.outcomeOf(s), ply)
    const known = this.evaluation.known?.(s, this.seat)
    if (known !== undefined) return from(known, ply)
    if (by === 'chance') return this.#throw(s, depth, ply, forced)
    if (by === 'clock') return this.#judge(s)
    return depth === 0 ? this.#judge(s) : this.#decide(s, by, depth, ply, forced)
  }

  #judge(s: State): number {
    this.run.judge()
    return beforeTheEnd(this.evaluation.worth(s, this.seat))
  }

  #throw(s: State, depth: number, ply: number, forced: number): number {
    const ask = this.game.chance!(s)
    const chances = chancesOf(ask, this.evaluation.anyOrder) ?? someChances(ask, THROWS, this.run.rng)
    let mean = 0
    for (const { draw, share } of chances) {
      const next = this.copy(s)
      this.game.answer!(next, draw)
      mean += share * this.#evaluate(next, depth, ply, forced)
    }
    return mean
  }

  #decide(s: State, seat: Seat, depth: number, ply: number, forced: number): number {
    const moves = this.evaluation.thinkable?.(s, seat) ?? this.game.moves(s, seat)
    if (moves.length === 1 && forced < MOST_FORCED) {
      return this.#evaluate(this.after(s, seat, moves[0]!), depth, ply + 1, forced + 1)
    }
    const side = this.sideOf(seat)
    const nexts = moves.map((move) => this.after(s, seat, move))
    if (moves.length > 1 && forced < MOST_FORCED && this.evaluation.keepsDepth?.(s) === true) {
      return side * Math.max(...nexts.map((next) => side * this.#evaluate(next, depth, ply + 1, forced + 1)))
    }
    const worths = nexts.map((next) => this.#evaluate(next, 0, ply + 1, 0))
    if (depth === 1) return side * Math.max(...worths.map((worth) => side * worth))
    const best = [...worths.keys()].toSorted((a, b) => side * (worths[b]! - worths[a]!)).slice(0, WIDE)
    return side * Math.max(...best.map((i) => side * this.#evaluate(nexts[i]!, depth - 1, ply + 1, 0)))
  }
}
