import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { hurry } from './play.ts'

test.beforeEach(({ page }) => hurry(page))

test('rules have diagrams from the lesson, others are shown on request, and a forbidden try answers with its rule', async ({
  page,
}) => {
  await page.goto('/#/rules/dammen')
  await expect(page.locator('[data-pictures="all"]')).toBeVisible()
  await expect(page.locator('[data-example="start"] svg.still')).toBeVisible()
  await expect(page.locator('.source.book').first()).toBeVisible()
  expect(await page.locator('li [data-example="taught"]').count()).toBeGreaterThan(8)
  await expect(page.locator('[id="dammen.crown"] figcaption')).toContainText('wordt een dam')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const more = page.locator('[data-show]')
  while ((await more.count()) > 0) await more.first().click()
  // Of all that is forbidden, something that needs two taps.
  const rule = page.locator('li:has([data-example="refused"][data-tried*="-"])').first()
  const id = (await rule.getAttribute('id'))!
  const tried = (await rule.locator('[data-tried]').getAttribute('data-tried'))!.split('-')
  await rule.locator('[data-try-it]').click()
  for (const spot of tried) await rule.locator(`[data-spot="${spot}"]`).click()
  await expect(rule.locator('[data-refusal]')).toHaveAttribute('data-refusal', id)

  await rule.locator('[data-glow]').first().click()
  await rule.locator('[data-glow]').first().click()
  await expect(rule.locator('[data-made]')).toContainText('Goed, deze zet mag.')
  await rule.locator('[data-try-it]').click()
  await expect(rule.locator('[data-made]')).toHaveCount(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('a friend explains it in five lines, then come the rules in sections, numbered through', async ({
  page,
}) => {
  await page.goto('/#/rules/dammen')
  await expect(page.locator('[data-pictures="all"]')).toBeVisible()
  await expect(page.locator('.friend p')).toHaveCount(5)
  await expect(page.locator('ol.list')).toHaveCount(4)
  const before = await page.locator('ol.list').first().locator('li').count()
  await expect(page.locator('ol.list').nth(1)).toHaveAttribute('start', String(before + 1))
  await expect(page.locator('ol.list').nth(1).locator('li').first()).toHaveAttribute('id', 'dammen.turn')
})

test('from a refusal at the table to its rule and back to the table', async ({ page }) => {
  await page.goto('/#/game/dammen')
  await page.locator('[data-begin]').click()
  await page.locator('[data-spot="50"]').click()
  await page.locator('[data-refusal] a').click()
  await expect(page.locator('li.pointed')).toBeInViewport()
  await page.locator('[data-back]').click()
  await expect(page.locator('.table-page')).toBeVisible()
})

test('rules on paper: no buttons, boards drawn, no rule cut in two', async ({ page }) => {
  await page.goto('/#/rules/molenspel')
  await expect(page.locator('[data-pictures="all"]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.masthead')).toBeHidden()
  await expect(page.locator('.rules .button:visible')).toHaveCount(0)
  await expect(page.locator('svg.still').first()).toBeVisible()
  expect(
    await page
      .locator('li')
      .first()
      .evaluate((li) => getComputedStyle(li).breakInside),
  ).toBe('avoid')
})
