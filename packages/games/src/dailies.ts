// Written by `npm run index`: the games that can be a challenge of the day, and how to fetch how.
import type { DailyGame } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly daily: DailyGame }>

export const dailies: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([
  ['hoge-huisnummer', () => import('./dice/hoge-huisnummer/daily.ts')],
  ['laagste-huisnummer', () => import('./dice/laagste-huisnummer/daily.ts')],
  ['macao', () => import('./dice/macao/daily.ts')],
  ['paardesprong', () => import('./paardesprong/daily.ts')],
  ['solitair', () => import('./cross/solitair/daily.ts')],
  ['vijftienen', () => import('./dice/vijftienen/daily.ts')],
])
