import type { Seat } from '@spellendoos/kernel'
import type { Finding } from '../bot.ts'
import { AT_LEAST, AT_MOST, EXACT, Memory } from './memory.ts'
import { Order } from './order.ts'
import { from, isCertain, scoreOf, shortOfCertain, worthOf } from './scale.ts'
import { SidedSearch } from './search.ts'

/** This many plies of captures and threats are followed after the last ply. */
const MOST_FORCED = 24
const EVERYTHING = 2
/** Of a move this much worse than the best it is enough to know that. */
const TOO_BAD = 0.6

/** A move at the root, and what was found out about it. */
interface Root<Move> {
  readonly move: Move
  readonly written: string
  readonly number: number
  worth: number
}

/**
 * Looks ahead where nothing is left to chance and nothing is hidden: alpha-beta, deeper and deeper. Whoever is
 * not on the seat's own side is taken to play against it. It owns every position it looks at.
 */
export class AlphaBeta<State, Move> extends SidedSearch<State, Move> {
  /** A player who overlooks something sees the same position differently on another path. */
  readonly #memory = this.knows.key === undefined || this.run.level.oversight > 0 ? undefined : new Memory()
  readonly #order = new Order(this.knows)
  /** Where the ways of this thought begin: another thought overlooks something else. */
  readonly #start = this.run.rng(2 ** 31)

  /** What each of these moves is worth, the best first; as deep as time allows, and at least one ply. */
  search(s: State, moves: ReadonlyMap<string, Move>): Finding[] {
    const { level, about } = this.run
    // Where judgement is hazy every move needs a worth of its own, and so it does where moves are weighed.
    const slack = level.haze > 0 ? 2 * EVERYTHING : about === undefined ? 0 : TOO_BAD
    const roots = [...moves].map(([written, move], number) => ({ move, written, number, worth: 0 }))
    for (const root of roots) root.worth = this.#static(s, root.move)
    sortByWorth(roots)
    let done = 0
    for (let depth = 1; depth <= level.depth && !this.run.isUp; depth++) {
      const before = roots.map(({ worth }) => worth)
      let looked = 0
      const finished = this.run.finishes(() => {
        let alpha = -EVERYTHING
        for (const root of roots) {
          root.worth = this.#root(s, root, depth, alpha)
          looked++
          alpha = Math.max(alpha, root.worth - slack)
        }
      })
      // Broken off: what was found counts, unless every move needs to have been looked at.
      if (!finished && (looked === 0 || slack > 0)) roots.forEach((root, i) => (root.worth = before[i]!))
      else if (!finished) keepBelow(roots, looked)
      sortByWorth(roots)
      done = depth
      if (finished) this.run.depth = depth
      // What wins is good enough, unless others that win later are to be told from those that do not.
      const settled = about === undefined ? roots.slice(0, 1) : roots
      if (!finished || settled.every(({ worth }) => isCertain(worth))) break
    }
    return roots.map((root, rank) => ({
      move: root.written,
      score: scoreOf(root.worth),
      line: [root.written, ...(rank === 0 || about !== undefined ? this.#line(s, root, done) : [])],
    }))
  }

  /** Whose turn it is; where nobody is on turn any more it does not matter. */
  #sideToMove(s: State): number {
    const by = this.game.turn(s)[0]
    return typeof by === 'number' ? this.sideOf(by) : 1
  }

  #static(s: State, move: Move): number {
    const next = this.after(s, this.game.turn(s)[0] as Seat, move)
    return this.#ended(next, 1) ?? this.#judge(next)
  }

