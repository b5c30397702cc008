import type { Review } from '@spellendoos/bots'
import { createSignal, onCleanup, type Accessor } from 'solid-js'
import { reviewMatch } from '../../bots/worker-client.ts'
import type { Film } from '../film.ts'

/** A match that is reviewed in workers. */
export interface Lookback {
  readonly film: Film
  /** `undefined` while it is computed. */
  readonly review: Accessor<Review | undefined>
  /** How many of its states have been appraised, and how many there are. */
  readonly seen: Accessor<number>
  readonly all: number
  readonly failed: Accessor<boolean>
}

/** Reviews a match until it is done or its page is closed. */
export function lookBackAt(film: Film): Lookback {
  const [review, setReview] = createSignal<Review>()
  const [seen, setSeen] = createSignal(0)
  const [failed, setFailed] = createSignal(false)
  const left = new AbortController()
  onCleanup(() => left.abort())
  reviewMatch(film.match, setSeen, left.signal).then(setReview, () => setFailed(true))
  return { film, review, seen, all: film.match.standing.length + 1, failed }
}
