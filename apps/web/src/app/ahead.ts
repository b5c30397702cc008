import { whenIdle } from './idle.ts'

const PATIENCE = 4000

/** Fetches what every table needs while the shelf is looked at, so that a game opens at once. */
export function fetchAhead(): void {
  whenIdle(() => {
    void import('../shelf/OpeningPage.tsx')
    void import('../table/TablePage.tsx')
  }, PATIENCE)
}
