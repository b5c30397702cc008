/** The cross of 33 points: seven rows of seven without the four 2 × 2 corners. */
export interface CrossPoint {
  readonly row: number
  readonly col: number
}

const inCross = ({ row, col }: CrossPoint): boolean => (row >= 2 && row <= 4) || (col >= 2 && col <= 4)

/** The points in reading order, counted from row 0 and column 0. */
export const POINTS: readonly CrossPoint[] = Array.from({ length: 49 }, (_, i) => ({
  row: Math.floor(i / 7),
  col: i % 7,
})).filter(inCross)

/** The point at a row and column, or −1 off the cross. */
export const pointAt = (row: number, col: number): number =>
  POINTS.findIndex((point) => point.row === row && point.col === col)

export const CENTRE = pointAt(3, 3)
