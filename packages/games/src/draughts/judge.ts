import { lowestBit } from './sets.ts'
import type { Draughts } from './state.ts'
import type { Variant } from './variant.ts'

/** Says how far White is ahead, in whole points: a thousand are a unit of log-odds. */
export interface Judge {
  lead(s: Draughts): number
}

/**
 * Judges by sums over the pieces, each of which counts by itself: only what has changed since the position that was
 * judged last is counted again. In a search that is a move or two.
 */
export abstract class CountingJudge implements Judge {
  readonly #words: number
  readonly #fieldOf: readonly number[]
  /** The men and the kings of both sides that have been counted. */
  readonly #whiteMen: Int32Array
  readonly #blackMen: Int32Array
  readonly #whiteKings: Int32Array
  readonly #blackKings: Int32Array

  constructor({ words, sides }: Variant) {
    this.#words = words
    this.#fieldOf = sides[0].fieldOf
    this.#whiteMen = new Int32Array(words)
    this.#blackMen = new Int32Array(words)
    this.#whiteKings = new Int32Array(words)
    this.#blackKings = new Int32Array(words)
  }

  lead(s: Draughts): number {
    const { sets } = s
    const words = this.#words
    for (let word = 0; word < words; word++) {
      const white = sets[word]!
      const black = sets[words + word]!
      const kings = sets[2 * words + word]!
      this.#recount(this.#whiteMen, word, white & ~kings, 0, false)
      this.#recount(this.#blackMen, word, black & ~kings, 1, false)
      this.#recount(this.#whiteKings, word, white & kings, 0, true)
      this.#recount(this.#blackKings, word, black & kings, 1, true)
    }
    return this.sum(s)
  }

  /** A man of a seat is put on a field, or taken off: `by` is 1 or −1. */
  protected abstract countMan(seat: number, field: number, by: number): void
  protected abstract countKing(seat: number, field: number, by: number): void
  /** How far White is ahead by what was counted. */
  protected abstract sum(s: Draughts): number

  #recount(counted: Int32Array, word: number, now: number, seat: number, areKings: boolean): void {
    const changed = counted[word]! ^ now
    if (changed === 0) return
    counted[word] = now
    for (let left = changed; left !== 0; left &= left - 1) {
      const field = this.#fieldOf[lowestBit(word, left)]!
      const by = (now & left & -left) === 0 ? -1 : 1
      if (areKings) this.countKing(seat, field, by)
      else this.countMan(seat, field, by)
    }
  }
}
