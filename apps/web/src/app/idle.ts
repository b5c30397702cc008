/** Browsers that do not tell when they have nothing to do are given this much time. */
const MOMENT = 1500

/** Does some work when the page has nothing better to do, but within `patience` milliseconds if that is given. */
export function whenIdle(work: () => void, patience?: number): void {
  if (!('requestIdleCallback' in window)) setTimeout(work, MOMENT)
  else requestIdleCallback(work, patience === undefined ? {} : { timeout: patience })
}
