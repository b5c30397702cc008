/** What a game's own solver knows about a position: whether the goal can still be reached, and a move towards it. */
export interface Solution {
  /** Left out if the solver gave up before it knew. */
  readonly solvable?: boolean
  /** In notation; left out when the goal has been or can no longer be reached. */
  readonly move?: string
  /** The fewest moves in which the goal can be reached, if known. */
  readonly fewest?: number
}

/** A game folder may contain a `solver.ts` of this shape; it is loaded only when a player asks for a hint. */
export interface Solver<View = unknown> {
  solve(view: View): Solution
}
