import { createComputed, createRoot } from 'solid-js'
import { preloadGame } from '../games/open.ts'
import { whenIdle } from './idle.ts'
import { route } from './route.ts'

const PATIENCE = 4000

/** Fetches what every table needs while the shelf is looked at, so that a game opens at once. */
export function preloadPages(): void {
  whenIdle(() => {
    void import('../shelf/NewMatchPage.tsx')
    void import('../table/TablePage.tsx')
  }, PATIENCE)
}

/** Loads the game that an address names together with the page that shows it, not after it. */
export function preloadGameInAddress(): void {
  createRoot(() =>
    createComputed(() => {
      const here = route()
      if ('game' in here) preloadGame(here.game)
    }),
  )
}
