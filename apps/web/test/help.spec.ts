import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { begin, hurry, setUp, tap } from './play.ts'

test.beforeEach(({ page }) => hurry(page))

/** Beside the man on 22 the king on 50 is lost; on 45 it takes a man instead. */
const KING = 'W:WK50,48:B22,17,11,12'

test('a hint names a move and what it does', async ({ page }) => {
  await setUp(page, 'molenspel', 'WW./.../.../....../.../.../B.B W 7 7 0 1')
  await begin(page)
  await page.locator('[data-hint]').click()
  await expect(page.locator('[data-said]')).toHaveText(/Probeer g7x\w\w\. .*molen/)
  await expect(page.locator('[data-glow]')).toHaveCount(1)
})

test('a hint calls a button by its words, and says where there is nothing else to do', async ({ page }) => {
  await page.goto('/#/game/chicago')
  await begin(page)
  await page.locator('[data-hint]').click()
  await expect(page.locator('[data-said]')).toHaveText(/Probeer ‘.+’\. Je kunt niets anders doen\./)
})

test('who wants to be warned is asked before a blunder, and shown better', async ({ page }) => {
  await setUp(page, 'dammen', KING)
  await page.locator('[data-warned="0"]').selectOption('blunders')
  await begin(page)
  const pieces = page.locator('[data-piece]')
  const warning = page.locator('[data-warning="blunder"]')
  await expect(pieces).toHaveCount(6)

  await tap(page, '50', '28')
  await expect(warning).toContainText('50-28')
  await expect(warning).toContainText('slaat')
  // The move is drawn, and the capture that would answer it.
  await expect(page.locator('[data-arrow="ahead"]')).toHaveCount(1)
  await expect(page.locator('[data-arrow="last"]')).toHaveCount(1)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.locator('[data-take-back]').click()
  await expect(warning).toBeHidden()

  await tap(page, '50', '28')
  await page.locator('[data-show-better]').click()
  await expect(page.locator('[data-better]')).toContainText('50-45')
  await expect(page.locator('[data-glow]')).toHaveAttribute('data-spot', '50')

  // What is good is made at once, and a player who did not ask is not warned.
  await tap(page, '50', '45')
  await expect(page.locator('[data-glow][data-spot="22"]')).toBeVisible()
  await expect(warning).toBeHidden()
  await tap(page, '22', '28')
  await expect(page.locator('[data-glow][data-spot="45"]')).toBeVisible()
})

test('while they play people can say whether they want to be warned, each for themselves', async ({
  page,
}) => {
  await setUp(page, 'dammen', KING)
  await begin(page)
  const warning = page.locator('[data-warning="blunder"]')
  const fields = page.locator('dialog[open] [data-warned]')
  const warn = async (seat: number, word: string) => {
    await page.locator('[data-warnings]').click()
    await fields.nth(seat).selectOption(word)
    await page.locator('dialog[open] .main').click()
  }
  await page.locator('[data-warnings]').click()
  await expect(fields).toHaveCount(2)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.locator('dialog[open] .main').click()
  await warn(0, 'blunders')

  await tap(page, '50', '28')
  await expect(warning).toContainText('50-28')
  await page.locator('[data-hush]').click()
  await expect(page.locator('[data-glow][data-spot="22"]')).toBeVisible()

  // Who had enough of it is not warned any more; what is wanted is kept with the match.
  await warn(1, 'mistakes')
  await page.reload()
  await page.locator('[data-warnings]').click()
  await expect(fields.nth(0)).toHaveValue('off')
  await expect(fields.nth(1)).toHaveValue('mistakes')
})

test('a move that was warned of can be made all the same, and the replay tells where it turned', async ({
  page,
}) => {
  await setUp(page, 'dammen', KING)
  await page.locator('[data-warned="0"]').selectOption('mistakes')
  await begin(page)
  await tap(page, '50', '28')
  await page.locator('[data-anyway]').click()
  await tap(page, '22', '33')
  await expect(page.locator('[data-piece]')).toHaveCount(5)
  await page.getByRole('button', { name: 'Opgeven' }).click()
  await page.locator('dialog[open] .main').click()
  await page.locator('dialog[open] [data-turning]').click()

  await expect(page.locator('[data-turning-points="all"]')).toBeVisible()
  const point = page.locator('[data-turning-point="1"]')
  await expect(point).toContainText('50-28')
  await expect(point).toContainText('50-45 was beter')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await point.click()
  await expect(page.locator('[data-step="0"]')).toBeVisible()
  await expect(page.locator('[data-glow]')).toHaveCount(2)
})
