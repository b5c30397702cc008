import { onCleanup } from 'solid-js'
import type { Session } from './session.ts'
import { sibling, subtreeAt, endOf, type Path } from './tree.ts'

/** Where keys have another meaning. */
const TAKEN = 'input, select, textarea, dialog'
/** Also for players who use the keyboard on the board. */
const BOARD = '.spots'

/**
 * The left and right arrow keys step through the line, up and down choose a variation, unless the focused element uses
 * them.
 */
export function onAnalysisKey({ tree, path, go }: Session): void {
  let isPointing = false
  const onPointer = () => void (isPointing = true)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') isPointing = false
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const taken = isPointing ? TAKEN : `${TAKEN}, ${BOARD}`
    if (event.target instanceof Element && event.target.closest(taken) !== null) return
    const ways: Readonly<Record<string, () => Path>> = {
      ArrowLeft: () => path().slice(0, -1),
      ArrowRight: () => (subtreeAt(tree(), path()).next.length > 0 ? [...path(), 0] : path()),
      ArrowUp: () => sibling(tree(), path(), -1),
      ArrowDown: () => sibling(tree(), path(), 1),
      Home: () => [],
      End: () => endOf(tree(), path()),
    }
    const to = ways[event.key]?.()
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (to.join() !== path().join()) go(to)
  }
  // Before the board, which has the focus after a tap, handles the key.
  addEventListener('keydown', onKey, { capture: true })
  addEventListener('pointerdown', onPointer, { capture: true })
  onCleanup(() => {
    removeEventListener('keydown', onKey, { capture: true })
    removeEventListener('pointerdown', onPointer, { capture: true })
  })
}
