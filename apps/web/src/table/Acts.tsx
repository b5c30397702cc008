import type { Act } from '@spellendoos/kernel'
import { createSignal, Show } from 'solid-js'
import { sayTable } from '../words/table.ts'
import { Dialog } from '../app/Dialog.tsx'
import type { Host } from './host.ts'
import type { Sitting } from './sitting.ts'

/** What players may do at any table: take back, offer a draw, resign. */
export function Acts(props: { readonly host: Host; readonly sitting: Sitting }) {
  const { host, sitting } = props
  const [sure, setSure] = createSignal(false)
  const seat = () => {
    const eye = sitting.eye()
    return typeof eye === 'number' ? eye : undefined
  }
  const act = (act: Act) => {
    const by = seat()
    if (by !== undefined) sitting.tell(host.act(by, act))
  }
  const going = () => sitting.message()?.result === undefined && seat() !== undefined
  const several = () => host.players.length > 1
  const offer = () => sitting.message()?.offer
  const resigned = () => sitting.message()?.resigned.includes(seat() ?? -1) === true
  return (
    <Show when={going()}>
      <Show when={offer() !== undefined && offer() !== seat()}>
        <div class="offer paper lifted">
          <p>{sayTable('offered', { name: sitting.voice().name(offer()!) })}</p>
          <button type="button" class="button main small" onClick={() => act('accept')}>
            {sayTable('accept')}
          </button>
          <button type="button" class="button small" onClick={() => act('decline')}>
            {sayTable('decline')}
          </button>
        </div>
      </Show>
      <div class="acts">
        <button type="button" class="button quiet small" onClick={() => act('undo')}>
          {sayTable('undo')}
        </button>
        <Show when={several()}>
          <button
            type="button"
            class="button quiet small"
            disabled={offer() !== undefined}
            onClick={() => act('offer-draw')}
          >
            {sayTable('offer-draw')}
          </button>
        </Show>
        <button type="button" class="button quiet small" disabled={resigned()} onClick={() => setSure(true)}>
          {sayTable('resign')}
        </button>
      </div>
      <Dialog open={sure()} onClose={() => setSure(false)} label={sayTable('resign')}>
        <h2>{sayTable('resign-sure', { name: sitting.voice().name(seat() ?? 0) })}</h2>
        <div class="row">
          <button
            type="button"
            class="button main"
            onClick={() => {
              setSure(false)
              act('resign')
            }}
          >
            {sayTable('resign')}
          </button>
          <button type="button" class="button" onClick={() => setSure(false)}>
            {sayTable('play-on')}
          </button>
        </div>
      </Dialog>
    </Show>
  )
}
