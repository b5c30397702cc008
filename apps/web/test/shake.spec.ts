import { expect, test, type Page } from '@playwright/test'
import { begin, hurry, seat } from './play.ts'

test.use({ hasTouch: true, isMobile: true })

/** What the phone was told to feel like, and whether somebody was asked for leave to follow its motion. */
interface Felt {
  buzzes: number
  asked: number
}

/** A phone in the hand, with things that move. */
async function takeInHand(
  page: Page,
  how: { readonly motion: string; readonly asks: boolean },
): Promise<void> {
  await hurry(page)
  await page.addInitScript(({ motion, asks }) => {
    localStorage.setItem('spellendoos.motion', motion)
    const felt: Felt = { buzzes: 0, asked: 0 }
    Object.assign(window, { felt })
    navigator.vibrate = () => ++felt.buzzes > 0
    navigator.permissions.query = () =>
      asks
        ? Promise.reject(new TypeError('no such permission'))
        : Promise.resolve({ state: 'granted' } as PermissionStatus)
    Object.assign(DeviceMotionEvent, {
      requestPermission: () => {
        felt.asked++
        return Promise.resolve('granted')
      },
    })
  }, how)
}

const felt = (page: Page) => page.evaluate(() => (window as unknown as { felt: Felt }).felt)

/** Shakes the phone until something comes of it, or for this long. */
const shake = (page: Page) =>
  page.evaluate(async () => {
    for (let push = 0; push < 6; push++) {
      dispatchEvent(
        new DeviceMotionEvent('devicemotion', {
          acceleration: { x: push % 2 === 0 ? 20 : -20, y: 0, z: 0 },
          interval: 16,
          rotationRate: {},
        }),
      )
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })

/** Dice as they are read aloud. */
const dice = (page: Page) => page.locator('.item.die').evaluateAll((all) => all.map((die) => die.ariaLabel))

async function sitDown(page: Page): Promise<void> {
  await page.goto('/#/game/backgammon')
  await seat(page, [0, 0])
  await begin(page)
  await expect(page.locator('[data-spot="throw"][data-glow]')).toBeVisible()
}

test('a phone that is shaken throws where the button is offered, buzzes, and does nothing else', async ({
  page,
}) => {
  await takeInHand(page, { motion: 'lively', asks: false })
  await sitDown(page)
  await expect(async () => {
    await shake(page)
    await expect(page.locator('.bar .item.die').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect.poll(async () => (await felt(page)).buzzes).toBeGreaterThan(0)
  // Now men are moved, and shaking moves none.
  await page.waitForTimeout(1600)
  const log = () => page.locator('.spot').evaluateAll((all) => all.map((spot) => spot.ariaLabel).join())
  const before = await log()
  await shake(page)
  expect(await log()).toBe(before)
  await expect(page.locator('[data-refusal]')).toHaveCount(0)
})

test('a browser that has to ask before it is shaken asks once, at the first throw', async ({ page }) => {
  await takeInHand(page, { motion: 'lively', asks: true })
  await page.goto('/#/game/macao')
  await seat(page, [0, 0])
  await begin(page)
  const button = page.locator('.bar .item.button[data-glow]').first()
  await expect(button).toBeVisible()
  const log = page.locator('[aria-controls="record"]')
  await log.tap()
  await log.tap()
  expect((await felt(page)).asked).toBe(0)
  await shake(page)
  await expect(button).toBeVisible()
  const before = await dice(page)
  await expect(async () => {
    await button.tap()
    expect((await felt(page)).asked).toBe(1)
  }).toPass()
  await expect.poll(() => dice(page)).not.toEqual(before)
})

test('who wants things to be calm neither shakes nor feels anything', async ({ page }) => {
  await takeInHand(page, { motion: 'calm', asks: false })
  await sitDown(page)
  await shake(page)
  await expect(page.locator('[data-spot="throw"][data-glow]')).toBeVisible()
  const before = await dice(page)
  await page.locator('[data-spot="throw"]').tap()
  await expect.poll(() => dice(page)).not.toEqual(before)
  expect((await felt(page)).buzzes).toBe(0)
  await page.goto('/#/settings')
  await expect(page.getByRole('group', { name: 'Geluid' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Schudden om te gooien' })).toHaveCount(0)
})
