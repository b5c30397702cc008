/** What is known of a position: its exact worth, or that it is worth at least or at most so much. */
export const EXACT = 0
export const AT_LEAST = 1
export const AT_MOST = 2

/** Positions that are remembered, a power of two. */
const ROOM = 1 << 18

/** Remembers positions by their key; a new one takes the place of an old one that was looked into less deeply. */
export class Memory {
  readonly #keys = new Float64Array(ROOM).fill(-1)
  readonly #worth = new Float64Array(ROOM)
  readonly #depth = new Int8Array(ROOM)
  readonly #bound = new Uint8Array(ROOM)
  readonly #best = new Int16Array(ROOM)

  /** Where a position stands; −1 where it is not known. */
  find(key: number): number {
    const at = slotOf(key)
    return this.#keys[at] === key ? at : -1
  }
  worth(at: number): number {
    return this.#worth[at]!
  }
  depth(at: number): number {
    return this.#depth[at]!
  }
  bound(at: number): number {
    return this.#bound[at]!
  }
  /** The number of the move that was best. */
  best(at: number): number {
    return this.#best[at]!
  }

  keep(key: number, depth: number, worth: number, bound: number, best: number): void {
    const at = slotOf(key)
    if (this.#keys[at] !== key && this.#keys[at] !== -1 && this.#depth[at]! > depth + 2) return
    this.#keys[at] = key
    this.#worth[at] = worth
    this.#depth[at] = depth
    this.#bound[at] = bound
    this.#best[at] = best
  }
}

const WORD = 2 ** 32
function slotOf(key: number): number {
  const mixed = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul(Math.floor(key / WORD), 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) & (ROOM - 1)
}
