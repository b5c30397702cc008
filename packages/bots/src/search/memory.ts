/** What is known of a position: its exact worth, or that it is worth at least or at most this much. */
export const EXACT = 0
export const AT_LEAST = 1
export const AT_MOST = 2

/** Positions that are remembered, a power of two. */
const ROOM = 1 << 18

/** Where all thoughts write, one after another: allocating it each time would take longer than a quick thought does. */
class Slate {
  readonly thought = new Uint32Array(ROOM)
  readonly keys = new Float64Array(ROOM)
  readonly worth = new Float64Array(ROOM)
  readonly depth = new Int8Array(ROOM)
  readonly bound = new Uint8Array(ROOM)
  readonly best = new Int16Array(ROOM)
}
let slate: Slate | undefined
let thoughts = 0

/**
 * What one thought remembers of positions, by their key; a new one takes the place of an old one that was looked into
 * less deeply. Nothing of an earlier thought is remembered, so that the same question gets the same answer.
 */
export class Memory {
  readonly #slate = (slate ??= new Slate())
  readonly #thought = ++thoughts

  /** The slot of a position; −1 where it is not known. */
  find(key: number): number {
    const at = slotOf(key)
    const { keys, thought } = this.#slate
    return keys[at] === key && thought[at] === this.#thought ? at : -1
  }
  worth(at: number): number {
    return this.#slate.worth[at]!
  }
  depth(at: number): number {
    return this.#slate.depth[at]!
  }
  bound(at: number): number {
    return this.#slate.bound[at]!
  }
  /** The number of the move that was best. */
  best(at: number): number {
    return this.#slate.best[at]!
  }

  keep(key: number, depth: number, worth: number, bound: number, best: number): void {
    const at = slotOf(key)
    const known = this.#slate
    const isOther = known.thought[at] === this.#thought && known.keys[at] !== key
    if (isOther && known.depth[at]! > depth + 2) return
    known.thought[at] = this.#thought
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
