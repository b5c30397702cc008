import type { Seat } from '@spellendoos/kernel'
import { u } from './pencil.ts'
import { seatColour } from './tones.ts'

/** The marks ● ■ ▲ ◆ ✚ ★ ⬟ ♥ as outlines in a box from −1 to 1, so that no font is needed. */
const MARKS: readonly string[] = [
  'M-.8 0A.8 .8 0 1 1 .8 0A.8 .8 0 1 1-.8 0Z',
  'M-.72-.72H.72V.72H-.72Z',
  'M0-.86L.86 .66H-.86Z',
  'M0-1L.82 0L0 1L-.82 0Z',
  'M-.3-.9H.3V-.3H.9V.3H.3V.9H-.3V.3H-.9V-.3H-.3Z',
  'M0-1L.26-.34L.96-.31L.42 .14L.6 .82L0 .43L-.6 .82L-.42 .14L-.96-.31L-.26-.34Z',
  'M0-.95L.92-.26L.57 .82H-.57L-.92-.26Z',
  'M0 .85C-1.2 0-.95-.82-.45-.82C-.2-.82 0-.6 0-.42C0-.6 .2-.82 .45-.82C.95-.82 1.2 0 0 .85Z',
]

/** A seat's mark around a point, `r` from its middle to its edge. */
export const markOf = (seat: Seat, x: number, y: number, r: number, how: string): string =>
  `<path transform="translate(${u(x)} ${u(y)}) scale(${u(r)})" d="${MARKS[seat % MARKS.length]!}" ${how}/>`

/** Cut into a piece: dark, with a light lower edge. */
export const engraved = (seat: Seat, x: number, y: number, r: number): string =>
  markOf(seat, x, y + r * 0.09, r, 'fill="#fff" fill-opacity="0.34"') +
  markOf(seat, x, y, r, 'fill="#1b0f08" fill-opacity="0.58"')

/** For a piece that is not drawn in its seat's colour: the mark on it is. */
export const inlaid = (seat: Seat, x: number, y: number, r: number, edge: string): string =>
  markOf(
    seat,
    x,
    y,
    r,
    `fill="${seatColour(seat)}" stroke="${edge}" stroke-width="0.22" paint-order="stroke"`,
  )
