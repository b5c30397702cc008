import { onCleanup } from 'solid-js'
import type { Session } from './session.ts'
import { beside, branchAt, endOf, type Path } from './tree.ts'

/** Arrow keys step through the line, and up and down to the variations beside it, wherever they mean nothing else. */
export function onAnalysisKey({ tree, path, go }: Session): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (
      event.target instanceof Element &&
      event.target.closest('input, select, textarea, dialog, .spots') !== null
    )
      return
    const ways: Readonly<Record<string, () => Path>> = {
      ArrowLeft: () => path().slice(0, -1),
      ArrowRight: () => (branchAt(tree(), path()).next.length > 0 ? [...path(), 0] : path()),
      ArrowUp: () => beside(tree(), path(), -1),
      ArrowDown: () => beside(tree(), path(), 1),
      Home: () => [],
      End: () => endOf(tree(), path()),
    }
    const to = ways[event.key]?.()
    if (to === undefined) return
    event.preventDefault()
    if (to.join() !== path().join()) go(to)
  }
  addEventListener('keydown', onKey)
  onCleanup(() => removeEventListener('keydown', onKey))
}
