// Written by `npm run index`: what games know of their own positions, and how to fetch it.
import type { Evaluation } from '@spellendoos/kernel'

export const evaluations: ReadonlyMap<string, () => Promise<Evaluation>> = new Map<
  string,
  () => Promise<Evaluation>
>([
  ['boze-drie', () => import('./dice/boze-drie/evaluation.ts').then(({ evaluation }) => evaluation)],
  ['chicago', () => import('./dice/chicago/evaluation.ts').then(({ evaluation }) => evaluation)],
  [
    'contract-dammen',
    () => import('./draughts/contract-dammen/evaluation.ts').then(({ evaluation }) => evaluation),
  ],
  ['dammen', () => import('./draughts/dammen/evaluation.ts').then(({ evaluation }) => evaluation)],
  ['ecka', () => import('./halma/ecka/evaluation.ts').then(({ evaluation }) => evaluation)],
  [
    'engels-dammen',
    () => import('./draughts/engels-dammen/evaluation.ts').then(({ evaluation }) => evaluation),
  ],
  [
    'frans-dammen',
    () => import('./draughts/frans-dammen/evaluation.ts').then(({ evaluation }) => evaluation),
  ],
  ['halma', () => import('./halma/halma/evaluation.ts').then(({ evaluation }) => evaluation)],
  [
    'halma-voor-drie',
    () => import('./halma/halma-voor-drie/evaluation.ts').then(({ evaluation }) => evaluation),
  ],
  [
    'hoge-huisnummer',
    () => import('./dice/hoge-huisnummer/evaluation.ts').then(({ evaluation }) => evaluation),
  ],
  [
    'italiaans-dammen',
    () => import('./draughts/italiaans-dammen/evaluation.ts').then(({ evaluation }) => evaluation),
  ],
  ['keerzijde', () => import('./keerzijde/evaluation.ts').then(({ evaluation }) => evaluation)],
  [
    'laagste-huisnummer',
    () => import('./dice/laagste-huisnummer/evaluation.ts').then(({ evaluation }) => evaluation),
  ],
  ['macao', () => import('./dice/macao/evaluation.ts').then(({ evaluation }) => evaluation)],
  ['molenspel', () => import('./molenspel/evaluation.ts').then(({ evaluation }) => evaluation)],
  [
    'oud-duits-dammen',
    () => import('./draughts/oud-duits-dammen/evaluation.ts').then(({ evaluation }) => evaluation),
  ],
  ['slag-dammen', () => import('./draughts/slag-dammen/evaluation.ts').then(({ evaluation }) => evaluation)],
  ['snel-halma', () => import('./halma/snel-halma/evaluation.ts').then(({ evaluation }) => evaluation)],
  [
    'turks-dammen',
    () => import('./draughts/turks-dammen/evaluation.ts').then(({ evaluation }) => evaluation),
  ],
  ['vijftienen', () => import('./dice/vijftienen/evaluation.ts').then(({ evaluation }) => evaluation)],
  ['vos-en-kip', () => import('./cross/vos-en-kip/evaluation.ts').then(({ evaluation }) => evaluation)],
])
