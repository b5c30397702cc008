/** An edge of a screen that lies on the table. */
export type Side = 'bottom' | 'left' | 'top' | 'right'

/** How many people sit around it. */
const SIDES: readonly (readonly Side[])[] = [
  ['bottom'],
  ['bottom'],
  ['bottom', 'top'],
  ['bottom', 'left', 'right'],
  ['bottom', 'left', 'top', 'right'],
]

/** The edge of the nth of this many people; more than four share edges. */
export const sideOf = (nth: number, people: number): Side => (SIDES[people] ?? SIDES.at(-1)!)[nth % 4]!
