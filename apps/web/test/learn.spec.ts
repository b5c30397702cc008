import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { hurry, playToTheEnd } from './play.ts'

test.beforeEach(({ page }) => hurry(page))

test('a guided first match: a few cards, then every rule when it matters', async ({ page }) => {
  await page.goto('/#/game/molenspel')
  await page.locator('[data-learn]').click()
  await expect(page.locator('[data-card="1"] svg.still')).toBeVisible()
  for (let card = 2; (await page.locator('[data-next]').count()) > 0; card++) {
    await page.locator('[data-next]').click()
    await expect(page.locator(`[data-card="${card}"]`)).toBeVisible()
  }
  await page.locator('[data-begin]').click()

  const guide = page.locator('[data-guide]')
  await expect(guide).toBeVisible()
  const first = (await guide.getAttribute('data-guide'))!
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.locator('[data-understood]').click()
  await expect(page.locator(`[data-guide="${first}"]`)).toHaveCount(0)

  // What is forbidden is answered with its rule, and that rule is then known.
  await page.locator('.spot[data-glow]').first().click()
  await expect(page.locator('.guide .news')).toContainText('Bot 1')
  const taken = await page.evaluate(() => {
    const spots = [...document.querySelectorAll<HTMLElement>('.spot:not([data-glow])')]
    return spots.find((spot) => /^[a-g]\d,/.test(spot.ariaLabel ?? ''))?.dataset['spot']
  })
  await page.locator(`[data-spot="${taken}"]`).click()
  await expect(page.locator('[data-refusal]')).toBeVisible()

  await page.reload()
  await expect(page.locator('.guide')).toBeVisible()
  await playToTheEnd(page, 3)
  expect(Number(await page.locator('[data-met]').getAttribute('data-met'))).toBeGreaterThan(6)
})

for (const game of ['kale-mus', 'solitair', 'voetbal-toto']) {
  test(`a guided first match of ${game} begins at once`, async ({ page }) => {
    await page.goto(`/#/learn/${game}`)
    await page.locator('[data-skip]').click()
    await expect(page.locator('[data-guide]')).toBeVisible()
  })
}
