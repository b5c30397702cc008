import { createComputed, createSignal, type Accessor } from 'solid-js'

/** A hidden page draws no frames; then work waits no longer than this. */
const UNSEEN = 500

const waiting = new Set<() => void>()
// Pending work runs before the page is hidden or printed, and so does the work that follows from it.
const catchUp = () => {
  for (const work of waiting) work()
}
addEventListener('pagehide', catchUp)
addEventListener('beforeprint', catchUp)

/** Does some work after the next frame, so that a tap is answered first. */
export function afterPaint(work: () => void): void {
  const once = () => {
    if (waiting.delete(once)) work()
  }
  waiting.add(once)
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, UNSEEN)
}

/** Whether some work waits for the next frame: the page is still being drawn. */
export const isDrawing = (): boolean => waiting.size > 0

/** Turns true after the next frame; if that frame waits for something, after the one that follows. */
export function painted(ready: Accessor<boolean> = () => true): Accessor<boolean> {
  const [is, setIs] = createSignal(false)
  createComputed(() => {
    if (ready()) afterPaint(() => setIs(true))
  })
  return is
}
