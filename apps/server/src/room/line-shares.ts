import type { Seat } from '@spellendoos/kernel'
import { MOST_LINES } from '@spellendoos/wire'
import type { LineBody, RequestId } from './record.ts'

/** Lines beyond its share that are left to a seat for agreeing to a draw. */
const SPARE = 50

/**
 * How many lines each seat has asked for, counted anew when the match begins. Every seat has its share of the record, and half of that
 * is kept for its moves: nobody fills the record so that others can no longer play.
 */
export class LineShares {
  readonly #asked: number[]
  readonly #share: number

  constructor(seats: number) {
    this.#asked = new Array<number>(seats).fill(0)
    this.#share = Math.floor(MOST_LINES / seats)
  }

  take(body: LineBody, { by }: RequestId): void {
    if (by !== 'watcher' && !isOwed(body)) this.#asked[by]!++
  }
  mayMove(seat: Seat): boolean {
    return this.#asked[seat]! < this.#share
  }
  mayAgree(seat: Seat): boolean {
    return this.#asked[seat]! < this.#share + SPARE
  }
  /** Whether a seat may ask for anything besides moves. */
  mayAsk(seat: Seat): boolean {
    return this.#asked[seat]! < this.#share / 2
  }
}

/** What the table asks of a seat: its part in chance, and its signature. */
function isOwed(body: LineBody): boolean {
  if (body.is === 'signed') return true
  return body.is === 'played' && body.entries.some((entry) => 'seal' in entry || 'link' in entry)
}
