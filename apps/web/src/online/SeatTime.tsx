import type { Seat } from '@spellendoos/kernel'
import { createMemo, createSignal, onCleanup, Show } from 'solid-js'
import { sayOnline } from '../words/online.ts'
import type { TableClient } from './table-client.ts'
import { timeLeft } from './time.ts'

const SOON = 20_000

/** Beside a player's name: whether the player is away, and the time left. */
export function SeatTime(props: { readonly client: TableClient; readonly seat: Seat }) {
  const { client } = props
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 500)
  onCleanup(() => clearInterval(timer))
  const player = () => client.table()?.players[props.seat]
  const left = createMemo(() => {
    const told = client.table()?.left?.[props.seat]
    if (told === undefined) return undefined
    const runs = client.table()?.phase === 'playing' && client.match()?.turn.includes(props.seat) === true
    return Math.max(0, runs ? told - Math.max(0, now() - client.newsAt()) : told)
  })
  return (
    <>
      <Show when={player()?.here === false && player()?.level === 0}>
        <span class="away" title={sayOnline('away')}>
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path
              d="M2 2l12 12M5 8a5 5 0 0 1 6 0M8 12h.01"
              fill="none"
              stroke="currentColor"
              stroke-width="1.8"
              stroke-linecap="round"
            />
          </svg>
          <span class="unseen">{sayOnline('away')}</span>
        </span>
      </Show>
      <Show when={left() !== undefined}>
        <span
          class="seat-clock"
          classList={{ soon: left()! < SOON }}
          role="timer"
          aria-label={sayOnline('clock-of')}
          data-left={props.seat}
        >
          {timeLeft(left()!)}
        </span>
      </Show>
    </>
  )
}
