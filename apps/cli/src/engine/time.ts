import { performance } from 'node:perf_hooks'
import { MOST_MS, USUAL_MS } from './limits.ts'

/** The time that a request has, from now on. */
export class Time {
  readonly #began = performance.now()
  readonly #most: number
  /** Included in the answer if less time was allowed than requested. */
  readonly said: { readonly capped?: number }

  constructor(asked = USUAL_MS) {
    this.#most = Math.min(asked, MOST_MS)
    this.said = asked > MOST_MS ? { capped: MOST_MS } : {}
  }

  /** Elapsed milliseconds, to the microsecond. */
  get spent(): number {
    return Math.round((performance.now() - this.#began) * 1000) / 1000
  }

  readonly up = (): boolean => performance.now() - this.#began >= this.#most
}
