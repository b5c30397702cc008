import type { At, Label, Paint, Place } from '@spellendoos/scene'
import { filled } from './ground.ts'
import { markOf } from './marks.ts'
import { letter, u } from './pencil.ts'
import { inkOn } from './tones.ts'

/** How much of a round place its drawing fills; the rest is air. */
const ROUND = 0.42
/** A crossing's dot, in drawing units. */
const CROSSING = 11
/** A box at least this high has its print at the top, where no piece hides it. */
const ROOMY = 1.2
/** A sign or figure alone in a flat box is as large as the box allows. */
const FIGURE = 2
/** How much of a box's height its print takes from its contents. */
export const printRoom = ({ print, size: [, h] = [1, 1] }: Place): number =>
  print === undefined || h < ROOMY ? 0 : 0.5

const ownMark = (paint: Paint, x: number, y: number, r: number) =>
  typeof paint === 'string' ? '' : markOf(paint.seat, x, y, r, 'fill="var(--on-dark)" fill-opacity="0.42"')

/** Where a place's own number is printed, people may do without it. */
const numbered = ({ id, print }: Place, lettering: string) =>
  print === id || print === Number(id) ? `<g class="field-number">${lettering}</g>` : lettering

/** As large as fits between a field's corner and a man on it, so that a phone shows it too. */
export const IN_CORNER = 0.2
const WIDTH = 0.58
/** The middle of what is written in the upper left corner of a field. */
export const cornerOf = ({ at: [x, y], size: [w, h] = [1, 1] }: Place, { length }: string): At => [
  x - w * 0.48 + Math.min(w, h) * IN_CORNER * WIDTH * (length / 2),
  y - h * 0.4,
]

/** A place as it is printed or carved. */
export function paintPlace(place: Place, say: (label: Label) => string): string {
  const { shape, paint } = place
  const [x, y] = place.at
  const [w, h] = place.size ?? [1, 1]
  const left = u(x - w / 2)
  const right = u(x + w / 2)
  const small = Math.min(w, h)
  const print = place.print === undefined ? '' : say(place.print)
  const ink = inkOn(paint)
  switch (shape) {
    case 'square': {
      const tile = `rect x="${left}" y="${u(y - h / 2)}" width="${u(w)}" height="${u(h)}"`
      return `${filled(tile, paint)}<${tile} fill="none" stroke="#1a0f06" stroke-opacity="0.14" stroke-width="1.5"/>${ownMark(paint, x, y, small * 0.16)}${
        print === ''
          ? ''
          : numbered(
              place,
              letter(print, ...cornerOf(place, print), {
                size: small * IN_CORNER,
                fill: ink,
                weight: 500,
                room: w * 0.5,
                opacity: 0.85,
              }),
            )
      }`
    }
    case 'round': {
      if (place.crossing === true) return filled(`circle cx="${u(x)}" cy="${u(y)}" r="${CROSSING}"`, paint)
      const hole = `circle cx="${u(x)}" cy="${u(y)}" r="${u(small * ROUND)}"`
      const carved = typeof paint === 'string' && paint.startsWith('wood')
      return `${filled(hole, paint)}<${hole} fill="url(#${carved ? 'hollow' : 'sunk'})"/><${hole} fill="none" stroke="#1a0f06" stroke-opacity="0.4" stroke-width="2.4"/>${ownMark(paint, x, y, small * 0.16)}${
        print === ''
          ? ''
          : numbered(
              place,
              letter(print, x, y, { size: small * 0.28, fill: ink, weight: 500, room: small * 0.7 }),
            )
      }`
    }
    case 'spike-up':
    case 'spike-down': {
      const up = shape === 'spike-up'
      const base = up ? y + h / 2 : y - h / 2
      const tip = up ? y - h / 2 : y + h / 2
      const spike = `polygon points="${left},${u(base)} ${right},${u(base)} ${u(x)},${u(tip)}"`
      return `${filled(spike, paint)}<${spike} fill="none" stroke="#1a0f06" stroke-opacity="0.4" stroke-width="2" stroke-linejoin="round"/>${
        print === ''
          ? ''
          : numbered(
              place,
              letter(print, x, base + (up ? -0.14 : 0.14), { size: 0.22, fill: ink, room: w * 0.8 }),
            )
      }`
    }
    case 'box': {
      const tray = `rect x="${left}" y="${u(y - h / 2)}" width="${u(w)}" height="${u(h)}" rx="${u(Math.min(0.12, small * 0.2))}"`
      return `${filled(tray, paint)}<${tray} fill="url(#sunk)"/><${tray} fill="none" stroke="#1a0f06" stroke-opacity="0.4" stroke-width="2"/>${ownMark(paint, x, y, Math.min(0.3, small * 0.22))}${
        print === ''
          ? ''
          : letter(print, x, h < ROOMY ? y : y - h / 2 + 0.28, {
              size:
                h < ROOMY && print.length <= FIGURE
                  ? small * 0.56
                  : Math.min(h < ROOMY ? 0.42 : 0.48, small * 0.3),
              fill: ink,
              weight: 500,
              room: w * 0.86,
            })
      }`
    }
  }
}
