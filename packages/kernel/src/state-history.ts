/** With each step further back, the kept states are this many times further apart. */
const APART = 4

interface Moment<State> {
  /** How many entries led to the state. */
  readonly count: number
  readonly state: State
}

/**
 * The states that a match can go back to. Keeping all of them would take far more memory than the log, and replaying
 * the log for each step back would get slower with every move. So the further back, the fewer are kept: a match of a
 * thousand moves keeps about a dozen, and going back takes at most four times as many plays as the number of moves
 * undone.
 */
export class StateHistory<State> {
  #kept: Moment<State>[]

  constructor(first: State) {
    this.#kept = [{ count: 0, state: first }]
  }

  /** Keeps the state after this many entries, which follows those already kept. */
  keep(count: number, state: State): void {
    this.#kept = this.#kept.filter(
      (moment, first) => first === 0 || count - moment.count < reach(moment.count),
    )
    this.#kept.push({ count, state })
  }
  /** Forgets everything before this state, because nobody can go back history it any more. */
  bar(count: number, state: State): void {
    this.#kept = [{ count, state }]
  }
  /** Returns the nearest kept state after this many entries or fewer, and forgets the later ones. */
  backTo(count: number): Moment<State> {
    this.#kept.length = this.#kept.findLastIndex((moment) => moment.count <= count) + 1
    return this.#kept.at(-1)!
  }
}

/** For how many entries a state is kept: of two consecutive multiples of each power, one always is. */
function reach(count: number): number {
  let power = 1
  while (count % (power * APART) === 0) power *= APART
  return 2 * power
}
