import { copyJson, worthOfPoints, type Evaluation, type Game, type SearchBoard } from '@spellendoos/kernel'
import type { Finding } from '../bot.ts'
import { AT_LEAST, AT_MOST, BoardMemory, EXACT } from './board-memory.ts'
import { BoardOrder } from './board-order.ts'
import type { SearchRun } from './search-run.ts'
import { from, scoreOf, shortOfCertain } from './scale.ts'

/** More points than anything. A win is worth as many less as there are plies on the way to it. */
const EVERYTHING = 2_000_000
const WIN = 1_000_000
const CERTAIN = WIN - 1000
/** No way through the tree is longer. */
const DEEPEST = 120

/** How far from its worth so far a move is expected to be a ply deeper; where it is further off, so many times wider. */
const SURPRISE = 150
const WIDER = 4
const WIDEST = 3000
/** From this depth on there is something to expect. */
const SETTLED = 4

/** From this depth on, a shallow look that shows so many points too many is believed. */
const BELIEF_DEPTH = 4
const BELIEF_SHARE = 0.4
const BELIEF = 400
const BELIEF_PER_PLY = 50

/** A quiet position this many points too bad, one ply from the end, will not become good enough by one move. */
const HOPELESS = 3000

/** After so many moves a quiet one is late, and looked at less deeply; the more patience, the less so. */
const LATE = 3
const PATIENCE = 2.4
/** How many plies less, by depth and by how many were tried before it. */
const MOST_TRIED = 64
const LATENESS = Uint8Array.from({ length: (DEEPEST + 1) * MOST_TRIED }, (_, i) => {
  const depth = Math.floor(i / MOST_TRIED)
  const tried = i % MOST_TRIED
  if (depth < 2 || tried < LATE) return 0
  return Math.min(depth - 1, Math.floor(0.5 + (Math.log(depth) * Math.log(tried)) / PATIENCE))
})

/** A move at the root, and what was found out about it. */
interface Root {
  readonly written: string
  readonly number: number
  points: number
}

let memory: BoardMemory | undefined

/**
 * Looks ahead on a board on which moves are made and taken back: alpha-beta, deeper and deeper. Late moves are looked
 * at less deeply, and where a shallow look shows that a side is far ahead, that is believed.
 */
export class BoardSearch<State, Move> {
  readonly #game: Game<State, Move>
  readonly #run: SearchRun
  readonly #s: State
  readonly #board: SearchBoard<Move>
  readonly #memory = (memory ??= new BoardMemory())
  readonly #order: BoardOrder

  constructor(game: Game<State, Move>, knows: Evaluation<State, Move>, run: SearchRun, s: State) {
    this.#game = game
    this.#run = run
    this.#s = s
    this.#board = knows.board!(s)
    this.#order = new BoardOrder(this.#board, DEEPEST)
    this.#memory.begin()
  }

  /** What each of these moves is worth, the best first; as deep as time allows. */
  search(moves: ReadonlyMap<string, Move>): Finding[] {
    const board = this.#board
    const { level } = this.#run
    const end = board.list(0)
    const roots: Root[] = []
    for (let number = 0; number < end; number++) {
      const written = this.#game.write(this.#s, board.moveAt(number))
      if (moves.has(written)) roots.push({ written, number, points: 0 })
    }
    for (const root of roots) root.points = this.#glance(root, end)
    sortByPoints(roots)
    for (let depth = 1; depth <= Math.min(level.depth, DEEPEST) && !this.#run.isUp; depth++) {
      const finished = this.#run.finishes(() => this.#deepen(roots, end, depth))
      while (board.plies > 0) board.undo()
      if (!finished) break
      this.#run.depth = depth
      if (Math.abs(roots[0]!.points) > CERTAIN) break
    }
    return roots.map(({ written, number, points }, rank) => ({
      move: written,
      score: scoreFrom(points),
      line: rank === 0 ? this.#line(number, end) : [written],
    }))
  }

