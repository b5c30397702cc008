import { createMemo, For, Show } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import { seatColour } from '../board/paint/tones.ts'
import { percent } from '../replay/lookback/figures.ts'
import type { Session } from './session.ts'
import { chancesOf } from './status.ts'
import { sayAnalysis } from './words.ts'

/** Everyone's chances, as a bar. Its space is reserved before they are known. */
export function Chances(props: { readonly session: Session; readonly names: readonly string[] }) {
  const chances = createMemo<readonly number[] | undefined>((before) => chancesOf(props.session) ?? before)
  const seats = () => props.session.host.players.map((_, seat) => seat)
  const said = (seat: number) => {
    const chance = chances()?.[seat]
    return chance === undefined ? '' : percent(Math.round(chance * 100))
  }
  const label = () =>
    seats()
      .map((seat) => sayAnalysis('share', { name: props.names[seat]!, chance: said(seat) }))
      .join(', ')
  return (
    <Show when={seats().length > 1}>
      <div
        class="standing-bar"
        role="img"
        aria-label={`${sayAnalysis('chances')}: ${label()}`}
        data-chances-now={said(0)}
      >
        <div class="shares" aria-hidden="true">
          <For each={seats()}>
            {(seat) => (
              <span class="share">
                <SeatMark seat={seat} /> {said(seat)}
              </span>
            )}
          </For>
        </div>
        <div class="bar-of-chances" aria-hidden="true">
          <For each={seats()}>
            {(seat) => <span style={{ 'flex-grow': chances()?.[seat] ?? 1, background: seatColour(seat) }} />}
          </For>
        </div>
      </div>
    </Show>
  )
}
