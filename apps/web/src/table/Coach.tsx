import { For, Show } from 'solid-js'
import { RefusalLine } from './RefusalLine.tsx'
import { sayTable } from '../words/table.ts'
import type { Host } from './host.ts'
import type { TableModel } from './table-model.ts'

/** One line that tells what to do now; or the rule that forbids what was tried. */
export function Coach(props: { readonly host: Host; readonly model: TableModel }) {
  const { host, model } = props
  /** The computer player that the table waits for. */
  const botWorker = () => {
    const { turn = [], bots = [], result } = model.message() ?? {}
    const waited = turn.find((by) => typeof by === 'number')
    const mine = turn.some((by) => by === model.eye())
    return result === undefined && !mine && waited !== undefined && bots[waited]! > 0 ? waited : undefined
  }
  const line = () => {
    const sent = model.message()
    if (sent === undefined || sent.result !== undefined) return ''
    const declined = model.facts().find(({ fact }) => fact === 'decline')?.seat
    if (declined !== undefined) return sayTable('declined', { name: model.voice().name(declined) })
    const held = model.check.held()
    if (held !== undefined && held.advice === undefined) return sayTable('weighing')
    if (model.isSetAhead()) return sayTable('set-ahead')
    const thinking = botWorker()
    if (thinking !== undefined) return sayTable('thinking', { name: model.voice().name(thinking) })
    const coach = model.scene()?.coach
    if (coach !== undefined) return model.voice().say(coach)
    const waited = sent.turn.find((by) => typeof by === 'number')
    return waited !== undefined ? sayTable('turn', { name: model.voice().name(waited) }) : ''
  }
  return (
    <div class="coach" aria-live="polite" data-thinking={botWorker()}>
      {/* A new line is a new paragraph: nothing is animated. */}
      <Show when={model.refusal()} fallback={<For each={[line()]}>{(line) => <p>{line}</p>}</For>}>
        {(refused) => <RefusalLine game={host.game.id} refused={refused()} />}
      </Show>
    </div>
  )
}
