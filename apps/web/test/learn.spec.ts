import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { hurry, playToTheEnd, tap } from './play.ts'

test.beforeEach(({ page }) => hurry(page))

test('from the page of a game through its lesson to a first match that tells what is new', async ({
  page,
}) => {
  await page.goto('/#/game/dammen')
  await page.locator('[data-learn]').click()
  await expect(page.locator('[data-step="1"]')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  // What is forbidden is answered with its rule and drawn; who tries twice is shown how it goes.
  await tap(page, '41')
  await expect(page.locator('[data-refusal="dammen.free-field"]')).toBeVisible()
  await expect(page.locator('[data-arrow="refused"]')).toHaveCount(1)
  await expect(page.locator('[data-arrow="hint"]')).toHaveCount(0)
  await tap(page, '42')
  await expect(page.locator('[data-arrow="hint"]')).toHaveCount(1)
  await tap(page, '32', '28')
  await expect(page.locator('[data-step="2"]')).toBeVisible()

  // After a reload the lesson goes on where it was.
  await page.reload()
  await expect(page.locator('[data-step="2"]')).toBeVisible()

  while ((await page.locator('[data-finished]').count()) === 0) await page.locator('[data-step-next]').click()
  await page.locator('[data-begin]').click()
  await expect(page.locator('.guide')).toBeVisible()

  // Rules of the lesson are known, so nothing is told before something new comes up.
  await expect(page.locator('[data-guide="dammen.diagonal"]')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.guide')).toBeVisible()
  await playToTheEnd(page, 3)
  expect(Number(await page.locator('[data-met]').getAttribute('data-met'))).toBeGreaterThan(10)
})

test('who does not know the game that a lesson builds on is offered that first', async ({ page }) => {
  await page.goto('/#/learn/turks-dammen')
  await page.locator('[data-base]').click()
  await expect(page.locator('h1')).toHaveText('Dammen')
  await expect(page.locator('[data-step="1"]')).toBeVisible()
  await page.goBack()
  await page.locator('[data-known]').click()
  await expect(page.locator('[data-step="1"]')).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-step="1"]')).toBeVisible()
})
