import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { begin, hurry, seat } from './play.ts'

const PDN = '[White "Anna"]\n[Black "Bert"]\n[GameType "20"]\n\n1. 32-28 18-23 2. 33-29 23x32 3. 37x28 1-0\n'
const MAT = ` 5 point match

 Game 1
 Anna : 0                       Bert : 0
  1) 31: 8/5 6/5                52: 13/11 13/8
`

test.beforeEach(({ page }) => hurry(page))

/** Two people at a draughts board, with the log open. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/#/game/dammen')
  await seat(page, [0, 0])
  await begin(page)
  await page.keyboard.press('/')
  await expect(page.locator('[data-notation]')).toBeFocused()
}

async function write(page: Page, move: string): Promise<void> {
  await page.locator('[data-notation]').fill(move)
  await page.keyboard.press('Enter')
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text!], name!))
      return data
    },
    [name, text],
  )
  await page.dispatchEvent('body', 'drop', { dataTransfer: files })
}

test('moves are written in notation, refused by their rule, and stand in numbered pairs', async ({
  page,
}) => {
  await sitDown(page)
  await write(page, '32 28')
  await expect(page.locator('[data-pair="1"]')).toContainText('32-28')
  await expect(page.locator('[data-notation]')).toHaveValue('')
  await write(page, '19-23')
  await expect(page.locator('[data-pair="1"] [aria-current]')).toHaveText(/19-23/)
  // A capture is compulsory: a quiet move is refused, and stays in the field to be mended.
  await write(page, '34-30')
  await expect(page.locator('[data-refusal^="dammen."]')).toBeVisible()
  await expect(page.locator('[data-notation]')).toHaveValue('34-30')
  await write(page, 'what')
  await expect(page.locator('[data-refusal]')).toBeVisible()
  await write(page, '28:19')
  await expect(page.locator('[data-pair="2"]')).toContainText('28x19')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('a move that is a word is typed as its button says it', async ({ page }) => {
  await page.goto('/#/game/backgammon')
  await seat(page, [0, 0])
  await begin(page)
  await page.keyboard.press('/')
  await write(page, 'Gooien')
  await expect(page.locator('[data-notation]')).toHaveValue('')
  await expect(page.locator('[data-refusal]')).toHaveCount(0)
  await expect(page.locator('.seat .thrown > *')).toHaveCount(1)
})

test('the position is copied from the table, or shown where the browser does not copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sitDown(page)
  await write(page, '32-28')
  await expect(page.locator('[data-pair="1"]')).toBeVisible()
  const boxes = () =>
    Promise.all(['[data-copy-position]', '[data-pair="1"]'].map((each) => page.locator(each).boundingBox()))
  const before = await boxes()
  await page.locator('[data-copy-position]').click()
  await expect(page.locator('[data-copied]')).toHaveText('De stelling is gekopieerd.')
  expect(await boxes()).toEqual(before)
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^B:W.*28/)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not here'))
  })
  await page.locator('[data-copy-position]').click()
  await expect(page.getByLabel('De stelling als tekst')).toHaveValue(text)
})

test('a PDN file opens by the button, lies among the matches, is copied from and saved again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/#/matches')
  await page
    .locator('[data-file]')
    .setInputFiles({ name: 'club.pdn', mimeType: 'text/plain', buffer: Buffer.from(PDN) })
  await expect(page.locator('.replay-page')).toBeVisible()
  await expect(page.locator('[data-fair]')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Zetten' }).click()
  await expect(page.locator('[data-pair="3"]')).toContainText('37x28')
  await page.locator('[data-copy-position]').click()
  await expect(page.locator('[data-copied]')).not.toBeEmpty()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^B:W.*28/)
  await page.getByRole('button', { name: 'Zetten' }).click()

  await page.locator('[data-share]').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save-as="pdn"]').click(),
  ])
  expect(download.suggestedFilename()).toBe('dammen.pdn')
  expect(await readFile(await download.path(), 'utf8')).toContain(
    '1. 32-28 18-23 2. 33-29 23x32 3. 37x28 1-0',
  )
  await page.goto('/#/matches')
  await expect(page.locator('[data-kept]')).toHaveCount(1)
  await expect(page.locator('[data-kept]')).toContainText('Anna')
})

test('files are dropped on the shelf: several matches are kept once, a bad one is refused with its line', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await drop(page, 'club.PDN', `${PDN}\n${PDN.replace('Anna', 'Cees')}`)
  await expect(page.locator('[data-kept]')).toHaveCount(2)
  await drop(page, 'club.PDN', `${PDN}\n${PDN.replace('Anna', 'Cees')}`)
  await expect(page.locator('[data-kept]')).toHaveCount(2)
  await drop(page, 'bad.pdn', PDN.replace('23x32', '23-18'))
  await expect(page.locator('[data-problem]')).toContainText('5')
  await drop(page, 'bad.mat', ' 5 point match\n\n Game 1\n Anna : 0      Bert : 0\n  1) 31: 8/4 6/5\n')
  await expect(page.locator('[data-problem]')).toContainText('5')
})

test('a MAT file is dropped on the shelf, and the match is saved as one again', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await drop(page, 'club.mat', MAT)
  await expect(page.locator('.replay-page')).toBeVisible()
  await expect(page.locator('.seats')).toContainText('Anna')
  await page.locator('[data-share]').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save-as="mat"]').click(),
  ])
  expect(download.suggestedFilename()).toBe('backgammon.mat')
  expect(await readFile(await download.path(), 'utf8')).toMatch(/1\) 31: 8\/5 6\/5\s+52: /)
})
