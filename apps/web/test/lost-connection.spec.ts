import { expect, test } from '@playwright/test'
import { Cable } from '../../server/src/testing/cable.ts'
import { beginAll, createTable, newPlayer, sitDown } from './online.ts'

test('a page that only listens says within ten seconds that its line is dead, and that it is back', async ({
  browser,
  baseURL,
}) => {
  const { hostname, port } = new URL(baseURL!)
  const cable = await Cable.to(Number(port))
  const anna = await newPlayer(browser)
  const bob = await newPlayer(browser, { baseURL: `http://${hostname}:${cable.port}/` })
  const link = new URL(await createTable(anna, 'dammen', 'Anna', 2))
  await sitDown(bob, `/${link.hash}`, 'Bob')
  await beginAll([anna, bob])

  // Nothing comes through, and nobody is told: to both ends the connection looks open.
  cable.silence()
  await expect(bob.locator('[data-line="lost"]')).toBeVisible({ timeout: 10_000 })
  await expect(anna.locator('[data-line="lost"]')).toHaveCount(0)

  cable.mend()
  await expect(bob.locator('[data-line="back"]')).toBeVisible({ timeout: 30_000 })
  await expect(bob.locator('[data-line="lost"]')).toHaveCount(0)
  await expect(bob.locator('[data-line="back"]')).toHaveCount(0, { timeout: 10_000 })
  await cable.remove()
})
