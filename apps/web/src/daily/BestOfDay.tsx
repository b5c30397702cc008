import type { Challenge } from '@spellendoos/fair'
import type { Text } from '@spellendoos/kernel'
import { createResource, Show } from 'solid-js'
import { hrefOf } from '../app/route.ts'
import { bestOfDay } from '../bots/worker-client.ts'
import { pack } from '../replay/link-codec.ts'
import { sayDaily, sayScore } from '../words/daily.ts'

/** How the best play went, once the day is over, with the same throws; it can be replayed. */
export function BestOfDay(props: { readonly challenge: Challenge; readonly counts: Text }) {
  const { challenge } = props
  const [best] = createResource(async () => {
    const found = await bestOfDay(challenge)
    return found && { ...found, packed: await pack(found.replay) }
  })
  return (
    <div class="best" aria-live="polite" data-best-of-day={best()?.score}>
      <Show when={best()} fallback={<span class="soft">{sayDaily('looking')}</span>}>
        {(best) => (
          <>
            <span>
              {sayDaily('best', { score: sayScore(props.counts, best().score) })}{' '}
              <Show when={best().fewest}>{(n) => sayDaily('fewest', { n: n() })}</Show>
            </span>
            <a
              class="button small"
              href={hrefOf({ page: 'link', game: challenge.game, packed: best().packed })}
              data-watch-best
            >
              {sayDaily('watch')}
            </a>
          </>
        )}
      </Show>
    </div>
  )
}
