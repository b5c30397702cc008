import type { Act } from '@spellendoos/kernel'
import { createSignal, Show } from 'solid-js'
import { sayTable } from '../words/table.ts'
import { Dialog } from '../app/Dialog.tsx'
import { isJudged } from '../help/judged.ts'
import { Warnings } from '../help/Warnings.tsx'
import { Hints } from './Hints.tsx'
import type { Host } from './host.ts'
import { moversOf } from './movers.ts'
import type { Sitting } from './sitting.ts'

/** What players may do at any table: take back, offer a draw, resign, ask for a hint or to be warned. */
export function Acts(props: { readonly host: Host; readonly sitting: Sitting }) {
  const { host, sitting } = props
  const [sure, setSure] = createSignal(false)
  const seat = () => {
    const eye = sitting.eye()
    return typeof eye === 'number' ? eye : undefined
  }
  const act = (act: Act, by = seat()) => {
    if (by !== undefined) sitting.tell(host.act(by, act))
  }
  /** Where people sit together at one screen the last move is taken back, whoever of them made it. */
  const takeBack = () => {
    const last = moversOf(host.message('watcher', 0).news).findLast((by) => sitting.people().includes(by))
    act('undo', host.game.traits.hidden ? seat() : (last ?? seat()))
  }
  /** The people at this screen who have to answer an offer. */
  const asked = () => {
    const by = offer()
    if (by === undefined) return []
    const here = host.game.traits.hidden ? [seat() ?? by] : sitting.people()
    return here.filter((each) => each !== by)
  }
  const accept = async () => {
    for (const each of asked()) {
      const refused = await host.act(each, 'accept')
      if (refused !== undefined) return refused
    }
    return undefined
  }
  const going = () => sitting.message()?.result === undefined && seat() !== undefined
  const several = () => host.players.length > 1
  const offer = () => sitting.message()?.offer
  const resigned = () => sitting.message()?.resigned.includes(seat() ?? -1) === true
  return (
    <Show when={going()}>
      <Show when={asked().length > 0}>
        <div class="offer paper lifted">
          <p>{sayTable('offered', { name: sitting.voice().name(offer()!) })}</p>
          <button type="button" class="button main small" data-accept onClick={() => sitting.tell(accept())}>
            {sayTable('accept')}
          </button>
          <button type="button" class="button small" onClick={() => act('decline', asked()[0])}>
            {sayTable('decline')}
          </button>
        </div>
      </Show>
      <div class="acts">
        <button type="button" class="button quiet small" data-undo onClick={takeBack}>
          {sayTable('undo')}
        </button>
        <Show when={several()}>
          <button
            type="button"
            class="button quiet small"
            disabled={offer() !== undefined}
            data-offer
            onClick={() => act('offer-draw')}
          >
            {sayTable('offer-draw')}
          </button>
        </Show>
        <Show when={host.own === undefined}>
          <Hints host={host} sitting={sitting} />
        </Show>
        <Show when={host.warn !== undefined && isJudged(host.game)}>
          <Warnings host={host} sitting={sitting} />
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
