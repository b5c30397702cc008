import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { hurry, openFromShelf, playToTheEnd } from './play.ts'

/** A short match with dice, played out, and its replay on the screen. */
async function lookBack(page: Page): Promise<void> {
  await openFromShelf(page, 'kale-mus')
  await playToTheEnd(page)
  await page.locator('[data-replay]').click()
  await expect(page.locator('.replay-page')).toBeVisible()
}

async function saveReplay(page: Page): Promise<string> {
  await page.locator('[data-share]').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog[open] [data-save]').click(),
  ])
  return readFile(await download.path(), 'utf8')
}

const asFile = (text: string) => ({
  name: 'match.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

test.beforeEach(({ page }) => hurry(page))

test('a finished match is stepped through with the keyboard, the slider and the list', async ({ page }) => {
  await lookBack(page)
  const at = (step: number) => expect(page.locator(`[data-step="${step}"]`)).toBeVisible()
  await at(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await at(2)
  await page.keyboard.press('ArrowLeft')
  await at(1)
  await page.keyboard.press('End')
  await expect(page.locator('[data-step]')).toContainText(/wint|Het is gelijk/)
  await page.getByRole('slider').press('Home')
  await at(0)
  await page.getByRole('button', { name: 'Zetten' }).click()
  await page.locator('.steps button').nth(2).click()
  await at(3)
  await page.getByRole('button', { name: 'Afspelen' }).click()
  await at(4)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('a replay link opens in a fresh browser, and it is verified there', async ({ page, browser }) => {
  await lookBack(page)
  await page.locator('[data-share]').click()
  const link = await page.locator('[data-link]').inputValue()
  const fresh = await browser.newContext({ locale: 'de-DE' })
  const there = await fresh.newPage()
  await there.goto(link)
  await expect(there.locator('[data-fair="true"]')).toContainText('Es war fair')
  await there.keyboard.press('End')
  await expect(there.locator('[data-step]')).toContainText('gewinnt')
  await there.reload()
  await expect(there.locator('[data-fair="true"]')).toBeVisible()
  await fresh.close()
})

test('a finished match is a picture to save, in one tap from its result', async ({ page }) => {
  await openFromShelf(page, 'kale-mus')
  await playToTheEnd(page)
  await page.locator('[data-share-result]').click()
  const card = page.locator('[data-card]')
  await expect(card).toBeVisible()
  expect(await card.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(1200)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save-picture]').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^kale-mus-.*\.png$/)
  const file = await readFile(await download.path())
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2400, 1260])
})

test('a replay file opens, and a tampered one is refused with its reason', async ({ page }) => {
  await lookBack(page)
  const text = await saveReplay(page)
  await page.goto('/#/matches')
  await page.locator('[data-file]').setInputFiles(asFile(text))
  await expect(page.locator('[data-fair="true"]')).toBeVisible()

  const refusal = async (file: string) => {
    await page.goto('/#/matches')
    await page.locator('[data-file]').setInputFiles(asFile(file))
    await expect(page.locator('[data-problem]')).toBeVisible()
    return page.locator('[data-problem]').getAttribute('data-problem')
  }
  const other = text.replace(/"draw":\[(\d)\]/, (_, die) => `"draw":[${(Number(die) % 6) + 1}]`)
  expect(other).not.toBe(text)
  expect(await refusal(other)).toBe('draw-differs')
  await expect(page.getByText('een andere worp')).toBeVisible()
  expect(await refusal(text.replace('"move"', '"mvoe"'))).toBe('bad-replay')
  await expect(page.getByText('log[')).toBeVisible()
  expect(await refusal(text.replace('"kale-mus"', '"kale-meeuw"'))).toBe('no-such-game')
  expect(await refusal('Geachte mevrouw')).toBe('no-json')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('a file is dropped on the shelf', async ({ page }) => {
  await lookBack(page)
  const text = await saveReplay(page)
  await page.goto('/')
  await expect(page.locator('[data-game="kale-mus"]').first()).toBeVisible()
  await page.evaluate((contents) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([contents], 'match.json'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, text)
  await expect(page.locator('[data-fair="true"]')).toBeVisible()
})

test('a link that was cut off says so', async ({ page }) => {
  await page.goto('/#/link/pVjbbhw3DP2Xed4p')
  await expect(page.locator('[data-problem="bad-link"]')).toBeVisible()
})

test('play goes on from any position: sealed anew, or honestly unprovable', async ({ page }) => {
  await lookBack(page)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.locator('[data-continue]').click()
  await expect(page.getByText('achteraf is niet te bewijzen')).toBeVisible()
  await page.locator('dialog[open] [data-begin]').click()
  await playToTheEnd(page)
  await page.getByRole('button', { name: 'Ging het eerlijk?' }).click()
  await expect(page.getByText('Niet te bewijzen')).toBeVisible()

  await openFromShelf(page, 'solitair')
  await playToTheEnd(page)
  await page.locator('[data-replay]').click()
  await expect(page.locator('.replay-page')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const pegs = page.locator('[data-piece]')
  await expect(pegs).toHaveCount(31)
  await page.locator('[data-continue]').click()
  await expect(page.getByText('opnieuw verzegeld')).toBeVisible()
  await page.locator('dialog[open] [data-begin]').click()
  await expect(page.locator('.table-page:not(.replay-page)')).toBeVisible()
  await expect(pegs).toHaveCount(31)
})
