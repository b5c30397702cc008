/**
 * Where a king has been on its way, and what it had taken by then. For captures in which pieces leave at once:
 * the way on from such a point is always the same.
 */
export class KingMemory {
  readonly #prey: number
  readonly #keys = new Set<number>()
  /** A number for each piece that can be taken. */
  readonly #numbers: number[] = []

  constructor(prey: number) {
    this.#prey = prey
  }

  clear(): void {
    if (this.#keys.size > 0) this.#keys.clear()
  }

  has(key: number): boolean {
    return this.#keys.has(key)
  }

  add(key: number): void {
    this.#keys.add(key)
  }

  /** A field, the way back from it and the pieces taken, twenty at most, as one number. */
  keyOf(board: readonly number[], takes: readonly number[], taken: number, at: number, back: number): number {
    if (this.#keys.size === 0) this.#numberPieces(board, takes, taken)
    let pieces = 0
    for (let i = 0; i < taken; i++) pieces |= 1 << this.#numbers[takes[i]!]!
    return (pieces << 10) | (at << 3) | (back + 1)
  }

  #numberPieces(board: readonly number[], takes: readonly number[], taken: number): void {
    let number = 0
    for (let field = 1; field < board.length; field++) {
      const index = takes.indexOf(field)
      const isTaken = index >= 0 && index < taken
      if ((board[field]! & this.#prey) !== 0 || isTaken) this.#numbers[field] = number++
    }
  }
}
