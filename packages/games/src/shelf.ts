// Written by `npm run index`: every game's id, and how to fetch that game alone.
import type { Game } from '@spellendoos/kernel'

export const shelf: ReadonlyMap<string, () => Promise<Game>> = new Map<string, () => Promise<Game>>([
  ['7ate9', () => import('./7ate9/index.ts').then(({ game }) => game)],
  ['backgammon', () => import('./tables/backgammon/index.ts').then(({ game }) => game)],
  ['boze-drie', () => import('./dice/boze-drie/index.ts').then(({ game }) => game)],
  ['brandstapel', () => import('./dice/brandstapel/index.ts').then(({ game }) => game)],
  ['dammen', () => import('./draughts/dammen/index.ts').then(({ game }) => game)],
  ['dode-sprong', () => import('./dice/dode-sprong/index.ts').then(({ game }) => game)],
  ['eenentwintig-enen', () => import('./dice/eenentwintig-enen/index.ts').then(({ game }) => game)],
  ['elf-hoog', () => import('./dice/elf-hoog/index.ts').then(({ game }) => game)],
  ['even-of-oneven', () => import('./dice/even-of-oneven/index.ts').then(({ game }) => game)],
  ['handjesspel', () => import('./dice/handjesspel/index.ts').then(({ game }) => game)],
  ['hemel-en-hel', () => import('./dice/hemel-en-hel/index.ts').then(({ game }) => game)],
  ['kale-mus', () => import('./dice/kale-mus/index.ts').then(({ game }) => game)],
  ['koeienstaart', () => import('./dice/koeienstaart/index.ts').then(({ game }) => game)],
  ['macao', () => import('./dice/macao/index.ts').then(({ game }) => game)],
  ['mens-maak-je-niet-dik', () => import('./tracks/mens-maak-je-niet-dik/index.ts').then(({ game }) => game)],
  ['molenspel', () => import('./molenspel/index.ts').then(({ game }) => game)],
  ['platluis', () => import('./dice/platluis/index.ts').then(({ game }) => game)],
  ['royal-turf', () => import('./royal-turf/index.ts').then(({ game }) => game)],
  ['schommel-reeks', () => import('./dice/schommel-reeks/index.ts').then(({ game }) => game)],
  ['snelle-honderd', () => import('./dice/snelle-honderd/index.ts').then(({ game }) => game)],
  ['solitair', () => import('./cross/solitair/index.ts').then(({ game }) => game)],
  ['voetbal-toto', () => import('./voetbal-toto/index.ts').then(({ game }) => game)],
  ['xantippe', () => import('./dice/xantippe/index.ts').then(({ game }) => game)],
])
