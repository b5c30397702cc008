/** The last states are all kept, and further back one of this many. */
const NEAR = 4
const APART = 16

interface Moment<State> {
  /** How many entries that count the state is made of. */
  readonly count: number
  readonly state: State
}

/**
 * The states that a match can go back to. Keeping all of them would outweigh the log many times, and folding the
 * log again for each step back would take longer with every move: so the last ones are kept, and one in sixteen
 * of those before. From there it is never more than fifteen plays to any state.
 */
export class Past<State> {
  #kept: Moment<State>[]

  constructor(first: State) {
    this.#kept = [{ count: 0, state: first }]
  }

  /** The state that this many entries made, the next one after those that are kept. */
  keep(count: number, state: State): void {
    this.#kept.push({ count, state })
    const leaving = this.#kept.length - 1 - NEAR
    if (leaving > 0 && this.#kept[leaving]!.count % APART !== 0) this.#kept.splice(leaving, 1)
  }
  /** Nobody goes back to before this state any more. */
  bar(count: number, state: State): void {
    this.#kept = [{ count, state }]
  }
  /** Goes back to the nearest state that this many entries made, or fewer; the later ones are gone. */
  backTo(count: number): Moment<State> {
    this.#kept.length = this.#kept.findLastIndex((moment) => moment.count <= count) + 1
    return this.#kept.at(-1)!
  }
}
