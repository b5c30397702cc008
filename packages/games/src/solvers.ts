// Written by `npm run index`: the games that have a solver of their own, and how to fetch it.
import type { Solver } from '@spellendoos/kernel'

export const solvers: ReadonlyMap<string, () => Promise<Solver>> = new Map<string, () => Promise<Solver>>([
  ['paardesprong', () => import('./paardesprong/solver.ts')],
  ['solitair', () => import('./cross/solitair/solver.ts')],
])
