import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { hurry } from './play.ts'

test.beforeEach(({ page }) => hurry(page))

test('a position is set up by taps and by its text, refused with a reason, shared and played', async ({
  page,
}) => {
  await page.goto('/#/game/dammen')
  await page.locator('[data-set-up]').click()
  const text = page.locator('[data-position]')
  await expect(text).toHaveValue(/^W:W/)
  await expect(page.locator('[data-kind]')).toHaveCount(4)

  await text.fill('W:W28:B')
  await expect(page.locator('[data-problem]')).toBeVisible()
  await expect(page.locator('[data-begin]')).toBeDisabled()
  await expect(page.locator('[data-piece]')).toHaveCount(1)
  // A black man before the white one, another tapped and taken away again.
  await page.locator('[data-kind*="man"][data-kind*=":1"]').click()
  await page.locator('[data-spot="22"]').click()
  await page.locator('[data-spot="7"]').click()
  await page.locator('[data-away]').click()
  await page.locator('[data-spot="7"]').click()
  await expect(text).toHaveValue('W:W28:B22')
  await expect(page.locator('[data-good]')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  await page.locator('[data-share]').click()
  await page.reload()
  await expect(text).toHaveValue('W:W28:B22')
  await page.locator('[data-player="1"]').selectOption('0')
  await page.locator('[data-begin]').click()
  await expect(page.locator('.table-page')).toBeVisible()
  await page.locator('[data-spot="28"]').click()
  await page.locator('[data-spot="17"]').click()
  await expect(page.locator('[data-result]')).toHaveAttribute('data-result', '1 2')
})

test('a piece that is there to stay is moved by a tap on it and on its new place', async ({ page }) => {
  await page.goto('/#/position/weens-paardespel')
  const text = page.locator('[data-position]')
  await expect(text).toHaveValue('1,1 1 1 0 - - - -')
  await expect(page.locator('header p.soft')).toContainText(/Tik op een stuk|Tap a piece/)
  await page.locator('[data-spot="1"]').click()
  await page.locator('[data-spot="52"]').click()
  await expect(text).toHaveValue('1,52 1 1 0 - - - -')
  await expect(page.locator('[data-good]')).toBeVisible()
})
