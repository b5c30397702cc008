import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { Table } from '@spellendoos/fair'
import { gameById } from '@spellendoos/games'
import { begin, hurry, openFromShelf, playToTheEnd, setUp, tap } from './play.ts'

/** On 28 the king on 50 is lost to the man on 22; on 45 it takes a man instead. */
const KING = 'W:WK50,48:B22,17,11,12'

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

interface Held extends Window {
  release?: () => void
}

/** Whoever works beside the page hears nothing until they are let go. */
const holdWorkers = (page: Page) =>
  page.evaluate(() => {
    const held: (() => void)[] = []
    let isHeld = true
    window.Worker = class extends Worker {
      override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
        const send = () => super.postMessage(message, options as StructuredSerializeOptions)
        if (isHeld) held.push(send)
        else send()
      }
    }
    ;(window as Held).release = () => {
      isHeld = false
      for (const send of held) send()
    }
  })

const letGo = (page: Page) => page.evaluate(() => (window as Held).release!())

async function playDice(page: Page): Promise<void> {
  await openFromShelf(page, 'kale-mus')
  await playToTheEnd(page)
  await page.locator('[data-replay]').click()
}

/** White gives its king away, Black takes it, White resigns. */
async function playBoard(page: Page): Promise<void> {
  await setUp(page, 'dammen', KING)
  await begin(page)
  await tap(page, '50', '28', '22', '33')
  await page.getByRole('button', { name: 'Opgeven' }).click()
  await page.locator('dialog[open] .main').click()
  await page.locator('dialog[open] [data-replay]').click()
}

/** A match of sixty moves, as a file. */
function longMatch(): string {
  const opened = Table.open(gameById('dammen')!, { seats: 2, seed: 'c0ffee' })
  if (!opened.ok) throw new Error(opened.problem.text.en)
  const { match } = opened.value
  for (let moves = 0; moves < 60; moves++) {
    const seat = match.turn[0] as number
    opened.value.play(seat, match.game.write(match.state, match.moves(seat)[0]))
  }
  opened.value.act(match.turn[0] as number, 'resign')
  return JSON.stringify(opened.value.replay())
}

async function lookBack(page: Page): Promise<void> {
  await page.locator('[data-look-back]').click()
  await expect(page.locator('[data-chances="all"]')).toBeVisible()
  await expect(page.locator('[data-lookback]')).toBeVisible()
}

/** What is written for a player, in whole per cents. */
async function figuresOf(page: Page, seat: number): Promise<Readonly<Record<string, number>>> {
  const figures: Record<string, number> = {}
  for (const row of await page.locator(`[data-account="${seat}"] [data-part]`).all()) {
    const text = await row.locator('td').innerText()
    figures[(await row.getAttribute('data-part'))!] = Number.parseInt(text.replace('−', '-'), 10)
  }
  return figures
}

/** Taps the line of chances where a step is. */
async function tapStep(page: Page, step: number): Promise<void> {
  const plot = page.locator('.plot')
  const last = Number(await plot.getAttribute('aria-valuemax'))
  const { width, height } = (await plot.boundingBox())!
  await plot.click({ position: { x: Math.min(width - 1, (width * step) / last), y: height / 2 } })
}

const at = (page: Page, step: number) => expect(page.locator(`[data-step="${step}"]`)).toBeVisible()

test.beforeEach(({ page }) => hurry(page))

test('luck, moves and the rest of a dice match lead from the start to the end, as they are written', async ({
  page,
}) => {
  await playDice(page)
  await lookBack(page)
  const seats = await page.locator('[data-account]').count()
  const ends: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    const { start, end, luck, own = 0, others = 0, rest = 0 } = await figuresOf(page, seat)
    expect(luck, 'dice have luck').toBeDefined()
    expect(start! + luck! + own + others + rest).toBe(end)
    ends.push(end!)
  }
  // One of the two won, or they share.
  expect(ends[0]! + ends[1]!).toBe(100)
  expect([0, 50, 100]).toContain(ends[0])
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await tapStep(page, 2)
  await at(page, 2)
  await page.locator('.plot').press('ArrowRight')
  await at(page, 3)
})

test('a game without luck tells of moves alone, and what mattered is shown with what was better', async ({
  page,
}) => {
  await playBoard(page)
  await lookBack(page)
  for (const [seat, result] of [0, 100].entries()) {
    const { start, end, luck, own, others, rest = 0 } = await figuresOf(page, seat)
    expect(luck).toBeUndefined()
    expect(start! + own! + others! + rest).toBe(end)
    expect(end).toBe(result)
  }
  const gift = page.locator('[data-moment="worst"]').filter({ hasText: '50-28' })
  await expect(gift).toContainText('50-45 was beter')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await tapStep(page, 2)
  await at(page, 2)
  await page.getByRole('button', { name: 'Zetten' }).click()
  await gift.click()
  await at(page, 0)
  await expect(page.locator('[data-glow]')).toHaveCount(2)
  await page.locator('[data-continue]').click()
  await expect(page.locator('dialog[open] [data-begin]')).toBeVisible()
})

test('what was found stays while the replay is open', async ({ page }) => {
  await playBoard(page)
  await lookBack(page)
  await page.locator('[data-look-back]').click()
  await expect(page.locator('.chances')).toHaveCount(0)
  await holdWorkers(page)
  await lookBack(page)
})

test('several work at a long match, and nobody goes on computing once the page is left', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 4 }))
  await page.goto('/#/matches')
  const replay = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(longMatch()) }
  await page.locator('[data-file]').setInputFiles(replay)
  await expect(page.locator('[data-look-back]')).toBeVisible()
  expect(page.workers()).toHaveLength(0)
  await holdWorkers(page)
  await page.locator('[data-look-back]').click()
  await expect.poll(() => page.workers().length).toBe(3)
  await page.getByRole('link', { name: 'Mijn partijen' }).click()
  await expect(page.locator('.matches-page')).toBeVisible()
  await expect.poll(() => page.workers().length).toBe(0)
})

for (const size of SIZES) {
  test(`nothing moves while it is computed, and all of it fits on ${size.width} by ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await playBoard(page)
    await holdWorkers(page)
    await page.locator('[data-look-back]').click()
    await expect(page.locator('.chances progress')).toBeVisible()
    const places = () =>
      page
        .locator('.board-room, .controls, .chances, .replay-tools')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())))
    const before = await places()
    await letGo(page)
    await expect(page.locator('[data-chances="all"]')).toBeVisible()
    await expect(page.locator('[data-lookback]')).toBeVisible()
    expect(await places()).toEqual(before)
    const { wide, within } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      within: [...document.querySelectorAll('.chances, .lookback td, .lookback p')].every(
        (each) => each.getBoundingClientRect().right <= innerWidth,
      ),
    }))
    expect(wide).toBeLessThanOrEqual(size.width)
    expect(within).toBe(true)
  })
}
