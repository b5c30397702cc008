import type { Seat } from '@spellendoos/kernel'
import { engraved, inlaid } from './marks.ts'
import { letter } from './pencil.ts'
import { seatColour } from './tones.ts'

const mark = (colour: string, seat: Seat | undefined, y: number, r: number) => {
  if (seat === undefined) return ''
  return colour === seatColour(seat)
    ? engraved(seat, 0, y, r)
    : inlaid(seat, 0, y, r * 1.15, 'var(--on-dark)')
}
const shade = (y: number, rx: number, ry: number) =>
  `<ellipse cx="3" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shade)"/>`
const disc = (y: number, r: number, colour: string) =>
  `<circle cy="${y}" r="${r}" fill="${colour}"/><circle cy="${y}" r="${r}" fill="url(#sheen)"/><circle cy="${y}" r="${r - 0.75}" fill="none" stroke="#1b0f08" stroke-opacity="0.5" stroke-width="1.5"/>`
const groove = (y: number, r: number) =>
  `<circle cy="${y}" r="${r}" fill="none" stroke="#1b0f08" stroke-opacity="0.34" stroke-width="2.2"/><circle cy="${y + 1.4}" r="${r}" fill="none" stroke="#fff" stroke-opacity="0.26" stroke-width="1.4"/>`

/** A draughtsman: a turned disc with a rim. */
export const paintMan = (colour: string, seat: Seat | undefined): string =>
  shade(6, 44, 42) +
  disc(3, 39, colour) +
  disc(0, 39, colour) +
  groove(0, 32) +
  groove(0, 25) +
  mark(colour, seat, 0, 0.115)

/** A king: two discs. */
export const paintKing = (colour: string, seat: Seat | undefined): string =>
  `${shade(9, 44, 42)}${disc(7, 39, colour)}${disc(3, 39, colour)}${disc(-5, 39, colour)}<circle cy="-8" r="39" fill="${colour}"/><circle cy="-8" r="39" fill="url(#sheen)"/><circle cy="-8" r="33" fill="none" stroke="var(--tone-gold)" stroke-width="5"/><circle cy="-8" r="33" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="1.2"/>${mark(colour, seat, -0.08, 0.15)}`

/** A smooth stone. */
export const paintStone = (colour: string, seat: Seat | undefined): string =>
  `${shade(6, 44, 42)}${disc(0, 39, colour)}<circle r="29" fill="#fff" fill-opacity="0.07"/>${groove(0, 30)}${mark(colour, seat, 0, 0.13)}`

/** A round-headed peg in its hole. */
export const paintPeg = (colour: string, seat: Seat | undefined): string =>
  `${shade(7, 34, 31)}<circle r="30" fill="${colour}"/><circle r="30" fill="url(#ball)"/>${mark(colour, seat, 0.02, 0.1)}`

/** A pawn with a round head, as in every games box. One that wears its side's colour has a head in its seat's own. */
export const paintPawn = (colour: string, seat: Seat | undefined): string => {
  const head = seat === undefined ? colour : seatColour(seat)
  const body = 'M-27 30C-27 20-13 6-9-12H9C13 6 27 20 27 30A27 9 0 0 1-27 30Z'
  return `${shade(32, 36, 15)}<path d="${body}" fill="${colour}"/><path d="${body}" fill="url(#cone)" stroke="#1b0f08" stroke-opacity="0.4" stroke-width="1.2"/><circle cy="-20" r="17" fill="${head}"/><circle cy="-20" r="17" fill="url(#ball)" stroke="#1b0f08" stroke-opacity="0.35" stroke-width="1"/>${mark(colour, seat, 0.18, 0.1)}`
}

const HORSE =
  'M-20 34C-22 18-12 10-6 2C-14 4-22 10-28 6C-34 0-28-8-20-16C-14-22-10-26-8-34L-2-27C14-28 26-14 26 6C26 20 22 28 22 34Z'

/** A horse's head on its stand. */
export const paintHorse = (colour: string, ink: string, seat: Seat | undefined, said: string): string =>
  `${shade(36, 34, 12)}<path d="${HORSE}" fill="${colour}" stroke="#1b0f08" stroke-opacity="0.55" stroke-width="1.6"/><path d="${HORSE}" fill="url(#cone)"/><path d="M4-26C18-20 22-6 21 10" fill="none" stroke="#1b0f08" stroke-opacity="0.45" stroke-width="4" stroke-linecap="round"/><circle cx="-11" cy="-12" r="2.6" fill="#1b0f08"/><rect x="-28" y="30" width="56" height="11" rx="4" fill="${colour}"/><rect x="-28" y="30" width="56" height="11" rx="4" fill="url(#cone)" stroke="#1b0f08" stroke-opacity="0.4" stroke-width="1"/>${mark(colour, seat, 0.17, 0.1)}${said === '' ? '' : letter(said, 0.04, 0.16, { size: 0.24, fill: ink, weight: 700, room: 0.4 })}`

/** A match, its head up. */
export const paintMatch = (colour: string): string =>
  `<rect x="-5" y="-40" width="14" height="88" rx="6" fill="#000" fill-opacity="0.22"/><rect x="-6" y="-38" width="12" height="84" rx="2" fill="var(--tone-wood-light)" stroke="#1b0f08" stroke-opacity="0.45" stroke-width="1.6"/><ellipse cy="-36" rx="9" ry="13" fill="${colour}" stroke="#1b0f08" stroke-opacity="0.45" stroke-width="1.6"/>`

/** A chip with a banded edge. */
export const paintChip = (colour: string, ink: string, seat: Seat | undefined, said: string): string =>
  `${shade(5, 42, 40)}<circle r="37" fill="${colour}"/><circle r="33.5" fill="none" stroke="var(--tone-paper)" stroke-width="7" stroke-dasharray="13.2 13.1"/><circle r="37" fill="url(#sheen)"/><circle r="26" fill="none" stroke="var(--tone-paper)" stroke-opacity="0.7" stroke-width="1.6"/>${said === '' ? mark(colour, seat, 0, 0.14) : letter(said, 0, 0.01, { size: 0.3, fill: ink, weight: 700, room: 0.46 })}`
