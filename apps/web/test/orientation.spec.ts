import { expect, test, type Page } from '@playwright/test'
import { beginAll, createTable, newPlayer, sitDown } from './online.ts'
import { begin, hurry, seat, takeFromShelf } from './play.ts'

test.beforeEach(({ page }) => hurry(page))

/** Which of two fields is lower on the screen. */
async function lower(page: Page, one: string, other: string): Promise<string> {
  const yOf = async (spot: string) => (await page.locator(`.board [data-spot="${spot}"]`).boundingBox())!.y
  return (await yOf(one)) > (await yOf(other)) ? one : other
}
/** White's back row and Black's in draughts. */
const [WHITE, BLACK] = ['48', '3']
const nearIs = (page: Page, field: string) => expect.poll(() => lower(page, WHITE, BLACK)).toBe(field)
const turnBoard = (page: Page) => page.locator('[data-turn-board]').click()

test('the last seat against a computer player sits below, and a tap turns the board round and back', async ({
  page,
}) => {
  await takeFromShelf(page, 'dammen')
  await seat(page, [1, 0])
  await begin(page)
  await nearIs(page, BLACK)
  // Keys follow what is seen: up is away from oneself.
  await page.locator('[data-spot="18"]').focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-spot="22"], [data-spot="23"]').and(page.locator(':focus'))).toBeVisible()
  await turnBoard(page)
  await nearIs(page, WHITE)
  await turnBoard(page)
  await nearIs(page, BLACK)
})

test('two people at one screen: the board turns with the turn, or stays where that is chosen', async ({
  page,
}) => {
  await takeFromShelf(page, 'dammen')
  await seat(page, [0, 0])
  await begin(page)
  await nearIs(page, WHITE)
  await page.locator('[data-spot="32"]').click()
  await page.locator('[data-spot="28"]').click()
  await nearIs(page, BLACK)
  await page.evaluate(() => localStorage.setItem('spellendoos.turning', 'still'))
  await page.reload()
  await nearIs(page, WHITE)
})

test('a replay and a position that is set up are turned by a tap', async ({ page }) => {
  await page.goto('/#/position/dammen')
  await nearIs(page, WHITE)
  await turnBoard(page)
  await nearIs(page, BLACK)
  await seat(page, [1, 0])
  await begin(page)
  await page.getByRole('button', { name: 'Opgeven' }).click()
  await page.locator('dialog[open] .button.main').click()
  await page.locator('[data-replay]').click()
  await expect(page.locator('.replay-page')).toBeVisible()
  await nearIs(page, BLACK)
  await turnBoard(page)
  await nearIs(page, WHITE)
})

test('online each sits before the own men, and a watcher with the first seat', async ({ browser }) => {
  const [anna, bram, watcher] = [await newPlayer(browser), await newPlayer(browser), await newPlayer(browser)]
  const link = await createTable(anna, 'dammen', 'Anna', 2)
  await anna.locator('.folded summary').last().click()
  const watch = await anna.locator('[data-link="watch"]').inputValue()
  await sitDown(bram, link, 'Bram')
  await beginAll([anna, bram])
  await watcher.goto(watch)
  const first = (await anna.locator('.seat').first().textContent())!.includes('Anna')
  await nearIs(anna, first ? WHITE : BLACK)
  await nearIs(bram, first ? BLACK : WHITE)
  await nearIs(watcher, WHITE)
  await turnBoard(bram)
  await nearIs(bram, first ? WHITE : BLACK)
})
