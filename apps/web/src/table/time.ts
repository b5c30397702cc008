import type { Entry } from '@spellendoos/kernel'

/** A longer pause does not count as thinking. */
const LONGEST = 2 * 60_000

/** How long a match has been played: from entry to entry and, if it is in progress, until now. */
export function playedTime(log: readonly Entry[], now?: number): number {
  const times = log.flatMap(({ at }) => (at === undefined ? [] : [at]))
  if (now !== undefined) times.push(now)
  return times.reduce((sum, at, i) => {
    const before = times[i - 1]
    return before === undefined ? sum : sum + Math.min(LONGEST, Math.max(0, at - before))
  }, 0)
}

/** Minutes and seconds: 3:07. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
