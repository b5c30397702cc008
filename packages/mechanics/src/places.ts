/** Places by points, most first; equal points share a place. */
export const placesByMost = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length)

/** Places by points, fewest first; equal points share a place. */
export const placesByFewest = (points: readonly number[]): number[] =>
  points.map((own) => 1 + points.filter((other) => other < own).length)
