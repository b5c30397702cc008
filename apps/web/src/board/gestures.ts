import type { Spot } from '@spellendoos/kernel'
import type { At } from '@spellendoos/scene'
import { pickUp } from './drag.ts'
import { pan, pinch, settled, type Span, type Zoom } from './zoom.ts'

/** A finger that moves less than this is a tap. */
const SLACK = 9
/** A finger that rests this long opens the magnifier, in milliseconds. */
const HOLD = 350
/** A click caused by another gesture arrives within this many milliseconds. */
const LATE_CLICK = 400

/** What gestures on a board need and do. */
export interface GestureHandlers {
  /** The board’s space on the page, which does not grow with the board. */
  readonly room: () => HTMLElement
  /** The layer that receives touches. */
  readonly layer: () => HTMLElement
  readonly spotAt: (event: PointerEvent) => Spot | undefined
  /** Whether a finger drags a piece from here, even while the board is larger than its space. */
  readonly isStart: (spot: Spot) => boolean
  /** Whether the board is so fine that a resting finger opens the magnifier. */
  readonly isFine: () => boolean
  readonly zoom: () => Zoom
  readonly onZoom: (zoom: Zoom) => void
  /** The magnifier opens here, moves, or closes. */
  readonly onLook: (at: At | undefined) => void
  readonly onTap: (spot: Spot) => void
}

/** Something more than a tap; `undefined` as event means that it was cancelled. */
interface Doing {
  readonly move: (event: PointerEvent) => void
  readonly end: (event?: PointerEvent) => void
}

export interface GestureTracker {
  readonly follow: (down: PointerEvent) => void
  /** Cancels the gesture in progress; a finger that is still down can only tap. */
  readonly breakOff: () => void
}

/**
 * Follows fingers and mouse from the moment they go down on a board. Dragging a piece is two taps, one where it began
 * and one where it ends. A finger that rests on a fine board looks closer and taps where it is lifted. Two fingers make
 * the board larger, and where it is larger than its room a finger moves it.
 */
export function trackGestures(board: GestureHandlers): GestureTracker {
  const fingers = new Map<number, PointerEvent>()
  let doing: Doing | undefined
  let busy = false
  let hold: ReturnType<typeof setTimeout> | undefined
  let watch = new AbortController()

  const begin = (next: Doing) => {
    stop()
    busy = true
    doing = next
  }
  const stop = (event?: PointerEvent) => {
    clearTimeout(hold)
    const ended = doing
    doing = undefined
    ended?.end(event)
  }
  const lift = (event: PointerEvent, done: boolean) => {
    if (!fingers.delete(event.pointerId)) return
    stop(done ? event : undefined)
    if (busy) swallowClick(board.layer())
    if (fingers.size === 0) watch.abort()
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    fingers.set(event.pointerId, event)
    doing?.move(event)
  }
  const meet = () => {
    busy = false
    fingers.clear()
    watch.abort()
    watch = new AbortController()
    const until = { signal: watch.signal }
    addEventListener('pointermove', move, until)
    addEventListener('pointerup', (event) => lift(event, true), until)
    addEventListener('pointercancel', (event) => lift(event, false), until)
  }

  const follow = (down: PointerEvent) => {
    const touches = down.pointerType === 'touch'
    if (!touches && (!down.isPrimary || down.button !== 0)) return
    if (down.isPrimary || fingers.size === 0) {
      stop()
      meet()
    }
    fingers.set(down.pointerId, down)
    if (fingers.size === 2) begin(pinching(board, fingers))
    else if (fingers.size > 2) stop()
    else {
      doing = resting(board, down, begin)
      if (touches && board.isFine()) hold = setTimeout(() => begin(looking(board, down)), HOLD)
    }
  }
  return { follow, breakOff: () => stop() }
}

/** Nothing yet: it is clear what the gesture is once the finger moves. */
function resting(board: GestureHandlers, down: PointerEvent, begin: (doing: Doing) => void): Doing {
  return {
    move(event) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= SLACK) return
      const from = board.spotAt(down)
      const larger = board.zoom().scale > 1 && down.pointerType === 'touch'
      const next =
        larger && (from === undefined || !board.isStart(from))
          ? panning(board, down)
          : from === undefined
            ? undefined
            : dragging(board, down, from)
      if (next === undefined) return
      begin(next)
      next.move(event)
    },
    end: () => undefined,
  }
}

function dragging(board: GestureHandlers, down: PointerEvent, from: Spot): Doing {
  board.onTap(from)
  const piece = pickUp(board.layer(), from)
  const { scale } = board.zoom()
  return {
    move: ({ clientX, clientY }) =>
      piece.carry((clientX - down.clientX) / scale, (clientY - down.clientY) / scale),
    end(event) {
      piece.putDown()
      const to = event === undefined ? undefined : board.spotAt(event)
      if (to !== undefined && to !== from) board.onTap(to)
    },
  }
}

function panning(board: GestureHandlers, down: PointerEvent): Doing {
  const zoom = board.zoom()
  const { width, height } = board.room().getBoundingClientRect()
  return {
    move: ({ clientX, clientY }) =>
      board.onZoom(pan(zoom, [(clientX - down.clientX) / width, (clientY - down.clientY) / height])),
    end: () => undefined,
  }
}

function pinching(board: GestureHandlers, fingers: ReadonlyMap<number, PointerEvent>): Doing {
  const zoom = board.zoom()
  const { left, top, width, height } = board.room().getBoundingClientRect()
  const span = (): Span => {
    const [a, b] = [...fingers.values()]
    return {
      middle: [
        ((a!.clientX + b!.clientX) / 2 - left) / width,
        ((a!.clientY + b!.clientY) / 2 - top) / height,
      ],
      apart: Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY),
    }
  }
  const from = span()
  return {
    move: () => board.onZoom(pinch(zoom, from, span())),
    end: () => board.onZoom(settled(board.zoom())),
  }
}

function looking(board: GestureHandlers, down: PointerEvent): Doing {
  const look = ({ clientX, clientY }: PointerEvent) => board.onLook([clientX, clientY])
  look(down)
  return {
    move: look,
    end(event) {
      board.onLook(undefined)
      const spot = event === undefined ? undefined : board.spotAt(event)
      if (spot !== undefined) board.onTap(spot)
    },
  }
}

/** The click that browsers send after another gesture means nothing. */
function swallowClick(layer: HTMLElement): void {
  const over = new AbortController()
  const until = { capture: true, signal: over.signal }
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0 || !(event.target instanceof Node) || !layer.contains(event.target)) return
    event.stopPropagation()
    event.preventDefault()
    over.abort()
  }
  addEventListener('click', swallow, until)
  addEventListener('pointerdown', () => over.abort(), until)
  setTimeout(() => over.abort(), LATE_CLICK)
}
