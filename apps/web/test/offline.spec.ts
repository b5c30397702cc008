import { expect, test } from '@playwright/test'
import { begin, hurry, openFromShelf, playToTheEnd, seat, takeFromShelf } from './play.ts'

/** Milliseconds in which a busy machine fetches every game. */
const FETCHED = 120_000

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ page }) => hurry(page))

test('after the first visit every game works without network', async ({ page, context }) => {
  await page.goto('/#/settings')
  await expect(page.locator('[data-offline="all"]')).toBeVisible({ timeout: FETCHED })
  await context.setOffline(true)
  await page.goto('/')
  await page.reload()
  await openFromShelf(page, 'solitair')
  await playToTheEnd(page)
  await openFromShelf(page, 'kale-mus')
  await playToTheEnd(page)
  await page.locator('[data-replay]').click()
  await expect(page.locator('[data-fair="true"]')).toBeVisible()
})

/** Games whose computer players judge by weights or tables in files of their own; here the computer begins. */
for (const game of ['dammen', 'molenspel'])
  test(`${game}: the strongest computer player moves without network`, async ({ page, context }) => {
    await page.goto('/#/settings')
    await expect(page.locator('[data-offline="all"]')).toBeVisible({ timeout: FETCHED })
    await context.setOffline(true)
    await takeFromShelf(page, game)
    await seat(page, [5, 0])
    await begin(page)
    await expect(page.locator('[data-glow]').first()).toBeVisible({ timeout: 30_000 })
  })

test('the page can be installed: a manifest in its language, and icons that are there', async ({ page }) => {
  await page.goto('/#/settings')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page).toHaveTitle('Réglages · Boîte de jeux')
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(href!)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as { name: string; icons: { src: string; type: string }[] }
  expect(manifest.name).toBe('Boîte de jeux')
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe(type)
  }
})
