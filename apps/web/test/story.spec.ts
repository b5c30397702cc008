import { expect, test } from '@playwright/test'
import { resign } from './laws/tap.ts'
import { begin, hurry, seat, setUp } from './play.ts'

test.beforeEach(({ page }) => hurry(page))

test('a line tells what just happened, once for those who listen, and opens the log', async ({ page }) => {
  await page.goto('/#/game/dammen')
  await seat(page, [0, 0])
  await begin(page)
  for (const spot of ['32', '28']) await page.locator(`[data-spot="${spot}"]`).click()
  await expect(page.locator('[data-told]')).toHaveText('Speler 1 speelt 32-28.')
  await expect(page.locator('[data-told] .seat-mark')).toHaveCount(1)
  await expect(page.locator('[data-told-aloud]')).toHaveText('Speler 1 speelt 32-28.')
  await expect(page.locator('#record')).toHaveCount(0)
  await page.locator('[data-told]').click()
  await expect(page.locator('#record')).toBeVisible()
})

test('the end is told to whoever sits there, and the same people choose another game', async ({ page }) => {
  await page.goto('/#/game/dammen')
  await seat(page, [0, 1])
  await begin(page)
  await resign(page)
  const result = page.locator('[data-result]')
  await expect(result.locator('h2')).toHaveText('Bot 1 wint deze keer.')
  await expect(result).toContainText('Beslist door opgave.')
  await expect(result).toContainText('De volgende keer mag Bot 1 beginnen.')
  await page.locator('[data-another]').click()
  await page.locator('[data-game="molenspel"]').first().click()
  await expect(page.locator('[data-player="0"]')).toHaveValue('0')
  await expect(page.locator('[data-player="1"]')).toHaveValue('1')
})

test('what another player took stays to be seen, pale, until something else happens', async ({ page }) => {
  await setUp(page, 'dammen', 'W:W32,46:B22,5')
  await begin(page)
  for (const spot of ['32', '28']) await page.locator(`[data-spot="${spot}"]`).click()
  await expect(page.locator('[data-ghost]')).toHaveCount(0)
  // The capture is forced.
  for (const spot of ['22', '33']) await page.locator(`[data-spot="${spot}"]`).click()
  await expect(page.locator('[data-ghost="28"]')).toHaveCount(1)
  for (const spot of ['46', '41']) await page.locator(`[data-spot="${spot}"]`).click()
  await expect(page.locator('[data-ghost]')).toHaveCount(0)
})

test('the dice on a board are also before the player who threw them, until they throw again', async ({
  page,
}) => {
  await page.goto('/#/game/backgammon')
  await seat(page, [0, 0])
  await begin(page)
  const dice = (seat: number) => page.locator('.seat').nth(seat).locator('.thrown > *')
  await expect(page.locator('.seat .thrown')).toHaveCount(2)
  await expect(dice(0)).toHaveCount(0)
  const cards = () =>
    page
      .locator('.seat')
      .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
  const before = await cards()
  await page.locator('.bar [data-glow]').first().click()
  await expect(dice(0)).toHaveCount(1)
  await page.locator('.bar [data-glow]').first().click()
  await expect(dice(1)).toHaveCount(1)
  await expect(dice(0)).toHaveCount(1)
  expect(await cards()).toEqual(before)
})
