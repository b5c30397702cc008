import type { Page } from '@playwright/test'
import type { Lang } from '@spellendoos/kernel'
import { sizeName, sizes, type Size } from './chosen.ts'
import type { Findings } from './findings.ts'
import { badWords, brokenAtTable, jumped, movedBetween, pointless, turnedFrom, type Broken } from './laws.ts'
import { look, type Seen } from './seen.ts'
import { jumpsSince } from './shifts.ts'

/** Pictures at one size and in one language that are compared with the next. */
const REMEMBERED = 3

/** Somebody at a table, who looks at it from every side. */
export class Looker {
  readonly #page: Page
  readonly #game: string
  readonly #findings: Findings
  readonly #names: readonly string[]
  readonly #before = new Map<string, readonly Seen[]>()
  readonly #met = new Set<number>()

  constructor(page: Page, game: string, findings: Findings, names: readonly string[] = []) {
    this.#page = page
    this.#game = game
    this.#findings = findings
    this.#names = names
  }

  /** Looks at this position at every size, and goes back to the size at which it is played. */
  async lookAround(home: Size, { seat, hasMoved }: { seat?: number; hasMoved: boolean }): Promise<void> {
    const over = await isOver(this.#page)
    if (!over) this.#tell(home, await this.#lang(), jumped(await jumpsSince(this.#page)))
    for (const size of [...sizes.filter((each) => each !== home), home]) {
      await resize(this.#page, size)
      const seen = await this.#page.evaluate(look)
      this.#tell(size, seen.lang, [
        ...brokenAtTable(seen),
        ...badWords(seen, this.#game, this.#names),
        ...pointless(seen, this.#game, hasMoved),
        ...(over ? [] : this.#compare(size, seen)),
        ...this.#greet(seat, seen),
      ])
    }
    if (seat !== undefined) this.#met.add(seat)
    await jumpsSince(this.#page)
  }

  /** What the log says. Where there is room it is open; otherwise it is opened, and covers what is under it. */
  async readLog(home: Size): Promise<void> {
    const log = this.#page.locator('[aria-controls="record"]')
    if ((await log.count()) === 0 || (await isOver(this.#page))) return
    const isOpen = (await log.getAttribute('aria-expanded')) === 'true'
    if (!isOpen) await log.dispatchEvent('click')
    // What is chosen from may have its place.
    await this.#page.locator('#record').waitFor({ state: 'attached' })
    const seen = await this.#page.evaluate(look)
    this.#tell(home, seen.lang, badWords(seen, this.#game, this.#names))
    if (!isOpen) await log.dispatchEvent('click')
    await settled(this.#page)
    await jumpsSince(this.#page)
  }

  /** What happened on the way to the table is no matter. */
  async forget(): Promise<void> {
    await jumpsSince(this.#page)
  }

  #compare(size: Size, seen: Seen): Broken[] {
    const key = `${sizeName(size)} ${seen.lang}`
    const before = this.#before.get(key) ?? []
    this.#before.set(key, [...before, seen].slice(-REMEMBERED))
    return before.flatMap((each) => movedBetween(each, seen))
  }

  /** Men wander; whoever comes to the table has them near. */
  #greet(seat: number | undefined, seen: Seen): Broken[] {
    return seat === undefined || this.#met.has(seat) ? [] : turnedFrom(seat, seen)
  }

  #tell(size: Size, lang: string, broken: readonly Broken[]): void {
    this.#findings.note(sizeName(size), lang, broken)
  }

  #lang(): Promise<string> {
    return this.#page.evaluate(() => document.documentElement.lang)
  }
}

/** Gives the page another size, and waits until it has it. */
export async function resize(page: Page, [width, height]: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(
    ([width, height]) =>
      innerWidth === width && innerHeight === height && matchMedia(`(width: ${width}px)`).matches,
    [width, height] as const,
  )
  await settled(page)
}

/** Pictures in a row on which everything lies where it lay before; and how many are waited for at most. */
const SAME = 3
const MOST = 120

/** Waits until everything lies where it belongs. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    ({ same, most }) =>
      new Promise<void>((resolve) => {
        const parts = () =>
          [...document.querySelectorAll('.table-page :is(.board, .seats, .bar, .side, .foot)')]
            .map((part) => part.getBoundingClientRect())
            .map(({ x, y, width, height }) => [x, y, width, height].join(' '))
            .join(', ')
        let [before, alike, pictures] = [parts(), 0, 0]
        const next = () => {
          const now = parts()
          alike = now === before ? alike + 1 : 0
          before = now
          if (alike === same || ++pictures === most) resolve()
          else requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    { same: SAME, most: MOST },
  )

/** Chooses a language as people do, and comes back to the table. */
export async function speak(page: Page, lang: Lang): Promise<void> {
  if ((await page.evaluate(() => document.documentElement.lang)) === lang) return
  await page.evaluate(() => (location.hash = '#/settings'))
  await page.locator(`.settings button[lang="${lang}"]`).click()
  // Its texts have to arrive first: what they move at the table is not moved by a player.
  await page.locator(`html[lang="${lang}"]`).waitFor()
  await page.goBack()
  await page.locator('.settings').waitFor({ state: 'detached' })
}

/**
 * The table waits for somebody here, or for all at once, or all is over. A computer player that thinks on is not waited
 * for.
 */
export const waitForPerson = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        document.querySelector('[data-glow], [data-take-screen], [data-result], .edges') !== null ||
        document.querySelector('.seats:has(> .on-turn):not(:has(> :not(.on-turn)))') !== null,
      undefined,
      { timeout: 4000 },
    )
    .catch(() => undefined)

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-result]').count()) > 0

/** Whose turn it is, where that is seen; with the computer players left out. */
export const onTurn = (page: Page, people: readonly number[]): Promise<number | undefined> =>
  page.evaluate((people) => {
    const seats = [...document.querySelectorAll('.seats > .seat')]
    const now = seats.flatMap((seat, at) => (seat.classList.contains('on-turn') ? [at] : []))
    return now.length === 1 ? now.find((seat) => people.includes(seat)) : undefined
  }, people)
