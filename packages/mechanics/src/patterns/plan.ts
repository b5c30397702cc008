/** Cells that are read together. What they hold makes one number, a digit for each cell: a way. */
export interface Pattern {
  /** The cells of every place where it is read, in the order of the digits. The places share their weights. */
  readonly places: readonly (readonly number[])[]
  /** Other orders of the cells in which a way has the same weight, such as backwards. */
  readonly same: readonly (readonly number[])[]
}

/** What a fitted evaluation looks at. The same plan tells the trainer what to fit, and reads the weights that it wrote. */
export interface Plan {
  /** How many kinds of contents each cell can have. A cell may also hold a count. */
  readonly kinds: readonly number[]
  readonly patterns: readonly Pattern[]
  /** The ways to turn or mirror the board that make no difference, for each the cells in their new order. */
  readonly mirrors: readonly (readonly number[])[]
  /** 2 if the players have different aims, and so weights of their own; otherwise 1. */
  readonly views: 1 | 2
  /** The units of a small network that sees all cells, for each mirror; 0 without one. */
  readonly units: number
}

/** What the evaluation of a game sees of a position: cells and a stage, both as the player to move sees them. */
export interface Sight<State = unknown> {
  readonly plan: Plan
  /** Writes what each cell holds; all are 0 before. */
  look(this: void, s: State, cells: Uint8Array): void
  /** How far the match has gone, from 0 to 1. Weights change evenly with it. */
  stage(this: void, s: State): number
  /** How far the player to move is ahead by what the game counts itself; the rest is added to it. */
  lead?(this: void, s: State): number
}

/** How much each digit of a pattern's ways counts for, and the number of ways. */
export function stepsOf({ kinds }: Plan, { places }: Pattern): { steps: number[]; ways: number } {
  const steps: number[] = []
  let ways = 1
  for (const cell of places[0]!) {
    steps.push(ways)
    ways *= kinds[cell]!
  }
  return { steps, ways }
}

/** For each way the first of those that have the same weight. */
export function firstWays(plan: Plan, pattern: Pattern): Int32Array {
  const { steps, ways } = stepsOf(plan, pattern)
  const radices = pattern.places[0]!.map((cell) => plan.kinds[cell]!)
  const first = Int32Array.from({ length: ways }, (_, way) => way)
  for (const order of pattern.same) {
    const moved = order.map((_, i) => steps[order.indexOf(i)]!)
    for (let way = 0; way < ways; way++) {
      let other = 0
      for (let i = 0; i < steps.length; i++) {
        other += (Math.floor(way / steps[i]!) % radices[i]!) * moved[i]!
      }
      first[way] = Math.min(first[way]!, other)
    }
  }
  return first
}
