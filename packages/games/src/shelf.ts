// Written by `npm run index`: every game's id, and how to fetch that game alone.
import type { Game } from '@spellendoos/kernel'

export const shelf: ReadonlyMap<string, () => Promise<Game>> = new Map<string, () => Promise<Game>>([
  ['kale-mus', () => import('./dice/kale-mus/index.ts').then(({ game }) => game)],
  ['solitair', () => import('./cross/solitair/index.ts').then(({ game }) => game)],
])
