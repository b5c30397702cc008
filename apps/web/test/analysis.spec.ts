import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { begin, hurry, setUp, tap } from './play.ts'

/** On 28 the king on 50 is lost to the man on 22; on 45 it takes a man instead. */
const KING = 'W:WK50,48:B22,17,11,12'

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const

test.beforeEach(({ page }) => hurry(page))

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/#/analyse/${address}`)
  await expect(page.locator('[data-analysis]')).toBeVisible()
  await expect(page.locator('.board .spots')).toBeAttached()
}

/** The list of what was tried lies beside the board, or over it until it is put away. */
async function showMoves(page: Page): Promise<void> {
  if ((await page.locator('[data-variations]').count()) === 0)
    await page.getByRole('button', { name: 'Spelverslag' }).click()
}

const hideMoves = (page: Page) => page.getByRole('button', { name: 'Spelverslag' }).click()

/** Everything that was tried, as it is written: how deep, and the moves. */
const tried = (page: Page) =>
  page
    .locator('.stretch')
    .evaluateAll((all) =>
      all.map(
        (each) =>
          `${each.getAttribute('data-depth')} ${[...each.querySelectorAll('button')].map((move) => move.textContent).join(' ')}`,
      ),
    )

const lines = (page: Page) => page.locator('[data-line]')

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  await page.locator('[data-files]').click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator(button).click()])
  await page.keyboard.press('Escape')
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('[data-files]').click()
  await page
    .locator('dialog[open] [data-file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

test('draughts: moves are tried, branched, promoted and deleted, stay after a reload, and go to files and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'dammen')
  await expect(lines(page)).toHaveCount(3)
  await expect(page.locator('[data-arrow="hint"]')).toHaveCount(1)
  await tap(page, '32', '28', '19', '23', '28', '19', '14', '23')
  await expect.poll(() => tried(page)).toEqual(['0 32-28 19-23 28x19 14x23'])
  // Back to before the last capture with the arrow keys, and the other one.
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('[data-step-to="0.0.0"]')).toHaveAttribute('aria-current', 'step')
  await tap(page, '13', '24', '37', '32')
  await expect.poll(() => tried(page)).toEqual(['0 32-28 19-23 28x19 14x23', '1 13x24 37-32'])
  // What a rule forbids is told, and changes nothing.
  await tap(page, '18', '27')
  await expect(page.locator('.desk .refusal')).toBeVisible()
  await page.locator('[data-promote]').click()
  await expect.poll(() => tried(page)).toEqual(['0 32-28 19-23 28x19 13x24', '1 14x23', '0 37-32'])
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await expect(page.locator('[data-step-to="0.0.0.0.0"]')).toHaveAttribute('aria-current', 'step')

  await page.reload()
  await expect.poll(() => tried(page)).toEqual(['0 32-28 19-23 28x19 13x24', '1 14x23', '0 37-32'])
  await expect(page.locator('[data-step-to="0.0.0.0.0"]')).toHaveAttribute('aria-current', 'step')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  const pdn = await download(page, '[data-save-as="pdn"]')
  expect(pdn.name).toBe('dammen.pdn')
  expect(pdn.text).toContain('1. 32-28 19-23 2. 28x19 13x24 ( 2... 14x23 ) 3. 37-32 *')
  const ours = await download(page, '[data-save]')
  await page.keyboard.press('ArrowLeft')
  await page.locator('[data-remove]').click()
  await expect.poll(() => tried(page)).toEqual(['0 32-28 19-23 28x19 14x23'])

  for (const { name, text } of [pdn, ours]) {
    await openFile(page, name, text)
    await expect.poll(() => tried(page)).toEqual(['0 32-28 19-23 28x19 13x24', '1 14x23', '0 37-32'])
    await expect(page).toHaveURL(/analyse\/dammen\/kept\/file-/)
  }
  await openFile(page, 'bad.pdn', '1. 32-28\n2. 99-98\n')
  await expect(page.locator('[data-said-of-file]')).toContainText('2')
})

const MAT = ` 5 point match

 Game 1
 Anna : 0                       Bert : 0
  1) 31: 8/5 6/5                52: 13/11 13/8
`

