import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import { sayOnline } from '../words/online.ts'
import type { TableClient } from './table-client.ts'
import { namesOf } from './players.ts'

/** Milliseconds for which the page says that the connection is back. */
const BACK = 5000

/**
 * Says when the connection is down or back, when a throw waits, and when the server broke the protocol of fair chance.
 */
export const ConnectionNotice = (props: { readonly client: TableClient }) => {
  const [back, setBack] = createSignal(false)
  const is = () => props.client.state().is
  createEffect(
    on(is, (now, before) => {
      setBack(now === 'open' && before === 'lost')
      const timer = setTimeout(() => setBack(false), BACK)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  return (
    <div class="line-status" role="status">
      <Show when={is() === 'lost'}>
        <p class="line-note paper" data-line="lost">
          {sayOnline('lost')}
        </p>
      </Show>
      <Show when={back()}>
        <p class="line-note paper" data-line="back">
          {sayOnline('line-back')}
        </p>
      </Show>
      <Show when={is() !== 'lost' && waitingFor(props.client)}>
        {(names) => (
          <p class="line-note late paper" data-line="chance">
            {sayOnline('waiting-links', { names: names() })}
          </p>
        )}
      </Show>
      <Show when={props.client.complaint()}>
        {(what) => (
          <p class="line-note paper" data-line={what()}>
            {sayOnline(what())}
          </p>
        )}
      </Show>
    </div>
  )
}

/** The others who have not contributed to the throw yet. */
function waitingFor({ table, you }: TableClient): string | undefined {
  const seen = table()
  const others = seen?.chance?.awaited.filter((seat) => seat !== you()) ?? []
  return seen === undefined || others.length === 0 ? undefined : namesOf(seen, others)
}
