/** A push that counts, in metres per second squared: more than a step or a bump. */
const PUSH = 14
/** This many pushes back and forth within this many milliseconds are a shake. */
const PUSHES = 3
const WITHIN = 900
/** After a shake nothing counts for this long: one shake is one throw. */
const REST = 1500

export type Acceleration = readonly [x: number, y: number, z: number]

/** Detects shaking: hard pushes back and forth, not just moving or dropping. */
export function shakeDetector(): (force: Acceleration, at: number) => boolean {
  let pushes: { readonly at: number; readonly force: Acceleration }[] = []
  let rested = -Infinity
  return (force, at) => {
    if (at < rested || Math.hypot(...force) < PUSH) return false
    pushes = pushes.filter((push) => at - push.at < WITHIN)
    const last = pushes.at(-1)
    if (last !== undefined && !isBack(last.force, force)) return false
    pushes.push({ at, force })
    if (pushes.length < PUSHES) return false
    pushes = []
    rested = at + REST
    return true
  }
}

/** Whether a push is in the opposite direction. */
const isBack = (a: Acceleration, b: Acceleration) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] < 0
