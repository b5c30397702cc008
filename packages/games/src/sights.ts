// Written by `npm run index`: what fitted evaluations see of a position, and how to fetch it.
import type { Sight } from '@spellendoos/mechanics'

type Fetch = () => Promise<{ readonly sight: Sight }>

export const sights: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([
  ['gobang', () => import('./field/gobang/sight.ts')],
])
