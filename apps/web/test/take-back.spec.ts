import { expect, test, type Page } from '@playwright/test'
import { beginAll, createTable, newPlayer, playOn, sitDown } from './online.ts'

/** Two people at a board, the one who moves first first. */
async function atBoard(one: Page, other: Page): Promise<readonly [Page, Page]> {
  await sitDown(other, await createTable(one, 'dammen', 'Anna', 2), 'Bob')
  await beginAll([one, other])
  await expect(one.locator('[data-glow]').first()).toBeVisible()
  return [one, other]
}
test('taking back asks the other: allowed it is done, also after an answer; refused the move stands', async ({
  browser,
}) => {
  const [anna, bob] = await atBoard(await newPlayer(browser), await newPlayer(browser))
  await expect(anna).toHaveTitle(/^\(1\) Jij bent aan de beurt\. /)
  await expect(bob).not.toHaveTitle(/^\(/)
  await playOn([anna], 2)
  await expect(bob).toHaveTitle(/^\(1\) Jij bent aan de beurt\. /)
  await expect(anna).not.toHaveTitle(/^\(/)

  await anna.locator('[data-undo]').click()
  await expect(anna.locator('[data-asking-back]')).toContainText('Bob')
  await expect(bob.locator('[data-asked-back]')).toContainText('Anna wil een zet terugnemen.')
  await expect(bob).toHaveTitle(/^\(1\) Anna wil een zet terugnemen\. /)
  await bob.locator('[data-refuse]').click()
  await expect(anna.locator('[data-refused-back]')).toContainText('Bob')
  await expect(bob.locator('[data-asked-back]')).toHaveCount(0)
  await expect(anna.locator('[data-glow]')).toHaveCount(0)

  await playOn([bob], 2)
  await expect(anna.locator('[data-refused-back]')).toHaveCount(0)
  await anna.locator('[data-undo]').click()
  await bob.locator('[data-allow]').click()
  await expect(anna.locator('[data-asking-back]')).toHaveCount(0)
  await expect(bob.locator('[data-glow]')).toHaveCount(0)
  await expect(anna.locator('[data-glow]').first()).toBeVisible()

  await playOn([anna], 2)
  await anna.locator('[data-undo]').click()
  await expect(bob.locator('[data-asked-back]')).toBeVisible()
  await playOn([bob], 2)
  for (const page of [anna, bob])
    await expect(page.locator('[data-asked-back], [data-asking-back]')).toHaveCount(0)
})

test('who wants another match is seen at the result and away from it, and both go to the next table', async ({
  browser,
}) => {
  const [anna, bob] = await atBoard(await newPlayer(browser), await newPlayer(browser))
  await bob.getByRole('button', { name: 'Opgeven' }).click()
  await bob.locator('dialog[open] .button.main').click()
  for (const page of [anna, bob]) await expect(page.locator('[data-result]')).toBeVisible()
  await anna.locator('[data-rematch]').click()
  await expect(bob.locator('[data-wanted]')).toHaveText('Anna wil nog een partij spelen.')
  await expect(bob).toHaveTitle(/^\(1\) Anna wil nog een partij spelen\. /)
  await bob.getByRole('button', { name: 'Bord bekijken' }).click()
  await expect(bob.locator('[data-wanted-again]')).toContainText('Anna wil nog een partij spelen.')
  const before = bob.url()
  await bob.locator('[data-play-again]').click()
  for (const page of [anna, bob]) {
    await expect(page.locator('[data-result]')).toHaveCount(0)
    await expect(page.locator('.table-page')).toBeVisible()
  }
  expect(bob.url()).not.toBe(before)
  expect(anna.url().split('/').at(-2)).toBe(bob.url().split('/').at(-2))
})

test('who wants another match is seen on the home page too, and the match that comes of it', async ({
  browser,
}) => {
  const [anna, bob] = await atBoard(await newPlayer(browser), await newPlayer(browser))
  await bob.getByRole('button', { name: 'Opgeven' }).click()
  await bob.locator('dialog[open] .button.main').click()
  for (const page of [anna, bob]) await expect(page.locator('[data-result]')).toBeVisible()
  const table = anna.url()
  await anna.locator('[data-rematch]').click()
  await expect(bob.locator('[data-wanted]')).toBeVisible()
  // Both go home; what was asked is not forgotten there.
  for (const page of [anna, bob]) await page.goto('/#/')
  await expect(bob.locator('[data-online="wanted"]')).toContainText('Anna wil nog een partij spelen.')
  await expect(bob).toHaveTitle(/^\(1\) /)
  await expect(anna.locator('[data-online="wanted"]')).toHaveCount(0)
  await bob.locator('[data-online="wanted"]').click()
  await bob.locator('[data-rematch]').click()
  await expect(bob.locator('[data-result]')).toHaveCount(0)
  await anna.reload()
  await expect(anna.locator('[data-online="next-ready"]')).toBeVisible()
  await anna.locator('[data-online="next-ready"]').click()
  await expect(anna.locator('.table-page')).toBeVisible()
  expect(anna.url()).not.toBe(table)
  expect(anna.url().split('/').at(-2)).toBe(bob.url().split('/').at(-2))
})
