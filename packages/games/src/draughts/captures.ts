import { CaptureEnds, CaptureRoutes, LegalCaptures, MOST_ROUTES, oneJumpAhead } from './capture-collectors.ts'
import type { CaptureList, Collector } from './capture-collectors.ts'
import { ClearingTours } from './clearing-tours.ts'
import type { DraughtsRecord } from './record.ts'
import { jumpOnto, lowestBit } from './sets.ts'
import type { Sight } from './sight.ts'
import { FREE, isKing, startOf, type Draughts, type Move } from './state.ts'
import { StayingTours } from './staying-tours.ts'
import { Tours } from './tours.ts'
import type { Lines, SideTables } from './variant.ts'

/** No direction, because nothing has been jumped over yet. */
const NO_WAY = -1
/** After this many landings a king's search is left to `Tours`; the rule `no-duty` names this number. */
const PATIENCE = 1000
/** How many routes of all tours of a king together can be tapped: there may be hundreds of tours, and all are sent. */
const MOST_TOUR_ROUTES = 3000

/** The direction from one field to another; NO_WAY if they are not on a line. */
function wayTo({ ways, starts, along }: Lines, from: number, to: number): number {
  for (let way = 0; way < ways; way++) {
    const line = from * ways + way
    if (along.slice(starts[line], starts[line + 1]).includes(to)) return way
  }
  return NO_WAY
}

/** Finds the captures of one side of a variant. One search at a time. */
export class Captures {
  readonly #record: DraughtsRecord
  readonly #side: SideTables
  readonly #tours: Tours
  readonly #legal = new LegalCaptures()
  #board: number[] = []
  /** The field the piece started from: it counts as free, because the piece has left it. */
  #origin = 0
  /** The fields that the piece has been on, and those it has jumped over; what is beyond the current depth is stale. */
  readonly #path: number[] = []
  readonly #takes: number[] = []
  #collector: Collector = oneJumpAhead
  /** How many more landings a king's search may make. */
  #patience = 0
  /** The routes of the piece that was asked about last, because callers ask capture by capture. */
  #known: { board: readonly number[]; from: number; routes: CaptureRoutes | undefined } | undefined

