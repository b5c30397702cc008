import type { SearchBoard } from '@spellendoos/kernel'

const MARKS = 1 << 16
const FIRST = 2_000_000_000
const FORCING = 1_000_000_000
const PROMISED = 1_000_000
const KILLER = 500_000_000
const NEVER = -2_000_000_000
/** History scores are halved before they exceed the score of a killer move. */
const MOST_HISTORY = 400_000_000

/** Move ordering on a board: the stored best move, captures, killer moves, then by history. */
export class BoardMoveOrder {
  readonly #board: SearchBoard
  readonly #history = new Int32Array(MARKS)
  readonly #killers: Int32Array
  #ranks = new Int32Array(4096)

  constructor(board: SearchBoard, deepest: number) {
    this.#board = board
    this.#killers = new Int32Array(2 * (deepest + 1)).fill(-1)
  }

  /** Ranks the moves from number `first` to before `end`; `remembered` is the mark of the best move known. */
  rank(first: number, end: number, ply: number, remembered: number): void {
    if (end > this.#ranks.length) this.#grow(end)
    const board = this.#board
    const ranks = this.#ranks
    const killer = this.#killers[2 * ply]
    const other = this.#killers[2 * ply + 1]
    for (let move = first; move < end; move++) {
      const mark = board.mark(move)
      let rank = this.#history[mark]!
      if (mark === remembered) rank = FIRST
      else if (board.isForcing(move)) rank = FORCING + PROMISED * board.promise(move)
      else if (mark === killer) rank = KILLER + 1
      else if (mark === other) rank = KILLER
      ranks[move] = rank
    }
  }

  /** The next move to search; each is returned once. */
  next(first: number, end: number): number {
    const ranks = this.#ranks
    let best = first
    for (let move = first + 1; move < end; move++) if (ranks[move]! > ranks[best]!) best = move
    ranks[best] = NEVER
    return best
  }

  /** Records a move that caused a cutoff. */
  recordCutoff(move: number, ply: number, depth: number): void {
    const mark = this.#board.mark(move)
    const history = this.#history
    history[mark]! += depth * depth
    if (history[mark]! > MOST_HISTORY) for (let each = 0; each < MARKS; each++) history[each]! >>= 1
    const killers = this.#killers
    if (killers[2 * ply] === mark) return
    killers[2 * ply + 1] = killers[2 * ply]!
    killers[2 * ply] = mark
  }

  #grow(end: number): void {
    const ranks = new Int32Array(2 * end)
    ranks.set(this.#ranks)
    this.#ranks = ranks
  }
}
