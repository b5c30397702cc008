import type { Seat } from '@spellendoos/kernel'
import type { TalkMessage } from '@spellendoos/wire'
import type { BlockChange } from '../store/store.ts'

/** A line that changes nothing in the match: a message, a block, a report, or a request that was noted. */
export interface PrivateLine {
  readonly line: number
  /** Whose line it is, and in which browser (its hash) that player sat at the time. */
  readonly seat: Seat
  readonly browser: string | null
  readonly said?: TalkMessage
  readonly blockChange?: BlockChange
}

/**
 * The lines that not everybody may know of. They are not counted in the published length of the record: otherwise a
 * blocked player could infer from a number that something happened.
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
