import { expect, test, type Page } from '@playwright/test'
import { createTable, newPlayer } from './online.ts'

/** Counts what a person taps from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  const count = () => {
    const counted = window as unknown as { taps: number }
    counted.taps = 0
    addEventListener('pointerdown', () => counted.taps++, true)
  }
  await page.addInitScript(count)
  await page.evaluate(count)
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps)
}

for (const game of ['dammen', 'backgammon', 'voetbal-toto']) {
  test(`${game}: from a sent link to the first move the host needs two taps at most, a guest two and a name`, async ({
    browser,
  }) => {
    const phone = { hasTouch: true, isMobile: true }
    const [host, guest] = [await newPlayer(browser, phone), await newPlayer(browser, phone)]
    const link = await createTable(host, game, 'Anna', 2)
    const [hosts, guests] = [await countTaps(host), await countTaps(guest)]

    await guest.goto(link)
    await guest.locator('[data-name]').focus()
    await guest.keyboard.type('Bob')
    await guest.locator('[data-sit]').tap()
    await host.locator('[data-ready]').tap()
    // Whoever begins, one of them is asked for a move.
    await expect(async () => {
      const glowing = await Promise.all([host, guest].map((page) => page.locator('[data-glow]').count()))
      expect(Math.max(...glowing)).toBeGreaterThan(0)
    }).toPass()
    expect(await hosts()).toBeLessThanOrEqual(2)
    expect(await guests()).toBeLessThanOrEqual(2)
    for (const page of [host, guest]) await expect(page.locator('.table-page')).toBeVisible()
  })
}
