import { networkInterfaces } from 'node:os'
import { expect, test, type Page } from '@playwright/test'
import { beginAll, createTable, newPlayer, oneBoard, playOut, sitDown } from './online.ts'
import { openFromShelf, playToTheEnd } from './play.ts'

/** This machine's address in its own network: not localhost, so that a browser does not trust it over plain http. */
const here = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

/** Everything that went wrong in a page without anybody catching it. */
function troubleIn(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(String(error)))
  return trouble
}

test('on a local network over plain http: a table is created, joined, played and proved, and what needs https is said', async ({
  browser,
  baseURL,
}) => {
  test.skip(here === undefined, 'this machine has no address but its own')
  const address = { baseURL: `http://${here}:${new URL(baseURL!).port}` }
  const anna = await newPlayer(browser, address)
  const bob = await newPlayer(browser, address)
  const trouble = [anna, bob].map(troubleIn)
  const link = await createTable(anna, 'backgammon', 'Anna', 2, oneBoard)
  expect(link).toContain(address.baseURL)
  expect(await anna.evaluate(() => [isSecureContext, 'subtle' in crypto, 'randomUUID' in crypto])).toEqual([
    false,
    false,
    false,
  ])

  // The browser does not let a page copy: the link is selected instead, and a sentence says so.
  await anna.locator('[data-links="invite"] .button.main').click()
  await expect(anna.locator('[data-links="invite"] .said')).toContainText('Kopieer hem zelf')
  const selected = anna.locator('[data-link="invite"]').evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLInputElement
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
  })
  expect(await selected).toBe(link)

  await sitDown(bob, link, 'Bob')
  await beginAll([anna, bob])
  await anna.locator('[data-company]').click()
  await expect(anna.locator('[data-needs-https]')).toContainText('https')
  await anna.keyboard.press('Escape')

  await playOut([anna, bob])
  for (const page of [anna, bob]) {
    await page.locator('.result [data-verify]').click()
    await expect(page.locator('.result .fair .tick')).toBeVisible()
  }
  await bob.locator('[data-replay]').click()
  await expect(bob.locator('[data-fair="true"]')).toBeVisible()
  await bob.goto('/#/settings')
  await expect(bob.locator('[data-needs-https]')).toContainText('https')

  // At one screen it is no different.
  await openFromShelf(anna, 'elf-hoog')
  await playToTheEnd(anna)
  await anna.locator('[data-replay]').click()
  await anna.locator('[data-share]').click()
  await anna.locator('dialog[open] .button.main').click()
  await expect(anna.locator('dialog[open] .share')).toContainText('Kopieer hem zelf')
  expect(trouble).toEqual([[], []])
})
