import type { Json, Seat } from '@spellendoos/kernel'

/** A decision of which it is known, without any help of the bots, what each move is worth. */
export interface SolvedDecision {
  /** A position of the game, on top of its usual set-up. */
  readonly position: Readonly<Record<string, unknown>>
  readonly seat: Seat
  /**
   * How likely whoever makes this move is to win with the best play of all, shared wins by parts. Where a decision takes
   * several moves, `s` is the position with those made so far.
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
/** The share of a win that a lead is at the end. */
export const won = (lead: number): number => (Math.sign(lead) + 1) / 2

/** Every throw of this many dice, the eyes in order, and how many of all throws it covers. */
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

/** What is asked of a solver again and again is worked out once. */
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
