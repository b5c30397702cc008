import type { Seat, Spot } from '@spellendoos/kernel'
import type { Finding } from '../bot.ts'
import { AT_LEAST, AT_MOST, EXACT, TranspositionTable } from './transposition-table.ts'
import { MoveOrder } from './move-order.ts'
import { from, isCertain, scoreOf, shortOfCertain } from './scale.ts'
import { SidedSearch } from './search.ts'

/** How many plies of captures and threats are searched beyond the nominal depth. */
const MOST_FORCED = 24
const INFINITY = 2
/** A move this much worse than the best needs no exact worth. */
const EXACT_MARGIN = 0.6

/** A move at the root and its worth so far. */
interface Root<Move> {
  readonly move: Move
  readonly written: string
  readonly number: number
  worth: number
}

/**
 * Alpha-beta search with iterative deepening, for games without chance and hidden information. Every player who is not
 * on the seat's own side is assumed to play against it. The search owns every position that it visits.
 */
export class AlphaBeta<State, Move> extends SidedSearch<State, Move> {
  /** Not for a player who overlooks moves: what is overlooked depends on the path to a position. */
  readonly #memory =
    this.evaluation.key === undefined || this.run.level.oversight > 0 ? undefined : new TranspositionTable()
  readonly #order = new MoveOrder(this.evaluation)
  /** Where the hashes of paths begin, so that each search overlooks different moves. */
  readonly #start = this.run.rng(2 ** 31)
  /** The spots of the move that led to each ply, for a player who overlooks what is far from them. */
  readonly #touched: (readonly Spot[])[] = []

  /** The worth of each of these moves, best first; as deep as time allows, and at least one ply. */
  search(s: State, moves: ReadonlyMap<string, Move>): Finding[] {
    const { level, about } = this.run
    // Every move needs a worth of its own if worths are blurred, or if moves are weighed.
    const slack = level.noise > 0 ? 2 * INFINITY : about === undefined ? 0 : EXACT_MARGIN
    const roots = [...moves].map(([written, move], number) => ({ move, written, number, worth: 0 }))
    for (const root of roots) root.worth = this.#static(s, root.move)
    sortByWorth(roots)
    let done = 0
    for (let depth = 1; depth <= level.depth && !this.run.isUp; depth++) {
      const before = roots.map(({ worth }) => worth)
      let looked = 0
      const finished = this.run.finishes(() => {
        let alpha = -INFINITY
        for (const root of roots) {
          root.worth = this.#root(s, root, depth, alpha)
          looked++
          alpha = Math.max(alpha, root.worth - slack)
        }
      })
      // Interrupted: what was found counts, unless every move has to be searched.
      if (!finished && (looked === 0 || slack > 0)) roots.forEach((root, i) => (root.worth = before[i]!))
      else if (!finished) keepBelow(roots, looked)
      sortByWorth(roots)
      done = depth
      if (finished) this.run.depth = depth
      // A win is good enough, unless later wins have to be told apart from moves that do not win.
      const settled = about === undefined ? roots.slice(0, 1) : roots
      if (!finished || settled.every(({ worth }) => isCertain(worth))) break
    }
    return roots.map((root, rank) => ({
      move: root.written,
      score: scoreOf(root.worth),
      line: [root.written, ...(rank === 0 || about !== undefined ? this.#line(s, root, done) : [])],
    }))
  }

  /** 1 for the seat's own side, −1 for others; 1 when nobody is on turn, where it does not matter. */
  #sideToMove(s: State): number {
    const by = this.game.turn(s)[0]
    return typeof by === 'number' ? this.sideOf(by) : 1
  }

  #static(s: State, move: Move): number {
    const next = this.after(s, this.game.turn(s)[0] as Seat, move)
    return this.#ended(next, 1) ?? this.#judge(next)
  }

