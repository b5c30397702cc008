import { createComputed, createSignal, type Accessor } from 'solid-js'

/** No picture is made of a page that nobody sees; then work waits no longer than this. */
const UNSEEN = 500

const waiting = new Set<() => void>()
// Pending work runs before the page is hidden or printed, and so does the work that follows from it.
const catchUp = () => {
  for (const work of waiting) work()
}
addEventListener('pagehide', catchUp)
addEventListener('beforeprint', catchUp)

/** Does some work once the next picture is on the screen: who taps sees the answer first. */
export function afterPaint(work: () => void): void {
  const once = () => {
    if (waiting.delete(once)) work()
  }
  waiting.add(once)
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, UNSEEN)
}

/** Turns true once the next picture is on the screen; where it waits for something, the next one after that. */
export function painted(ready: Accessor<boolean> = () => true): Accessor<boolean> {
  const [is, setIs] = createSignal(false)
  createComputed(() => {
    if (ready()) afterPaint(() => setIs(true))
  })
  return is
}
