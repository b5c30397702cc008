import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { Replay } from '@spellendoos/fair'
import { beginAll, createTable, newPlayer, oneBoard, playOn, playOut, sitDown } from './online.ts'

const COMMAND = join(import.meta.dirname, '../../../bin/spellendoos.js')

const isClean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])

async function isFair(page: Page): Promise<void> {
  await page.locator('.result [data-verify]').click()
  await expect(page.locator('.result .fair .tick')).toBeVisible()
}

/** What stands together on the board, whatever the place is called from either side. */
const placesOf = (page: Page) =>
  page.locator('.board-room [data-spot]').evaluateAll((spots) =>
    spots
      .map((spot) => spot.getAttribute('aria-label')?.match(/, (.*? van \w+)/)?.[1] ?? '')
      .toSorted((a, b) => a.localeCompare(b))
      .join('; '),
  )

/** Both boards show the same, from whichever side. */
const seeTheSame = (one: Page, other: Page) =>
  expect(async () => {
    const places = await placesOf(one)
    expect(places).not.toBe('')
    expect(places).toBe(await placesOf(other))
  }).toPass()

test('two play backgammon over a link: one reloads, one goes offline and returns, and both can prove it', async ({
  browser,
}) => {
  const anna = await newPlayer(browser)
  const bob = await newPlayer(browser)
  const link = await createTable(anna, 'backgammon', 'Anna', 2, oneBoard)
  await sitDown(bob, link, 'Bob')
  await beginAll([anna, bob])
  await expect(bob.locator('.seat .name').first()).toHaveText('Anna')

  await playOn([anna, bob], 12)
  await anna.reload()
  await expect(anna.locator('.board-room')).toBeVisible()
  await playOn([anna, bob], 12)

  await bob.context().setOffline(true)
  await expect(bob.locator('[data-line="lost"]')).toBeVisible()
  // A line that is cut without a word is noticed when nobody answers on it.
  await expect(anna.locator('.seat .away')).toBeVisible({ timeout: 120_000 })
  await bob.context().setOffline(false)
  await expect(bob.locator('[data-line="lost"]')).toHaveCount(0)
  await expect(anna.locator('.seat .away')).toHaveCount(0)

  await playOut([anna, bob])
  await isFair(anna)
  await isFair(bob)
  await bob.locator('[data-replay]').click()
  await expect(bob.locator('[data-fair="true"]')).toBeVisible()
  // The last position is analysed from the result, too.
  await anna.locator('dialog[open] [data-analyse]').click()
  await expect(anna.locator('[data-analysis="backgammon"]')).toBeVisible()
})

test('two play a dice game over a link to its end: every throw is theirs, and both sign it', async ({
  browser,
}, testInfo) => {
  const anna = await newPlayer(browser)
  const bob = await newPlayer(browser)
  const link = await createTable(anna, 'kale-mus', 'Anna', 2)
  await sitDown(bob, link, 'Bob')
  await beginAll([anna, bob])
  await playOn([anna, bob], 4)
  // A page that is loaded again finds its secret again.
  await anna.reload()
  await expect(anna.locator('.table-page')).toBeVisible()
  await playOut([anna, bob])
  for (const page of [anna, bob]) {
    await isFair(page)
    await expect(page.locator('.result [data-signed]')).toBeVisible()
  }
  // Whoever opens the replay later finds everyone's signature in it.
  await anna.locator('[data-replay]').click()
  await expect(anna.locator('[data-fair="true"] [data-signed="signed signed"]')).toBeVisible()
  await anna.locator('.vouching summary').click()
  await expect(anna.locator('.vouching')).toContainText('Anna, Bob')

  const [match, key] = bob.url().split('/').slice(-2)
  const replay = await bob.request.post(`/api/tables/${match}/replay`, { data: { key } })
  const { log } = (await replay.json()) as Replay
  for (const seat of [0, 1]) {
    const last = log.findLastIndex((entry) => 'link' in entry && entry.by === seat)
    expect(log.slice(last).filter((entry) => 'draw' in entry).length).toBeLessThan(4)
  }
  const file = testInfo.outputPath('match.json')
  await writeFile(file, await replay.text())
  const published = (await (await bob.request.get('/api/signing-key')).json()) as { key: string }
  const command = [COMMAND, 'verify', file, '--lang', 'en', '--server', published.key]
  const verified = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect(verified.status, verified.stdout + verified.stderr).toBe(0)
  expect(verified.stdout).toContain(`with the key you know: ${published.key}`)
  expect(verified.stdout).toContain('Signed in their own browsers: Anna, Bob.')
  expect(verified.stdout).not.toContain('that the server made alone')
})

