/** An edge of a screen that is on the table. */
export type Side = 'bottom' | 'left' | 'top' | 'right'

/** Where this many people sit round it. */
const SIDES: readonly (readonly Side[])[] = [
  ['bottom'],
  ['bottom'],
  ['bottom', 'top'],
  ['bottom', 'left', 'right'],
  ['bottom', 'left', 'top', 'right'],
]

/** The edge of the nth of this many people; more than four share edges. */
export const sideOf = (nth: number, people: number): Side => (SIDES[people] ?? SIDES.at(-1)!)[nth % 4]!
