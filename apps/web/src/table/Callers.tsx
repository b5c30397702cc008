import { For, Show } from 'solid-js'
import { sayTable } from '../words/table.ts'
import type { Sitting } from './sitting.ts'

/** At a shared screen: everyone who may call something out of turn, and the way back for whoever did not. */
export function Callers(props: { readonly sitting: Sitting }) {
  const { sitting } = props
  const nameOf = (seat: number) => sitting.voice().name(seat)
  return (
    <Show when={sitting.callers().length > 0 || sitting.isCalling()}>
      <div class="callers">
        <Show when={sitting.isCalling()}>
          <button type="button" class="button small" data-hand-on onClick={() => sitting.handOn()}>
            {sayTable('hand-on')}
          </button>
        </Show>
        <For each={sitting.callers()}>
          {(seat) => (
            <button
              type="button"
              class="button small"
              data-call={seat}
              onClick={() => sitting.takeScreen(seat)}
            >
              {sayTable('call', { name: nameOf(seat), what: sitting.voice().say(sitting.call() ?? '') })}
            </button>
          )}
        </For>
      </div>
    </Show>
  )
}
