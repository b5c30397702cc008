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
export const effortOf = (level: number): Effort => EFFORTS[Math.min(level, EFFORTS.length) - 1] ?? EFFORTS[0]!
