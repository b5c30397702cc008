import type { Eye, Fact, Spot } from '@spellendoos/kernel'
import { createMemo, on, untrack, type Accessor } from 'solid-js'
import { same } from '../board/structural-equality.ts'
import type { Host } from './host.ts'
import { throwsAfter, type LastThrows } from './last-throws.ts'

/** What has just happened at a table, as one viewer may know it. */
export interface LatestFacts {
  /** What happened with the last change, as far as this viewer may know. */
  readonly facts: Accessor<readonly Fact[]>
  /** Where pieces were that somebody else has just captured. */
  readonly taken: Accessor<readonly Spot[]>
  /** The dice that each player threw last. */
  readonly throws: Accessor<LastThrows>
}

const NO_SPOTS: readonly Spot[] = []
const NO_FACTS: readonly Fact[] = []
/** How many entries back a throw is looked for when the table is opened. */
const RECENT = 60

export function latestFacts(host: Host, eye: Accessor<Eye | undefined>): LatestFacts {
  /** Up to where each viewer was shown what happened. */
  const shown = new Map<Eye, number>()
  const begun = untrack(host.seq)
  const facts = createMemo(
    on([host.seq, eye], ([seq, looker]) => {
      if (looker === undefined) return NO_FACTS
      const since = shown.get(looker) ?? begun
      shown.set(looker, seq)
      return host.message(looker, since).news.flatMap((each) => each.facts)
    }),
    NO_FACTS,
  )
  const taken = createMemo(
    () => {
      const looker = eye()
      return facts().flatMap(({ seat, takes = NO_SPOTS, into }) =>
        seat === looker || into !== undefined ? NO_SPOTS : takes,
      )
    },
    NO_SPOTS,
    { equals: same },
  )
  let heard = Math.max(0, begun - RECENT)
  const throws = createMemo<LastThrows>((before) => {
    const seq = host.seq()
    const since = Math.min(heard, seq)
    heard = seq
    const { news } = host.message('watcher', since)
    return throwsAfter(
      before,
      news.flatMap((each) => each.facts),
    )
  }, new Map())
  return { facts, taken, throws }
}
