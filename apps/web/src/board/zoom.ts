import type { At } from '@spellendoos/scene'

/** How a board is zoomed: its scale, and its offset in parts of its own width and height. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
/** The largest scale. */
const LARGEST = 5
/** A smaller zoom than this snaps back to the whole board, because fingers lift inexactly. */
const LEAST = 1.08

/** Never shows anything but the board. */
function within({ scale, x, y }: Zoom): Zoom {
  const kept = (by: number) => Math.min(0, Math.max(1 - scale, by))
  return { scale, x: kept(x), y: kept(y) }
}

/** Two fingers: their midpoint as fractions of the board’s room, and their distance. */
export interface Span {
  readonly middle: At
  readonly apart: number
}

/** Keeps the point between two fingers under them while they move. */
export function pinch(zoom: Zoom, from: Span, to: Span): Zoom {
  const wanted = (zoom.scale * to.apart) / Math.max(from.apart, 1)
  const scale = Math.min(LARGEST, Math.max(1, wanted))
  const follow = (was: number, now: number, by: number) => now - ((was - by) / zoom.scale) * scale
  return within({
    scale,
    x: follow(from.middle[0], to.middle[0], zoom.x),
    y: follow(from.middle[1], to.middle[1], zoom.y),
  })
}

export const settled = (zoom: Zoom): Zoom => (zoom.scale < LEAST ? WHOLE : zoom)

export const pan = ({ scale, x, y }: Zoom, [dx, dy]: At): Zoom => within({ scale, x: x + dx, y: y + dy })

/** Brings a point of the board, in parts of it, to the centre of its space. */
export const reveal = ({ scale }: Zoom, [x, y]: At): Zoom =>
  within({ scale, x: 0.5 - x * scale, y: 0.5 - y * scale })
