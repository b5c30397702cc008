import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { hurry, openFromShelf, playToTheEnd } from './play.ts'

test.beforeEach(({ page }) => hurry(page))

test('a finished match is counted among one’s own figures', async ({ page }) => {
  await openFromShelf(page, 'kale-mus')
  await playToTheEnd(page)
  await page.goto('/#/matches')
  await page.locator('[data-figures]').click()
  const game = page.locator('[data-figures-of="kale-mus"]')
  await expect(game.locator('[data-rival]')).toHaveText(
    /Gespeeld 1, gewonnen [01], gelijk [01], verloren [01]\./,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
