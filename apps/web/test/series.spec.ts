import { expect, test, type Page } from '@playwright/test'
import { resign } from './laws/tap.ts'
import { beginAll, createTable, newPlayer, sitDown } from './online.ts'
import { begin, hurry, seat, takeFromShelf } from './play.ts'

/** What can be agreed, and who then starts after the first player has won. */
const AGREED = [
  ['winner', 'winner', 0],
  ['alternate', 'loser', 1],
] as const

const agree = (form: string, nextStart: string) => (page: Page) =>
  page.locator(`${form} select:has(option[value="${nextStart}"])`).selectOption(nextStart)
/** The player on turn before the first stone starts. */
const onTurn = (page: Page) => page.locator('.seat.on-turn .name')

for (const [nextStart, who, starter] of AGREED) {
  test(`molenspel.series: at one screen the ${who} starts the next match, as agreed`, async ({ page }) => {
    const names = ['Speler 1', 'Speler 2']
    await hurry(page)
    await takeFromShelf(page, 'molenspel')
    await seat(page, [0, 0])
    await agree('form', nextStart)(page)
    await begin(page)
    await page.locator('[data-spot="a1"]').click()
    await expect(onTurn(page)).toHaveText(names[1]!)
    await resign(page)
    await expect(page.locator('[data-result]')).toHaveAttribute('data-result', '1 2')
    await expect(page.locator('.starts')).toContainText(names[starter]!)
    await page.locator('[data-rematch]').click()
    await expect(page.locator('[data-result]')).toHaveCount(0)
    await expect(onTurn(page)).toHaveText(names[starter]!)
  })

  test(`molenspel.series: online the ${who} starts the next match, as agreed`, async ({ browser }) => {
    const names = ['Anna', 'Bob']
    const [anna, bob] = [await newPlayer(browser), await newPlayer(browser)]
    const link = await createTable(anna, 'molenspel', names[0]!, 2, async (page) => {
      await page.locator('.new-table-form .more summary').click()
      await agree('.new-table-form', nextStart)(page)
    })
    await sitDown(bob, link, names[1]!)
    await beginAll([anna, bob])
    await resign(bob)
    for (const page of [anna, bob]) await page.locator('[data-rematch]').click()
    for (const page of [anna, bob]) {
      await expect(page.locator('[data-result]')).toHaveCount(0)
      await expect(onTurn(page)).toHaveText(names[starter]!)
    }
  })
}
