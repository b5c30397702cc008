import { createMemo, createSignal, Show } from 'solid-js'
import type { Host } from '../table/host.ts'
import type { TableModel } from '../table/table-model.ts'
import { sayHelp } from '../words/help.ts'
import { nameOfMove, whyBest, whyNot } from './reasons.ts'
import './help.css'

/** Asks for confirmation of a move when a much better one exists. Nothing else waits for the answer. */
export function Warning(props: { readonly host: Host; readonly model: TableModel }) {
  const { host, model } = props
  const { held, decide, hush } = model.check
  const asking = createMemo(() => {
    const now = held()
    const { advice, move } = now ?? {}
    if (move === undefined || advice?.other === undefined) return undefined
    const { weight } = advice.other
    return { advice, weight, why: whyNot(host, advice.other, nameOfMove(model, move)) }
  })
  const [better, setBetter] = createSignal<{ readonly seq: number; readonly text: string }>()
  const show = () => {
    const advice = asking()?.advice
    if (advice === undefined) return
    const move = sayHelp('try', { move: nameOfMove(model, advice.best) })
    decide(false)
    model.show(advice.best)
    setBetter({ seq: host.seq(), text: `${move} ${whyBest(host, advice)}` })
  }
  return (
    <Show
      when={asking()}
      fallback={
        <Show when={better()?.seq === host.seq()}>
          <p class="better paper lifted" aria-live="polite" data-better>
            {better()?.text}
          </p>
        </Show>
      }
    >
      {(asking) => (
        <section class="warning paper lifted" aria-live="assertive" data-warning={asking().weight}>
          <p>
            <strong>{sayHelp('sure')}</strong> {asking().why}
          </p>
          <div class="row">
            <button type="button" class="button main small" data-show-better onClick={show}>
              {sayHelp('show-better')}
            </button>
            <button type="button" class="button small" data-take-back onClick={() => decide(false)}>
              {sayHelp('back')}
            </button>
            <button type="button" class="button small" data-anyway onClick={() => decide(true)}>
              {sayHelp('anyway')}
            </button>
            <button type="button" class="button quiet small" data-hush onClick={hush}>
              {sayHelp('hush')}
            </button>
          </div>
        </section>
      )}
    </Show>
  )
}