test('a table in the lobby: joined by name, watched by a link, spoken at in set phrases, deleted for all', async ({
  browser,
}) => {
  const [anna, bob, eve] = await Promise.all([newPlayer(browser), newPlayer(browser), newPlayer(browser)])
  await createTable(anna, 'dammen', 'Anna', 2, async (page) => {
    await page.locator('[data-openness="lobby"]').click()
  })
  await anna.locator('.folded summary').last().click()
  const watch = await anna.locator('[data-link="watch"]').inputValue()
  await isClean(anna)

  await bob.goto('/#/lobby')
  // Other tests create tables in the same lobby.
  await bob.locator(`[data-open-table="${anna.url().split('/').at(-2)}"] [data-join]`).click()
  await bob.locator('[data-name]').fill('Bob')
  await bob.locator('[data-sit]').click()
  await eve.goto(watch)
  await expect(eve.locator('.place .name', { hasText: 'Bob' })).toBeVisible()
  await expect(eve.locator('[data-ready]')).toHaveCount(0)
  await beginAll([anna, bob, eve])
  await seeTheSame(anna, eve)
  await playOn([anna, bob], 4)
  await seeTheSame(bob, eve)
  await expect(eve.locator('[data-glow]')).toHaveCount(0)
  await isClean(anna)

  await bob.locator('[data-talk]').click()
  await expect(bob.locator('[data-say]')).toHaveCount(0)
  await bob.locator('[data-phrase="luck"]').click()
  await expect(anna.locator('[data-talk="1"]')).toBeVisible()
  await anna.locator('[data-talk]').click()
  await expect(anna.locator('[data-said-by="1"]')).toHaveText('Succes!')
  await expect(anna.locator('[data-talk="0"]')).toBeVisible()
  await isClean(anna)
  await anna.locator('.talk summary').click()
  await anna.locator('[data-mute="1"]').click()
  await expect(anna.locator('[data-said-by="1"]')).toHaveCount(0)
  await anna.locator('[data-talk]').click()

  await anna.goto('/#/matches')
  await expect(anna.locator('[data-at="your-turn"], [data-at="their-turn"]')).toBeVisible()
  await isClean(anna)
  await anna.locator('[data-at] a').click()
  await anna.locator('[data-company]').click()
  await anna.locator('[data-delete]').click()
  await anna.locator('[data-delete-sure]').click()
  for (const page of [bob, eve])
    await expect(page.locator('.notice')).toContainText('alle gegevens verwijderd')
  await expect(anna.locator('[data-at]')).toHaveCount(0)
})

test('a bot keeps a seat warm, and a rematch brings the same people to the next table', async ({
  browser,
}) => {
  const anna = await newPlayer(browser)
  const bob = await newPlayer(browser)
  await sitDown(bob, await createTable(anna, 'molenspel', 'Anna', 2), 'Bob')
  await beginAll([anna, bob])
  await bob.locator('[data-company]').click()
  await bob.locator('[data-leave]').click()
  await expect(bob.locator('[data-return]')).toBeVisible()
  await bob.locator('[data-return]').click()
  await expect(bob.locator('[data-return]')).toHaveCount(0)

  await bob.getByRole('button', { name: 'Opgeven' }).click()
  await bob.locator('dialog[open] .button.main').click()
  for (const page of [anna, bob]) await expect(page.locator('[data-result]')).toBeVisible()
  const before = anna.url()
  await anna.locator('[data-rematch]').click()
  await expect(anna.locator('.result [role=status]')).toContainText('Bob')
  await bob.locator('[data-rematch]').click()
  for (const page of [anna, bob]) {
    await expect(page.locator('[data-result]')).toHaveCount(0)
    await expect(page.locator('.table-page')).toBeVisible()
  }
  expect(anna.url()).not.toBe(before)
  expect(anna.url().split('/').at(-1)).toBe(before.split('/').at(-1))
})

test('who sits down and hears no answer asks again, and sits there once', async ({ browser }) => {
  const anna = await newPlayer(browser)
  const bob = await newPlayer(browser)
  const link = await createTable(anna, 'macao', 'Anna', 3)
  const lost: string[] = []
  await bob.route('**/join', async (route) => {
    if (lost.length > 0) return route.fallback()
    lost.push(await (await route.fetch()).text())
    return route.abort('connectionreset')
  })
  await sitDown(bob, link, 'Bob')
  expect(JSON.parse(lost[0]!)).toEqual({ seat: 1, key: bob.url().split('/').at(-1) })
  await expect(anna.locator('.place .name', { hasText: 'Bob' })).toHaveCount(1)
  await expect(anna.locator('.place')).toHaveCount(3)
  await expect(anna.locator('[data-link="invite"]')).toBeVisible()
})

test('where there is no server the page says so kindly, and plays on', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/#/lobby')
  await expect(page.locator('[data-no-server]')).toBeVisible()
  // Links of old still lead there.
  await page.goto('/#/game/dammen/afar')
  await expect(page.locator('[data-no-server]')).toBeVisible()
  await isClean(page)
  await page.getByRole('link', { name: 'Op dit scherm' }).click()
  await page.locator('[data-begin]').click()
  await expect(page.locator('.table-page')).toBeVisible()
})
