import type { Spot } from '@spellendoos/kernel'

/** A finger that moves less than this is a tap. */
const SLACK = 9

const spotAt = (x: number, y: number): Spot | undefined =>
  document
    .elementsFromPoint(x, y)
    .find((each): each is HTMLElement => each instanceof HTMLElement && each.dataset['spot'] !== undefined)
    ?.dataset['spot']

/**
 * Follows a finger or mouse from the moment it goes down on a board. Dragging is two taps, one where it
 * began and one where it ends; meanwhile the piece on top goes along.
 */
export function trackDrag(down: PointerEvent, layer: HTMLElement, tap: (spot: Spot) => void): void {
  const from = down.target instanceof HTMLElement ? down.target.dataset['spot'] : undefined
  if (from === undefined || !down.isPrimary || down.button !== 0) return
  let lifted: (() => void) | undefined
  const watch = new AbortController()
  const until = { signal: watch.signal }
  const shift = (event: PointerEvent) => [event.clientX - down.clientX, event.clientY - down.clientY] as const

  addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== down.pointerId) return
      const [dx, dy] = shift(event)
      if (lifted === undefined && Math.hypot(dx, dy) > SLACK) {
        tap(from)
        lifted = lift(layer, from)
      }
      if (lifted !== undefined) carry(layer, dx, dy)
    },
    until,
  )
  const end = (event: PointerEvent, dropped: boolean) => {
    if (event.pointerId !== down.pointerId) return
    watch.abort()
    if (lifted === undefined) return
    lifted()
    const to = spotAt(event.clientX, event.clientY)
    swallowClick()
    if (dropped && to !== undefined && to !== from) tap(to)
  }
  addEventListener('pointerup', (event) => end(event, true), until)
  addEventListener('pointercancel', (event) => end(event, false), until)
}

/** The click that browsers send after a drag says nothing new. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}

/** Takes the topmost piece under a spot in the hand; the answer puts it down again. */
function lift(layer: HTMLElement, from: Spot): () => void {
  const button = layer.querySelector(`[data-spot="${CSS.escape(from)}"]`)
  const box = button?.getBoundingClientRect()
  if (box === undefined) return () => undefined
  const pieces = [...(layer.parentElement?.querySelectorAll<SVGElement>('[data-piece]') ?? [])]
  const held = pieces.findLast((piece) => {
    const at = piece.getBoundingClientRect()
    const x = at.x + at.width / 2
    const y = at.y + at.height / 2
    return x > box.left && x < box.right && y > box.top && y < box.bottom
  })
  held?.classList.add('held')
  return () => {
    held?.classList.remove('held')
    held?.style.removeProperty('translate')
  }
}

function carry(layer: HTMLElement, dx: number, dy: number): void {
  const held = layer.parentElement?.querySelector<SVGElement>('.held')
  held?.style.setProperty('translate', `${dx}px ${dy}px`)
}
