import { createEffect, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js'
import { isCalm } from '../settings/choices.ts'

/** The time that most pieces travel, and a moment to look. */
const LATER = 800

/** The same, a moment later: whatever moves has arrived by then. Where nothing moves there is nothing to wait for. */
export function delayed<T>(value: Accessor<T>): Accessor<T> {
  const [late, setLate] = createSignal(untrack(value))
  createEffect(
    on(
      value,
      (now) => {
        if (isCalm()) {
          setLate(() => now)
          return
        }
        const timer = setTimeout(() => setLate(() => now), LATER)
        onCleanup(() => clearTimeout(timer))
      },
      { defer: true },
    ),
  )
  return late
}
