import type { Spot } from '@spellendoos/kernel'

/** A piece in the hand. */
interface DraggedPiece {
  readonly carry: (dx: number, dy: number) => void
  readonly putDown: () => void
}

/** Picks up the topmost piece at a spot, if there is one. */
export function pickUp(layer: HTMLElement, from: Spot): DraggedPiece {
  const box = layer.querySelector(`[data-spot="${CSS.escape(from)}"]`)?.getBoundingClientRect()
  const pieces = [...(layer.parentElement?.querySelectorAll<SVGElement>('[data-piece]') ?? [])]
  const held = pieces.findLast((piece) => {
    if (box === undefined) return false
    const at = piece.getBoundingClientRect()
    const x = at.x + at.width / 2
    const y = at.y + at.height / 2
    return x > box.left && x < box.right && y > box.top && y < box.bottom
  })
  held?.classList.add('held')
  return {
    carry: (dx, dy) => held?.style.setProperty('translate', `${dx}px ${dy}px`),
    putDown() {
      held?.classList.remove('held')
      held?.style.removeProperty('translate')
    },
  }
}
