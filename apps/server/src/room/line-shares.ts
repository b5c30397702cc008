import type { Eye, Seat } from '@spellendoos/kernel'
import { MOST_LINES } from '@spellendoos/wire'
import type { LineBody } from './record.ts'

/** Lines beyond its share that a seat may use to agree to a draw. */
const SPARE = 50
/** Nobody can sit down if less than this is left, because they could not get ready. */
const LEAST_TO_SIT = 50

/**
 * How many lines each seat has caused. Every seat has its share of the record, so that nobody fills it for the others.
 * Anyone who sits down may use half of what is left of it, so that nobody spends it for the next player; in a match the
 * other half is for moves.
 */
export class LineShares {
  readonly #asked: number[]
  /** How many lines the seat had caused when the player sat down. */
  readonly #before: number[]
  readonly #share: number

  constructor(seats: number) {
    this.#asked = new Array<number>(seats).fill(0)
    this.#before = new Array<number>(seats).fill(0)
    this.#share = Math.floor(MOST_LINES / seats)
  }

  take(body: LineBody, by: Eye): void {
    if (by === 'watcher' || isOwed(body)) return
    const asked = ++this.#asked[by]!
    if (body.is === 'sat' && body.key !== undefined) this.#before[by] = asked
  }
  /** Whether somebody may sit down at an empty seat. */
  maySit(seat: Seat): boolean {
    return this.#asked[seat]! <= this.#share - LEAST_TO_SIT
  }
  mayMove(seat: Seat): boolean {
    return this.#asked[seat]! < this.#share
  }
  mayAgree(seat: Seat): boolean {
    return this.#asked[seat]! < this.#share + SPARE
  }
  /** Whether a seat may cause anything besides moves. */
  mayAsk(seat: Seat): boolean {
    const before = this.#before[seat]!
    return this.#asked[seat]! - before < (this.#share - before) / 2
  }
}

/** What the table itself asks of a seat: its contribution to chance, and its signature. */
function isOwed(body: LineBody): boolean {
  if (body.is === 'signed') return true
  return body.is === 'played' && body.entries.some((entry) => 'seal' in entry || 'link' in entry)
}
