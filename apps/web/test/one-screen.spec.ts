import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { begin, hurry, keptMatch, makeShort, playToTheEnd, seat, takeFromShelf } from './play.ts'

test('four people who hide and act at once sit round one screen, each with own keys', async ({ page }) => {
  await hurry(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await takeFromShelf(page, '7ate9')
  await seat(page, [0, 0, 0, 0])
  await begin(page)
  await expect(page.locator('[data-edge]')).toHaveCount(4)
  await expect(page.locator('[data-curtain]')).toHaveCount(0)
  // Each presses the key of the own draw stack, once play has begun.
  const items = (at: number) => page.locator(`[data-edge="${at}"] button.item.card`)
  await expect(async () => {
    for (const key of ['1', 'q', 'a', 'z']) await page.keyboard.press(key)
    for (const at of [0, 1, 2, 3]) expect(await items(at).count()).toBeGreaterThan(2)
  }).toPass({ timeout: 20_000 })
  await playToTheEnd(page, 3)
})

test('the edge table and the result on it are for everyone', async ({ page }) => {
  await hurry(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await takeFromShelf(page, '7ate9')
  await seat(page, [0, 0])
  await begin(page)
  await expect(page.locator('[data-edge]')).toHaveCount(2)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await playToTheEnd(page, 4)
  await expect(page.locator('[data-result]')).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('a screen that lies on the table: everyone has an own edge that faces them', async ({ page }) => {
  await hurry(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.addInitScript(() => localStorage.setItem('spellendoos.turning', 'flat'))
  await takeFromShelf(page, 'mens-maak-je-niet-dik')
  await seat(page, [0, 0, 0, 0])
  await begin(page)
  await expect(page.locator('.flat-page [data-edge]')).toHaveCount(4)
  const turns = await page
    .locator('[data-edge]')
    .evaluateAll((edges) => edges.map((edge) => getComputedStyle(edge).rotate))
  expect(new Set(turns).size).toBe(4)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const first = await page.locator('[data-edge].on-turn').getAttribute('data-edge')
  await page.locator('[data-glow]').first().click()
  await expect(page.locator(`[data-edge="${first}"].on-turn`)).toHaveCount(0)
})

test('on a phone the log leaves the acts in sight', async ({ page }) => {
  await hurry(page)
  await takeFromShelf(page, 'dammen')
  await seat(page, [0, 0])
  await begin(page)
  for (const spot of ['32', '28', '19', '23']) await page.locator(`[data-spot="${spot}"]`).click()
  await page.locator('[aria-controls="record"]').click()
  await expect(page.locator('.record li').first()).toBeVisible()
  await page.locator('[data-undo]').click()
  await expect(page.locator('.record .move').last()).toHaveText('19-23')
})

const tap = (page: Page, spot: string) =>
  page.locator(`[data-spot="${spot}"][data-glow]`).dispatchEvent('click')

/** The next player comes to the screen. Answers who that is. */
async function takeScreen(page: Page): Promise<number> {
  const next = Number(await page.locator('[data-curtain]').getAttribute('data-curtain'))
  await page.locator('[data-take-screen]').click()
  return next
}

/** Scores any goal; answers its place in the notation, such as `7h`, or nothing when there was none to score. */
async function scoreAny(page: Page): Promise<string | undefined> {
  const card = page.locator('[data-spot^="card"][data-glow]').first()
  const pass = page.locator('[data-spot="pass"][data-glow]')
  await expect(card.or(pass)).toBeVisible()
  if ((await card.count()) === 0) {
    await pass.click()
    return undefined
  }
  await card.click()
  const side = page.locator('.board-room [data-spot][data-glow]').first()
  const spot = await side.getAttribute('data-spot')
  await side.dispatchEvent('click')
  return spot!
}

test('voetbal-toto at one screen: a third player can call STOP at the curtain, and need not', async ({
  page,
}) => {
  await hurry(page)
  await takeFromShelf(page, 'voetbal-toto')
  await seat(page, [0, 0, 0])
  await makeShort(page)
  await begin(page)
  for (const person of [0, 1, 2]) {
    expect(await takeScreen(page)).toBe(person)
    await tap(page, 'closed')
  }
  for (const person of [0, 1, 2]) {
    expect(await takeScreen(page)).toBe(person)
    for (let n = 1; n <= 13; n++) await tap(page, `form${n}.${((n + person) % 3) + 1}`)
    await tap(page, 'ready')
  }
  // Everyone but the scorer is offered the screen, whatever they hold.
  const stopped = { called: false, refrained: false }
  while (!stopped.called || !stopped.refrained) {
    const scorer = await takeScreen(page)
    const side = await scoreAny(page)
    if (side === undefined) continue
    const next = (scorer + 1) % 3
    const third = 3 - scorer - next
    await expect(page.locator('[data-curtain]')).toHaveAttribute('data-curtain', String(next))
    await expect(page.locator('[data-call]')).toHaveCount(1)
    await expect(page.locator('[data-spot]')).toHaveCount(0)
    await page.locator(`[data-call="${third}"]`).click()
    await expect(page.locator('[data-curtain]')).toHaveCount(0)
    await expect(page.locator('.board-room [data-piece]').last()).toBeVisible()
    const cards = page.locator(`.board-room [data-piece^="${side}"]`)
    const scored = await cards.count()
    const whistle = page.locator('[data-spot="stop"][data-glow]')
    if (stopped.refrained && (await whistle.count()) > 0) {
      await whistle.click()
      stopped.called = true
    } else {
      await page.locator('[data-hand-on]').click()
      stopped.refrained = true
    }
    await expect(page.locator('[data-curtain]')).toHaveAttribute('data-curtain', String(next))
    if (!stopped.called) continue
    // The goal is off, nobody can call anything any more, and whoever was next still is.
    await expect(page.locator('[data-call]')).toHaveCount(0)
    await takeScreen(page)
    await expect(cards).toHaveCount(scored - 1)
    await expect(page.locator('[data-call]')).toHaveCount(0)
  }
})

test('voetbal-toto at one screen: with four, everyone who neither scored nor comes next can call STOP', async ({
  page,
}) => {
  await hurry(page)
  await takeFromShelf(page, 'voetbal-toto')
  const people = [0, 1, 2, 3]
  await seat(page, [0, 0, 0, 0])
  await makeShort(page)
  await begin(page)
  for (const person of people) {
    expect(await takeScreen(page)).toBe(person)
    await tap(page, 'closed')
  }
  for (const person of people) {
    expect(await takeScreen(page)).toBe(person)
    for (let n = 1; n <= 13; n++) await tap(page, `form${n}.1`)
    await tap(page, 'ready')
  }
  const scorer = await takeScreen(page)
  expect(await scoreAny(page)).toBeDefined()
  const next = (scorer + 1) % people.length
  await expect(page.locator('[data-curtain]')).toHaveAttribute('data-curtain', String(next))
  const callers = await page
    .locator('[data-call]')
    .evaluateAll((buttons) => buttons.map((button) => Number(button.getAttribute('data-call'))))
  expect(callers.toSorted((a, b) => a - b)).toEqual(
    people.filter((person) => person !== scorer && person !== next),
  )
})

test('7ate9.pause: ‘Klaar…’, two seconds in which nobody can draw, then ‘Start!’ and play at once', async ({
  page,
}) => {
  await hurry(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await takeFromShelf(page, '7ate9')
  await seat(page, [0, 0])
  const begun = Date.now()
  await begin(page)
  // Whoever presses all the time draws nothing before the call, and something right after it.
  const made = async () => {
    await page.keyboard.press('1')
    const { replay } = await page.evaluate(keptMatch)
    return replay.log.filter((entry) => 'move' in entry)
  }
  await expect.poll(async () => (await made()).length).toBeGreaterThan(1)
  const [go, draw] = await made()
  expect([go, draw]).toMatchObject([
    { by: 'clock', move: 'go-0' },
    { by: 0, move: 'draw' },
  ])
  expect(go!.at! - begun).toBeGreaterThanOrEqual(2000)
})

test('beside a computer player there are three seconds for a STOP; among people at one screen the curtain is time enough', async ({
  page,
}) => {
  await takeFromShelf(page, 'voetbal-toto')
  const seconds = page.locator('form input[type=number]').last()
  await seat(page, [0, 0, 0])
  await expect(seconds).toHaveValue('0')
  await seat(page, [0, 0, 2])
  await expect(seconds).toHaveValue('3')
})

test('voetbal-toto.wait: a lone person who has scored is not kept waiting for a STOP that only computer players can call', async ({
  page,
}) => {
  await takeFromShelf(page, 'voetbal-toto')
  await seat(page, [0, 2, 2])
  await makeShort(page)
  await page.locator('form input[type=number]').last().fill('10')
  await begin(page)
  await tap(page, 'closed')
  for (let n = 1; n <= 13; n++) await tap(page, `form${n}.1`)
  await tap(page, 'ready')
  // Computer players fill in their coupons mark by mark.
  await expect(page.locator('[data-spot^="card"][data-glow]').first()).toBeVisible({ timeout: 60_000 })
  await scoreAny(page)
  const afterGoal = async () => {
    const { replay } = await page.evaluate(keptMatch)
    const goal = replay.log.findIndex(
      (entry) => entry.by === 0 && 'move' in entry && /^\d+[ha]\d$/.test(entry.move),
    )
    return replay.log.slice(goal, goal + 2)
  }
  await expect.poll(async () => (await afterGoal()).length, { timeout: 20_000 }).toBe(2)
  const [goal, next] = await afterGoal()
  if (next!.by !== 'clock') expect(next).toMatchObject({ move: 'stop' })
  expect(next!.at! - goal!.at!).toBeLessThan(10_000)
})
