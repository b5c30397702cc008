import type { Act } from '@spellendoos/kernel'
import { createSignal, Show } from 'solid-js'
import { sayTable } from '../words/table.ts'
import { Dialog } from '../app/Dialog.tsx'
import { canReview } from '../help/review-support.ts'
import { Warnings } from '../help/Warnings.tsx'
import { ActWords } from './ActWords.tsx'
import { canAgree, canTakeBack } from './available-acts.ts'
import { Hints } from './Hints.tsx'
import type { Host } from './host.ts'
import type { TableModel } from './table-model.ts'

/** What players may do at any table: take back, offer a draw, resign, ask for a hint or for warnings. */
export function Acts(props: { readonly host: Host; readonly model: TableModel }) {
  const { host, model } = props
  const [sure, setSure] = createSignal(false)
  const seat = () => {
    const eye = model.eye()
    return typeof eye === 'number' ? eye : undefined
  }
  const act = (act: Act, by = seat()) => {
    if (by !== undefined) model.tell(host.act(by, act))
  }
  /** With several people at one screen the last move is taken back, whichever of them made it. */
  const taker = () => (host.game.traits.hidden ? undefined : host.lastMover?.(model.people())) ?? seat()
  const hasMove = () => {
    void host.seq()
    const by = taker()
    return by !== undefined && host.canTakeBack(by)
  }
  /** The people at this screen who have to answer an offer. */
  const asked = () => {
    const by = offer()
    if (by === undefined) return []
    const here = host.game.traits.hidden ? [seat() ?? by] : model.people()
    return here.filter((each) => each !== by)
  }
  const accept = async () => {
    for (const each of asked()) {
      const refused = await host.act(each, 'accept')
      if (refused !== undefined) return refused
    }
    return undefined
  }
  const going = () => model.message()?.result === undefined && seat() !== undefined
  const offer = () => model.message()?.offer
  const resigned = () => model.message()?.resigned.includes(seat() ?? -1) === true
  return (
    <>
      <Show when={going() && asked().length > 0}>
        <div class="offer paper lifted">
          <p>{sayTable('offered', { name: model.voice().name(offer()!) })}</p>
          <button type="button" class="button main small" data-accept onClick={() => model.tell(accept())}>
            {sayTable('accept')}
          </button>
          <button type="button" class="button small" onClick={() => act('decline', asked()[0])}>
            {sayTable('decline')}
          </button>
        </div>
      </Show>
      <div class="acts">
        <Show when={going()}>
          <Show when={canTakeBack(host)}>
            <button
              type="button"
              class="button quiet small"
              aria-label={sayTable('undo')}
              title={sayTable('undo')}
              disabled={!hasMove()}
              data-undo
              onClick={() => act('undo', taker())}
            >
              <ActWords path="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" words={sayTable('undo')} />
            </button>
          </Show>
          <Show when={canAgree(host)}>
            <button
              type="button"
              class="button quiet small"
              aria-label={sayTable('offer-draw')}
              title={sayTable('offer-draw')}
              disabled={offer() !== undefined}
              data-offer
              onClick={() => act('offer-draw')}
            >
              <ActWords path="M5 9h14M5 15h14" words={sayTable('offer-draw')} />
            </button>
          </Show>
          <Show when={host.own === undefined && host.daily === undefined}>
            <Hints host={host} model={model} />
          </Show>
          <Show when={host.warn !== undefined && canReview(host.game)}>
            <Warnings host={host} model={model} />
          </Show>
          <button
            type="button"
            class="button quiet small"
            aria-label={sayTable('resign')}
            title={sayTable('resign')}
            disabled={resigned()}
            data-resign
            onClick={() => setSure(true)}
          >
            <ActWords path="M6 21V4M6 5h11l-2.5 4L17 13H6" words={sayTable('resign')} />
          </button>
        </Show>
      </div>
      <Dialog open={sure()} onClose={() => setSure(false)} label={sayTable('resign')}>
        <h2>{sayTable('resign-sure', { name: model.voice().name(seat() ?? 0) })}</h2>
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
    </>
  )
}
