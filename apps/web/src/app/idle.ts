/** Browsers that do not report idle time are given this much time. */
const MOMENT = 1500

/** Does some work when the page is idle, but within `patience` milliseconds if that is given. */
export function whenIdle(work: () => void, patience?: number): void {
  if (!('requestIdleCallback' in window)) setTimeout(work, MOMENT)
  else requestIdleCallback(work, patience === undefined ? {} : { timeout: patience })
}
