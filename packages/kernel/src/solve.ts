/** What a game's own solver knows of a position: whether the goal can still be reached, and a move towards it. */
export interface Solution {
  /** Left out where the solver's patience was too short to know. */
  readonly solvable?: boolean
  /** In notation; nothing when the goal is reached or out of reach. */
  readonly move?: string
  /** The fewest moves in which the goal can be reached, as the game counts them; only where it is known. */
  readonly fewest?: number
}

/** A game folder may contain a `solver.ts` of this shape; it is loaded only when a player asks for a hint. */
export interface Solver<View = unknown> {
  solve(view: View): Solution
}
