import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { hurry } from './play.ts'

/** Somebody with a browser of their own. */
export async function newPlayer(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await hurry(page)
  return page
}

/** Lays a table from the game's own page; answers its links by name. */
export async function createTable(
  page: Page,
  game: string,
  name: string,
  seats: number,
  choose: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  await page.goto(`/#/game/${game}`)
  await page.locator('[data-play-online]').click()
  await page.locator('.new-table-form [data-name]').fill(name)
  const count = page.locator(`.new-table-form [data-seats="${seats}"]`)
  if ((await count.count()) > 0) await count.click()
  await choose(page)
  await page.locator('[data-create]').click()
  return page.locator('[data-link="invite"]').inputValue()
}

/** Opens a link and sits down by name only. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.locator('[data-name]').fill(name)
  await page.locator('[data-sit]').click()
  await expect(page.locator('.place .name', { hasText: name })).toBeVisible()
}

/** Everyone is ready, and the match is on the table. */
export async function beginAll(pages: readonly Page[]): Promise<void> {
  await pages[0]!.locator('[data-ready]').click()
  for (const page of pages) await expect(page.locator('.table-page')).toBeVisible()
}

/** Milliseconds; far more than a match needs on a busy machine. */
const LONGEST = 600_000
/** Nobody taps faster than this. */
const PAUSE = 60

/** Lets these players tap what glows, this many times in all. */
export async function playOn(pages: readonly Page[], taps: number): Promise<void> {
  const end = Date.now() + LONGEST
  for (let tapped = 0, nth = 0; tapped < taps;) {
    expect(Date.now(), 'the match goes on').toBeLessThan(end)
    for (const page of pages) if (await tapOnce(page, ++nth)) tapped++
    await pages[0]!.waitForTimeout(PAUSE)
  }
}

/** Everyone taps what glows, all at once, until the result is on every table. */
export async function playOut(pages: readonly Page[]): Promise<void> {
  const ended = await Promise.all(
    pages.map((page) =>
      page.evaluate(
        async ({ longest, pause }) => {
          const end = performance.now() + longest
          for (let nth = 0; performance.now() < end; nth++) {
            if (document.querySelector('[data-result]') !== null) return true
            const glowing = document.querySelectorAll<HTMLElement>('[data-glow]')
            glowing[(nth * 7) % Math.max(1, glowing.length)]?.click()
            await new Promise((resolve) => setTimeout(resolve, pause))
          }
          return false
        },
        { longest: LONGEST, pause: PAUSE },
      ),
    ),
  )
  expect(ended).not.toContain(false)
}

/** Taps something that glows, if the table waits for this player; answers whether it does. */
const tapOnce = (page: Page, nth: number) =>
  page.evaluate((nth) => {
    const glowing = document.querySelectorAll<HTMLElement>('[data-glow]')
    glowing[(nth * 7) % Math.max(1, glowing.length)]?.click()
    return glowing.length > 0
  }, nth)

/** One board of a game that is played to points, to its very end: nothing extra. */
export async function oneBoard(page: Page): Promise<void> {
  await page.locator('.new-table-form .more summary').click()
  for (const field of await page.locator('.new-table-form input[type=number]').all()) {
    await field.fill((await field.getAttribute('min')) ?? '1')
    await field.blur()
  }
  for (const box of await page.locator('.new-table-form input[type=checkbox]').all()) await box.uncheck()
}
