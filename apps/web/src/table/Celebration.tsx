import type { Seat } from '@spellendoos/kernel'
import { createSignal, For, Show } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import { isCalm } from '../settings/choices.ts'

const SPARKS = [0, 1, 2, 3, 4, 5, 6, 7]

/** The winners' pieces, which jump for joy unless the viewer lost. A tap stops them. */
export function Celebration(props: { readonly seats: readonly Seat[]; readonly joyful: boolean }) {
  const [resting, setResting] = createSignal(false)
  const isLively = () => props.joyful && !isCalm() && !resting()
  return (
    <div
      class="celebration"
      classList={{ lively: isLively() }}
      aria-hidden="true"
      onClick={() => setResting(true)}
    >
      <For each={props.seats}>{(seat) => <SeatMark seat={seat} />}</For>
      <Show when={isLively()}>
        <For each={SPARKS}>
          {(nth) => (
            <span class="spark" style={{ '--turn': `${(nth * 360) / SPARKS.length}deg` }}>
              <SeatMark seat={props.seats[nth % props.seats.length]!} />
            </span>
          )}
        </For>
      </Show>
    </div>
  )
}
