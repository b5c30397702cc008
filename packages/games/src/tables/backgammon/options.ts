import { oneOf, whole, yesNo, type OptionsOf } from '@spellendoos/kernel'

export const options = {
  /** backgammon.points */
  points: whole(1, 25, 5),
  /** backgammon.no-cube */
  cube: yesNo(true),
  /** backgammon.crawford */
  crawford: yesNo(false),
  /** backgammon.jacoby */
  jacoby: yesNo(false),
  /** backgammon.opening-one-by-one, backgammon.opening-together */
  opening: oneOf('one-by-one', 'together'),
  /** backgammon.backgammon, backgammon.triple-none-off */
  triple: oneOf('always', 'none-off'),
}

export type Options = OptionsOf<typeof options>

/** By the book every option has its default; today's players have settled some points otherwise. */
export const presets = {
  boekje: {},
  modern: { crawford: true, opening: 'together', triple: 'none-off' },
} as const
