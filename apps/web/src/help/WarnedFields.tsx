import { For } from 'solid-js'
import { SeatMark } from '../board/SeatMark.tsx'
import type { Host } from '../table/host.ts'
import type { TableModel } from '../table/table-model.ts'
import { saySettings } from '../words/settings.ts'
import { WarnedField } from './WarnedField.tsx'
import './help.css'

/** Before what kind of move each of the people at this screen wants a warning. */
export function WarnedFields(props: { readonly host: Host; readonly model: TableModel }) {
  const { host, model } = props
  return (
    <>
      <h2>{saySettings('warning')}</h2>
      <ul class="warned-people">
        <For each={model.people()}>
          {(seat) => (
            <li>
              <SeatMark seat={seat} />
              <span>{model.voice().name(seat)}</span>
              <WarnedField
                seat={seat}
                warned={host.players[seat]?.warned}
                onWarned={(warned) => host.warn?.(seat, warned)}
              />
            </li>
          )}
        </For>
      </ul>
    </>
  )
}
