import { expect, test } from '@playwright/test'
import { games } from '@spellendoos/games'
import { begin, hurry, takeFromShelf } from './play.ts'

test('the shelf has rows for people in a mood, and a search that knows their words', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Met de kinderen' })).toBeVisible()
  const search = page.getByRole('searchbox')
  for (const [typed, game] of [
    ['ludo', 'mens-maak-je-niet-dik'],
    ['othelo', 'keerzijde'],
    ['dammen', 'dammen'],
  ] as const) {
    await search.fill(typed)
    await expect(page.locator('[data-game]').first()).toHaveAttribute('data-game', game)
  }
  await expect(page.getByRole('heading', { name: 'Met de kinderen' })).toBeHidden()
  await search.fill('')
  await expect(page.locator('[data-game]')).toHaveCount(games.length)
})

test('the filters fold away on a phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Geluk')).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Geluk').selectOption('none')
  await expect(page.locator('[data-game="dammen"]')).toBeVisible()
  await expect(page.locator('[data-game="kale-mus"]')).toHaveCount(0)
})

test('a favourite stands on the shelf until it is taken off', async ({ page }) => {
  await page.goto('/#/game/halma')
  await page.locator('[data-favourite]').click()
  await page.goto('/#/')
  await expect(page.locator('section', { hasText: 'Favorieten' }).getByText('Halma').first()).toBeVisible()
  await page.goto('/#/game/halma')
  await page.locator('[data-favourite]').click()
  await page.goto('/#/')
  await expect(page.getByRole('heading', { name: 'Favorieten' })).toHaveCount(0)
})

test('three people sit down in two taps, and next time with their names', async ({ page }) => {
  await hurry(page)
  await takeFromShelf(page, 'chicago')
  await expect(page.locator('[data-begin]')).toBeInViewport({ ratio: 1 })
  await page.locator('[data-together]').click()
  await page.locator('[data-seats="3"]').click()
  for (const [seat, name] of ['Anna', 'Bram', 'Cora'].entries()) {
    await page.locator('.seat-row input').nth(seat).fill(name)
  }
  await begin(page)
  await page.goto('/#/game/kale-mus')
  await page.locator('[data-group]').click()
  for (const [seat, name] of ['Anna', 'Bram', 'Cora'].entries()) {
    await expect(page.locator('.seat-row input').nth(seat)).toHaveValue(name)
  }
  await page.goto('/#/game/chicago')
  await expect(page.locator('.seat-row')).toHaveCount(3)
  await expect(page.locator('.seat-row input').nth(2)).toHaveValue('Cora')
})

test('a bot never wears your name, and you keep yours when you change seats', async ({ page }) => {
  await takeFromShelf(page, 'dammen')
  await page.locator('.seat-row input').nth(0).fill('Anna')
  await begin(page)
  await page.goto('/#/game/molenspel')
  await expect(page.locator('.seat-row input').nth(0)).toHaveValue('Anna')
  await page.locator('[data-player="0"]').selectOption('3')
  await expect(page.locator('.seat-row input').nth(0)).toHaveValue('')
  await page.locator('[data-player="1"]').selectOption('0')
  await expect(page.locator('.seat-row input').nth(1)).toHaveValue('Anna')
})
