import { groupBy } from '../group.ts'
import type { Piece, Place } from '../scene.ts'
import type { Scale } from './scale.ts'

/** Where a place is on the canvas: its cells, its middle, and the columns its pieces may use. */
export interface Slot {
  readonly place: Place
  readonly pieces: readonly Piece[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly x: number
  readonly y: number
  /** Columns for pieces, middle included. */
  readonly from: number
  readonly to: number
}

const within = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high)

export function makeSlots(places: readonly Place[], pieces: readonly Piece[], scale: Scale): Slot[] {
  const on = groupBy(pieces, (piece) => piece.on)
  const middles = places.map(({ at }) => [scale.col(at[0]), scale.row(at[1])] as const)
  return places.map((place, i) => {
    const [w, h] = place.size ?? [1, 1]
    const left = Math.max(0, scale.col(place.at[0] - w / 2))
    const top = Math.max(0, scale.row(place.at[1] - h / 2))
    const right = Math.max(left, scale.col(place.at[0] + w / 2) - 1)
    const bottom = Math.max(top, scale.row(place.at[1] + h / 2) - 1)
    const standing = on.get(place.id) ?? []
    if (place.shape !== 'round') {
      const x = within(middles[i]![0], left, right)
      const y = within(middles[i]![1], top, bottom)
      const from = right - left >= 3 ? left + 1 : left
      return { place, pieces: standing, left, top, right, bottom, x, y, from, to: right }
    }
    const [x, y] = middles[i]!
    const gaps = middles.flatMap(([otherX, otherY], j) =>
      j !== i && otherY === y ? [Math.abs(otherX - x)] : [],
    )
    const reach = Math.floor((Math.min(...gaps, Math.max(5, w * scale.sx)) - 1) / 2)
    const half = Math.max(0, Math.min(reach, x))
    // If rows are two apart, the row below belongs to the place.
    const foot = scale.sy * h >= 2 ? y + 1 : y
    return { place, pieces: standing, left, top: y, right, bottom: foot, x, y, from: x - half, to: x + half }
  })
}
