import { letter } from './pencil.ts'

const SHADE = '<rect x="-46" y="-63" width="98" height="134" rx="10" fill="#1a0f06" fill-opacity="0.22"/>'
const MOST_IN_CORNER = 2
const EDGE = '<rect x="-49" y="-69" width="98" height="138" rx="9"'

/** A card face up, 1 × 1.4 units: its value large, and what is below it. */
export function paintCard(said: string, small: string | undefined, colour: string): string {
  // A word is written once, in the middle; a second line uses the lower corner's room.
  const cornered = said.length <= MOST_IN_CORNER
  const corner = { size: 0.2, fill: colour, weight: 700, family: 'var(--serif)', room: 0.34 }
  return `${SHADE}${EDGE} fill="var(--tone-paper)" stroke="#3a2412" stroke-opacity="0.35"/><rect x="-42" y="-62" width="84" height="124" rx="5" fill="none" stroke="${colour}" stroke-width="2.4"/>${cornered ? letter(said, -0.27, -0.46, corner) : ''}${cornered && small === undefined ? `<g transform="rotate(180)">${letter(said, -0.27, -0.46, corner)}</g>` : ''}${letter(said, 0, small === undefined ? 0 : -0.08, { size: 0.56, fill: colour, weight: 600, family: 'var(--serif)', room: 0.72 })}${small === undefined ? '' : letter(small, 0, 0.32, { size: 0.24, fill: colour, weight: 600, room: 0.7 })}`
}

/** A card face down. */
export const paintCardBack = (colour: string): string =>
  `${SHADE}${EDGE} fill="var(--tone-paper)" stroke="#3a2412" stroke-opacity="0.35"/><rect x="-43" y="-63" width="86" height="126" rx="6" fill="${colour}"/><rect x="-43" y="-63" width="86" height="126" rx="6" fill="url(#back)"/>`

/** A slip of paper with a figure that can be read from a distance, 1.4 × 0.9 units. */
export const paintSlip = (said: string, colour: string): string =>
  `<rect x="-66" y="-39" width="136" height="86" rx="7" fill="#1a0f06" fill-opacity="0.22"/><rect x="-69" y="-44" width="138" height="88" rx="7" fill="var(--tone-paper)" stroke="#3a2412" stroke-opacity="0.35"/><rect x="-63" y="-38" width="126" height="76" rx="4" fill="none" stroke="${colour}" stroke-width="2.4"/>${letter(said, 0, 0.01, { size: 0.66, fill: colour, weight: 700, family: 'var(--serif)', room: 1.1 })}`

/** A bank note, 1.4 × 0.7 units. */
export const paintNote = (said: string, colour: string): string =>
  `<rect x="-66" y="-29" width="138" height="68" rx="3" fill="#1a0f06" fill-opacity="0.2"/><rect x="-70" y="-35" width="140" height="70" rx="3" fill="var(--tone-paper)" stroke="#3a2412" stroke-opacity="0.35"/><rect x="-65" y="-30" width="130" height="60" fill="${colour}" fill-opacity="0.16" stroke="${colour}" stroke-width="1.6"/><ellipse rx="34" ry="24" fill="${colour}" fill-opacity="0.22" stroke="${colour}" stroke-width="1.2"/><path d="M-62 0q12-20 24 0t-24 0M62 0q-12-20-24 0t24 0" fill="none" stroke="${colour}" stroke-opacity="0.6" stroke-width="1.2"/>${letter(said, 0, 0.01, { size: 0.36, fill: colour, weight: 700, family: 'var(--serif)', room: 0.6 })}`

const HAT_EDGE =
  'fill="var(--tone-paper)" stroke="#3a2412" stroke-opacity="0.45" stroke-width="1.6" stroke-linejoin="round"'

/** A hat folded from a sheet of paper. */
export const paintHat = (): string =>
  `<ellipse cx="3" cy="32" rx="48" ry="11" fill="url(#shade)"/><path d="M-38 14L0-42L38 14Z" ${HAT_EDGE}/><path d="M0-42L38 14H0Z" fill="#3a2412" fill-opacity="0.12"/><path d="M0-42V14" fill="none" stroke="#3a2412" stroke-opacity="0.35" stroke-width="1.4"/><path d="M-49 32L-37 8H37L49 32Z" ${HAT_EDGE}/><path d="M-37 8H37L49 32" fill="none" stroke="#3a2412" stroke-opacity="0.18" stroke-width="4"/>`
