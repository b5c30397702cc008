import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { hurry, openFromShelf, playToTheEnd, tapSomething } from './play.ts'

const asFile = (text: string) => ({
  name: 'all.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

async function saveAll(page: Page): Promise<string> {
  await page.goto('/#/settings')
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export]').click()])
  return readFile(await download.path(), 'utf8')
}

async function bringIn(page: Page, text: string): Promise<void> {
  await page.goto('/#/settings')
  await page.locator('[data-file]').setInputFiles(asFile(text))
}

test.beforeEach(({ page }) => hurry(page))

test('everything is saved, lost, and brought back from the file', async ({ page, browser }) => {
  await page.goto('/#/settings')
  await page.getByRole('textbox', { name: 'Nieuwe naam' }).fill('Wilhelmina')
  await page.getByRole('textbox', { name: 'Nieuwe naam' }).press('Tab')
  await page.getByRole('button', { name: 'Altijd' }).click()
  await openFromShelf(page, 'kale-mus')
  await playToTheEnd(page)
  await openFromShelf(page, 'solitair')
  await expect(page.locator('[data-glow]').first()).toBeVisible()
  await tapSomething(page, 0)
  await tapSomething(page, 0)
  await expect(page.locator('[data-piece]')).toHaveCount(31)
  const file = await saveAll(page)
  await expect(page.locator('[data-said]')).toContainText('2 partijen')

  const fresh = await browser.newContext({ locale: 'nl-NL' })
  const there = await fresh.newPage()
  await there.goto('/#/matches')
  await expect(there.getByText('Hier komen je partijen')).toBeVisible()
  await bringIn(there, file)
  await expect(there.locator('[data-said]')).toContainText('2 partijen toegevoegd')
  await expect(there.getByRole('button', { name: 'Altijd' })).toHaveAttribute('aria-pressed', 'true')
  await expect(there.getByRole('textbox', { name: 'Naam 1' })).toHaveValue('Wilhelmina')
  await bringIn(there, file)
  await expect(there.locator('[data-said]')).toContainText('2 stonden hier al')
  await there.goto('/#/matches')
  await expect(there.locator('[data-kept]')).toHaveCount(2)
  expect((await new AxeBuilder({ page: there }).analyze()).violations).toEqual([])
  await there.getByRole('link', { name: 'Naspelen' }).click()
  await expect(there.locator('[data-fair="true"]')).toHaveCount(1)
  await there.goto('/#/matches')
  await there.getByRole('link', { name: 'Verderspelen' }).click()
  await expect(there.locator('[data-piece]')).toHaveCount(31)
  await fresh.close()
})

test('a bad file changes nothing and says what is wrong', async ({ page }) => {
  await openFromShelf(page, 'kale-mus')
  await playToTheEnd(page)
  const file = await saveAll(page)
  await bringIn(page, file.replace('"level":0', '"level":"hoog"').replace('"lang":"nl"', '"lang":"de"'))
  await expect(page.locator('[data-problem]')).toContainText('Partij 1 in dit bestand klopt niet')
  await bringIn(page, '{"kind":"iets anders"}')
  await expect(page.locator('[data-problem]')).toContainText('geen back-up van Spellendoos')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await page.goto('/#/matches')
  await expect(page.locator('[data-kept]')).toHaveCount(1)
  await page.getByRole('button', { name: /Verwijderen/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen', exact: true }).click()
  await expect(page.locator('[data-kept]')).toHaveCount(0)
})
