import { SeatMark } from '../board/SeatMark.tsx'
import { sayTable } from '../words/table.ts'
import { CallButtons } from './CallButtons.tsx'
import type { TableModel } from './table-model.ts'
import './curtain.css'

/** Between two players with secrets, the screen shows nothing of either. */
export function Curtain(props: { readonly model: TableModel }) {
  const seat = () => props.model.expected() ?? 0
  const name = () => props.model.voice().name(seat())
  return (
    <section class="curtain" data-curtain={seat()}>
      <SeatMark seat={seat()} />
      <h2>{sayTable('pass-to', { name: name() })}</h2>
      <p class="soft">{sayTable('pass-why')}</p>
      <button type="button" class="button main" data-take-screen onClick={() => props.model.takeScreen()}>
        {sayTable('i-am', { name: name() })}
      </button>
      <CallButtons model={props.model} />
    </section>
  )
}
