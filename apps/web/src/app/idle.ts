import { isDrawing } from './after-paint.ts'

/** Browsers that do not report idle time are given this much time. */
const MOMENT = 1500

/** Does some work when the page is drawn and idle, but within `patience` milliseconds if that is given. */
export function whenIdle(work: () => void, patience = Infinity): void {
  if (!('requestIdleCallback' in window)) return void setTimeout(work, MOMENT)
  const until = performance.now() + patience
  // Between two frames of a page that is still being drawn a browser is idle too, but only for a moment.
  const look = () => {
    if (isDrawing() && performance.now() < until) wait()
    else work()
  }
  const wait = () => {
    const left = until - performance.now()
    requestIdleCallback(look, left === Infinity ? {} : { timeout: Math.max(1, left) })
  }
  wait()
}
