import { expect, test, type Page } from '@playwright/test'
import { begin, hurry, seat, takeFromShelf } from './play.ts'

test.beforeEach(({ page }) => hurry(page))

const LOOK = '/looks-at-the-clock'

/**
 * For computer players time stands still, so that the strongest never stops thinking. Every few times that one
 * looks at the clock it lets us know.
 */
async function stopTheirClock(page: Page): Promise<void> {
  const prelude = `
    let looks = 0
    performance.now = () => {
      if (++looks % 4 === 0) {
        const note = new XMLHttpRequest()
        note.open('GET', '${LOOK}', false)
        note.send()
      }
      return 0
    }
  `
  await page.route(`**${LOOK}`, (route) => route.fulfill({ status: 204 }))
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${prelude};${await answer.text()}` })
  })
}

/** That somebody is thinking at this very moment, and goes on to. */
const thinksOn = (page: Page) => page.waitForRequest(`**${LOOK}`)

/** Lets the page draw this many pictures. */
const draws = (page: Page, pictures: number) =>
  page.evaluate(
    (pictures) =>
      new Promise<void>((resolve) => {
        let drawn = 0
        const next = () => (++drawn === pictures ? resolve() : requestAnimationFrame(next))
        requestAnimationFrame(next)
      }),
    pictures,
  )

/** Taps, pictures and panels while the strongest computer player thinks and thinks. */
async function staysLively(page: Page, spot: string): Promise<void> {
  const thinking = page.locator('[data-thinking="1"]')
  await expect(thinking).toContainText('denkt na')
  await thinksOn(page)
  const log = page.locator('[aria-controls="record"]')
  for (let times = 0; times < 3; times++) {
    await log.click()
    await expect(page.locator('#record')).toBeVisible()
    await log.click()
    await expect(page.locator('#record')).toBeHidden()
    await draws(page, 10)
    await thinksOn(page)
  }
  // A tap on the board is answered too: with the rule that forbids it.
  await page.locator(`[data-spot="${spot}"]`).click()
  await expect(page.locator('[data-refusal]')).toBeVisible()
  await thinksOn(page)
  await expect(thinking).toBeVisible()
  await page.locator('.masthead .brand').click()
  await expect(page.locator('[data-game="dammen"]')).toBeVisible()
}

test('dammen: the page answers taps and draws while the strongest player thinks', async ({ page }) => {
  await stopTheirClock(page)
  await takeFromShelf(page, 'dammen')
  await seat(page, [0, 5])
  await begin(page)
  await page.locator('[data-spot="32"]').click()
  await page.locator('[data-spot="28"]').click()
  await staysLively(page, '28')
})

test('backgammon: the page answers taps and draws while the strongest player thinks', async ({ page }) => {
  await stopTheirClock(page)
  // Who is below has thrown 3-1, and then it is the other's turn, with a throw to play.
  await page.goto(
    `/#/position/backgammon/${encodeURIComponent('XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:1:6')}`,
  )
  await expect(page.locator('[data-begin]')).toBeEnabled()
  await page.locator('[data-player="1"]').selectOption('5')
  await begin(page)
  await staysLively(page, 'p24')
})
