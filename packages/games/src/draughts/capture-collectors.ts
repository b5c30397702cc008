import { endOf, startOf, type Move } from './state.ts'

/** Nobody needs more ways than this to tap one capture. */
export const MOST_ROUTES = 100

/** What a search keeps of the captures it comes across. */
export interface Collector {
  /** Whether every order of jumps counts, or only which pieces are taken and where the capture ends. */
  readonly everyOrder: boolean
  /** How many captures it has kept. */
  readonly size: number
  /** Whether it is worth jumping over the piece on a field. */
  wants(over: number): boolean
  /** The piece lands on a field, whether or not it can go on from there. */
  land(at: number): void
  /** A capture of so many pieces that cannot go on; `ready` is the same move, where it was made before. */
  end(path: readonly number[], takes: readonly number[], count: number, ready?: Move): void
}

const includes = (takes: readonly number[], count: number, field: number): boolean => {
  for (let i = 0; i < count; i++) if (takes[i] === field) return true
  return false
}

/**
 * The captures a side may make: all of them, or those that take most. Captures that take the same pieces from
 * and to the same fields are one move.
 */
export class LegalCaptures implements Collector {
  readonly everyOrder = false
  readonly longestOnly: boolean
  #moves: Move[] = []
  #most = 0

  constructor(longestOnly: boolean) {
    this.longestOnly = longestOnly
  }

  get moves(): Move[] {
    return this.#moves
  }

  get size(): number {
    return this.#moves.length
  }

  get most(): number {
    return this.#most
  }

  wants(): boolean {
    return true
  }

  land(): void {}

  end(path: readonly number[], takes: readonly number[], count: number, ready?: Move): void {
    if (!this.#isLongEnough(count) || (count > 1 && this.#has(path, takes, count))) return
    this.#moves.push(ready ?? { path: path.slice(0, count + 1), takes: takes.slice(0, count) })
  }

  /** Goes back to an earlier list of moves, when it was so long and the most pieces taken were so many. */
  goBackTo(moves: Move[], size: number, most: number): void {
    moves.length = size
    this.#moves = moves
    this.#most = most
  }

  /** Adds captures that differ from each other and from all others; where only the longest count, all as long. */
  addAll(captures: readonly Move[]): void {
    if (!this.#isLongEnough(captures[0]!.takes.length)) return
    for (const capture of captures) this.#moves.push(capture)
  }

  /** Drops the shorter captures when a longer one is found. */
  #isLongEnough(count: number): boolean {
    if (!this.longestOnly || count === this.#most) return true
    if (count < this.#most) return false
    this.#most = count
    this.#moves = []
    return true
  }

  #has(path: readonly number[], takes: readonly number[], count: number): boolean {
    for (const move of this.#moves) {
      if (startOf(move) !== path[0] || endOf(move) !== path[count] || move.takes.length !== count) continue
      let same = true
      for (let i = 0; i < count && same; i++) same = includes(takes, count, move.takes[i]!)
      if (same) return true
    }
    return false
  }
}

/** Where a piece can end a capture, however many pieces it takes, and where it can land on its way. */
export class CaptureEnds implements Collector {
  readonly everyOrder = false
  readonly ends = new Set<number>()
  readonly landings = new Set<number>()

  get size(): number {
    return this.ends.size
  }

  wants(): boolean {
    return true
  }

  land(at: number): void {
    this.landings.add(at)
  }

  end(path: readonly number[], _: readonly number[], count: number): void {
    this.ends.add(path[count]!)
  }
}

/** The ways to make one capture: over the same pieces to the same end, with every choice of landing fields. */
export class CaptureRoutes implements Collector {
  readonly everyOrder = true
  readonly routes: Move[] = []
  readonly #capture: Move

  constructor(capture: Move) {
    this.#capture = capture
  }

  get size(): number {
    return this.routes.length
  }

  wants(over: number): boolean {
    return this.size < MOST_ROUTES && this.#capture.takes.includes(over)
  }

  land(): void {}

  end(path: readonly number[], takes: readonly number[], count: number): void {
    if (count !== this.#capture.takes.length || path[count] !== endOf(this.#capture)) return
    this.routes.push({ path: path.slice(0, count + 1), takes: takes.slice(0, count) })
  }
}

/** Keeps nothing: the search looks one jump ahead, and answers whether there is one. */
export const oneJumpAhead: Collector = {
  everyOrder: false,
  size: 0,
  wants: () => false,
  land: () => {},
  end: () => {},
}
