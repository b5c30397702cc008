import { endOf, startOf, type Move } from './state.ts'

/** The maximum number of routes for tapping one capture. */
export const MOST_ROUTES = 100

/** What a search does with the captures that it finds. */
export interface Collector {
  /** Whether the piece on this field should be jumped over. */
  wants(over: number): boolean
  /** The piece lands on a field, whether or not it can continue from there. */
  land(at: number): void
  /** A capture of this many pieces that cannot continue; `ready` is the same move, if it is precomputed. */
  end(path: readonly number[], takes: readonly number[], count: number, ready?: Move): void
}

/** Keeps the captures that a side may make. */
export interface CaptureList extends Collector {
  /** Replaces the captures found for the piece on a field by these: all its longest ones, which are different moves. */
  replaceAllFrom(from: number, captures: readonly Move[]): void
}

const includes = (takes: readonly number[], count: number, field: number): boolean => {
  for (let i = 0; i < count; i++) if (takes[i] === field) return true
  return false
}

/**
 * The legal captures of a side: all of them, or only the longest. Captures that take the same pieces and have the same
 * start and end are one move.
 */
export class LegalCaptures implements CaptureList {
  #longestOnly = true
  #moves: Move[] = []
  #most = 0

  /** Starts again with an empty list. */
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

/** Where a piece can end a capture, however many pieces it takes, and where it can land in between. */
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

/** The routes of each capture of a piece: over the same pieces to the same end, with every choice of landing fields. */
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

/** The same text for captures by one piece that are the same move. */
const nameOf = (capture: Move): string =>
  `${endOf(capture)} ${capture.takes.toSorted((a, b) => a - b).join()}`

/** Keeps nothing: the search looks one jump ahead, and returns whether there is one. */
export const oneJumpAhead: Collector = {
  wants: () => false,
  land: () => {},
  end: () => {},
}
