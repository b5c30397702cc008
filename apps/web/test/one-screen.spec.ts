import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { begin, hurry, playToTheEnd, seat, takeFromShelf } from './play.ts'

test('four people who hide and act at once sit round one screen, each with own keys', async ({ page }) => {
  await hurry(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await takeFromShelf(page, '7ate9')
  await seat(page, [0, 0, 0, 0])
  await begin(page)
  await expect(page.locator('[data-edge]')).toHaveCount(4)
  await expect(page.locator('[data-curtain]')).toHaveCount(0)
  // Each presses the key of the own draw stack, once play has begun.
  const items = (at: number) => page.locator(`[data-edge="${at}"] button.item.card`)
  await expect(async () => {
    for (const key of ['1', 'q', 'a', 'z']) await page.keyboard.press(key)
    for (const at of [0, 1, 2, 3]) expect(await items(at).count()).toBeGreaterThan(2)
  }).toPass({ timeout: 20_000 })
  await playToTheEnd(page, 3)
})

test('the edge table and the result on it are for everyone', async ({ page }) => {
  await hurry(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await takeFromShelf(page, '7ate9')
  await seat(page, [0, 0])
  await begin(page)
  await expect(page.locator('[data-edge]')).toHaveCount(2)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await playToTheEnd(page, 4)
  await expect(page.locator('[data-result]')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('a screen that lies on the table: everyone has an own edge that faces them', async ({ page }) => {
  await hurry(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.addInitScript(() => localStorage.setItem('spellendoos.turning', 'flat'))
  await takeFromShelf(page, 'mens-maak-je-niet-dik')
  await seat(page, [0, 0, 0, 0])
  await begin(page)
  await expect(page.locator('[data-flat="4"]')).toBeVisible()
  const turns = await page
    .locator('[data-edge]')
    .evaluateAll((edges) => edges.map((edge) => getComputedStyle(edge).rotate))
  expect(new Set(turns).size).toBe(4)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const first = await page.locator('[data-edge].on-turn').getAttribute('data-edge')
  await page.locator('[data-glow]').first().click()
  await expect(page.locator(`[data-edge="${first}"].on-turn`)).toHaveCount(0)
})

test('on a phone the log leaves the acts in sight', async ({ page }) => {
  await hurry(page)
  await takeFromShelf(page, 'dammen')
  await seat(page, [0, 0])
  await begin(page)
  for (const spot of ['32', '28', '19', '23']) await page.locator(`[data-spot="${spot}"]`).click()
  await page.getByRole('button', { name: 'Spelverslag' }).click()
  await expect(page.locator('.log li').first()).toBeVisible()
  await page.locator('[data-undo]').click()
  await expect(page.locator('.moves .move').last()).toHaveText('19-23')
})
