import type { Evaluation } from '@spellendoos/kernel'

const MARKS = 1 << 16
const PLIES = 128
const FIRST = 1e12
const KILLER = 1e9
const FORCING = 1e10
const PROMISED = 1e6
const NEVER = -Infinity

/** Move ordering: the stored best move, captures, killer moves, then by history. */
export class MoveOrder<State, Move> {
  readonly #evaluation: Evaluation<State, Move>
  readonly #history: Float64Array | undefined
  readonly #killers = new Int32Array(2 * PLIES).fill(-1)

  constructor(evaluation: Evaluation<State, Move>) {
    this.#evaluation = evaluation
    this.#history = evaluation.mark === undefined ? undefined : new Float64Array(MARKS)
  }

  /** A rank for each move; the highest is searched first. */
  ranks(s: State, moves: readonly Move[], ply: number, best: number): number[] {
    const { forcing, promise, mark } = this.#evaluation
    const ranks = new Array<number>(moves.length).fill(0)
    if (moves.length === 1) return ranks
    const killer = 2 * Math.min(ply, PLIES - 1)
    for (let number = 0; number < moves.length; number++) {
      const move = moves[number]!
      let rank = 0
      if (promise !== undefined) rank += PROMISED * promise(s, move)
      if (forcing?.(s, move) === true) rank += FORCING
      if (mark !== undefined) {
        const name = mark(move)
        rank += this.#history![name]!
        if (this.#killers[killer] === name) rank += KILLER
        else if (this.#killers[killer + 1] === name) rank += KILLER / 2
      }
      ranks[number] = rank
    }
    if (best >= 0 && best < moves.length) ranks[best] = FIRST
    return ranks
  }

  /** The index of the next move to search; each is returned once. */
  next(ranks: number[]): number {
    let best = 0
    for (let number = 1; number < ranks.length; number++) if (ranks[number]! > ranks[best]!) best = number
    ranks[best] = NEVER
    return best
  }

  /** Records a move that caused a cutoff. */
  recordCutoff(move: Move, ply: number, depth: number): void {
    const { mark } = this.#evaluation
    if (mark === undefined) return
    const name = mark(move)
    this.#history![name]! += depth * depth
    const killer = 2 * Math.min(ply, PLIES - 1)
    if (this.#killers[killer] === name) return
    this.#killers[killer + 1] = this.#killers[killer]!
    this.#killers[killer] = name
  }
}
