import { For, Show } from 'solid-js'
import { sayTable } from '../words/table.ts'
import type { TableModel } from './table-model.ts'

/** At a shared screen: buttons for everyone who may call something out of turn, and one to return the screen. */
export function CallButtons(props: { readonly model: TableModel }) {
  const { model } = props
  const nameOf = (seat: number) => model.voice().name(seat)
  return (
    <Show when={model.callers().length > 0 || model.isCalling()}>
      <div class="callers">
        <Show when={model.isCalling()}>
          <button type="button" class="button small" data-hand-on onClick={() => model.handOn()}>
            {sayTable('hand-on')}
          </button>
        </Show>
        <For each={model.callers()}>
          {(seat) => (
            <button
              type="button"
              class="button small"
              data-call={seat}
              onClick={() => model.takeScreen(seat)}
            >
              {sayTable('call', { name: nameOf(seat), what: model.voice().say(model.call() ?? '') })}
            </button>
          )}
        </For>
      </div>
    </Show>
  )
}
