import { For, Show } from 'solid-js'
import { sayNewMatch } from '../words/new-match.ts'

interface SeatCountProps {
  readonly counts: readonly number[]
  readonly count: number
  readonly onCount: (count: number) => void
}

/** How many players, if the game leaves a choice. */
export const SeatCount = (props: SeatCountProps) => (
  <Show when={props.counts.length > 1}>
    <div class="row" role="group" aria-label={sayNewMatch('count')}>
      <For each={props.counts}>
        {(n) => (
          <button
            type="button"
            class="button small"
            aria-pressed={props.count === n}
            data-seats={n}
            onClick={() => props.onCount(n)}
          >
            {n}
          </button>
        )}
      </For>
    </div>
  </Show>
)
