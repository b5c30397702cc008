import { expect, test, type Page } from '@playwright/test'
import { newGuest, type Guest } from './company.ts'
import { createTable, sitDown } from './online.ts'

const tap = (page: Page, spot: string) => page.locator(`.spot[data-spot="${spot}"]`).click()
const arrow = (page: Page) => page.locator('[data-arrow="ahead"]')

/** Two people at a board with clocks, and what goes through their cables. */
async function atBoard(anna: Guest, bob: Guest, pace: string): Promise<void> {
  const link = await createTable(anna.page, 'dammen', 'Anna', 2, async (page) => {
    await page.locator('.new-table-form .more summary').click()
    await page.locator(`[data-pace="${pace}"]`).click()
  })
  await sitDown(bob.page, link, 'Bob')
  await anna.page.locator('[data-ready]').click()
  await expect(anna.page.locator('.spot[data-glow]').first()).toBeVisible()
  await expect(bob.page.locator('.spot').first()).toBeVisible()
}

test('a move is set while the other thinks, told to nobody, played on one’s turn, cancelled by a tap, and dropped with a word', async ({
  browser,
}) => {
  const [anna, bob] = [await newGuest(browser), await newGuest(browser)]
  await atBoard(anna, bob, 'match')
  const moves = () => bob.cable.requests.filter((each) => each.do === 'move').length
  const before = bob.cable.requests.length

  await tap(bob.page, '19')
  await tap(bob.page, '23')
  await expect(arrow(bob.page)).toHaveCount(1)
  await expect(bob.page.locator('.coach')).toContainText('Je zet staat klaar.')
  // Cancelled, and set again.
  await tap(bob.page, '5')
  await expect(arrow(bob.page)).toHaveCount(0)
  await tap(bob.page, '19')
  await tap(bob.page, '23')
  await expect(arrow(bob.page)).toHaveCount(1)
  // Only Bob's page knows of it: nothing went through the cable, and nothing is on the other board.
  expect(bob.cable.requests.length).toBe(before)
  await expect(arrow(anna.page)).toHaveCount(0)

  await tap(anna.page, '32')
  await tap(anna.page, '28')
  await expect(arrow(bob.page)).toHaveCount(0)
  await expect(anna.page.locator('.spot[data-spot="23"]')).toHaveAttribute('aria-label', /laatste zet/)
  expect(moves()).toBe(1)

  // Anna has to capture 28x19; another move than the capture back is not possible then.
  await tap(bob.page, '17')
  await tap(bob.page, '21')
  await tap(anna.page, '28')
  await tap(anna.page, '19')
  await expect(bob.page.locator('[data-refusal="premove-not-played"]')).toBeVisible()
  await expect(arrow(bob.page)).toHaveCount(0)
  expect(moves()).toBe(1)
  await expect(bob.page.locator('.spot[data-glow]').first()).toBeVisible()
})

test('without a clock nothing is set ahead', async ({ browser }) => {
  const [anna, bob] = [await newGuest(browser), await newGuest(browser)]
  await atBoard(anna, bob, 'none')
  await tap(bob.page, '19')
  await expect(bob.page.locator('[data-refusal]')).toBeVisible()
  await expect(arrow(bob.page)).toHaveCount(0)
})

test('with the other button of a mouse arrows are drawn, and a tap rubs them out', async ({ page }) => {
  await page.goto('/#/game/dammen')
  await page.locator('[data-begin]').click()
  const draw = async (from: string, to: string) => {
    await page.locator(`.spot[data-spot="${from}"]`).hover()
    await page.mouse.down({ button: 'right' })
    await page.locator(`.spot[data-spot="${to}"]`).hover()
    await page.mouse.up({ button: 'right' })
  }
  const drawn = page.locator('[data-arrow="drawn"]')
  await draw('32', '28')
  await draw('19', '19')
  await expect(drawn).toHaveCount(2)
  await draw('19', '19')
  await expect(drawn).toHaveCount(1)
  await tap(page, '33')
  await expect(drawn).toHaveCount(0)
})
