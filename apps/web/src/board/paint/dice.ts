import type { Label, Paint, Sign } from '@spellendoos/scene'
import { letter, u } from './pencil.ts'
import { paintSign } from './signs.ts'
import { colourOf, inkOn } from './tones.ts'

const NEAR = -0.22
const FAR = 0.22
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[NEAR, NEAR], [FAR, FAR]], // prettier-ignore
  [[NEAR, NEAR], [0, 0], [FAR, FAR]], // prettier-ignore
  [[NEAR, NEAR], [FAR, NEAR], [NEAR, FAR], [FAR, FAR]], // prettier-ignore
  [[NEAR, NEAR], [FAR, NEAR], [0, 0], [NEAR, FAR], [FAR, FAR]], // prettier-ignore
  [[NEAR, NEAR], [FAR, NEAR], [NEAR, 0], [FAR, 0], [NEAR, FAR], [FAR, FAR]], // prettier-ignore
]

/** The eyes a die shows, if it shows any. */
export const eyesOf = (face: Label | undefined): number | undefined => {
  const eyes = typeof face === 'object' ? Number.NaN : Number(face ?? Number.NaN)
  return Number.isInteger(eyes) && eyes >= 1 && eyes <= 6 ? eyes : undefined
}

const pipsOf = (eyes: number, ink: string): string =>
  (PIPS[eyes] ?? [])
    .map(
      ([x, y]) =>
        `<circle cx="${u(x)}" cy="${u(y)}" r="${eyes === 1 ? 10.5 : 8.6}" fill="${ink}"/><circle cx="${u(x)}" cy="${u(y + 0.012)}" r="${eyes === 1 ? 10.5 : 8.6}" fill="url(#hollow)" opacity="0.35"/>`,
    )
    .join('')

/** One side of a die as a drawing of its own that reaches from edge to edge, for a die in the air. */
export const paintSide = (eyes: number, paint: Paint): string =>
  `<svg viewBox="-40 -40 80 80"><rect x="-40" y="-40" width="80" height="80" rx="8" fill="${colourOf(paint)}"/><rect x="-40" y="-40" width="80" height="80" rx="8" fill="url(#ivory)"/><rect x="-39.5" y="-39.5" width="79" height="79" rx="7.5" fill="none" stroke="#3a2412" stroke-opacity="0.35"/>${pipsOf(eyes, inkOn(paint))}</svg>`

/** A die from above, one unit wide with some air round it. A blank one is still in the hand. */
export function paintDie(face: Label | undefined, paint: Paint, said: string, sign?: Sign): string {
  const ink = inkOn(paint)
  const eyes = eyesOf(face)
  const shown =
    sign !== undefined
      ? `<g transform="scale(0.82)">${paintSign(sign, ink)}</g>`
      : eyes === undefined && face !== undefined
        ? letter(said, 0, 0, { size: 0.42, fill: ink, weight: 600, room: 0.6 })
        : pipsOf(eyes ?? 0, ink)
  return `<ellipse cx="3" cy="8" rx="46" ry="44" fill="url(#shade)"/><rect x="-40" y="-40" width="80" height="80" rx="17" fill="${colourOf(paint)}"/><rect x="-40" y="-40" width="80" height="80" rx="17" fill="url(#ivory)"/><rect x="-34" y="-34" width="68" height="68" rx="24" fill="#fff" fill-opacity="0.16"/><rect x="-39.5" y="-39.5" width="79" height="79" rx="16.5" fill="none" stroke="#3a2412" stroke-opacity="0.35"/>${shown}`
}

/** The doubling cube: letters instead of eyes. */
export const paintCube = (said: string, colour: string, ink: string): string =>
  `<ellipse cx="3" cy="8" rx="46" ry="44" fill="url(#shade)"/><rect x="-39" y="-39" width="78" height="78" rx="12" fill="${colour}"/><rect x="-39" y="-39" width="78" height="78" rx="12" fill="url(#ivory)"/><rect x="-38.5" y="-38.5" width="77" height="77" rx="11.5" fill="none" stroke="#3a2412" stroke-opacity="0.4"/>${letter(said, 0, 0.01, { size: 0.44, fill: ink, weight: 700, family: 'var(--serif)', room: 0.62 })}`
