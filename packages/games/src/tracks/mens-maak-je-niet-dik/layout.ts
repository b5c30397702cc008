/**
 * The two boards and who sits where. Colours are numbered in the order of play: the first colours are the players' own,
 * one each; a second colour of a player comes after them.
 */
export const PAWNS = 4

/** mens-maak-je-niet-dik.circuit: fields of the circuit and colours that start on it. */
export interface Layout {
  readonly arms: 4 | 6
  readonly fields: 40 | 48
}
export const LAYOUTS = {
  four: { arms: 4, fields: 40 },
  six: { arms: 6, fields: 48 },
} as const satisfies Readonly<Record<string, Layout>>

/** mens-maak-je-niet-dik.colours: the arms that are used when there are this many colours, evenly spread. */
const ARMS: Readonly<Record<4 | 6, readonly (readonly number[])[]>> = {
  4: [[], [], [0, 2], [0, 1, 2], [0, 1, 2, 3]],
  6: [[], [], [0, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5]],
}

export interface Choice {
  readonly board: 'fitting' | 'four' | 'six'
  readonly colours: 'one' | 'two' | 'all'
}

/** The board: as chosen, or the smallest with a colour for every player. */
export function layoutFor({ board, colours }: Choice, seats: number): Layout {
  if (board !== 'fitting') return LAYOUTS[board]
  return (colours === 'two' ? 2 * seats : seats) <= LAYOUTS.four.arms ? LAYOUTS.four : LAYOUTS.six
}

/** How many colours are used. */
export function coloursFor(choice: Choice, seats: number): number {
  if (choice.colours === 'all') return layoutFor(choice, seats).arms
  return choice.colours === 'two' ? 2 * seats : seats
}

/** Whether there are enough colours for all, and nobody would have three. */
export const isPlayable = (choice: Choice, seats: number): boolean =>
  coloursFor(choice, seats) <= layoutFor(choice, seats).arms &&
  coloursFor(choice, seats) >= seats &&
  coloursFor(choice, seats) <= 2 * seats

/** The arm of each colour. */
export const armsFor = ({ arms }: Layout, colours: number): readonly number[] => ARMS[arms][colours]!
