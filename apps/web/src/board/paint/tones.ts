import type { Seat } from '@spellendoos/kernel'
import type { Paint, Tone } from '@spellendoos/scene'

const SEAT_COLOURS = 8
export const seatColour = (seat: Seat): string => `var(--seat-${seat % SEAT_COLOURS})`

export const colourOf = (paint: Paint): string =>
  typeof paint === 'string' ? `var(--tone-${paint})` : seatColour(paint.seat)

const PALE: ReadonlySet<Tone> = new Set<Tone>([
  'wood-light',
  'paper',
  'sand',
  'line',
  'gold',
  'white',
  'beige',
  'wood',
])

/** The ink that can be read on a surface. */
export const inkOn = (paint: Paint): string =>
  typeof paint === 'string' && PALE.has(paint) ? 'var(--on-light)' : 'var(--on-dark)'

const TEXTURES: Partial<Readonly<Record<Tone, string>>> = {
  wood: 'grain',
  'wood-light': 'grain',
  'wood-dark': 'grain-across',
  felt: 'nap',
  leather: 'hide',
  grass: 'mown',
  paper: 'laid',
  sand: 'laid',
}

/** The pattern that is over a tone, if it has one. */
export const textureOf = (paint: Paint): string | undefined =>
  typeof paint === 'string' ? TEXTURES[paint] : undefined
