import { copyJson, worthOfPoints, type Evaluation, type Game, type SearchBoard } from '@spellendoos/kernel'
import type { Finding } from '../bot.ts'
import { AT_LEAST, AT_MOST, BoardTranspositionTable, EXACT } from './board-transposition-table.ts'
import { BoardMoveOrder } from './board-move-order.ts'
import type { SearchRun } from './search-run.ts'
import { from, scoreOf, shortOfCertain } from './scale.ts'

/** More points than any position has. A win is worth one point less for each ply on the way to it. */
const INFINITY = 2_000_000
const WIN = 1_000_000
const CERTAIN = WIN - 1000
/** The maximum length of a path through the tree. */
const DEEPEST = 120

/**
 * The half width of the aspiration window; when a result is outside, the window grows by this factor, up to a limit.
 */
const ASPIRATION = 150
const WINDOW_GROWTH = 4
const WIDEST_WINDOW = 3000
/** The depth from which an aspiration window is used. */
const ASPIRATION_DEPTH = 4

/**
 * Probing: from this depth on, a search to a share of the depth that exceeds the window by a margin, which grows with
 * the depth, causes a cutoff.
 */
const PROBE_DEPTH = 4
const PROBE_SHARE = 0.4
const PROBE_MARGIN = 400
const PROBE_MARGIN_PER_PLY = 50

/** Futility: one ply from the end, a quiet position this far below the window is given up. */
const FUTILITY_MARGIN = 3000

/** Quiet moves after this many are reduced; the greater the patience, the less. */
const LATE = 3
const PATIENCE = 2.4
/** The depth reduction, by depth and by the number of moves searched before. */
const MOST_TRIED = 64
const REDUCTION = Uint8Array.from({ length: (DEEPEST + 1) * MOST_TRIED }, (_, i) => {
  const depth = Math.floor(i / MOST_TRIED)
  const tried = i % MOST_TRIED
  if (depth < 2 || tried < LATE) return 0
  return Math.min(depth - 1, Math.floor(0.5 + (Math.log(depth) * Math.log(tried)) / PATIENCE))
})

/** A move at the root and its worth so far. */
interface Root {
  readonly written: string
  readonly number: number
  points: number
}

let memory: BoardTranspositionTable | undefined

/**
 * Alpha-beta search with iterative deepening on a board where moves are made and undone. Late moves are searched to a
 * reduced depth, and a shallow search that shows a large lead is trusted.
 */
export class BoardSearch<State, Move> {
  readonly #game: Game<State, Move>
  readonly #run: SearchRun
  readonly #s: State
  readonly #board: SearchBoard<Move>
  readonly #memory = (memory ??= new BoardTranspositionTable())
  readonly #order: BoardMoveOrder

  constructor(game: Game<State, Move>, evaluation: Evaluation<State, Move>, run: SearchRun, s: State) {
    this.#game = game
    this.#run = run
    this.#s = s
    this.#board = evaluation.board!(s)
    this.#order = new BoardMoveOrder(this.#board, DEEPEST)
    this.#memory.begin(run.match === undefined ? undefined : `${game.id} ${run.match}`)
  }

  /** The worth of each of these moves, best first; as deep as time allows. */
  search(moves: ReadonlyMap<string, Move>): Finding[] {
    const board = this.#board
    const { level } = this.#run
    const end = board.list(0)
    const roots: Root[] = []
    for (let number = 0; number < end; number++) {
      const written = this.#game.write(this.#s, board.moveAt(number))
      if (moves.has(written)) roots.push({ written, number, points: 0 })
    }
    for (const root of roots) root.points = this.#firstPoints(root, end)
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

  /** The worth of a move without searching any deeper than its captures. */
  #firstPoints({ number }: Root, end: number): number {
    this.#board.make(number)
    const points = 0 - (this.#ended(1) ?? this.#quiesce(-INFINITY, INFINITY, 1, end, true))
    this.#board.undo()
    return points
  }

  /** Searches all moves a ply deeper. */
  #deepen(roots: Root[], end: number, depth: number): void {
    const expected = roots[0]!.points
    const isOpen = depth < ASPIRATION_DEPTH || Math.abs(expected) > CERTAIN
    let low = isOpen ? -INFINITY : expected - ASPIRATION
    let high = isOpen ? INFINITY : expected + ASPIRATION
    for (let wide = WINDOW_GROWTH * ASPIRATION; ; wide *= WINDOW_GROWTH) {
      const best = this.#searchAll(roots, end, depth, low, high)
      if (best <= low && low > -INFINITY) low = wide > WIDEST_WINDOW ? -INFINITY : best - wide
      else if (best >= high && high < INFINITY) high = wide > WIDEST_WINDOW ? INFINITY : best + wide
      else return
    }
  }

