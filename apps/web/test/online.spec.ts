import { expect, test, type Page } from '@playwright/test'
import { beginAll, layTable, newPlayer, onePoint, playOn, sitDown } from './online.ts'

async function isFair(page: Page): Promise<void> {
  await page.locator('.result .fair button').click()
  await expect(page.locator('.result .fair .tick')).toBeVisible()
}

test('two play backgammon over a link: one reloads, one goes offline and returns, and both can prove it', async ({
  browser,
}) => {
  const anna = await newPlayer(browser)
  const bob = await newPlayer(browser)
  const link = await layTable(anna, 'backgammon', 'Anna', 2, onePoint)
  await sitDown(bob, link, 'Bob')
  await beginAll([anna, bob])
  await expect(bob.locator('.seat .name').first()).toHaveText('Anna')

  await playOn([anna, bob], 12)
  const drawn = await anna.locator('.board-room').innerHTML()
  await anna.reload()
  await expect(anna.locator('.table-page')).toBeVisible()
  expect(await anna.locator('.board-room').innerHTML()).toBe(drawn)
  await playOn([anna, bob], 12)

  await bob.context().setOffline(true)
  await expect(bob.locator('[data-line="lost"]')).toBeVisible()
  await expect(anna.locator('.seat .away')).toBeVisible()
  await bob.context().setOffline(false)
  await expect(bob.locator('[data-line="lost"]')).toHaveCount(0)
  await expect(anna.locator('.seat .away')).toHaveCount(0)

  await playOn([anna, bob])
  await isFair(anna)
  await isFair(bob)
  await bob.locator('[data-replay]').click()
  await expect(bob.locator('[data-fair="true"]')).toBeVisible()
})
