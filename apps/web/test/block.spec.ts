import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { createTable, newPlayer } from './online.ts'

const isClean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])

/** Lays a table for three that anybody finds in the lobby; answers its number. */
async function layInLobby(page: Page, name: string): Promise<string> {
  await createTable(page, 'macao', name, 3, async (form) => {
    await form.locator('[data-openness="lobby"]').click()
  })
  return page.url().split('/').at(-2)!
}
const listed = (page: Page, match: string) => page.locator(`[data-open-table="${match}"]`)

async function joinFromLobby(page: Page, match: string, name: string): Promise<void> {
  await page.goto('/#/lobby')
  await listed(page, match).locator('[data-join]').click()
  await page.locator('[data-name]').fill(name)
  await page.locator('[data-sit]').click()
  await expect(page.locator('.place .name', { hasText: name })).toBeVisible()
}

test('who is blocked is not heard and not met in the lobby, by nobody else’s knowing, until it is undone in the settings', async ({
  browser,
}) => {
  const [anna, bob, carla] = await Promise.all([newPlayer(browser), newPlayer(browser), newPlayer(browser)])
  const first = await layInLobby(anna, 'Anna')
  await joinFromLobby(bob, first, 'Bob')
  await joinFromLobby(carla, first, 'Carla')

  await anna.locator('[data-talk]').click()
  await anna.locator('.talk summary').click()
  await anna.locator('[data-block="1"]').click()
  await expect(anna.locator('[data-block-sure]')).toBeFocused()
  await isClean(anna)
  await anna.keyboard.press('Escape')
  await expect(anna.locator('[data-block="1"]')).toBeFocused()
  await anna.keyboard.press('Enter')
  await anna.keyboard.press('Enter')
  await expect(anna.locator('[data-block="1"][aria-pressed="true"]')).toBeVisible()
  await expect(anna.locator('.talk .problem')).toContainText('Bob is geblokkeerd')

  await bob.locator('[data-talk]').click()
  await bob.locator('[data-phrase="oops"]').click()
  await expect(bob.locator('[data-said-by="1"]')).toHaveCount(1)
  await carla.locator('[data-talk]').click()
  await expect(carla.locator('[data-said-by="1"]')).toHaveText('Oei!')
  await carla.locator('[data-phrase="luck"]').click()
  // Whoever heard the later one has not missed the earlier one.
  for (const page of [anna, bob]) await expect(page.locator('[data-said-by="2"]')).toHaveText('Succes!')
  await expect(anna.locator('[data-said-by="1"]')).toHaveCount(0)
  await anna.reload()
  await anna.locator('[data-talk]').click()
  await expect(anna.locator('[data-said-by="2"]')).toHaveCount(1)
  await expect(anna.locator('[data-said-by="1"]')).toHaveCount(0)

  const next = await layInLobby(anna, 'Anna')
  const later = await layInLobby(carla, 'Carla')
  for (const page of [bob, carla]) {
    await page.goto('/#/lobby')
    await expect(listed(page, later)).toBeVisible()
  }
  await expect(listed(carla, next)).toBeVisible()
  await expect(listed(bob, next)).toHaveCount(0)

  await anna.goto('/#/settings')
  await expect(anna.locator('[data-blocked]')).toContainText('Bob')
  await isClean(anna)
  await anna.context().setOffline(true)
  await anna.locator('[data-unblock]').click()
  await expect(anna.locator('[data-unblocked]')).toContainText('niet bereikbaar')
  await anna.context().setOffline(false)
  await anna.locator('[data-unblock]').click()
  await expect(anna.locator('[data-unblocked]')).toContainText('Bob is niet meer geblokkeerd')
  await expect(anna.locator('[data-blocked]')).toHaveCount(0)
  await expect(listed(bob, next)).toBeVisible()
})
