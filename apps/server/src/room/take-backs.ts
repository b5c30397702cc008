import type { Entry, Seat } from '@spellendoos/kernel'
import { MOST_TAKE_BACKS, type TakeBackRequest } from '@spellendoos/wire'
import type { RoomRefusal } from './refusals.ts'

/** Whether a request to take back stays open after this: offers of a draw neither move nor hand over anything. */
const isBeside = (entry: Entry): boolean => 'act' in entry && entry.act !== 'undo' && entry.act !== 'resign'

/** The requests to take back a move, and how often each seat has made one. */
export class TakeBacks {
  readonly #counts: number[]
  #asked: TakeBackRequest | undefined

  constructor(seats: number) {
    this.#counts = new Array<number>(seats).fill(0)
  }

  /** The request that is open, or that was refused since the last move. */
  get asked(): TakeBackRequest | undefined {
    return this.#asked
  }
  /** The open request that was made when the match had this many entries. */
  openAt(seen: number): TakeBackRequest | undefined {
    return this.#asked?.seen === seen && this.#asked.refused === undefined ? this.#asked : undefined
  }
  mayNotAsk(seat: Seat): RoomRefusal | undefined {
    if (this.#counts[seat]! >= MOST_TAKE_BACKS) return 'take-backs-spent'
    if (this.#asked === undefined) return undefined
    if (this.#asked.refused === undefined) return 'take-back-asked'
    return this.#asked.by === seat ? 'take-back-refused' : undefined
  }

  ask(by: Seat, seen: number): void {
    this.#counts[by]!++
    this.#asked = { by, seen, allowed: [] }
  }
  /** A player who answers their own request with no withdraws it. */
  answer(seat: Seat, allow: boolean): void {
    const asked = this.#asked
    if (asked === undefined) return
    if (allow) this.#asked = { ...asked, allowed: [...asked.allowed, seat] }
    else this.#asked = seat === asked.by ? undefined : { ...asked, refused: seat }
  }
  /** Applies what happened in the match: a take-back that was requested has been counted already. */
  follow(entries: readonly Entry[], over: boolean): void {
    for (const entry of entries) {
      if ('act' in entry && entry.act === 'undo' && entry.by !== this.#asked?.by) this.#counts[entry.by]!++
    }
    if (over || !entries.every(isBeside)) this.#asked = undefined
  }
}
