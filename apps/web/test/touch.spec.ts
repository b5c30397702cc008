import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test'
import { begin, hurry, seat } from './play.ts'

test.use({ hasTouch: true, isMobile: true })
test.beforeEach(({ page }) => hurry(page))

type Point = readonly [x: number, y: number]

/** Fingers as the browser feels them. */
class Fingers {
  readonly #devtools: CDPSession
  private constructor(devtools: CDPSession) {
    this.#devtools = devtools
  }
  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }
  #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[], timestamp?: number) {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
    const when = timestamp === undefined ? {} : { timestamp }
    return this.#devtools.send('Input.dispatchTouchEvent', { type, touchPoints, ...when })
  }
  down = (...points: readonly Point[]) => this.#send('touchStart', points)
  move = (...points: readonly Point[]) => this.#send('touchMove', points)
  up = () => this.#send('touchEnd', [])
  async tap(point: Point): Promise<void> {
    await this.down(point)
    await this.up()
  }
  /** Two taps a tenth of a second apart by their own clock, however long the machine takes over them. */
  async doubleTap(point: Point): Promise<void> {
    const start = Date.now() / 1000
    for (const at of [start, start + 0.1]) {
      await this.#send('touchStart', [point], at)
      await this.#send('touchEnd', [], at + 0.02)
    }
  }
  /** Two fingers that move apart from a point, or together. */
  async pinch([x, y]: Point, from: number, to: number): Promise<void> {
    const at = (apart: number) => [[x - apart / 2, y] as const, [x + apart / 2, y] as const] as const
    await this.down(at(from)[0])
    await this.down(...at(from))
    for (let step = 1; step <= 4; step++) await this.move(...at(from + ((to - from) * step) / 4))
    await this.up()
  }
}

const boxOf = async (thing: Locator) => (await thing.boundingBox())!
const middleOf = async (thing: Locator): Promise<Point> => {
  const { x, y, width, height } = await boxOf(thing)
  return [x + width / 2, y + height / 2]
}

/** Two people at one board of small places. */
async function sitAt(page: Page, game: string): Promise<void> {
  await page.goto(`/#/game/${game}`)
  await seat(page, [0, 0])
  await begin(page)
  await expect(page.locator('.spot[data-glow]').first()).toBeVisible()
}

const chosen = (page: Page, spot: string) =>
  expect(page.locator(`.spot[data-spot="${spot}"]`)).toHaveAttribute('aria-label', /, gekozen/)

/** A spot that glows beside one that does not: both, and a point just inside the other. */
const besideGlow = (page: Page) =>
  page.evaluate(() => {
    const spots = [...document.querySelectorAll<HTMLElement>('.spot')].map((spot) => ({
      id: spot.dataset['spot']!,
      glows: spot.dataset['glow'] !== undefined,
      box: spot.getBoundingClientRect(),
    }))
    for (const one of spots.filter(({ glows }) => glows)) {
      const x = one.box.left - 3
      const y = one.box.top + one.box.height / 2
      const near = spots.find(
        ({ glows, box }) => !glows && box.left < x && x < box.right && box.top < y && y < box.bottom,
      )
      const left = spots.some(
        ({ id, glows, box }) =>
          glows &&
          id !== one.id &&
          box.right > x - 9 &&
          box.left < x &&
          Math.abs(box.top - one.box.top) < one.box.height,
      )
      if (near !== undefined && !left) return { glowing: one.id, other: near.id, at: [x, y] as const }
    }
    throw new Error('no such spot')
  })

test('a finger between two small places taps the one where something can be done', async ({ page }) => {
  await sitAt(page, 'halma')
  await expect(page.locator('.board')).toHaveAttribute('data-loupe', '')
  const { glowing, at } = await besideGlow(page)
  await (await Fingers.on(page)).tap(at)
  await chosen(page, glowing)
})

test('a finger at rest on a small board looks closer and taps where it is lifted; beside the board it taps nothing', async ({
  page,
}) => {
  await sitAt(page, 'halma')
  const fingers = await Fingers.on(page)
  const glowing = page.locator('.spot[data-glow]').first()
  const spot = (await glowing.getAttribute('data-spot'))!
  const [x, y] = await middleOf(glowing)
  const loupe = page.locator('.loupe')
  const { width } = await boxOf(glowing)
  await fingers.down([x, y - 2 * width])
  await expect(loupe).toBeVisible()
  await fingers.move([x, y])
  await expect(loupe).toHaveAttribute('data-meant', spot)
  await fingers.up()
  await expect(loupe).toHaveCount(0)
  await chosen(page, spot)

  const target = page.locator('.spot[data-glow]').first()
  const there = await middleOf(target)
  await fingers.down(there)
  await expect(loupe).toBeVisible()
  await fingers.move([there[0], 4])
  await expect(loupe).not.toHaveAttribute('data-meant', /./)
  await fingers.up()
  await expect(loupe).toHaveCount(0)
  await chosen(page, spot)
})

