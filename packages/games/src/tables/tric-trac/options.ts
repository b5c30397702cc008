import { oneOf, whole, type OptionsOf } from '@spellendoos/kernel'

export const options = {
  /** tric-trac.games */
  games: whole(1, 24, 12),
  /** tric-trac.doubles, tric-trac.doubles-four */
  doubles: oneOf('again', 'four'),
}

export type Options = OptionsOf<typeof options>

export const presets = { boekje: {} } as const
