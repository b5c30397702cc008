import { expect, test, type Page } from '@playwright/test'
import { beginAll, createTable, newPlayer, playOn } from './online.ts'

const folded = (page: Page, title: RegExp) => page.locator('.invitations summary', { hasText: title })
/** The link to a seat, as the host's page shows it. */
async function seatLink(page: Page, seat: number): Promise<string> {
  const field = page.locator(`[data-link="seat-${seat}"]`)
  if (!(await field.isVisible())) await folded(page, new RegExp(`plaats ${seat + 1}`)).click()
  return field.inputValue()
}

test('a seat’s link is used up by who sits down; that page, another one and a reload go on by a key of their own', async ({
  browser,
}) => {
  const anna = await newPlayer(browser)
  await createTable(anna, 'dammen', 'Anna', 2)
  await expect(anna.locator('[data-place="1"]')).toContainText('nog niet gebruikt')
  const link = await seatLink(anna, 1)

  const bram = await newPlayer(browser)
  const second = await bram.context().newPage()
  await Promise.all([bram.goto(link), second.goto(link)])
  await expect(second.locator('[data-name]')).toBeVisible()
  await bram.locator('[data-name]').fill('Bram')
  await bram.locator('[data-sit]').click()
  await expect(bram.locator('[data-place="1"] .name')).toHaveText('Bram')
  await expect(bram).not.toHaveURL(link)
  // The other page of this browser is led to the new key.
  await expect(second.locator('[data-place="1"] .name')).toHaveText('Bram')
  await expect(second).toHaveURL(bram.url())
  // The host has nothing more to hand out for that seat, and the link opens nothing for anybody else.
  await expect(folded(anna, /plaats 2/)).toHaveCount(0)
  const stranger = await newPlayer(browser)
  await stranger.goto(link)
  await expect(stranger.getByText('Deze link geeft geen toegang (meer) tot deze tafel')).toBeVisible()

  await second.close()
  await bram.goto(link)
  await expect(bram.locator('[data-place="1"] .name')).toHaveText('Bram')
  await expect(bram).not.toHaveURL(link)
  await bram.reload()
  await beginAll([anna, bram])
  await playOn([anna, bram], 4)
})

test('whoever did not hear that the seat is theirs finds it again', async ({ browser }) => {
  const anna = await newPlayer(browser)
  await createTable(anna, 'dammen', 'Anna', 2)
  const link = await seatLink(anna, 1)
  const bram = await newPlayer(browser)
  // What is asked reaches the server; of what it answers nothing comes back any more.
  await bram.routeWebSocket(/\/api\/socket/, (page) => {
    let asked = false
    const server = page.connectToServer()
    page.onMessage((text) => {
      asked ||= String(text).includes('"do":"sit"')
      server.send(text)
    })
    server.onMessage((text) => {
      if (!asked) page.send(text)
    })
  })
  await bram.goto(link)
  await bram.locator('[data-name]').fill('Bram')
  await bram.locator('[data-sit]').click()
  await expect(anna.locator('[data-place="1"] .name')).toHaveText('Bram')
  const again = await bram.context().newPage()
  await bram.close()
  await again.goto(link)
  await expect(again.locator('[data-place="1"] .name')).toHaveText('Bram')
  await expect(again).not.toHaveURL(link)
  await again.locator('[data-ready]').click()
  await beginAll([anna, again])
})

test('everyone renews their own link, and the host makes new ones for empty seats only', async ({
  browser,
}) => {
  const anna = await newPlayer(browser)
  await createTable(anna, 'macao', 'Anna', 3)
  const first = await seatLink(anna, 1)
  await anna.locator('[data-renew="1"]').click()
  await expect(anna.locator('[data-link="seat-1"]')).not.toHaveValue(first)
  const link = await seatLink(anna, 1)
  const bram = await newPlayer(browser)
  await bram.goto(first)
  await expect(bram.getByText('Deze link geeft geen toegang (meer) tot deze tafel')).toBeVisible()
  await bram.goto(link)
  await bram.locator('[data-name]').fill('Bram')
  await bram.locator('[data-sit]').click()
  await expect(bram.locator('[data-place="1"] .name')).toHaveText('Bram')
  await expect(anna.locator('[data-renew="1"]')).toHaveCount(0)

  const old = bram.url()
  await bram.locator('[data-company]').click()
  await bram.locator('.company-sheet summary', { hasText: 'Jouw plaats' }).click()
  await bram.locator('[data-renew-own]').click()
  await expect(bram).not.toHaveURL(old)
  await expect(bram.locator('[data-link="own"]')).toHaveValue(bram.url())
  const thief = await newPlayer(browser)
  await thief.goto(old)
  await expect(thief.getByText('Deze link geeft geen toegang (meer) tot deze tafel')).toBeVisible()
  await bram.reload()
  await expect(bram.locator('[data-place="1"] .name')).toHaveText('Bram')

  // The host goes: somebody else is host, and sees which links are out.
  await anna.locator('[data-rise]').click()
  await expect(bram.locator('[data-place="1"]')).toContainText('host')
  await expect(bram.locator('[data-place="0"]')).toContainText('Nog vrij')
  await folded(bram, /plaats 3/).click()
  await expect(bram.getByText('Iemand heeft een link voor deze plaats')).toBeVisible()
  await folded(bram, /plaats 1/).click()
  await expect(bram.getByText('Er is nu geen link voor deze plaats')).toBeVisible()
  await bram.locator('[data-renew="0"]').click()
  await expect(bram.locator('[data-link="seat-0"]')).toBeVisible()
  await thief.goto(await seatLink(bram, 0))
  await expect(thief.locator('[data-name]')).toBeVisible()
})
