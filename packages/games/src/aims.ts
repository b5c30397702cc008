// Written by `npm run index`: what counts in the puzzles of a game, and how to fetch it.
import type { Aim } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly aim: Aim }>

export const aims: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([
  ['backgammon', () => import('./tables/backgammon/aim.ts')],
  ['contract-dammen', () => import('./draughts/contract-dammen/aim.ts')],
  ['dammen', () => import('./draughts/dammen/aim.ts')],
  ['engels-dammen', () => import('./draughts/engels-dammen/aim.ts')],
  ['frans-dammen', () => import('./draughts/frans-dammen/aim.ts')],
  ['gobang', () => import('./field/gobang/aim.ts')],
  ['halma-schaak', () => import('./halma/halma-schaak/aim.ts')],
  ['italiaans-dammen', () => import('./draughts/italiaans-dammen/aim.ts')],
  ['keerzijde', () => import('./keerzijde/aim.ts')],
  ['molenspel', () => import('./molenspel/aim.ts')],
  ['oud-duits-dammen', () => import('./draughts/oud-duits-dammen/aim.ts')],
  ['paardesprong', () => import('./paardesprong/aim.ts')],
  ['slag-dammen', () => import('./draughts/slag-dammen/aim.ts')],
  ['solitair', () => import('./cross/solitair/aim.ts')],
  ['turks-dammen', () => import('./draughts/turks-dammen/aim.ts')],
  ['vos-en-kip', () => import('./cross/vos-en-kip/aim.ts')],
  ['wolf-en-schapen', () => import('./steps/wolf-en-schapen/aim.ts')],
])