test('backgammon: a roll is chosen or thrown, its variations are kept, and the main line goes to MAT and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'backgammon')
  await openFile(page, 'club.mat', MAT)
  await expect(page.locator('.seats')).toContainText('Anna')
  await expect(page.locator('[data-step-to]')).toHaveCount(8)
  await page.keyboard.press('End')
  await expect(lines(page)).not.toHaveCount(0)
  await lines(page).first().click()
  // Both dice are chosen, and the engine has plays for them.
  await page.locator('[data-face="6"]').click()
  await expect(page.locator('[data-chosen]')).toContainText('6')
  await page.locator('[data-face="4"]').click()
  await expect(lines(page)).toHaveCount(3)
  await lines(page).first().click()
  await expect(page.locator('[data-step-to]')).toHaveCount(11)
  // Another throw is a variation, and so is one that is left to chance, unless it is the same.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.locator('[data-face="5"]').click()
  await page.locator('[data-face="5"]').click()
  await expect.poll(async () => (await tried(page)).at(-2)).toBe('1 5–5')
  await page.keyboard.press('ArrowLeft')
  await page.locator('[data-throw]').click()
  await expect(page.locator('[data-throw]')).toHaveCount(0)
  const { name, text } = await download(page, '[data-save-as="mat"]')
  expect(name).toBe('backgammon.mat')
  expect(text).toMatch(/2\) 64: \S+\/\S+/)
  await openFile(page, name, text)
  await expect(page.locator('[data-step-to]')).toHaveCount(11)
})

test('an endgame that is decided is told as certain, and a finished one by its ending', async ({ page }) => {
  await open(page, `dammen/${encodeURIComponent('W:WK1,K2:B45')}`)
  await expect(page.locator('[data-standing]')).toContainText(/wint/)
  await open(page, `dammen/${encodeURIComponent('W:W28:B22')}`)
  await tap(page, '28', '17')
  await expect(page.locator('[data-standing]')).toContainText(/wint/)
  await expect(page.locator('[data-chances-now]')).toHaveAttribute('data-chances-now', '100%')
})

test('reached from the game, the position editor, the result of a table and a step of a replay', async ({
  page,
}) => {
  await page.goto('/#/game/dammen')
  await expect(page.locator('[data-analyse]')).toHaveAttribute('href', '#/analyse/dammen')
  await page.goto(`/#/position/dammen/${encodeURIComponent(KING)}`)
  await page.locator('[data-analyse]').click()
  await expect(page).toHaveURL(/analyse\/dammen\/W/)
  await expect(page.locator('.desk')).toBeVisible()

  await setUp(page, 'dammen', KING)
  await begin(page)
  await tap(page, '50', '28', '22', '33')
  await page.getByRole('button', { name: 'Opgeven' }).click()
  await page.locator('dialog[open] .main').click()
  await page.locator('dialog[open] [data-analyse]').click()
  await expect(page.locator('.desk')).toBeVisible()
  await showMoves(page)
  await expect.poll(() => tried(page)).toEqual(['0 50-28 22x33'])
  await expect(page.locator('[data-step-to="0.0"]')).toHaveAttribute('aria-current', 'step')
  // What is tried there is there again when one comes from the replay, and one is at its step.
  await hideMoves(page)
  await page.locator('.desk .steps button').nth(0).click()
  await tap(page, '50', '45')
  await showMoves(page)
  await expect.poll(() => tried(page)).toEqual(['0 50-28', '1 50-45', '0 22x33'])
  await page.evaluate(() => (location.hash = '#/matches'))
  await page.locator('[data-kept] a').click()
  await expect(page.locator('[data-step="0"]')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-step="1"]')).toBeVisible()
  await page.locator('.replay-tools [data-analyse]').click()
  await showMoves(page)
  await expect.poll(() => tried(page)).toEqual(['0 50-28', '1 50-45', '0 22x33'])
  await expect(page.locator('[data-step-to="0"]')).toHaveAttribute('aria-current', 'step')
})

test('games that hide something are analysed from a finished match only, and pure luck not at all', async ({
  page,
}) => {
  await page.goto('/#/analyse/voetbal-toto')
  await expect(page.locator('[data-problem="hidden"]')).toBeVisible()
  await page.goto('/#/analyse/mens-maak-je-niet-dik')
  await expect(page.locator('[data-analysis], [data-problem]')).toBeVisible()
  await page.goto(`/#/analyse/dammen/${encodeURIComponent('W:W77:B1')}`)
  await expect(page.locator('[data-problem]')).toBeVisible()
})

test('nobody goes on computing once the page is left', async ({ page }) => {
  await open(page, 'dammen')
  await expect.poll(() => page.workers().length).toBeGreaterThan(0)
  await page.evaluate(() => (location.hash = '#/settings'))
  await expect.poll(() => page.workers().length).toBe(0)
})

for (const size of SIZES) {
  test(`nothing moves while it searches, and all of it fits on ${size.width} by ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    for (const game of ['dammen', 'backgammon']) {
      await open(page, game)
      const places = () =>
        page
          .locator('.board-room, .desk, .desk .steps, .seats')
          .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
      const before = await places()
      await expect(page.locator('[data-chances-now$="%"]')).toBeVisible()
      await expect(lines(page).first()).toBeVisible()
      expect(await places()).toEqual(before)
      const { wide, cut } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        cut: [...document.querySelectorAll<HTMLElement>('.desk, .desk *')]
          .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
          .map((each) => each.className),
      }))
      expect(wide).toBeLessThanOrEqual(size.width)
      expect(cut).toEqual([])
    }
  })
}
