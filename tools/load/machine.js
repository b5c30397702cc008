import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** In which column the kernel counts the time that other machines on the same host took, a hundredth of a second each. */
const STEAL = 8
const TICKS = 100

/**
 * What part of all cores' time others on the same host took since this was called; unknown where nobody counts it.
 *
 * @returns {() => number | undefined}
 */
function stolenBy() {
  const before = ticks()
  const begun = performance.now()
  return () => {
    const all = ((performance.now() - begun) / 1000) * TICKS * availableParallelism()
    const now = ticks()
    return before === undefined || now === undefined ? undefined : (now - before) / all
  }
}

/**
 * The same for every second from now on, until the answer is asked for.
 *
 * @returns {() => { all: number | undefined, seconds: number[] }}
 */
export function watchStolen() {
  const all = stolenBy()
  /** @type {number[]} */
  const seconds = []
  let lap = stolenBy()
  const timer = setInterval(() => {
    seconds.push(lap() ?? 0)
    lap = stolenBy()
  }, 1000)
  return () => {
    clearInterval(timer)
    return { all: all(), seconds }
  }
}

function ticks() {
  try {
    const [line] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
    return Number(line.trim().split(/\s+/)[STEAL])
  } catch {
    return undefined
  }
}
