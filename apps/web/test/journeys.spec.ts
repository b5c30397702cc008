import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { LANGS, type Lang } from '@spellendoos/kernel'
import { begin, hurry, openFromShelf, playToTheEnd, seat, takeFromShelf, tapSomething } from './play.ts'

test.beforeEach(({ page }) => hurry(page))

test('learn solitair from its rules, win it with hints, and find the try among the best', async ({
  page,
}) => {
  await page.goto('/#/game/solitair')
  await page.getByRole('link', { name: 'Spelregels' }).click()
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await openFromShelf(page, 'solitair')
  await page.locator('[data-hope]').click()
  await expect(page.locator('[data-said]')).toHaveText('Ja, dit is nog op te lossen.')
  for (let left = 32; left > 1; left--) {
    await expect(page.locator('[data-piece]')).toHaveCount(left)
    await page.locator('[data-hint]').click()
    await expect(page.locator('[data-said]')).toHaveText(/Probeer/)
    await expect(page.locator('[data-glow]')).toHaveCount(1)
    await page.locator('[data-glow]').click()
    await page.locator('[data-glow]').click()
  }
  await expect(page.locator('[data-result]')).toBeVisible()
  await expect(page.locator('[data-best] tbody tr')).toHaveCount(1)
  await expect(page.locator('[data-best] tbody td').first()).toHaveText('1')
})

test('hidden bets at one screen: the screen is handed over behind a curtain', async ({ page }) => {
  await takeFromShelf(page, 'royal-turf')
  await seat(page, [0, 0])
  await page.locator('form input[type=checkbox]').first().check()
  await begin(page)
  const came = new Set<string>()
  for (let taps = 0; taps < 24; taps++) {
    const curtain = page.locator('[data-curtain]')
    await expect(curtain.or(page.locator('[data-glow]').first())).toBeVisible()
    if ((await curtain.count()) > 0) {
      came.add((await curtain.getAttribute('data-curtain'))!)
      await expect(page.locator('[data-spot], .tray, .sheet, [data-piece], .record')).toHaveCount(0)
    }
    await tapSomething(page, taps)
  }
  expect([...came].toSorted()).toEqual(['0', '1'])
  if (process.env['SPELLENDOOS_FULL'] === '1') await playToTheEnd(page, 5)
})

test('a reload in the middle of a backgammon match goes on where it was', async ({ page }) => {
  await takeFromShelf(page, 'backgammon')
  await seat(page, [0, 0])
  await begin(page)
  await expect(page.locator('[data-glow]').first()).toBeVisible()
  const written = async () => {
    await page.locator('[aria-controls="record"]').click()
    await expect(page.locator('.record .move').first()).toBeVisible()
    const moves = await page.locator('.record .move').allTextContents()
    const lines = await page.locator('.log li').allTextContents()
    await page.locator('[aria-controls="record"]').click()
    return { moves, lines }
  }
  let before = { moves: [] as string[], lines: [] as string[] }
  // How many taps three moves take is up to the dice.
  for (let taps = 0; before.moves.length < 3; taps++) {
    expect(taps).toBeLessThan(200)
    await tapSomething(page, taps)
    if (taps > 12 && taps % 12 === 0) before = await written()
  }
  await page.reload()
  await expect(page.locator('.spot').first()).toBeVisible()
  expect(await written()).toEqual(before)
  await playToTheEnd(page, 2)
})