  /** What a move looks like before anything is looked into. */
  #glance({ number }: Root, end: number): number {
    this.#board.make(number)
    const points = 0 - (this.#ended(1) ?? this.#settle(-EVERYTHING, EVERYTHING, 1, end, true))
    this.#board.undo()
    return points
  }

  /** Looks at all moves a ply deeper. */
  #deepen(roots: Root[], end: number, depth: number): void {
    const expected = roots[0]!.points
    const isOpen = depth < SETTLED || Math.abs(expected) > CERTAIN
    let low = isOpen ? -EVERYTHING : expected - SURPRISE
    let high = isOpen ? EVERYTHING : expected + SURPRISE
    for (let wide = WIDER * SURPRISE; ; wide *= WIDER) {
      const best = this.#lookAtAll(roots, end, depth, low, high)
      if (best <= low && low > -EVERYTHING) low = wide > WIDEST ? -EVERYTHING : best - wide
      else if (best >= high && high < EVERYTHING) high = wide > WIDEST ? EVERYTHING : best + wide
      else return
    }
  }

  /** What the best move is worth, between two limits. A better one than the first becomes the first. */
  #lookAtAll(roots: Root[], end: number, depth: number, low: number, high: number): number {
    let alpha = low
    let best = -EVERYTHING
    for (let tried = 0; tried < roots.length && alpha < high; tried++) {
      const root = roots[tried]!
      this.#board.make(root.number)
      let points = 0
      if (tried > 0) points = 0 - this.#look(depth - 1, -alpha - 1, -alpha, 1, end, true)
      if (tried === 0 || (points > alpha && points < high))
        points = 0 - this.#look(depth - 1, -high, -alpha, 1, end, true)
      this.#board.undo()
      root.points = points
      best = Math.max(best, points)
      if (tried > 0 && points > alpha) {
        roots.splice(tried, 1)
        roots.unshift(root)
      }
      alpha = Math.max(alpha, points)
    }
    return best
  }

  /** What the end of the match is worth to the side that is to move; nothing while it goes on. */
  #ended(ply: number): number | undefined {
    const outcome = this.#board.outcome()
    if (outcome === undefined) return this.#board.repeats() ? 0 : undefined
    return outcome === 'drawn' ? 0 : outcome === 'won' ? WIN - ply : ply - WIN
  }

  /** What the position is worth to the side that is to move, between two limits. */
  #look(depth: number, low: number, high: number, ply: number, first: number, mayBelieve: boolean): number {
    const board = this.#board
    const ended = this.#ended(ply)
    if (ended !== undefined) return ended
    if (ply >= DEEPEST || depth <= 0) return this.#settle(low, high, ply, first, true)
    this.#run.count()

    const memory = this.#memory
    const { lowKey, highKey } = board
    const slot = memory.find(lowKey, highKey)
    let remembered = -1
    if (slot >= 0) {
      remembered = memory.mark(slot)
      if (memory.depth(slot) >= depth) {
        const points = reached(memory.points(slot), ply)
        const bound = memory.bound(slot)
        if (bound === EXACT || (bound === AT_LEAST ? points >= high : points <= low)) return points
      }
    }

    const end = board.list(first)
    const isQuiet = !board.isForcing(first)
    if (depth === 1 && isQuiet && high - low === 1 && low < CERTAIN) {
      const points = board.points()
      if (points + HOPELESS <= low) return points + HOPELESS
    }
    if (mayBelieve && isQuiet && depth >= BELIEF_DEPTH && high - low === 1 && Math.abs(high) < CERTAIN) {
      const bar = high + BELIEF + BELIEF_PER_PLY * depth
      if (this.#look(Math.floor(BELIEF_SHARE * depth), bar - 1, bar, ply, end, false) >= bar) return high
    }

    // A player without a choice does not count as a ply.
    const deeper = end - first === 1 ? depth : depth - 1
    const order = this.#order
    order.rank(first, end, ply, remembered)
    let alpha = low
    let best = -EVERYTHING
    let bestMove = first
    for (let tried = 0; tried < end - first; tried++) {
      const move = order.next(first, end)
      let points = 0
      board.make(move)
      if (tried === 0) points = 0 - this.#look(deeper, -high, -alpha, ply + 1, end, true)
      else {
        const less = isQuiet ? LATENESS[depth * MOST_TRIED + Math.min(tried, MOST_TRIED - 1)]! : 0
        points = 0 - this.#look(deeper - less, -alpha - 1, -alpha, ply + 1, end, true)
        if (points > alpha && less > 0)
          points = 0 - this.#look(deeper, -alpha - 1, -alpha, ply + 1, end, true)
        if (points > alpha && points < high)
          points = 0 - this.#look(deeper, -high, -alpha, ply + 1, end, true)
      }
      board.undo()
      if (points > best) {
        best = points
        bestMove = move
        if (points > alpha) alpha = points
        if (alpha >= high) {
          if (isQuiet) order.praise(move, ply, depth)
          break
        }
      }
    }
    const bound = best >= high ? AT_LEAST : best > low ? EXACT : AT_MOST
    memory.keep(lowKey, highKey, Math.min(depth, DEEPEST), reached(best, -ply), bound, board.mark(bestMove))
    return best
  }

  /** Judges a position once its captures are played out; a player who is not forced may leave it at that. */
  #settle(low: number, high: number, ply: number, first: number, mayMeet: boolean): number {
    const board = this.#board
    this.#run.count()
    const end = board.listForcing(first)
    if (ply >= DEEPEST) return board.points()
    if (end === first) {
      return mayMeet && board.isThreatened() ? this.#meetThreat(low, high, ply, first) : board.points()
    }
    let best = board.isCompelled ? -EVERYTHING : board.points()
    for (let move = first; move < end && best < high; move++) {
      board.make(move)
      const alpha = Math.max(low, best)
      const points = 0 - (this.#ended(ply + 1) ?? this.#settle(-high, -alpha, ply + 1, end, mayMeet))
      board.undo()
      if (points > best) best = points
    }
    return best
  }

  /** Judges a quiet position in which the other side threatens something: after the best answer to that. */
  #meetThreat(low: number, high: number, ply: number, first: number): number {
    const board = this.#board
    const end = board.list(first)
    this.#order.rank(first, end, ply, -1)
    let best = -EVERYTHING
    for (let tried = first; tried < end && best < high; tried++) {
      board.make(this.#order.next(first, end))
      const alpha = Math.max(low, best)
      const points = 0 - (this.#ended(ply + 1) ?? this.#settle(-high, -alpha, ply + 1, end, false))
      board.undo()
      if (points > best) best = points
    }
    return best
  }

  /** How play is expected to go on with this move, as far as it is remembered. */
  #line(root: number, end: number): string[] {
    const board = this.#board
    const game = this.#game
    const line: string[] = []
    const s = (game.copy ?? copyJson)(this.#s)
    let first = end
    for (let move = root; move >= 0;) {
      const made = board.moveAt(move)
      line.push(game.write(s, made))
      game.play(s, board.seat, made)
      board.make(move)
      const slot =
        board.outcome() === undefined && !board.repeats()
          ? this.#memory.find(board.lowKey, board.highKey)
          : -1
      const next = slot < 0 ? first : board.list(first)
      const mark = slot < 0 ? -1 : this.#memory.mark(slot)
      move = -1
      for (let each = first; each < next && move < 0; each++) if (board.mark(each) === mark) move = each
      first = next
    }
    while (board.plies > 0) board.undo()
    return line
  }
}

/** A certain end, seen from this many plies nearer the root. */
const reached = (points: number, plies: number): number =>
  points > CERTAIN ? points - plies : points < -CERTAIN ? points + plies : points

const scoreFrom = (points: number): number => {
  if (Math.abs(points) < CERTAIN) return scoreOf(shortOfCertain(worthOfPoints(points)))
  return scoreOf(from(Math.sign(points), WIN - Math.abs(points)))
}

const sortByPoints = (roots: Root[]): void => {
  roots.sort((a, b) => b.points - a.points)
}
