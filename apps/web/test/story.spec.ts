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

for (const motion of ['lively', 'calm']) {
  test(`the move that wins is seen on the board before the result covers it (${motion})`, async ({
    page,
  }) => {
    await page.addInitScript((motion) => {
      localStorage.setItem('spellendoos.pace', 'easy')
      localStorage.setItem('spellendoos.motion', motion)
    }, motion)
    await page.clock.install()
    await setUp(page, 'dammen', 'W:W28:B22')
    await begin(page)
    await page.locator('[data-spot="28"]').click()
    // From here on time passes only when the test says so.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await page.locator('[data-spot="17"]').click()
    await page.clock.runFor(100)
    await expect(page.locator('.result-again')).toBeAttached()
    await page.clock.runFor(1000)
    await expect(page.locator('[data-arrow="last"]')).toBeAttached()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await page.clock.runFor(3000)
    await expect(page.locator('dialog[open] [data-result]')).toBeVisible()
  })
}

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

test('the dice on a board are also before the player who threw them, until they throw again, and in the replay', async ({
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
  await resign(page)
  await page.locator('dialog[open] [data-replay]').click()
  const step = async (key: string, at: number) => {
    await page.keyboard.press(key)
    await expect(page.locator(`[data-step="${at}"]`)).toBeVisible()
  }
  await step('Home', 0)
  await expect(page.locator('.seat .thrown')).toHaveCount(2)
  await expect(dice(0)).toHaveCount(0)
  await step('ArrowRight', 1)
  await expect(dice(0)).toHaveCount(1)
  await expect(dice(1)).toHaveCount(0)
  await step('End', 3)
  await expect(dice(0)).toHaveCount(1)
  await expect(dice(1)).toHaveCount(1)
  await step('ArrowLeft', 2)
  await step('Home', 0)
  await expect(dice(0)).toHaveCount(0)
})