  constructor(record: DraughtsRecord, side: SideTables) {
    this.#record = record
    this.#side = side
    const { prey, kingJumpLines } = side
    this.#tours = new Tours(
      record.takenAtOnce ? new ClearingTours(prey, kingJumpLines) : new StayingTours(prey, kingJumpLines),
    )
  }

  /** The legal captures, all or only the longest, given what this side sees. */
  legal(s: Draughts, sight: Sight): Move[] {
    this.#legal.begin(s.slagplicht)
    this.find(s, sight, this.#legal)
    return this.#legal.moves
  }

  /** Lists the captures, given what this side sees. */
  find(s: Draughts, { men, kings, prey, free, targets, hasKings }: Sight, found: CaptureList): void {
    const { manJumps } = this.#side
    let begun = false
    for (let way = 0; way < manJumps.length; way++) {
      const { step, moves } = manJumps[way]!
      if (!jumpOnto(step, men, prey, free, targets)) continue
      if (!begun) this.#begin(s, found)
      begun = true
      for (let word = 0; word < step.inside.length; word++) {
        for (let left = targets[word]!; left !== 0; left &= left - 1) {
          this.#goOnAfter(moves[lowestBit(word, left)]!, way)
        }
      }
    }
    if (!hasKings) return
    if (!begun) this.#begin(s, found)
    const { fieldOf, words } = this.#side
    for (let word = 0; word < words; word++) {
      for (let left = kings[word]!; left !== 0; left &= left - 1) {
        this.#addKing(fieldOf[lowestBit(word, left)]!, found)
      }
    }
  }

  /** Whether this side can capture anything, given what it sees. */
  canCapture({ board }: Draughts, { men, kings, prey, free, targets, hasKings }: Sight): boolean {
    const { manJumps, fieldOf, words } = this.#side
    for (let way = 0; way < manJumps.length; way++) {
      const { step } = manJumps[way]!
      if (jumpOnto(step, men, prey, free, targets)) return true
    }
    if (!hasKings) return false
    for (let word = 0; word < words; word++) {
      for (let left = kings[word]!; left !== 0; left &= left - 1) {
        if (this.#kingCanJump(board, fieldOf[lowestBit(word, left)]!)) return true
      }
    }
    return false
  }

  #kingCanJump(board: readonly number[], from: number): boolean {
    const { prey, kingJumpLines } = this.#side
    const { ways, starts, along } = kingJumpLines
    for (let line = from * ways; line < from * ways + ways; line++) {
      let i = starts[line]!
      while (board[along[i]!] === FREE) i++
      if ((board[along[i]!]! & prey) !== 0 && board[along[i + 1]!] === FREE) return true
    }
    return false
  }

  /** Where the piece on a field can end a capture, however many pieces it takes, and where it can land in between. */
  endsFrom(s: Draughts, from: number): { readonly ends: Set<number>; readonly landings: Set<number> } {
    const found = new CaptureEnds()
    this.#begin(s, found)
    return this.#searchFrom(from) ? found : this.#tours.endsFrom(this.#board, from)
  }

  /** The routes of a capture: over the same pieces to the same end, with every choice of landing fields. */
  routesOf(s: Draughts, capture: Move): Move[] {
    const routes = this.#routesFrom(s, startOf(capture))
    if (routes !== undefined) return routes.of(capture)
    const tours = this.#tours.longest(this.#board, startOf(capture)).length
    const most = Math.min(MOST_ROUTES, Math.ceil(MOST_TOUR_ROUTES / tours))
    return this.#tours.routesOf(this.#board, capture, most)
  }

  /** The routes of one piece, kept for its next capture; `undefined` if it has too many. */
  #routesFrom(s: Draughts, from: number): CaptureRoutes | undefined {
    const found = new CaptureRoutes()
    this.#begin(s, found)
    const known = this.#known
    if (known?.from === from && known.board.every((piece, field) => piece === s.board[field]))
      return known.routes
    const routes = this.#searchFrom(from) ? found : undefined
    this.#known = { board: s.board.slice(), from, routes }
    return routes
  }

  /** Whether a piece that has made this capture so far can continue from its end. */
  canGoOn(s: Draughts, { path, takes }: Move): boolean {
    this.#begin(s, oneJumpAhead)
    this.#start(path[0]!)
    path.forEach((field, i) => (this.#path[i] = field))
    takes.forEach((field, i) => {
      this.#takes[i] = field
      this.#liftOff(field)
    })
    const at = path.at(-1)!
    const isKings = isKing(this.#board[this.#origin]!)
    const back = wayTo(isKings ? this.#side.kingJumpLines : this.#side.manLines, at, path.at(-2)!)
    return isKings ? this.#searchKing(at, takes.length, back) : this.#searchMan(at, takes.length, back)
  }

  #begin(s: Draughts, collector: Collector): void {
    // If captured pieces leave at once, the search removes them from a copy of the board.
    this.#board = this.#record.takenAtOnce ? s.board.slice() : s.board
    this.#collector = collector
  }

  #start(origin: number): void {
    this.#origin = origin
    this.#path[0] = origin
    this.#patience = PATIENCE
  }

  /** Returns whether all captures of the piece have been found: a king may have too many. */
  #searchFrom(from: number): boolean {
    this.#start(from)
    if (isKing(this.#board[from]!)) this.#searchKing(from, 0, NO_WAY)
    else this.#searchMan(from, 0, NO_WAY)
    return this.#patience >= 0
  }

  /** A king with too many captures has its tours computed instead. */
  #addKing(from: number, found: CaptureList): void {
    if (!this.#searchFrom(from)) found.replaceAllFrom(from, this.#tours.longest(this.#board, from))
  }

  /** Continues after a man's first jump. Most captures end there, and are precomputed. */
  #goOnAfter(first: Move, way: number): void {
    const over = first.takes[0]!
    const to = first.path[1]!
    this.#origin = first.path[0]!
    this.#path[0] = this.#origin
    this.#path[1] = to
    this.#takes[0] = over
    const piece = this.#liftOff(over)
    if (!this.#searchMan(to, 1, this.#side.manLines.back[way]!))
      this.#collector.end(this.#path, this.#takes, 1, first)
    this.#putBack(over, piece)
  }

  /** Removes a piece that was jumped over, if captured pieces leave at once. */
  #liftOff(field: number): number {
    const piece = this.#board[field]!
    if (this.#record.takenAtOnce) this.#board[field] = FREE
    return piece
  }

  #putBack(field: number, piece: number): void {
    if (this.#record.takenAtOnce) this.#board[field] = piece
  }

  /**
   * Continues from a field after `taken` captures; returns whether that was possible. The way straight back is
   * excluded: it leads over the piece that was jumped last or, if that one has left at once, no piece may turn round.
   */
  #searchMan(at: number, taken: number, back: number): boolean {
    const { crownedInPassing, menTakeKings } = this.#record
    const { prey, far, manLines } = this.#side
    const board = this.#board
    if (crownedInPassing && taken > 0 && far[at]) return false
    const { ways, back: turned, starts, along } = manLines
    let goesOn = false
    for (let way = 0; way < ways; way++) {
      if (way === back) continue
      const start = starts[at * ways + way]!
      const jumped = along[start]!
      if ((board[jumped]! & prey) === 0 || (!menTakeKings && isKing(board[jumped]!))) continue
      const to = along[start + 1]!
      if ((board[to] !== FREE && to !== this.#origin) || this.#isTaken(jumped, taken)) continue
      goesOn = true
      if (!this.#collector.wants(jumped)) continue
      const piece = this.#liftOff(jumped)
      this.#jump(jumped, to, taken)
      if (!this.#searchMan(to, taken + 1, turned[way]!)) this.#end(taken + 1)
      this.#putBack(jumped, piece)
    }
    return goesOn
  }

  /**
   * Looks along a king's lines for the first piece, behind which it may land on any free field. Returns whether it
   * could capture.
   */
  #searchKing(at: number, taken: number, back: number): boolean {
    const { prey, kingJumpLines } = this.#side
    const board = this.#board
    const origin = this.#origin
    if (--this.#patience < 0) return true
    const { ways, back: turned, starts, along } = kingJumpLines
    let goesOn = false
    for (let way = 0; way < ways; way++) {
      if (way === back) continue
      let i = starts[at * ways + way]!
      while (board[along[i]!] === FREE || along[i] === origin) i++
      const jumped = along[i]!
      if ((board[jumped]! & prey) === 0 || this.#isTaken(jumped, taken)) continue
      const wanted = this.#collector.wants(jumped)
      const piece = this.#liftOff(jumped)
      for (i++; board[along[i]!] === FREE || along[i] === origin; i++) {
        goesOn = true
        if (!wanted) break
        this.#jump(jumped, along[i]!, taken)
        if (!this.#searchKing(along[i]!, taken + 1, turned[way]!)) this.#end(taken + 1)
      }
      this.#putBack(jumped, piece)
    }
    return goesOn
  }

  #jump(over: number, to: number, taken: number): void {
    this.#takes[taken] = over
    this.#path[taken + 1] = to
    this.#collector.land(to)
  }

  #end(taken: number): void {
    this.#collector.end(this.#path, this.#takes, taken)
  }

  /** A captured piece stays where it is until the move is made, and is not jumped again. */
  #isTaken(field: number, taken: number): boolean {
    const takes = this.#takes
    for (let i = 0; i < taken; i++) if (takes[i] === field) return true
    return false
  }
}
