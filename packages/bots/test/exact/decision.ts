import type { Json, Seat } from '@spellendoos/kernel'

/** A decision in which the worth of each move is known without the bots. */
export interface SolvedDecision {
  /** A position of the game: what differs from its set-up. */
  readonly position: Readonly<Record<string, unknown>>
  readonly seat: Seat
  /**
   * The probability that the player who makes this move wins if everyone plays best; a shared win counts by its share.
   * If a decision takes several moves, `s` is the position after those made so far.
   */
  readonly chance: (move: string, s: never) => number
}

/** A game with its decisions, as told by a solver that was written from the rules alone. */
export interface Solved {
  readonly id: string
  readonly name: string
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
  /** All decisions of a grid over the whole game. */
  readonly decisions: () => Iterable<SolvedDecision>
}

export const EYES = [1, 2, 3, 4, 5, 6] as const
export const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
/** The share of a win that a lead is worth at the end. */
export const won = (lead: number): number => (Math.sign(lead) + 1) / 2

/** Every throw of this many dice in ascending order, and how many of all throws it represents. */
export function throwsOf(
  dice: number,
): readonly { readonly eyes: readonly number[]; readonly share: number }[] {
  let throws: number[][] = [[]]
  for (let die = 0; die < dice; die++) throws = throws.flatMap((eyes) => EYES.map((each) => [...eyes, each]))
  const counts = new Map<string, number>()
  for (const eyes of throws) {
    const name = eyes.toSorted((a, b) => a - b).join('')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({
    eyes: name.split('').map(Number),
    share: count / throws.length,
  }))
}

/** Caches what a solver is asked again and again. */
export function remembered<Args extends readonly number[]>(
  solve: (...args: Args) => number,
): (...args: Args) => number {
  const known = new Map<string, number>()
  return (...args) => {
    const name = args.join()
    const before = known.get(name)
    if (before !== undefined) return before
    const found = solve(...args)
    known.set(name, found)
    return found
  }
}
