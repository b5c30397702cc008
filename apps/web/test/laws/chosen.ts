import { join } from 'node:path'
import { LANGS, type Lang } from '@spellendoos/kernel'
import { findGames } from '../../../../tools/games.js'

export type Size = readonly [width: number, height: number]
const SIZES: readonly Size[] = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
]
/** How many games, sizes and languages `npm test` looks at; `npm run full` and `npm run table-laws` look at all. */
const SLICE = { games: 2, sizes: 2, langs: 1 }

export const full = process.env['SPELLENDOOS_FULL'] === '1'
export const seed = Number(process.env['SPELLENDOOS_SEED'] ?? 1)
/** What `npm run table-laws` was asked for: games, widths, languages and parts of the suite; all, if none of a kind. */
const asked = (process.env['SPELLENDOOS_LAWS'] ?? '').split(',').filter((word) => word !== '')

const spread = <T>(all: readonly T[], count: number): readonly T[] => [
  ...new Set(
    Array.from({ length: count }, (_, i) => all[(seed + i * Math.floor(all.length / count)) % all.length]!),
  ),
]
const askedOf = <T>(all: readonly T[], nameOf: (each: T) => string, count: number): readonly T[] => {
  const some = all.filter((each) => asked.includes(nameOf(each)))
  if (some.length > 0) return some
  return full ? all : spread(all, count)
}

const everyGame = findGames(join(import.meta.dirname, '../../../../packages/games/src')).map(({ id }) => id)
export const games = askedOf(everyGame, (id) => id, SLICE.games)
export const sizes = askedOf(SIZES, ([width]) => String(width), SLICE.sizes)
export const langs: readonly Lang[] = askedOf(LANGS, (lang) => lang, SLICE.langs)

/** Parts of the suite, by the word that asks for them. */
const PARTS = ['first', 'last', 'together', 'flat', 'alone', 'online', 'pages'] as const
export type Part = (typeof PARTS)[number]
const askedParts = PARTS.filter((part) => asked.includes(part))
export const isAsked = (part: Part): boolean => askedParts.length === 0 || askedParts.includes(part)

export const sizeName = ([width, height]: Size): string => `${width}×${height}`
