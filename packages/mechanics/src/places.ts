/** How many are above the given value. */
function above(points: readonly number[], own: number): number {
  let count = 0
  for (let i = 0; i < points.length; i++) if (points[i]! > own) count++
  return count
}

/** How many are below the given value. */
function below(points: readonly number[], own: number): number {
  let count = 0
  for (let i = 0; i < points.length; i++) if (points[i]! < own) count++
  return count
}

/** Places by points, most first; equal points share a place. */
export function placesByMost(points: readonly number[]): number[] {
  const places: number[] = []
  for (let i = 0; i < points.length; i++) places.push(1 + above(points, points[i]!))
  return places
}

/** Places by points, fewest first; equal points share a place. */
export function placesByFewest(points: readonly number[]): number[] {
  const places: number[] = []
  for (let i = 0; i < points.length; i++) places.push(1 + below(points, points[i]!))
  return places
}
