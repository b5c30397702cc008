import { createMemo, createSignal, onCleanup, Show } from 'solid-js'
import { sayTable } from '../words/table.ts'
import type { Host } from './host.ts'

/** Clocks that run longer are shown only when this many seconds are left. */
const SHOWN = 60

/** The seconds until the first running clock runs out. */
export function Countdown(props: { readonly host: Host }) {
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 250)
  onCleanup(() => clearInterval(timer))
  const left = createMemo(() => {
    const ends = [...props.host.deadlines().values()]
    return ends.length === 0 ? undefined : Math.max(0, Math.ceil((Math.min(...ends) - now()) / 1000))
  })
  const shown = () => {
    const seconds = left()
    return seconds !== undefined && seconds <= SHOWN ? seconds : undefined
  }
  return (
    <Show when={shown() !== undefined}>
      <span class="countdown" role="timer" aria-label={sayTable('time-left')} data-countdown>
        {sayTable('seconds', { n: shown()! })}
      </span>
    </Show>
  )
}
