import { endOf, startOf, type Move } from './state.ts'

/** Nobody needs more ways than this to tap one capture. */
export const MOST_ROUTES = 100

/** What a search keeps of the captures it comes across. */
export interface Collector {
  /** Whether it is worth jumping over the piece on a field. */
  wants(over: number): boolean
  /** The piece lands on a field, whether or not it can go on from there. */
  land(at: number): void
  /** A capture of this many pieces that cannot go on; `ready` is the same move, where it was made before. */
  end(path: readonly number[], takes: readonly number[], count: number, ready?: Move): void
}

/** Keeps the captures that a side may make. */
export interface CaptureList extends Collector {
  /** All longest captures of the piece on a field, which differ from each other, instead of those found so far. */
  replaceAllFrom(from: number, captures: readonly Move[]): void
}

const includes = (takes: readonly number[], count: number, field: number): boolean => {
  for (let i = 0; i < count; i++) if (takes[i] === field) return true
  return false
}

/**
 * The captures a side may make: all of them, or those that take most. Captures that take the same pieces from and to
 * the same fields are one move.
 */
export class LegalCaptures implements CaptureList {
  #longestOnly = true
  #moves: Move[] = []
  #most = 0

  /** Forgets what was found before. */
  begin(longestOnly: boolean): void {
    this.#longestOnly = longestOnly
    this.#moves = []
    this.#most = 0
  }

  get moves(): Move[] {
    return this.#moves
  }

  wants(): boolean {
    return true
  }

  land(): void {}

  end(path: readonly number[], takes: readonly number[], count: number, ready?: Move): void {
    if (!this.#isLongEnough(count) || (count > 1 && this.#has(path, takes, count))) return
    this.#moves.push(ready ?? { path: path.slice(0, count + 1), takes: takes.slice(0, count) })
  }

  replaceAllFrom(from: number, captures: readonly Move[]): void {
    this.#moves = this.#moves.filter((move) => startOf(move) !== from)
    if (!this.#isLongEnough(captures[0]!.takes.length)) return
    for (const capture of captures) this.#moves.push(capture)
  }

  /** Drops the shorter captures when a longer one is found. */
  #isLongEnough(count: number): boolean {
    if (!this.#longestOnly || count === this.#most) return true
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
  readonly ends = new Set<number>()
  readonly landings = new Set<number>()

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

/** The ways to make each capture of a piece: over the same pieces to the same end, with every choice of landing fields. */
export class CaptureRoutes implements Collector {
  readonly #routes = new Map<string, Move[]>()

  wants(): boolean {
    return true
  }

  land(): void {}

  end(path: readonly number[], takes: readonly number[], count: number): void {
    const route = { path: path.slice(0, count + 1), takes: takes.slice(0, count) }
    const name = nameOf(route)
    const routes = this.#routes.get(name)
    if (routes === undefined) this.#routes.set(name, [route])
    else if (routes.length < MOST_ROUTES) routes.push(route)
  }

  of(capture: Move): Move[] {
    return this.#routes.get(nameOf(capture)) ?? []
  }
}

/** The same for captures by one piece that are the same move. */
const nameOf = (capture: Move): string =>
  `${endOf(capture)} ${capture.takes.toSorted((a, b) => a - b).join()}`

/** Keeps nothing: the search looks one jump ahead, and answers whether there is one. */
export const oneJumpAhead: Collector = {
  wants: () => false,
  land: () => {},
  end: () => {},
}
