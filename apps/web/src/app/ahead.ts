/** Fetches what every table needs while the shelf is looked at, so that a game opens at once. */
export function fetchAhead(): void {
  const fetchTable = () => {
    void import('../shelf/OpeningPage.tsx')
    void import('../table/TablePage.tsx')
  }
  if ('requestIdleCallback' in window) requestIdleCallback(fetchTable, { timeout: 4000 })
  else setTimeout(fetchTable, 1500)
}
