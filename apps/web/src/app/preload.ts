import { createComputed, createRoot } from 'solid-js'
import { preloadGame } from '../games/open.ts'
import { whenIdle } from './idle.ts'
import { route } from './route.ts'

const PATIENCE = 4000

/** Preloads what every table needs while the shelf is shown, so that a game opens at once. */
export function preloadPages(): void {
  whenIdle(() => {
    void import('../shelf/NewMatchPage.tsx')
    void import('../table/TablePage.tsx')
  }, PATIENCE)
}

/** Loads the game that the address names in parallel with its page. */
export function preloadGameInAddress(): void {
  createRoot(() =>
    createComputed(() => {
      const here = route()
      if ('game' in here) preloadGame(here.game)
    }),
  )
}
