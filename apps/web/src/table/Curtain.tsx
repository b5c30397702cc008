import { SeatMark } from '../board/SeatMark.tsx'
import { sayTable } from '../words/table.ts'
import { Callers } from './Callers.tsx'
import type { Sitting } from './sitting.ts'
import './curtain.css'

/** Between two players with secrets nothing of either is on the screen. */
export function Curtain(props: { readonly sitting: Sitting }) {
  const seat = () => props.sitting.expected() ?? 0
  const name = () => props.sitting.voice().name(seat())
  return (
    <section class="curtain" data-curtain={seat()}>
      <SeatMark seat={seat()} />
      <h2>{sayTable('pass-to', { name: name() })}</h2>
      <p class="soft">{sayTable('pass-why')}</p>
      <button type="button" class="button main" data-take-screen onClick={() => props.sitting.takeScreen()}>
        {sayTable('i-am', { name: name() })}
      </button>
      <Callers sitting={props.sitting} />
    </section>
  )
}
