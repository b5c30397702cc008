import { Deadlines, type Match, type Rng, type Seat } from '@spellendoos/kernel'

/** What a seat is about to do, and when. */
interface Act {
  readonly move: string | undefined
  readonly at: number
}

/** A seat that acts, or looks and does nothing; or a clock that runs out, by its name. */
export type Next = { readonly by: Seat; readonly move: string | undefined } | { readonly clock: string }

/** How long somebody takes to react, from three quarters to five quarters of the usual time. */
const FINE = 1 << 16
const about = (usual: number, luck: Rng): number => usual * (0.75 + luck(FINE) / (2 * FINE))

/**
 * Who is first in games where everyone plays at once: each looks at some moment, decides, and needs some time to act;
 * by then it may be too late. Time is only counted; no real clock runs.
 */
export class Race {
  readonly #match: Match
  readonly #luck: Rng
  readonly #reactions: readonly number[]
  readonly #acts = new Map<Seat, Act>()
  readonly #deadlines = new Deadlines()
  #now = 0
  #ranOut: string | undefined

  constructor(match: Match, reactions: readonly number[], luck: Rng) {
    this.#match = match
    this.#reactions = reactions
    this.#luck = luck
  }

  /** The next event. `choose` is called as soon as somebody looks. */
  async next(choose: (seat: Seat) => Promise<string | undefined>): Promise<Next> {
    for (const [seat, usual] of this.#reactions.entries()) {
      if (this.#acts.has(seat) || this.#match.moves(seat).length === 0) continue
      this.#acts.set(seat, { move: await choose(seat), at: this.#now + about(usual, this.#luck) })
    }
    this.#deadlines.follow(this.#match.clocks, this.#now, this.#ranOut)
    this.#ranOut = undefined
    const clock = this.#deadlines.first
    const first = [...this.#acts].reduce<[Seat, Act] | undefined>(
      (a, b) => (a === undefined || b[1].at < a[1].at ? b : a),
      undefined,
    )
    if (clock !== undefined && (first === undefined || clock.at < first[1].at)) {
      this.#now = clock.at
      this.#ranOut = clock.name
      return { clock: clock.name }
    }
    if (first === undefined) throw new Error(`${this.#match.game.id}: nobody moves and no clock runs`)
    const [by, { move, at }] = first
    this.#acts.delete(by)
    this.#now = at
    return { by, move: this.#isStillLegal(by, move) ? move : undefined }
  }

  #isStillLegal(seat: Seat, move: string | undefined): boolean {
    const { game, state } = this.#match
    return this.#match.moves(seat).some((each) => game.write(state, each) === move)
  }
}
