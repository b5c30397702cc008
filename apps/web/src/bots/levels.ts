/** What a computer player of a level may spend on a move. */
export interface Effort {
  readonly playouts: number
  readonly milliseconds: number
}

const EFFORTS: readonly Effort[] = [
  { playouts: 6, milliseconds: 200 },
  { playouts: 120, milliseconds: 700 },
  { playouts: 3000, milliseconds: 2000 },
]

export const LEVELS = [1, 2, 3] as const
export const USUAL_LEVEL = 2
/** Who is in a hurry lets them think for this part of their time. */
const HURRIED = 0.2

export function effortOf(level: number, hurried: boolean): Effort {
  const { playouts, milliseconds } = EFFORTS[Math.min(level, EFFORTS.length) - 1] ?? EFFORTS[0]!
  return { playouts, milliseconds: hurried ? milliseconds * HURRIED : milliseconds }
}
