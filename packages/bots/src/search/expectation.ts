import type { Seat } from '@spellendoos/kernel'
import type { Finding } from '../bot.ts'
import { chancesOf, someChances } from './chances.ts'
import { beforeTheEnd, from, scoreOf, worthOf } from './scale.ts'
import { SidedSearch } from './search.ts'

/** How many moves of a position are followed further, and how many throws where there are too many. */
const WIDE = 5
const THROWS = 24
/** A throw is no decision; more of them in a row than this are not followed. */
const MOST_FORCED = 12

/**
 * Looks ahead where dice are thrown: the mean over all throws, the best of one's own moves, the worst of
 * the others'. Only the moves that look best at first are followed further.
 */
export class Expectation<State, Move> extends SidedSearch<State, Move> {
  /** What each of these moves is worth, the best first. */
  search(s: State, moves: ReadonlyMap<string, Move>): Finding[] {
    const roots = [...moves].map(([written, move]) => {
      const next = this.after(s, this.seat, move)
      return { written, next, worth: this.#look(next, 0, 1, 0) }
    })
    roots.sort((a, b) => b.worth - a.worth)
    for (let depth = 1; depth < this.run.level.depth && !this.run.isUp; depth++) {
      const { about } = this.run
      const best = roots.filter(({ written }, rank) => rank < WIDE || about?.has(written) === true)
      const found: number[] = []
      const finished = this.run.finishes(() => {
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

  /** What a position is worth to the seat, this many decisions on. */
  #look(s: State, depth: number, ply: number, forced: number): number {
    if (depth > 0) this.run.look()
    const { turn } = this.game
    const [by] = turn(s)
    if (by === undefined) return from(worthOf(this.game.result(s)!, this.seat), ply)
    const known = this.knows.known?.(s, this.seat)
    if (known !== undefined) return from(known, ply)
    if (by === 'chance') return this.#throw(s, depth, ply, forced)
    if (by === 'clock') return this.#judge(s)
    return depth === 0 ? this.#judge(s) : this.#decide(s, by, depth, ply, forced)
  }

  #judge(s: State): number {
    this.run.judge()
    return beforeTheEnd(this.knows.worth(s, this.seat))
  }

  #throw(s: State, depth: number, ply: number, forced: number): number {
    const ask = this.game.chance!(s)
    const chances = chancesOf(ask, this.knows.anyOrder) ?? someChances(ask, THROWS, this.run.rng)
    let mean = 0
    for (const { draw, share } of chances) {
      const next = this.copy(s)
      this.game.answer!(next, draw)
      mean += share * this.#look(next, depth, ply, forced)
    }
    return mean
  }

  #decide(s: State, seat: Seat, depth: number, ply: number, forced: number): number {
    const moves = this.knows.thinkable?.(s, seat) ?? this.game.moves(s, seat)
    if (moves.length === 1 && forced < MOST_FORCED) {
      return this.#look(this.after(s, seat, moves[0]!), depth, ply + 1, forced + 1)
    }
    const side = this.sideOf(seat)
    const nexts = moves.map((move) => this.after(s, seat, move))
    if (moves.length > 1 && forced < MOST_FORCED && this.knows.keepsDepth?.(s) === true) {
      return side * Math.max(...nexts.map((next) => side * this.#look(next, depth, ply + 1, forced + 1)))
    }
    const worths = nexts.map((next) => this.#look(next, 0, ply + 1, 0))
    if (depth === 1) return side * Math.max(...worths.map((worth) => side * worth))
    const best = [...worths.keys()].toSorted((a, b) => side * (worths[b]! - worths[a]!)).slice(0, WIDE)
    return side * Math.max(...best.map((i) => side * this.#look(nexts[i]!, depth - 1, ply + 1, 0)))
  }
}
