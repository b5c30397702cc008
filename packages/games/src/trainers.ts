// Written by `npm run index`: the games whose decisions can be practised, and how to fetch what is said of them.
import type { Trainer } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly trainer: Trainer }>

export const trainers: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([
  ['chicago', () => import('./dice/chicago/trainer.ts')],
  ['hoge-huisnummer', () => import('./dice/hoge-huisnummer/trainer.ts')],
  ['laagste-huisnummer', () => import('./dice/laagste-huisnummer/trainer.ts')],
  ['macao', () => import('./dice/macao/trainer.ts')],
  ['vijftienen', () => import('./dice/vijftienen/trainer.ts')],
])
