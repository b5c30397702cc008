import type { DailyScores } from '@spellendoos/wire'
import type { Text } from '@spellendoos/kernel'
import { For, Show } from 'solid-js'
import { sayDaily, sayScore } from '../words/daily.ts'
import { locale } from '../words/lang.ts'
import { barsOf } from './bars.ts'

interface ScoreDistributionProps {
  readonly scores: DailyScores
  readonly counts: Text
  readonly best: 'most' | 'fewest'
  /** One's own. */
  readonly score: number | undefined
}

/** How everyone did, as far as the server says: the best on top, with the player's own place. */
export function ScoreDistribution(props: ScoreDistributionProps) {
  const bars = () => barsOf(props.scores, props.best, props.score)
  const most = () => Math.max(1, ...bars().map(({ count }) => count))
  const figure = (n: number) => new Intl.NumberFormat(locale()).format(n)
  const called = (from: number, to: number) =>
    from === to ? sayScore(props.counts, from) : `${figure(from)}–${sayScore(props.counts, to)}`
  return (
    <details class="others" data-others>
      <summary>{sayDaily('others')}</summary>
      <Show when={props.scores.length > 0} fallback={<p class="soft">{sayDaily('few')}</p>}>
        <ul>
          <For each={bars()}>
            {({ from, to, count, own }) => (
              <li classList={{ own }} aria-label={sayDaily('bar', { score: called(from, to), n: count })}>
                <span>{called(from, to)}</span>
                <span class="amount" style={{ '--part': count / most() }} />
                <span>
                  {count} <Show when={own}>({sayDaily('yours')})</Show>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </details>
  )
}