test('dammen with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('[data-game="dammen"]')).toBeVisible()
  const reach = async (selector: string) => {
    for (let tabs = 0; tabs < 120; tabs++) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector))
        return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the tab key does not reach ${selector}`)
  }
  await reach('[type=search]')
  await page.keyboard.type('dammen')
  await reach('[data-game="dammen"]')
  await page.keyboard.press('Enter')
  await reach('[data-player="1"]')
  await page.keyboard.press('Home')
  await reach('[data-begin]')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-glow]').first()).toBeVisible()
  /** Whose men are near: the board turns to the second player once the first has moved. */
  const near = async () => {
    const [low, high] = await Promise.all(
      ['1', '50'].map(async (spot) => (await page.locator(`[data-spot="${spot}"]`).boundingBox())!.y),
    )
    return low! > high! ? 'second' : 'first'
  }
  for (const player of ['first', 'second']) {
    await expect.poll(near).toBe(player)
    await reach('.spot')
    const from = await page.evaluate(() => document.activeElement?.getAttribute('data-spot'))
    expect(from, player).toBeTruthy()
    await walkTo(page)
    await page.keyboard.press('Enter')
    await walkTo(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
  }
  await page.locator('[aria-controls="record"]').press('Enter')
  await expect(page.locator('.record .move')).toHaveCount(2)
})

/** Walks with the arrow keys to the nearest place that can be tapped. */
async function walkTo(page: Page): Promise<void> {
  for (let steps = 0; steps < 30; steps++) {
    const key = await page.evaluate(() => {
      const here = document.activeElement
      if (here === null || here.hasAttribute('data-glow')) return undefined
      const middle = (thing: Element) => {
        const { x, y, width, height } = thing.getBoundingClientRect()
        return [x + width / 2, y + height / 2] as const
      }
      const [x, y] = middle(here)
      const [dx, dy] = [...document.querySelectorAll('.spot[data-glow]')]
        .map((spot) => [middle(spot)[0] - x, middle(spot)[1] - y] as const)
        .toSorted((a, b) => Math.hypot(...a) - Math.hypot(...b))[0]!
      if (Math.abs(dx) > Math.abs(dy) + 1) return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
      return dy > 0 ? 'ArrowDown' : 'ArrowUp'
    })
    if (key === undefined) return
    await page.keyboard.press(key)
  }
  throw new Error('the arrow keys reach nothing that can be tapped')
}

test('a refused move says its rule, a drag moves a man, a move is taken back, a draw is agreed, and again', async ({
  page,
}) => {
  await takeFromShelf(page, 'dammen')
  await seat(page, [0, 0])
  await begin(page)
  const spot = (id: string) => page.locator(`[data-spot="${id}"]`)
  // A man that is behind others cannot move.
  await spot('50').click()
  await spot('45').click()
  await expect(page.locator('[data-refusal]')).toBeVisible()
  await expect(page.locator('[data-refusal] a')).toHaveAttribute('href', /#\/rules\/dammen\//)

  await spot('32').dragTo(spot('28'))
  await page.locator('[aria-controls="record"]').click()
  await expect(page.locator('.record .move')).toHaveText(['32-28'])
  await page.locator('[aria-controls="record"]').click()
  await page.locator('[data-undo]').click()
  await expect(spot('32')).toHaveAttribute('data-glow', '')
  await spot('32').click()
  await spot('28').click()

  await page.locator('[data-offer]').click()
  await page.locator('[data-accept]').click()
  await expect(page.locator('[data-result]')).toHaveAttribute('data-result', '1 1')
  const first = page.url()
  await page.getByRole('button', { name: 'Nog een partij' }).click()
  await expect(page).not.toHaveURL(first)
  await expect(page.locator('[data-glow]').first()).toBeVisible()
})

const textsOfPage = (lang: Lang) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../src/words/${lang}.json`), 'utf8')) as Record<
    string,
    string
  >

test('the whole way in every language', async ({ page }) => {
  for (const lang of LANGS) {
    const said = textsOfPage(lang)
    await page.goto('/#/settings')
    await page.locator(`button[lang="${lang}"]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await page.goto('/#/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(said['shelf.title']!)
    await page.locator('[data-game="molenspel"]').click()
    await expect(page.locator('[data-begin]')).toHaveText(said['opening.begin']!)
    await begin(page)
    await expect(page.getByRole('link', { name: said['table.rules']! })).toBeVisible()
    await expect(page.locator('.coach')).not.toBeEmpty()
  }
})