  /** The worth of the best move, within a window. A move that beats the first one moves to the front. */
  #searchAll(roots: Root[], end: number, depth: number, low: number, high: number): number {
    let alpha = low
    let best = -INFINITY
    for (let tried = 0; tried < roots.length && alpha < high; tried++) {
      const root = roots[tried]!
      this.#board.make(root.number)
      let points = 0
      if (tried > 0) points = 0 - this.#evaluate(depth - 1, -alpha - 1, -alpha, 1, end, true)
      if (tried === 0 || (points > alpha && points < high))
        points = 0 - this.#evaluate(depth - 1, -high, -alpha, 1, end, true)
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

  /** The worth of a finished match for the side to move; `undefined` while it goes on. */
  #ended(ply: number): number | undefined {
    const outcome = this.#board.outcome()
    if (outcome === undefined) return this.#board.repeats() ? 0 : undefined
    return outcome === 'drawn' ? 0 : outcome === 'won' ? WIN - ply : ply - WIN
  }

  /** The worth of a position for the side to move, within a window. */
  #evaluate(depth: number, low: number, high: number, ply: number, first: number, mayProbe: boolean): number {
    const board = this.#board
    const ended = this.#ended(ply)
    if (ended !== undefined) return ended
    if (ply >= DEEPEST || depth <= 0) return this.#quiesce(low, high, ply, first, true)
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
      if (points + FUTILITY_MARGIN <= low) return points + FUTILITY_MARGIN
    }
    if (mayProbe && isQuiet && depth >= PROBE_DEPTH && high - low === 1 && Math.abs(high) < CERTAIN) {
      const bar = high + PROBE_MARGIN + PROBE_MARGIN_PER_PLY * depth
      if (this.#evaluate(Math.floor(PROBE_SHARE * depth), bar - 1, bar, ply, end, false) >= bar) return high
    }

    // A forced move does not count as a ply.
    const deeper = end - first === 1 ? depth : depth - 1
    const order = this.#order
    order.rank(first, end, ply, remembered)
    let alpha = low
    let best = -INFINITY
    let bestMove = first
    for (let tried = 0; tried < end - first; tried++) {
      const move = order.next(first, end)
      let points = 0
      board.make(move)
      if (tried === 0) points = 0 - this.#evaluate(deeper, -high, -alpha, ply + 1, end, true)
      else {
        const less = isQuiet ? REDUCTION[depth * MOST_TRIED + Math.min(tried, MOST_TRIED - 1)]! : 0
        points = 0 - this.#evaluate(deeper - less, -alpha - 1, -alpha, ply + 1, end, true)
        if (points > alpha && less > 0)
          points = 0 - this.#evaluate(deeper, -alpha - 1, -alpha, ply + 1, end, true)
        if (points > alpha && points < high)
          points = 0 - this.#evaluate(deeper, -high, -alpha, ply + 1, end, true)
      }
      board.undo()
      if (points > best) {
        best = points
        bestMove = move
        if (points > alpha) alpha = points
        if (alpha >= high) {
          if (isQuiet) order.recordCutoff(move, ply, depth)
          break
        }
      }
    }
    const bound = best >= high ? AT_LEAST : best > low ? EXACT : AT_MOST
    memory.keep(lowKey, highKey, Math.min(depth, DEEPEST), reached(best, -ply), bound, board.mark(bestMove))
    return best
  }

  /** Quiescence search: plays out captures. A player who is not forced to capture can stop here. */
  #quiesce(low: number, high: number, ply: number, first: number, mayMeet: boolean): number {
    const board = this.#board
    this.#run.count()
    const end = board.listForcing(first)
    if (ply >= DEEPEST) return board.points()
    if (end === first) {
      return mayMeet && board.isThreatened() ? this.#meetThreat(low, high, ply, first) : board.points()
    }
    let best = board.isCompelled ? -INFINITY : board.points()
    for (let move = first; move < end && best < high; move++) {
      board.make(move)
      const alpha = Math.max(low, best)
      const points = 0 - (this.#ended(ply + 1) ?? this.#quiesce(-high, -alpha, ply + 1, end, mayMeet))
      board.undo()
      if (points > best) best = points
    }
    return best
  }

  /** The worth of a quiet position in which the other side threatens something: that after the best answer. */
  #meetThreat(low: number, high: number, ply: number, first: number): number {
    const board = this.#board
    const end = board.list(first)
    this.#order.rank(first, end, ply, -1)
    let best = -INFINITY
    for (let tried = first; tried < end && best < high; tried++) {
      board.make(this.#order.next(first, end))
      const alpha = Math.max(low, best)
      const points = 0 - (this.#ended(ply + 1) ?? this.#quiesce(-high, -alpha, ply + 1, end, false))
      board.undo()
      if (points > best) best = points
    }
    return best
  }

  /** The expected continuation after this move, as far as the transposition table has it. */
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

/** A certain outcome as seen from this many plies nearer to the root. */
const reached = (points: number, plies: number): number =>
  points > CERTAIN ? points - plies : points < -CERTAIN ? points + plies : points

const scoreFrom = (points: number): number => {
  if (Math.abs(points) < CERTAIN) return scoreOf(shortOfCertain(worthOfPoints(points)))
  return scoreOf(from(Math.sign(points), WIN - Math.abs(points)))
}

const sortByPoints = (roots: Root[]): void => {
  roots.sort((a, b) => b.points - a.points)
}
