import { createSignal, onCleanup } from 'solid-js'
import { sayTable } from '../words/table.ts'
import type { Host } from './host.ts'
import { clockFace } from './time.ts'

/** How long this match has been played; a screen reader hears it only when it asks. */
export function Timer(props: { readonly host: Host }) {
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 1000)
  onCleanup(() => clearInterval(timer))
  return (
    <span class="timer" role="timer" aria-label={sayTable('time')}>
      {clockFace(props.host.played(now()))}
    </span>
  )
}
