import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { openFromShelf, playToTheEnd, tapSomething } from './play.ts'

test('a dice game from the shelf to the result, and it was fair', async ({ page }) => {
  await openFromShelf(page, 'kale-mus')
  await playToTheEnd(page)
  await page.getByRole('button', { name: 'Ging het eerlijk?' }).click()
  await expect(page.getByText('Eerlijk verlopen:')).toBeVisible()
})

test('a reload in the middle goes on where it was', async ({ page }) => {
  await openFromShelf(page, 'solitair')
  await expect(page.locator('[data-glow]').first()).toBeVisible()
  await tapSomething(page, 0)
  await tapSomething(page, 0)
  await expect(page.locator('[data-piece]')).toHaveCount(31)
  await page.reload()
  await expect(page.locator('[data-piece]')).toHaveCount(31)
  await page.goto('/')
  await page.getByRole('link', { name: /Verderspelen/ }).click()
  await expect(page.locator('[data-piece]')).toHaveCount(31)
  await playToTheEnd(page)
})

test('axe finds nothing on the shelf, the opening form, the table, the rules, a replay and the settings, with matches kept', async ({
  page,
}) => {
  const look = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look()
  await page.goto('/#/game/solitair')
  await expect(page.locator('[data-begin]')).toBeVisible()
  await look()
  await page.locator('[data-begin]').click()
  await expect(page.locator('[data-glow]').first()).toBeVisible()
  await look()
  await page.goto('/#/rules/solitair')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await look()
  await page.goto('/#/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Instellingen' })).toBeVisible()
  await look()
  // One match is over and one goes on.
  await openFromShelf(page, 'kale-mus')
  await playToTheEnd(page)
  await page.locator('[data-replay]').click()
  await expect(page.locator('.replay-page')).toBeVisible()
  await look()
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Verderspelen/ })).toBeVisible()
  await look()
  await page.goto('/#/game/kale-mus')
  await expect(page.locator('[data-begin]')).toBeVisible()
  await look()
})
