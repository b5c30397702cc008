import type { Seat } from '@spellendoos/kernel'
import { markOf } from './paint/marks.ts'
import { seatColour } from './paint/tones.ts'

/** A seat's colour with its mark. */
export const SeatMark = (props: { readonly seat: Seat }) => (
  <svg
    class="seat-mark"
    viewBox="-50 -50 100 100"
    aria-hidden="true"
    innerHTML={`<circle r="48" fill="${seatColour(props.seat)}"/><circle r="48" fill="url(#sheen)"/>${markOf(props.seat, 0, 0, 0.24, 'fill="var(--on-dark)"')}`}
  />
)
