/** Whether a stored worth is exact, a lower bound or an upper bound. */
export const EXACT = 0
export const AT_LEAST = 1
export const AT_MOST = 2

/** The number of positions it holds, a power of two. */
const ROOM = 1 << 18

/** Storage shared by all searches: allocating it each time would take longer than a short search. */
class Storage {
  readonly generation = new Uint32Array(ROOM)
  readonly keys = new Float64Array(ROOM)
  readonly worth = new Float64Array(ROOM)
  readonly depth = new Int8Array(ROOM)
  readonly bound = new Uint8Array(ROOM)
  readonly best = new Int16Array(ROOM)
}
let storage: Storage | undefined
let generations = 0

/**
 * The transposition table of one search, by the positions' keys; a new entry replaces an old one that was searched less
 * deeply. It contains nothing of earlier searches, so that the same question gets the same answer.
 */
export class TranspositionTable {
  readonly #storage = (storage ??= new Storage())
  readonly #generation = ++generations

  /** The slot of a position; −1 if it is not stored. */
  find(key: number): number {
    const at = slotOf(key)
    const { keys, generation } = this.#storage
    return keys[at] === key && generation[at] === this.#generation ? at : -1
  }
  worth(at: number): number {
    return this.#storage.worth[at]!
  }
  depth(at: number): number {
    return this.#storage.depth[at]!
  }
  bound(at: number): number {
    return this.#storage.bound[at]!
  }
  /** The index of the best move. */
  best(at: number): number {
    return this.#storage.best[at]!
  }

  keep(key: number, depth: number, worth: number, bound: number, best: number): void {
    const at = slotOf(key)
    const known = this.#storage
    const isOther = known.generation[at] === this.#generation && known.keys[at] !== key
    if (isOther && known.depth[at]! > depth + 2) return
    known.generation[at] = this.#generation
    known.keys[at] = key
    known.worth[at] = worth
    known.depth[at] = depth
    known.bound[at] = bound
    known.best[at] = best
  }
}

const WORD = 2 ** 32
function slotOf(key: number): number {
  const mixed = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul(Math.floor(key / WORD), 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) & (ROOM - 1)
}
