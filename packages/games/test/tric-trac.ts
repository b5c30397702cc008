import { game } from '../src/tables/tric-trac/index.ts'
import { boardOf, type Named } from './both-sides.ts'
import { given } from './table.ts'

export interface Standing {
  readonly seat?: number
  readonly points?: readonly [number, number]
  readonly won?: readonly [number, number]
  readonly leg?: number
  readonly games?: number
  readonly doubles?: 'again' | 'four'
  readonly words?: string
}

/** A position of tric-trac as text. */
export function standing(white: Named, black: Named, dice = '00', more: Standing = {}): string {
  const { seat = 0, points = [0, 0], leg = 1, words } = more
  const won = more.won ?? [leg - 1 + (Math.max(...points) > 11 ? 1 : 0), 0]
  const fields = [boardOf(white, black), seat === 0 ? 1 : -1, dice, ...points, ...won, leg].join(':')
  return words === undefined ? fields : `${fields} ${words}`
}

/** A table of tric-trac at such a position. */
export const at = (white: Named, black: Named, dice = '00', more: Standing = {}) =>
  given(game, {
    options: { games: more.games ?? 12, doubles: more.doubles ?? 'again' },
    position: standing(white, black, dice, more),
  })
