import { cpuUsage } from 'node:process'

const MILLISECOND = 1000
/** Asking for it can take tens of microseconds, so it is asked for at most twice in a millisecond. */
const SELDOM = 0.5

/** The processor time that this process has used so far, in milliseconds. */
export function processorTime(): number {
  const { user, system } = cpuUsage()
  return (user + system) / MILLISECOND
}

/** Tells whether this process has used so many milliseconds of processor time from now on. */
export function spent(milliseconds: number): () => boolean {
  const end = processorTime() + milliseconds
  let next = 0
  return () => {
    const now = performance.now()
    if (now < next) return false
    next = now + SELDOM
    return processorTime() >= end
  }
}
