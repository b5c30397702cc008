import type { Seat } from '@spellendoos/kernel'
import type { Paint, Tone } from '../scene.ts'

/** A colour as 0xRRGGBB. */
export type Ink = number

export interface Style {
  readonly fg?: Ink | undefined
  readonly bg?: Ink | undefined
  readonly bold?: boolean
  readonly dim?: boolean
}

const TONES: Readonly<Record<Tone, Ink>> = {
  wood: 0xd9b382,
  'wood-light': 0xecd6ae,
  'wood-dark': 0xb07b48,
  felt: 0x2f6b4f,
  paper: 0xfbf7ef,
  leather: 0x6b4630,
  grass: 0x5d8f4e,
  sand: 0xe6d3a3,
  line: 0xcbbda6,
  ink: 0x2a2320,
  red: 0xb4452f,
  black: 0x2a2320,
  green: 0x2f6b4f,
  blue: 0x33507d,
  gold: 0xb98a2d,
  white: 0xfbf7ef,
  grey: 0x8c8a86,
  beige: 0xdcc7a1,
  caramel: 0xb9773f,
  'red-brown': 0x87402a,
  'dark-brown': 0x4b3426,
}
const SEATS: readonly Ink[] = [0xb4452f, 0x33507d, 0xb07c14, 0x3b7a45, 0x7d3f76, 0x1c7a7d, 0x586470, 0xbf5277]

/** Lightened enough for a dark terminal, dark enough for a light one. */
const ON_ANY_GROUND: readonly Ink[] = [
  0xd0603f, 0x5f87c8, 0xb58a2a, 0x4f9a5c, 0xa964a0, 0x2f9a9d, 0x7d8a98, 0xd26a92,
]

export const INK: Ink = 0x2a2320
export const PAPER: Ink = 0xfbf7ef
export const GOLD: Ink = 0xf0c04a

export const seatInk = (seat: Seat): Ink => SEATS[seat % SEATS.length]!
/** A seat's colour beside the board, on whatever ground the terminal has. */
export const onAnyGround = (seat: Seat): Ink => ON_ANY_GROUND[seat % ON_ANY_GROUND.length]!
export const inkOf = (paint: Paint): Ink => (typeof paint === 'string' ? TONES[paint] : seatInk(paint.seat))

const channels = (ink: Ink) => [ink >> 16, (ink >> 8) & 255, ink & 255] as const
export const isDark = (ink: Ink): boolean => {
  const [r, g, b] = channels(ink)
  return r * 0.299 + g * 0.587 + b * 0.114 < 140
}
/** What can be read on a ground of this colour. */
export const readableOn = (ink: Ink): Ink => (isDark(ink) ? PAPER : INK)
/** The second colour mixed into the first. */
export function mix(one: Ink, other: Ink, part: number): Ink {
  const b = channels(other)
  return channels(one).reduce((sum, c, i) => sum * 256 + Math.round(c + (b[i]! - c) * part), 0)
}

/** How many colours the terminal has; `false`: Unicode alone. */
export type ColourDepth = false | 'true' | 256

/** The escape sequence that sets a style from scratch. */
export function sgr({ fg, bg, bold, dim }: Style, depth: ColourDepth): string {
  if (depth === false) return ''
  const codes = ['0']
  if (bold === true) codes.push('1')
  if (dim === true) codes.push('2')
  if (fg !== undefined) codes.push(`38;${colourCode(fg, depth)}`)
  if (bg !== undefined) codes.push(`48;${colourCode(bg, depth)}`)
  return `\u001b[${codes.join(';')}m`
}

function colourCode(ink: Ink, depth: 'true' | 256): string {
  const rgb = channels(ink)
  if (depth === 'true') return `2;${rgb.join(';')}`
  const [r, g, b] = rgb.map((c) => (c < 48 ? 0 : c < 115 ? 1 : Math.floor((c - 35) / 40)))
  return `5;${16 + 36 * r! + 6 * g! + b!}`
}
