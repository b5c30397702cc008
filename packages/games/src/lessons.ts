// Written by `npm run index`: the games with a lesson, and how to fetch it.
import type { Lesson } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly lesson: Lesson }>

export const lessons: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([
  ['7ate9', () => import('./7ate9/lesson/index.ts')],
  ['backgammon', () => import('./tables/backgammon/lesson/index.ts')],
  ['chicago', () => import('./dice/chicago/lesson/index.ts')],
  ['contract-dammen', () => import('./draughts/contract-dammen/lesson/index.ts')],
  ['dammen', () => import('./draughts/dammen/lesson/index.ts')],
  ['engels-dammen', () => import('./draughts/engels-dammen/lesson/index.ts')],
  ['frans-dammen', () => import('./draughts/frans-dammen/lesson/index.ts')],
  ['halma', () => import('./halma/halma/lesson/index.ts')],
  ['halma-schaak', () => import('./halma/halma-schaak/lesson/index.ts')],
  ['italiaans-dammen', () => import('./draughts/italiaans-dammen/lesson/index.ts')],
  ['kale-kikker', () => import('./dice/kale-kikker/lesson/index.ts')],
  ['kale-mus', () => import('./dice/kale-mus/lesson/index.ts')],
  ['koeienstaart', () => import('./dice/koeienstaart/lesson/index.ts')],
  ['laagste-stand', () => import('./dice/laagste-stand/lesson/index.ts')],
  ['macao', () => import('./dice/macao/lesson/index.ts')],
  ['oud-duits-dammen', () => import('./draughts/oud-duits-dammen/lesson/index.ts')],
  ['paartjesspel', () => import('./dice/paartjesspel/lesson/index.ts')],
  ['platluis', () => import('./dice/platluis/lesson/index.ts')],
  ['poffen-dobbel', () => import('./dice/poffen-dobbel/lesson/index.ts')],
  ['royal-turf', () => import('./royal-turf/lesson/index.ts')],
  ['schommel-reeks', () => import('./dice/schommel-reeks/lesson/index.ts')],
  ['slag-dammen', () => import('./draughts/slag-dammen/lesson/index.ts')],
  ['snel-halma', () => import('./halma/snel-halma/lesson/index.ts')],
  ['snelle-honderd', () => import('./dice/snelle-honderd/lesson/index.ts')],
  ['stommetje-spelen', () => import('./dice/stommetje-spelen/lesson/index.ts')],
  ['toto-dobbel', () => import('./dice/toto-dobbel/lesson/index.ts')],
  ['tref-halma', () => import('./halma/tref-halma/lesson/index.ts')],
  ['turks-dammen', () => import('./draughts/turks-dammen/lesson/index.ts')],
  ['vijftienen', () => import('./dice/vijftienen/lesson/index.ts')],
  ['xantippe', () => import('./dice/xantippe/lesson/index.ts')],
])