test('a board is pinched larger, moved and tapped exactly, and a double tap or a button shows all of it', async ({
  page,
}) => {
  // The board turns to the next player in its own time; here it is to lie still under the fingers.
  await page.addInitScript(() => localStorage.setItem('spellendoos.turning', 'still'))
  await sitAt(page, 'gobang')
  const fingers = await Fingers.on(page)
  const board = page.locator('.board')
  const others = ['.masthead', '.seats', '.coach', '.acts', '.board']
  const boxes = () => Promise.all(others.map((each) => boxOf(page.locator(`.table-page ${each}`).first())))
  const before = await boxes()
  const middle = await middleOf(board)
  const spot = page.locator('.spot').nth(180)
  const { width } = await boxOf(spot)
  await fingers.pinch(middle, 80, 240)
  await expect(board).toHaveAttribute('data-zoomed', '')
  await expect.poll(async () => (await boxOf(spot)).width / width).toBeCloseTo(3, 1)
  expect(await boxes()).toEqual(before)
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1)
  await expect(page.locator('.spot[aria-label*="gekozen"]')).toHaveCount(0)

  // With two fingers the board goes along.
  const was = await boxOf(spot)
  await fingers.down([middle[0] - 40, middle[1]])
  await fingers.down([middle[0] - 40, middle[1]], [middle[0] + 40, middle[1]])
  await fingers.move([middle[0] - 10, middle[1]], [middle[0] + 70, middle[1]])
  await fingers.up()
  await expect.poll(async () => (await boxOf(spot)).x - was.x).toBeCloseTo(30, 0)

  const here = await page.evaluate(([x, y]) => {
    const far = (spot: Element) => {
      const box = spot.getBoundingClientRect()
      return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
    }
    const near = [...document.querySelectorAll<HTMLElement>('.spot[data-glow]')].toSorted(
      (a, b) => far(a) - far(b),
    )
    return near[0]!.dataset['spot']!
  }, middle)
  await fingers.tap(await middleOf(page.locator(`.spot[data-spot="${here}"]`)))
  await expect(page.locator(`.spot[data-spot="${here}"]`)).toHaveAttribute('aria-label', /laatste zet/)

  // A stone is there now, so that nothing can be done.
  const stone = await middleOf(page.locator(`.spot[data-spot="${here}"]`))
  await fingers.doubleTap(stone)
  await expect(board).not.toHaveAttribute('data-zoomed')

  await fingers.pinch(middle, 80, 240)
  await page.locator('[data-unzoom]').tap()
  await expect(board).not.toHaveAttribute('data-zoomed')
  expect(await boxes()).toEqual(before)
})

test('a larger board is moved by a finger from where no piece can go, and the focus is always in sight', async ({
  page,
}) => {
  await sitAt(page, 'dammen')
  const fingers = await Fingers.on(page)
  const board = page.locator('.board')
  const middle = await middleOf(board)
  const spot = page.locator('.spot[data-spot="23"]')
  const { width } = await boxOf(spot)
  await fingers.pinch(middle, 80, 200)
  await expect(board).toHaveAttribute('data-zoomed', '')
  await expect.poll(async () => (await boxOf(spot)).width / width).toBeCloseTo(2.5, 1)
  const was = await boxOf(spot)
  // The middle of the board is empty.
  await fingers.down(middle)
  await fingers.move([middle[0], middle[1] - 20])
  await fingers.move([middle[0], middle[1] - 60])
  await fingers.up()
  await expect.poll(async () => (await boxOf(spot)).y - was.y).toBeCloseTo(-60, 0)
  await expect(page.locator('[data-refusal]')).toHaveCount(0)

  await page.locator('.spot[tabindex="0"]').focus()
  for (let steps = 0; steps < 12; steps++) await page.keyboard.press('ArrowUp')
  const isInSight = async () => {
    const [focused, frame] = await Promise.all([boxOf(page.locator('.spot:focus')), boxOf(board)])
    return focused.y >= frame.y && focused.y + focused.height <= frame.y + frame.height
  }
  await expect.poll(isInSight).toBe(true)
})

const turnBoard = (page: Page) => page.locator('[data-turn-board]').dispatchEvent('click')

