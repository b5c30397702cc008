import { expect, test } from '@playwright/test'
import { begin, hurry, playToTheEnd, seat, takeFromShelf } from './play.ts'

test('four people who hide and act at once sit round one screen, each with own keys', async ({ page }) => {
  test.setTimeout(120_000)
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
  await playToTheEnd(page, 3, 90)
})
