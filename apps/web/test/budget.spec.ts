import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { findGames } from '../../../tools/games.js'
import { begin } from './play.ts'

/** Bytes of script and style over the wire, compressed; what the shelf fetches ahead counts for the shelf. */
const SHELF = 150_000
const GAME = 60_000

const full = process.env['SPELLENDOOS_FULL'] === '1'
const all = findGames(join(import.meta.dirname, '../../../packages/games/src')).map(({ id }) => id)
const games = full ? all : ['backgammon', 'solitair', 'voetbal-toto']

/** Counts what comes over the wire from now on. */
async function weigh(page: Page): Promise<() => number> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  const weighed = new Set<string>()
  let bytes = 0
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') weighed.add(requestId)
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (weighed.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

/** Opens the shelf and waits until it has fetched what it fetches ahead. */
async function openShelf(page: Page): Promise<void> {
  const ahead = page.waitForResponse(/TablePage-.*\.js$/)
  await page.goto('/')
  await ahead
  await page.waitForLoadState('networkidle')
}

async function layOut(page: Page, game: string): Promise<void> {
  await page.goto(`/#/game/${game}`)
  await begin(page)
  await expect(page.locator('[data-spot]').first()).toBeVisible()
}

const note = (type: string, bytes: number) =>
  test.info().annotations.push({ type, description: `${bytes} bytes` })

test(`the shelf is on the screen after ${SHELF / 1000} kB`, async ({ page }) => {
  const weight = await weigh(page)
  await openShelf(page)
  note('shelf', weight())
  expect(weight()).toBeGreaterThan(10_000)
  expect(weight()).toBeLessThan(SHELF)
})

for (const game of games) {
  test(`${game} is on the table after ${GAME / 1000} kB more`, async ({ page }) => {
    await openShelf(page)
    const weight = await weigh(page)
    await layOut(page, game)
    note(game, weight())
    expect(weight()).toBeGreaterThan(1_000)
    expect(weight()).toBeLessThan(GAME)
  })

  test(`${game} opened from a link is on the table ${GAME / 1000} kB after what the shelf loads`, async ({
    page,
    browser,
  }) => {
    const first = await browser.newPage()
    const shelf = await weigh(first)
    await openShelf(first)
    await first.close()
    const weight = await weigh(page)
    await layOut(page, game)
    note(`${game} from a link, in all`, weight())
    expect(shelf()).toBeGreaterThan(10_000)
    expect(weight() - shelf()).toBeLessThan(GAME)
    expect(weight()).toBeLessThan(SHELF)
  })
}