  /** The worth of a finished match, or of a position whose outcome is known; otherwise `undefined`. */
  #ended(s: State, ply: number): number | undefined {
    if (this.game.turn(s).length === 0) return from(this.outcomeOf(s), ply)
    const known = this.evaluation.known?.(s, this.seat)
    return known === undefined ? undefined : from(known, ply)
  }

  #judge(s: State): number {
    return shortOfCertain(this.evaluation.worth(s, this.seat))
  }

  #root(s: State, { move, number }: Root<Move>, depth: number, alpha: number): number {
    if (this.run.level.oversight > 0) this.#touched[1] = this.#spots(s, move)
    const next = this.after(s, this.game.turn(s)[0] as Seat, move)
    const path = step(this.#start, number)
    const side = this.#sideToMove(next)
    const value = (low: number, high: number): number =>
      side > 0
        ? this.#evaluate(next, depth - 1, low, high, side, 1, path)
        : -this.#evaluate(next, depth - 1, -high, -low, side, 1, path)
    if (alpha === -INFINITY) return value(-INFINITY, INFINITY)
    // A null window first: is it better at all?
    const hint = value(alpha, alpha + NULL_WINDOW)
    return hint > alpha ? value(alpha, INFINITY) : hint
  }

  /** The worth of a position for the side to move, within a window. */
  #evaluate(
    s: State,
    depth: number,
    low: number,
    high: number,
    side: number,
    ply: number,
    path: number,
  ): number {
    const run = this.run
    run.look()
    const ended = this.#ended(s, ply)
    if (ended !== undefined) return side * ended
    if (depth <= 0) return this.#quiesce(s, low, high, side, ply, path, 0)

    const memory = this.#memory
    const key = memory === undefined ? 0 : this.evaluation.key!(s)
    const at = memory === undefined ? -1 : memory.find(key)
    if (at >= 0 && memory!.depth(at) >= depth) {
      const worth = from(memory!.worth(at), ply)
      const bound = memory!.bound(at)
      if (bound === EXACT || (bound === AT_LEAST ? worth >= high : worth <= low)) return worth
    }

    const seat = this.game.turn(s)[0] as Seat
    const moves = this.evaluation.thinkable?.(s, seat) ?? this.game.moves(s, seat)
    // A forced move does not count as a ply.
    const deeper = moves.length === 1 ? depth : depth - 1
    const ranks = this.#order.ranks(s, moves, ply, at < 0 ? -1 : memory!.best(at))
    let alpha = low
    let best = -INFINITY
    let bestNumber = 0
    for (let tried = 0; tried < moves.length; tried++) {
      const number = this.#order.next(ranks)
      const move = moves[number]!
      // The last move is seen if no other was.
      const isAlone = best === -INFINITY && tried === moves.length - 1
      const isOverlooked = this.#overlooks(s, move, ply, path, number) && !isAlone
      if (isOverlooked && ply > 1) continue
      const next = this.after(s, seat, move)
      // Who looks at replies at all sees those that capture or end the match at once.
      if (isOverlooked && !this.#isForcing(s, move) && this.game.turn(next).length > 0) continue
      const way = step(path, number)
      let worth: number
      if (best === -INFINITY) worth = this.#child(next, deeper, alpha, high, side, ply, way)
      else {
        // A late quiet move is first searched to a reduced depth.
        const less =
          tried < LATE || deeper < 2 || this.#isForcing(s, move) ? deeper : deeper - reduction(tried, deeper)
        worth = this.#child(next, less, alpha, alpha + NULL_WINDOW, side, ply, way)
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
        this.#order.recordCutoff(move, ply, depth)
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
      ? this.#evaluate(next, depth, low, high, side, ply + 1, way)
      : -this.#evaluate(next, depth, -high, -low, other, ply + 1, way)
  }

  #isForcing(s: State, move: Move): boolean {
    return this.evaluation.forcing?.(s, move) === true
  }

  /** Quiescence search: plays out captures and threats. A player who is not forced to capture can stop here. */
  #quiesce(
    s: State,
    low: number,
    high: number,
    side: number,
    ply: number,
    path: number,
    forced: number,
  ): number {
    const { forcing } = this.evaluation
    if (forcing === undefined || forced >= MOST_FORCED) return side * this.#judge(s)
    const seat = this.game.turn(s)[0] as Seat
    const moves = this.game.moves(s, seat)
    let alpha = low
    let best = -INFINITY
    let judged = false
    for (let number = 0; number < moves.length; number++) {
      const move = moves[number]!
      if (!forcing(s, move)) {
        if (judged) continue
        judged = true
        best = Math.max(best, side * this.#judge(s))
      } else {
        const isAlone = best === -INFINITY && number === moves.length - 1
        if (this.#overlooks(s, move, ply, path, number) && !isAlone) continue
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
      ? this.#quiesce(next, low, high, side, ply + 1, path, forced + 1)
      : -this.#quiesce(next, -high, -low, other, ply + 1, path, forced + 1)
  }

  /** Whether the player overlooks this move; if not, the next replies are compared with it. */
  #overlooks(s: State, move: Move, ply: number, path: number, number: number): boolean {
    const { level, picture } = this.run
    if (level.oversight === 0) return false
    const spots = this.#spots(s, move)
    this.#touched[ply + 1] = spots
    const hardness = picture === undefined ? 1 : picture.hardness(spots, this.#touched[ply] ?? [])
    return (step(path, number) >>> 8) % 100 < level.oversight * hardness * farness(ply)
  }

  #spots(s: State, move: Move): readonly Spot[] {
    return this.game.touches(s, move)[0] ?? []
  }

  /** The expected continuation after the best move, as far as the transposition table has it. */
  #line(s: State, root: Root<Move>, depth: number): string[] {
    const memory = this.#memory
    if (memory === undefined) return []
    const { turn, moves: movesOf } = this.game
    const line: string[] = []
    let at = this.after(s, turn(s)[0] as Seat, root.move)
    while (line.length < depth && turn(at).length > 0) {
      const found = memory.find(this.evaluation.key!(at))
      const seat = turn(at)[0] as Seat
      const moves = this.evaluation.thinkable?.(at, seat) ?? movesOf(at, seat)
      const move = found < 0 ? undefined : moves[memory.best(found)]
      if (move === undefined) break
      line.push(this.game.write(at, move))
      at = this.after(at, seat, move)
    }
    return line
  }
}

const NULL_WINDOW = 1e-6
/** How much harder it is to see a reply this many plies ahead; 1 two plies ahead. */
const farness = (ply: number): number => Math.min(0.5 + 0.25 * ply, 1.5)
/** The index from which moves count as late, and as very late. */
const LATE = 3
const VERY_LATE = 8

/** The depth reduction of a late move. */
const reduction = (tried: number, depth: number): number => (tried >= VERY_LATE && depth >= 4 ? 2 : 1)

const sortByWorth = (roots: Root<unknown>[]): void => {
  roots.sort((a, b) => b.worth - a.worth)
}

/** Ranks the moves that were not searched below those that were, in their previous order. */
function keepBelow(roots: Root<unknown>[], looked: number): void {
  const least = Math.min(...roots.slice(0, looked).map(({ worth }) => worth))
  roots.slice(looked).forEach((root, i) => (root.worth = least - NULL_WINDOW * (i + 1)))
}

/** The hash of a path, extended by one move. */
const step = (path: number, number: number): number => {
  const mixed = Math.imul(path ^ (number + 1), 0x9e3779b1)
  return mixed ^ (mixed >>> 13)
}
