import { lowestBit } from './sets.ts'
import type { Draughts } from './state.ts'
import type { Variant } from './variant.ts'

/** Says how far White is ahead, in whole points: a thousand are a unit of log-odds. */
export interface Judge {
  lead(s: Draughts): number
}

/**
 * Evaluates by sums over independent pieces, and updates the sums incrementally from the position that was evaluated
 * last. In a search the difference is a move or two.
 */
export abstract class CountingJudge implements Judge {
  readonly #words: number
  readonly #fieldOf: readonly number[]
  /** The sets of the position that was evaluated last: White's pieces, Black's pieces, all kings. */
  readonly #counted: Int32Array

  constructor({ words, sides }: Variant) {
    this.#words = words
    this.#fieldOf = sides[0].fieldOf
    this.#counted = new Int32Array(3 * words)
  }

  lead(s: Draughts): number {
    const { sets } = s
    const counted = this.#counted
    const words = this.#words
    for (let word = 0; word < words; word++) {
      const white = sets[word]!
      const black = sets[words + word]!
      const kings = sets[2 * words + word]!
      const whiteBefore = counted[word]!
      const blackBefore = counted[words + word]!
      const kingsBefore = counted[2 * words + word]!
      if (white === whiteBefore && black === blackBefore && kings === kingsBefore) continue
      counted[word] = white
      counted[words + word] = black
      counted[2 * words + word] = kings
      this.#countMen(word, 0, white & ~kings, whiteBefore & ~kingsBefore)
      this.#countMen(word, 1, black & ~kings, blackBefore & ~kingsBefore)
      if ((kings | kingsBefore) === 0) continue
      this.#countKings(word, 0, white & kings, whiteBefore & kingsBefore)
      this.#countKings(word, 1, black & kings, blackBefore & kingsBefore)
    }
    return this.sum(s)
  }

  /** Adds or removes a man of a seat: `by` is 1 or −1. */
  protected abstract countMan(seat: number, field: number, by: number): void
  protected abstract countKing(seat: number, field: number, by: number): void
  /** How far White is ahead by the current sums. */
  protected abstract sum(s: Draughts): number

  #countMen(word: number, seat: number, now: number, before: number): void {
    for (let left = now ^ before; left !== 0; left &= left - 1) {
      this.countMan(seat, this.#fieldOf[lowestBit(word, left)]!, (now & left & -left) === 0 ? -1 : 1)
    }
  }

  #countKings(word: number, seat: number, now: number, before: number): void {
    for (let left = now ^ before; left !== 0; left &= left - 1) {
      this.countKing(seat, this.#fieldOf[lowestBit(word, left)]!, (now & left & -left) === 0 ? -1 : 1)
    }
  }
}
