/** What a computer player of a level may spend on a move. */
const EFFORTS = [
  { playouts: 6, milliseconds: 100 },
  { playouts: 120, milliseconds: 300 },
  { playouts: 3000, milliseconds: 1000 },
] as const

export const effortOf = (level: number): { readonly playouts: number; readonly milliseconds: number } =>
  EFFORTS[Math.min(level, EFFORTS.length) - 1] ?? EFFORTS[0]
