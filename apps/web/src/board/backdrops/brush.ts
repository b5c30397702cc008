import type { Tone } from '@spellendoos/scene'

/** A picture is on the far edge of a table: 480 wide, 240 high, the edge at the bottom. */
export interface Backdrop {
  /** The colour of the wall or the sky behind it. */
  readonly wall: Tone
  readonly art: string
}

type Colour = Tone | 'none' | `#${string}`

const ink = (colour: Colour): string =>
  colour === 'none' || colour.startsWith('#') ? colour : `var(--tone-${colour})`
const round = (n: number): number => Math.round(n * 10) / 10

/** A filled outline. */
export const fill = (d: string, colour: Colour, opacity = 1): string =>
  `<path d="${d}" fill="${ink(colour)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A stroke with round ends. */
export const stroke = (d: string, colour: Colour, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${ink(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const oval = (x: number, y: number, rx: number, ry: number, colour: Colour, opacity = 1): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" fill="${ink(colour)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

export const disc = (x: number, y: number, r: number, colour: Colour, opacity = 1): string =>
  oval(x, y, r, r, colour, opacity)

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: Colour,
  corner = 0,
  opacity = 1,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${corner}" fill="${ink(colour)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`

/** A figure or two in handwriting or print. */
export const figure = (text: string, x: number, y: number, size: number, colour: Colour, family = 'serif') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" font-family="var(--${family})" text-anchor="middle" dominant-baseline="central" fill="${ink(colour)}">${text}</text>`

export const turned = (degrees: number, x: number, y: number, art: string): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${art}</g>`

/** Where a lamp or a low sun shines. */
export const light = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.25}" fill="url(#lamplight)"/>`

/** What the pictures are painted with. */
export const LAMPLIGHT =
  '<radialGradient id="lamplight"><stop stop-color="#fff3d6" stop-opacity="0.5"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/></radialGradient>'

/** What is on the table darkens it a little. */
export const shade = (x: number, width: number, y = 236): string => oval(x, y, width, 5, 'ink', 0.28)

const AT = [-0.26, 0, 0.26]
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [[0, 0], [2, 2]], // prettier-ignore
  [[0, 0], [1, 1], [2, 2]], // prettier-ignore
  [[0, 0], [2, 0], [0, 2], [2, 2]], // prettier-ignore
  [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]], // prettier-ignore
  [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]], // prettier-ignore
]

/** A die seen from the front. */
export function die(x: number, y: number, side: number, eyes: number, body: Tone = 'white'): string {
  const pip = body === 'white' ? 'ink' : 'white'
  const half = side / 2
  const pips = PIPS[eyes]!.map(([column, row]) =>
    disc(x + AT[column]! * side, y + AT[row]! * side, round(side * 0.09), pip),
  )
  return `${box(x - half, y - half, side, side, body, round(side * 0.18))}${box(x - half, y + side * 0.3, side, side * 0.2, 'ink', round(side * 0.1), 0.12)}${pips.join('')}`
}

/** What continues to the left and right of the picture, down to the table. */
export const beyond = (left: number, right: number, colour: Colour, opacity = 1): string =>
  box(-700, left, 700, 240 - left, colour, 0, opacity) + box(480, right, 700, 240 - right, colour, 0, opacity)

/** This many of something, one after another. */
export const each = (count: number, draw: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => draw(nth)).join('')
