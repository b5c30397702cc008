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

/** The classes by which the style knows that somebody sits at these sides. */
export function sidesTaken(people: number): Readonly<Record<string, boolean>> {
  const sides = Array.from({ length: people }, (_, nth) => sideOf(nth, people))
  return { 'with-left': sides.includes('left'), 'with-top': sides.includes('top') }
}
