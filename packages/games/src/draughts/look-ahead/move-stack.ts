import type { CaptureList } from '../capture-collectors.ts'
import { endOf, startOf, type Move } from '../state.ts'

/** The initial capacity for the moves of all positions on the current path; it grows if that is not enough. */
const MOVES = 4096
const TAKES = 8192

/**
 * The moves of all positions that a search is trying, as plain numbers, so that listing them allocates nothing.
 * Captures that take the same pieces and have the same start and end are one move, and only the longest are kept if
 * that is compulsory. A man placed from the reserve comes from field 0.
 */
export class MoveStack implements CaptureList {
  from = new Uint8Array(MOVES)
  to = new Uint8Array(MOVES)
  /** Where the captured fields of a move begin in `takes`; they end where those of the next move begin. */
  starts = new Int32Array(MOVES)
  takes = new Uint8Array(TAKES)
  /** The number after the last move. */
  top = 0
  #first = 0
  #longestOnly = true
  #most = 0

  /** The next moves are listed from this number on, overwriting what was there. */
  begin(first: number, longestOnly: boolean): void {
    this.#first = first
    this.top = first
    this.#longestOnly = longestOnly
    this.#most = 0
  }

  addQuiet(from: number, to: number): void {
    this.#add(from, to, this.starts[this.top]!)
  }

  /** Whether a move that was listed is this one. */
  is(number: number, move: Move): boolean {
    const { takes } = move
    const from = move.path.length === 1 ? 0 : startOf(move)
    return (
      this.from[number] === from &&
      this.to[number] === endOf(move) &&
      this.#takesThese(number, takes, takes.length)
    )
  }

  wants(): boolean {
    return true
  }

  land(): void {}

  end(path: readonly number[], takes: readonly number[], count: number): void {
    if (this.#longestOnly && count !== this.#most) {
      if (count < this.#most) return
      this.#most = count
      this.top = this.#first
    }
    const from = path[0]!
    const to = path[count]!
    if (count > 1 && this.#has(from, to, takes, count)) return
    const start = this.starts[this.top]!
    if (start + count > this.takes.length) this.takes = longer(this.takes)
    for (let i = 0; i < count; i++) this.takes[start + i] = takes[i]!
    this.#add(from, to, start + count)
  }

  replaceAllFrom(from: number, captures: readonly Move[]): void {
    let kept = this.#first
    for (let number = this.#first; number < this.top; number++) {
      if (this.from[number] === from) continue
      const start = this.starts[kept]!
      const count = this.starts[number + 1]! - this.starts[number]!
      this.takes.copyWithin(start, this.starts[number]!, this.starts[number + 1])
      this.from[kept] = this.from[number]!
      this.to[kept] = this.to[number]!
      kept++
      this.starts[kept] = start + count
    }
    this.top = kept
    for (const { path, takes } of captures) this.end(path, takes, takes.length)
  }

  #add(from: number, to: number, takesEnd: number): void {
    const number = this.top++
    if (this.top >= this.starts.length) this.#grow()
    this.from[number] = from
    this.to[number] = to
    this.starts[number + 1] = takesEnd
  }

  #grow(): void {
    this.from = longer(this.from)
    this.to = longer(this.to)
    const starts = new Int32Array(2 * this.starts.length)
    starts.set(this.starts)
    this.starts = starts
  }

  #has(from: number, to: number, takes: readonly number[], count: number): boolean {
    for (let number = this.#first; number < this.top; number++) {
      if (this.from[number] === from && this.to[number] === to && this.#takesThese(number, takes, count))
        return true
    }
    return false
  }

  #takesThese(number: number, takes: readonly number[], count: number): boolean {
    const start = this.starts[number]!
    if (this.starts[number + 1]! - start !== count) return false
    for (let i = 0; i < count; i++) {
      let at = 0
      while (at < count && this.takes[start + at] !== takes[i]) at++
      if (at === count) return false
    }
    return true
  }
}

function longer(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const twice = new Uint8Array(2 * bytes.length)
  twice.set(bytes)
  return twice
}
