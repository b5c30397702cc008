/** Each step further back, states are kept this many times further apart. */
const APART = 4

interface Moment<State> {
  /** How many entries that count the state is made of. */
  readonly count: number
  readonly state: State
}

/**
 * The states that a match can go back to. Keeping all of them would outweigh the log many times, and folding the
 * log again for each step back would take longer with every move. So the further back, the fewer are kept: a match
 * of a thousand moves has about a dozen, and going back takes at most four times as many plays as it goes back.
 */
export class Past<State> {
  #kept: Moment<State>[]

  constructor(first: State) {
    this.#kept = [{ count: 0, state: first }]
  }

  /** The state that this many entries made, the next one after those that are kept. */
  keep(count: number, state: State): void {
    this.#kept = this.#kept.filter(
      (moment, first) => first === 0 || count - moment.count < reach(moment.count),
    )
    this.#kept.push({ count, state })
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

/** How much later than this count its state is still kept: of two multiples in a row of each power one always is. */
function reach(count: number): number {
  let power = 1
  while (count % (power * APART) === 0) power *= APART
  return 2 * power
}
