import { startOf, type Move } from './state.ts'

/** Finds everything that a king can do from a field, in a time that does not depend on the number of routes. */
export interface TourSearch {
  /** Prepares for a board with a king on a field; the methods below are about the last one. */
  explore(board: readonly number[], origin: number): void
  /** The captures that take most, one for each end and each set of pieces taken. */
  longest(): Move[]
  /** The routes of a capture, over the same pieces to the same end; at most this many. */
  routesOf(capture: Move, most: number): Move[]
  /** Where a capture can end, however many pieces it takes, and where the king can land in between. */
  ends(): { readonly ends: Set<number>; readonly landings: Set<number> }
}

/**
 * The captures of kings that have very many routes. Results for a board are kept, because the moves are listed again
 * when each of them is written and tapped.
 */
export class Tours {
  readonly #search: TourSearch
  #board: readonly number[] = []
  #explored = 0
  readonly #longest = new Map<number, readonly Move[]>()

  constructor(search: TourSearch) {
    this.#search = search
  }

  longest(board: readonly number[], origin: number): readonly Move[] {
    this.#look(board)
    let found = this.#longest.get(origin)
    if (found === undefined) this.#longest.set(origin, (found = this.#from(origin).longest()))
    return found
  }

  routesOf(board: readonly number[], capture: Move, most: number): Move[] {
    this.#look(board)
    return this.#from(startOf(capture)).routesOf(capture, most)
  }

  endsFrom(board: readonly number[], origin: number) {
    this.#look(board)
    return this.#from(origin).ends()
  }

  /** Forgets the results for another board. */
  #look(board: readonly number[]): void {
    if (this.#board.length > 0 && this.#board.every((piece, field) => piece === board[field])) return
    this.#board = board.slice()
    this.#explored = 0
    this.#longest.clear()
  }

  #from(origin: number): TourSearch {
    if (this.#explored !== origin) this.#search.explore(this.#board, origin)
    this.#explored = origin
    return this.#search
  }
}
