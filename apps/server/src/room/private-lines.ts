import type { Seat } from '@spellendoos/kernel'
import type { TalkMessage } from '@spellendoos/wire'
import type { BlockChange } from '../store/store.ts'

/** A line that changes nothing in the match: a message, a block, a report, or a request that was noted. */
export interface PrivateLine {
  readonly line: number
  /** Whose line it is, and in which browser that player sat then (its hash). */
  readonly seat: Seat
  readonly browser: string | null
  readonly said?: TalkMessage
  readonly blockChange?: BlockChange
}

/**
 * The lines that not everybody may notice. They do not count in what is told of the record's length: else who is
 * blocked could tell from a number that something happened.
 */
export class PrivateLines {
  readonly #all: PrivateLine[] = []

  add(aside: PrivateLine): void {
    this.#all.push(aside)
  }

  /** How many of the first `line` lines everybody knows of. */
  count(line: number): number {
    return line - this.#before(line)
  }
  /** The first line to send to a client that knows of this many. */
  lineAt(count: number): number {
    return this.#all.reduce((line, aside) => (aside.line < line ? line + 1 : line), count)
  }
  /** Those from a line on. */
  since(line: number): readonly PrivateLine[] {
    return this.#all.slice(this.#before(line))
  }

  at(line: number): PrivateLine | undefined {
    return this.#all.find((aside) => aside.line === line)
  }

  #before(line: number): number {
    let before = this.#all.length
    while (before > 0 && this.#all[before - 1]!.line >= line) before--
    return before
  }
}
