// Written by `npm run index`: what games know of their own positions, and how to fetch it.
import type { Evaluation } from '@spellendoos/kernel'

type Fetch = () => Promise<{ readonly evaluation: Evaluation }>

export const evaluations: ReadonlyMap<string, Fetch> = new Map<string, Fetch>([
  ['boze-drie', () => import('./dice/boze-drie/evaluation.ts')],
  ['chicago', () => import('./dice/chicago/evaluation.ts')],
  ['contract-dammen', () => import('./draughts/contract-dammen/evaluation.ts')],
  ['dammen', () => import('./draughts/dammen/evaluation.ts')],
  ['ecka', () => import('./halma/ecka/evaluation.ts')],
  ['engels-dammen', () => import('./draughts/engels-dammen/evaluation.ts')],
  ['frans-dammen', () => import('./draughts/frans-dammen/evaluation.ts')],
  ['halma', () => import('./halma/halma/evaluation.ts')],
  ['halma-voor-drie', () => import('./halma/halma-voor-drie/evaluation.ts')],
  ['hoge-huisnummer', () => import('./dice/hoge-huisnummer/evaluation.ts')],
  ['italiaans-dammen', () => import('./draughts/italiaans-dammen/evaluation.ts')],
  ['keerzijde', () => import('./keerzijde/evaluation.ts')],
  ['laagste-huisnummer', () => import('./dice/laagste-huisnummer/evaluation.ts')],
  ['macao', () => import('./dice/macao/evaluation.ts')],
  ['molenspel', () => import('./molenspel/evaluation.ts')],
  ['oud-duits-dammen', () => import('./draughts/oud-duits-dammen/evaluation.ts')],
  ['slag-dammen', () => import('./draughts/slag-dammen/evaluation.ts')],
  ['snel-halma', () => import('./halma/snel-halma/evaluation.ts')],
  ['turks-dammen', () => import('./draughts/turks-dammen/evaluation.ts')],
  ['vijftienen', () => import('./dice/vijftienen/evaluation.ts')],
  ['vos-en-kip', () => import('./cross/vos-en-kip/evaluation.ts')],
  ['wolf-en-schapen', () => import('./steps/wolf-en-schapen/evaluation.ts')],
])
