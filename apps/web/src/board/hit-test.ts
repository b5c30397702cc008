import type { Spot } from '@spellendoos/kernel'
import type { At, Place } from '@spellendoos/scene'

/** The smallest target that a finger can hit, in pixels. */
export const FINGER = 24

/** For a board with places smaller than a finger: its smallest place, in board units. */
export const finestOf = (places: readonly Place[]): number =>
  places.reduce((least, { size: [w, h] = [1, 1] }) => Math.min(least, w, h), Infinity)

const distanceTo = ([x, y]: At, { at, size: [w, h] = [1, 1] }: Place): number =>
  Math.hypot(Math.max(Math.abs(x - at[0]) - w / 2, 0), Math.max(Math.abs(y - at[1]) - h / 2, 0))

/**
 * The place that a finger means. Fields can be smaller than it, and there can be room between them: then the nearest
 * place counts where a tap does something.
 *
 * @param live places where a tap does something; left out where nobody may be told, and then the nearest counts
 * @param unit how many pixels a board unit has
 */
export function hitSpot(
  point: At,
  places: readonly Place[],
  live: ReadonlySet<Spot> | undefined,
  unit: number,
): Spot | undefined {
  const hit = places.findLast((place) => distanceTo(point, place) === 0)
  if (hit !== undefined && (live === undefined || live.has(hit.id))) return hit.id
  if (hit !== undefined && Math.min(...(hit.size ?? [1, 1])) * unit >= FINGER) return hit.id
  let best = hit?.id
  let least = FINGER / 2 / unit
  for (const place of places) {
    if (live?.has(place.id) === false) continue
    const far = distanceTo(point, place)
    if (far >= least) continue
    least = far
    best = place.id
  }
  return best
}
