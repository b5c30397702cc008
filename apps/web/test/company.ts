import { expect, type Browser, type Page } from '@playwright/test'
import type { Replay } from '@spellendoos/fair'
import type { Choice } from '@spellendoos/kernel'
import type { Request } from '@spellendoos/wire'
import { Cable } from './cable.ts'
import { newPlayer, sitDown } from './online.ts'

/** Somebody at a table, with the cable that leads there. */
export interface Guest {
  readonly page: Page
  readonly cable: Cable
}

/** Somebody with a browser, not yet at a table. */
export async function newGuest(browser: Browser, lag = 0): Promise<Guest> {
  const page = await newPlayer(browser)
  return { page, cable: await Cable.open(page, lag) }
}

/** Everyone sits down by the same link, in order; the match begins when the host is ready too. */
export async function gather(
  guests: readonly Guest[],
  link: string,
  names: readonly string[],
): Promise<void> {
  for (const [at, { page }] of guests.slice(1).entries()) await sitDown(page, link, names[at + 1]!)
  await guests[0]!.page.locator('[data-ready]').click()
  for (const { page, cable } of guests) {
    await expect(page.locator('.table-page')).toBeVisible()
    await cable.until(() => cable.news?.match !== undefined)
  }
}

/** Taps a move that glows, and answers what the page then asked of the table. */
export async function make({ page, cable }: Guest, { touches }: Choice): Promise<Request> {
  const before = cable.requests.length
  for (const spot of touches[0]!) {
    await page.locator(`[data-spot="${spot}"][data-glow]`).first().dispatchEvent('click')
  }
  await cable.until(() => cable.requests.length > before)
  return cable.requests[before]!
}

/** Everyone has heard of the same entries, with the same seal on them. */
export const heardTheSame = (guests: readonly Guest[]) =>
  expect.poll(() => new Set(guests.map(({ cable }) => `${cable.match.seq} ${cable.match.head}`)).size).toBe(1)

/** The replay, as this page's link opens it. */
export const replayFor = ({ page }: Guest): Promise<Replay> =>
  page.evaluate(async () => {
    const [, , match, key] = location.hash.split('/')
    const asked = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const answer = await fetch(`/api/tables/${match}/replay`, { ...asked, body: JSON.stringify({ key }) })
    return (await answer.json()) as Replay
  })
