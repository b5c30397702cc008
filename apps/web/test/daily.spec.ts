import { expect, test, type Page } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { challengesOf } from '@spellendoos/fair'
import { dailyLists } from '@spellendoos/games/daily-lists'
import { hurry, playToTheEnd } from './play.ts'
import { puzzlesOf, Solver } from './solve.ts'

const DAY = '2026-12-05'
const NEXT_DAY = '2026-12-06'

const setDay = (page: Page, date: string) => page.clock.setFixedTime(new Date(`${date}T12:00:00Z`))
const solverOf = (page: Page, date: string) => {
  const { game, puzzle } = challengesOf(date, dailyLists).find(({ kind }) => kind === 'puzzle')!
  return new Solver(page, game, puzzlesOf(game)[puzzle!]!)
}
const card = (page: Page, kind: string) => page.locator(`main > ul [data-challenge="${kind}"]`)

test.beforeEach(({ page }) => hurry(page))

test('the puzzle of the day counts its wrong tries, once', async ({ page }) => {
  await setDay(page, DAY)
  await page.goto('/#/daily')
  await card(page, 'puzzle').locator('[data-begin-challenge]').click()
  const solver = solverOf(page, DAY)
  await solver.goWrong()
  await page.locator('[data-retry]').click()
  await solver.solve()
  await page.locator('[data-next-puzzle]').click()
  await expect(card(page, 'puzzle')).toHaveAttribute('data-score', '1')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  // To do it once more changes nothing, nor does a reload.
  await card(page, 'puzzle').locator('[data-begin-challenge]').click()
  await solverOf(page, DAY).solve()
  await page.goto('/#/daily')
  await page.reload()
  await expect(card(page, 'puzzle')).toHaveAttribute('data-score', '1')
  await expect(page.locator('[data-streak="1"]')).toBeVisible()

  // The next day it is over: its solution is there to be looked at, and counts for nothing.
  await setDay(page, NEXT_DAY)
  await page.reload()
  const yesterday = page.locator('[data-yesterday] [data-challenge="puzzle"]')
  await expect(yesterday).toHaveAttribute('data-score', '1')
  await yesterday.locator('[data-watch-best]').click()
  await page.locator('[data-solution]').click()
  await expect(page.locator('[data-phase="shown"]')).toBeVisible()
  await page.goto('/#/daily')
  await expect(card(page, 'puzzle')).not.toHaveAttribute('data-score')
})

test('who is shown the solution has no score', async ({ page }) => {
  await setDay(page, DAY)
  await page.goto(`/#/daily/${DAY}/puzzle`)
  await page.locator('[data-solution]').click()
  await expect(page.locator('[data-phase="shown"]')).toBeVisible()
  await page.goto('/#/daily')
  await expect(card(page, 'puzzle').locator('.came-of-it')).toBeVisible()
  await expect(card(page, 'puzzle')).not.toHaveAttribute('data-score')
})

test('a puzzle of a day to come is not to be had', async ({ page }) => {
  await setDay(page, DAY)
  await page.goto(`/#/daily/${NEXT_DAY}/puzzle`)
  await expect(page.locator('[data-puzzle]')).toHaveCount(0)
  await expect(page.locator('.notice, main').first()).toBeVisible()
})

test('the game for one of the day is the same in another browser', async ({ page, browser }) => {
  await setDay(page, DAY)
  await page.goto('/#/daily')
  await card(page, 'solo').locator('[data-begin-challenge]').click()
  await expect(page.locator('.table-page')).toBeVisible()
  const fresh = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
  const there = await fresh.newPage()
  await setDay(there, DAY)
  await there.goto('/#/daily')
  await card(there, 'solo').locator('[data-begin-challenge]').click()
  await expect(there.locator('.table-page')).toBeVisible()
  await expect(page.locator('[data-piece]').first()).toBeVisible()
  await expect(there.locator('[data-piece]')).toHaveCount(await page.locator('[data-piece]').count())
  await fresh.close()

  await playToTheEnd(page)
  // Whoever leaves before the result is stored finds it all the same.
  await page.evaluate(() => localStorage.removeItem('spellendoos.daily'))
  await page.goto('/#/daily')
  await expect(card(page, 'solo')).toHaveAttribute('data-score', /\d+/)
  await expect(page.locator('[data-share-day]')).toBeVisible()
})

test('how everyone did is drawn as a bar beside each score', async ({ page }) => {
  const counts = [
    [1200, 4],
    [2400, 1],
  ]
  await page.route('**/api/daily/*', (route) => route.fulfill({ json: { dice: counts } }))
  await setDay(page, NEXT_DAY)
  await page.goto('/#/daily')
  const others = page.locator('[data-yesterday] [data-challenge="dice"] [data-others]')
  await others.locator('summary').click()
  const first = await others.locator('li').first().boundingBox()
  const amount = others.locator('li').last().locator('.amount')
  const last = await others.locator('li').last().boundingBox()
  const bar = await amount.boundingBox()
  expect(first!.height).toBeLessThan(48)
  expect(bar!.width).toBeGreaterThan(40)
  expect(bar!.y).toBeGreaterThanOrEqual(last!.y)
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(last!.y + last!.height)
})