/** A finger goes down on a place and up again; what is done in between is done by others. */
async function tapSlowly(page: Page, spot: string, meanwhile: () => Promise<void>): Promise<void> {
  const [x, y] = await middleOf(page.locator(`.spot[data-spot="${spot}"]`))
  const send = (types: readonly string[]) =>
    page.evaluate(
      ({ types, x, y }) => {
        const shared = { bubbles: true, clientX: x, clientY: y }
        for (const type of types)
          document
            .elementFromPoint(x, y)!
            .dispatchEvent(
              type === 'click'
                ? new MouseEvent(type, { ...shared, detail: 1 })
                : new PointerEvent(type, { ...shared, pointerType: 'touch', isPrimary: true }),
            )
      },
      { types, x, y },
    )
  await send(['pointerdown'])
  await meanwhile()
  await send(['pointerup', 'click'])
}

/** Fields of gobang that lie opposite each other, so that one comes where the other was when the board turns. */
const [NEAR, OPPOSITE, ELSEWHERE] = ['d5', 'm12', 'h8']
const lastMove = (page: Page) => page.locator('.spot[aria-label*="laatste zet"]')

test.describe('a board that turns under a finger', () => {
  // Fields are large enough for a finger, so that no loupe opens.
  test.use({ viewport: { width: 820, height: 1180 } })

  test('a tap means the field that it began on', async ({ page }) => {
    await sitAt(page, 'gobang')
    const near = page.locator(`.spot[data-spot="${NEAR}"]`)
    const before = await middleOf(near)
    await tapSlowly(page, NEAR, async () => {
      await page.locator(`.spot[data-spot="${ELSEWHERE}"]`).dispatchEvent('click')
      await expect.poll(async () => middleOf(page.locator(`.spot[data-spot="${OPPOSITE}"]`))).toEqual(before)
    })
    await expect(lastMove(page)).toHaveAttribute('data-spot', NEAR)
    await expect(page.locator('.piece[data-seat="1"]')).toHaveCount(12)
  })

  test('while it swings round a tap does nothing, and afterwards it counts again', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('spellendoos.motion', 'lively'))
    await sitAt(page, 'gobang')
    await page.evaluate(() => {
      // oxlint-disable-next-line typescript/unbound-method -- called with the element it belongs to
      const { animate } = Element.prototype
      // Held halfway, for as long as the test looks.
      Element.prototype.animate = function (...how) {
        const motion = animate.apply(this, how)
        if (this.classList.contains('board')) motion.pause()
        return motion
      }
    })
    const swing = (how: 'finish' | 'count') =>
      page.locator('.board').evaluate((board, how) => {
        const motions = board.getAnimations()
        if (how !== 'count') for (const motion of motions) motion[how]()
        return motions.length
      }, how)
    await page.locator(`.spot[data-spot="${ELSEWHERE}"]`).dispatchEvent('click')
    await expect.poll(() => swing('count')).toBe(1)
    await tapSlowly(page, NEAR, () => Promise.resolve())
    await swing('finish')
    await tapSlowly(page, NEAR, () => Promise.resolve())
    await expect(lastMove(page)).toHaveAttribute('data-spot', NEAR)
    // Two moves, not three.
    await expect(page.locator('.seats .seat').first()).toHaveClass(/on-turn/)
  })

  test('a piece that is carried is put back', async ({ page }) => {
    await sitAt(page, 'dammen')
    const [from, to] = ['32', '28'].map((spot) => page.locator(`.spot[data-spot="${spot}"]`))
    await page.mouse.move(...(await middleOf(from!)))
    await page.mouse.down()
    await page.mouse.move(...(await middleOf(to!)), { steps: 4 })
    await expect(page.locator('.held')).toHaveCount(1)
    await turnBoard(page)
    await expect(page.locator('.held')).toHaveCount(0)
    await page.mouse.up()
    await chosen(page, '32')
    await expect(page.locator('[data-refusal]')).toHaveCount(0)
  })
})

test('a finger that looks closer at a board that turns taps nothing', async ({ page }) => {
  await sitAt(page, 'halma')
  const fingers = await Fingers.on(page)
  const loupe = page.locator('.loupe')
  await fingers.down(await middleOf(page.locator('.spot[data-glow]').first()))
  await expect(loupe).toBeVisible()
  await turnBoard(page)
  await expect(loupe).toHaveCount(0)
  await fingers.up()
  await expect(page.locator('.spot[aria-label*="gekozen"]')).toHaveCount(0)
  await expect(page.locator('[data-refusal]')).toHaveCount(0)
})
