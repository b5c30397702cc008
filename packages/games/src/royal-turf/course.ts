import type { At } from '@spellendoos/scene'
import { FIELDS } from './track.ts'

/** The oval: two straights and two half circles, run clockwise from the line in the middle of the upper one. */
export const SIZE = [19.4, 14.2] as const
export const CENTRE: At = [9.7, 7.1]
const HALF_STRAIGHT = 2.6
const RADIUS = 5.9

/** The point at a distance from the line, on an oval this much wider than the course's middle. */
function along(part: number, wider = 0): At {
  const radius = RADIUS + wider
  const bend = Math.PI * radius
  const [x, y] = CENTRE
  let way = part * (4 * HALF_STRAIGHT + 2 * bend)
  if (way <= HALF_STRAIGHT) return [x + way, y - radius]
  way -= HALF_STRAIGHT
  if (way <= bend) {
    const turn = way / radius
    return [x + HALF_STRAIGHT + radius * Math.sin(turn), y - radius * Math.cos(turn)]
  }
  way -= bend
  if (way <= 2 * HALF_STRAIGHT) return [x + HALF_STRAIGHT - way, y + radius]
  way -= 2 * HALF_STRAIGHT
  if (way <= bend) {
    const turn = way / radius
    return [x - HALF_STRAIGHT - radius * Math.sin(turn), y + radius * Math.cos(turn)]
  }
  return [x - HALF_STRAIGHT + way - bend, y - radius]
}

const tidy = ([x, y]: At): At => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]

/** The middle of each field, 1 to 33. */
export const FIELD_AT: readonly At[] = Array.from({ length: FIELDS }, (_, i) =>
  tidy(along((i + 0.5) / FIELDS)),
)

const RAIL_POINTS = 72
/** A rail round the course, this far outside its middle. */
export const rail = (wider: number): At[] =>
  Array.from({ length: RAIL_POINTS + 1 }, (_, i) => tidy(along(i / RAIL_POINTS, wider)))