  /** What the end of the match is worth, or a position whose end is known; nothing where it is not. */
  #ended(s: State, ply: number): number | undefined {
    if (this.game.turn(s).length === 0) return from(worthOf(this.game.result(s)!, this.seat), ply)
    const known = this.knows.known?.(s, this.seat)
    return known === undefined ? undefined : from(known, ply)
  }

  #judge(s: State): number {
    return shortOfCertain(this.knows.worth(s, this.seat))
  }

  #root(s: State, { move, number }: Root<Move>, depth: number, alpha: number): number {
    const next = this.after(s, this.game.turn(s)[0] as Seat, move)
    const path = step(this.#start, number)
    const side = this.#sideToMove(next)
    const value = (low: number, high: number): number =>
      side > 0
        ? this.#look(next, depth - 1, low, high, side, 1, path)
        : -this.#look(next, depth - 1, -high, -low, side, 1, path)
    if (alpha === -EVERYTHING) return value(-EVERYTHING, EVERYTHING)
    // First only whether it is better at all.
    const hint = value(alpha, alpha + NARROW)
    return hint > alpha ? value(alpha, EVERYTHING) : hint
  }

  /** What a position is worth to the side that is to move, between two limits. */
  #look(s: State, depth: number, low: number, high: number, side: number, ply: number, path: number): number {
    const run = this.run
    run.look()
    const ended = this.#ended(s, ply)
    if (ended !== undefined) return side * ended
    if (depth <= 0) return this.#settle(s, low, high, side, ply, path, 0)

    const memory = this.#memory
    const key = memory === undefined ? 0 : this.knows.key!(s)
    const at = memory === undefined ? -1 : memory.find(key)
    if (at >= 0 && memory!.depth(at) >= depth) {
      const worth = from(memory!.worth(at), ply)
      const bound = memory!.bound(at)
      if (bound === EXACT || (bound === AT_LEAST ? worth >= high : worth <= low)) return worth
    }

    const seat = this.game.turn(s)[0] as Seat
    const moves = this.knows.thinkable?.(s, seat) ?? this.game.moves(s, seat)
    // A player without a choice does not count as a ply.
    const deeper = moves.length === 1 ? depth : depth - 1
    const ranks = this.#order.ranks(s, moves, ply, at < 0 ? -1 : memory!.best(at))
    let alpha = low
    let best = -EVERYTHING
    let bestNumber = 0
    for (let tried = 0; tried < moves.length; tried++) {
      const number = this.#order.next(ranks)
      if (tried > 0 && this.#overlooks(path, number)) continue
      const move = moves[number]!
      const next = this.after(s, seat, move)
      const way = step(path, number)
      let worth: number
      if (tried === 0) worth = this.#child(next, deeper, alpha, high, side, ply, way)
      else {
        // A late quiet move is looked at less deeply first.
        const less =
          tried < LATE || deeper < 2 || this.#isForcing(s, move) ? deeper : deeper - lateness(tried, deeper)
        worth = this.#child(next, less, alpha, alpha + NARROW, side, ply, way)
        if (worth > alpha && (less < deeper || worth < high)) {
          worth = this.#child(next, deeper, alpha, high, side, ply, way)
        }
      }
      if (worth > best) {
        best = worth
        bestNumber = number
      }
      if (worth > alpha) alpha = worth
      if (alpha >= high) {
        this.#order.praise(move, ply, depth)
        break
      }
    }
    const bound = best >= high ? AT_LEAST : best > low ? EXACT : AT_MOST
    memory?.keep(key, depth, from(best, -ply), bound, bestNumber)
    return best
  }

  #child(
    next: State,
    depth: number,
    low: number,
    high: number,
    side: number,
    ply: number,
    way: number,
  ): number {
    const other = this.#sideToMove(next)
    return other === side
      ? this.#look(next, depth, low, high, side, ply + 1, way)
      : -this.#look(next, depth, -high, -low, other, ply + 1, way)
  }

  #isForcing(s: State, move: Move): boolean {
    return this.knows.forcing?.(s, move) === true
  }

  /** Judges a position once its captures and threats are played out; a player who is not forced may leave it at that. */
  #settle(
    s: State,
    low: number,
    high: number,
    side: number,
    ply: number,
    path: number,
    forced: number,
  ): number {
    const { forcing } = this.knows
    if (forcing === undefined || forced >= MOST_FORCED) return side * this.#judge(s)
    const seat = this.game.turn(s)[0] as Seat
    const moves = this.game.moves(s, seat)
    let alpha = low
    let best = -EVERYTHING
    let judged = false
    for (let number = 0; number < moves.length; number++) {
      const move = moves[number]!
      if (!forcing(s, move)) {
        if (judged) continue
        judged = true
        best = Math.max(best, side * this.#judge(s))
      } else if (best > -EVERYTHING && this.#overlooks(path, number)) continue
      else {
        this.run.look()
        best = Math.max(best, this.#forced(s, seat, move, alpha, high, side, ply, step(path, number), forced))
      }
      alpha = Math.max(alpha, best)
      if (alpha >= high) break
    }
    return best
  }

  #forced(
    s: State,
    seat: Seat,
    move: Move,
    low: number,
    high: number,
    side: number,
    ply: number,
    path: number,
    forced: number,
  ): number {
    const next = this.after(s, seat, move)
    const ended = this.#ended(next, ply + 1)
    if (ended !== undefined) return side * ended
    const other = this.#sideToMove(next)
    return other === side
      ? this.#settle(next, low, high, side, ply + 1, path, forced + 1)
      : -this.#settle(next, -high, -low, other, ply + 1, path, forced + 1)
  }

  #overlooks(path: number, number: number): boolean {
    const { oversight } = this.run.level
    return oversight > 0 && (step(path, number) >>> 8) % 100 < oversight
  }

  /** How play is expected to go on after the best move, as far as it is remembered. */
  #line(s: State, root: Root<Move>, depth: number): string[] {
    const memory = this.#memory
    if (memory === undefined) return []
    const { turn, moves: movesOf } = this.game
    const line: string[] = []
    let at = this.after(s, turn(s)[0] as Seat, root.move)
    while (line.length < depth && turn(at).length > 0) {
      const found = memory.find(this.knows.key!(at))
      const seat = turn(at)[0] as Seat
      const moves = this.knows.thinkable?.(at, seat) ?? movesOf(at, seat)
      const move = found < 0 ? undefined : moves[memory.best(found)]
      if (move === undefined) break
      line.push(this.game.write(at, move))
      at = this.after(at, seat, move)
    }
    return line
  }
}

const NARROW = 1e-6
/** From these moves on a position's moves are late ones, and very late ones. */
const LATE = 3
const VERY_LATE = 8

/** How many plies less a late move is looked at. */
const lateness = (tried: number, depth: number): number => (tried >= VERY_LATE && depth >= 4 ? 2 : 1)

const sortByWorth = (roots: Root<unknown>[]): void => {
  roots.sort((a, b) => b.worth - a.worth)
}

/** Puts the moves that were not looked at below those that were, in the order they had. */
function keepBelow(roots: Root<unknown>[], looked: number): void {
  const least = Math.min(...roots.slice(0, looked).map(({ worth }) => worth))
  roots.slice(looked).forEach((root, i) => (root.worth = least - NARROW * (i + 1)))
}

/** A number for the way that leads to a position, one move longer. */
const step = (path: number, number: number): number => {
  const mixed = Math.imul(path ^ (number + 1), 0x9e3779b1)
  return mixed ^ (mixed >>> 13)
}
