import { expect, type Page } from '@playwright/test'

/** Takes a game from the shelf and lays out a match with its usual players. */
export async function openFromShelf(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.locator(`[data-game="${game}"]`).click()
  await page.locator('[data-begin]').click()
  await expect(page.locator('.table-page')).toBeVisible()
}

/** Taps whatever glows, as somebody who knows no game would, until the result lies on the table. */
export async function playToTheEnd(page: Page, most = 400): Promise<void> {
  for (let taps = 0; taps < most; taps++) {
    const next = page.locator('[data-result], [data-take-screen], [data-glow]').first()
    await next.waitFor({ timeout: 20_000 })
    if ((await page.locator('[data-result]').count()) > 0) return
    await tapSomething(page, taps)
  }
  throw new Error(`no result after ${most} taps`)
}

/** One tap on the curtain or on a spot that glows, a different one each time. */
export async function tapSomething(page: Page, nth: number): Promise<void> {
  await page.evaluate((nth) => {
    const curtain = document.querySelector<HTMLElement>('[data-take-screen]')
    const glowing = document.querySelectorAll<HTMLElement>('[data-glow]')
    const chosen = curtain ?? glowing[(nth * 7) % Math.max(1, glowing.length)]
    chosen?.click()
  }, nth)
}
