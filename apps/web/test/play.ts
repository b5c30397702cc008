import { expect, type Page } from '@playwright/test'
import '@spellendoos/kernel/node'
import { loadReplay } from '@spellendoos/fair'
import { gameById } from '@spellendoos/games'
import { seededRng } from '@spellendoos/kernel'
import type { KeptMatch } from '../src/storage/matches.ts'

/** Lets computer players hurry and things appear where they arrive, as the settings page offers. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('spellendoos.pace', 'quick')
    localStorage.setItem('spellendoos.motion', 'calm')
    localStorage.setItem('spellendoos.sound', 'off')
  })
}

/** Takes a game from the shelf and lays out a match with its usual players. */
export async function openFromShelf(page: Page, game: string): Promise<void> {
  await takeFromShelf(page, game)
  await begin(page)
}

export async function takeFromShelf(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await page.locator(`[data-game="${game}"]`).click()
  await expect(page.locator('[data-begin]')).toBeVisible()
}

export async function begin(page: Page): Promise<void> {
  await page.locator('[data-begin]').click()
  await expect(page.locator('.table-page')).toBeVisible()
}

/** A position for two people, ready to begin. */
export async function setUp(page: Page, game: string, position: string): Promise<void> {
  await page.goto(`/#/position/${game}/${encodeURIComponent(position)}`)
  await expect(page.locator('[data-begin]')).toBeEnabled()
  await page.locator('[data-player="1"]').selectOption('0')
}

export async function tap(page: Page, ...spots: readonly string[]): Promise<void> {
  for (const spot of spots) await page.locator(`[data-spot="${spot}"]`).click()
}

/** Who sits where, by level; 0 is a person. */
export async function seat(page: Page, levels: readonly number[]): Promise<void> {
  const count = page.locator(`[data-seats="${levels.length}"]`)
  if ((await count.count()) > 0) await count.click()
  for (const [at, level] of levels.entries()) {
    await page.locator(`[data-player="${at}"]`).selectOption(String(level))
  }
}

/** The shortest match that the form offers: the fewest of everything that is counted. */
export async function makeShort(page: Page): Promise<void> {
  for (const field of await page.locator('form input[type=number]').all()) {
    await field.fill((await field.getAttribute('min')) ?? '1')
    await field.blur()
  }
}

/** Milliseconds. */
const LONGEST = 900_000

/**
 * Plays as somebody who knows no game: takes the screen when it is handed over, taps something that glows, and
 * where nothing glows tries anything that can be tapped, until the result is on the table. It gives up after
 * far more time than any match needs on a busy machine.
 */
export async function playToTheEnd(page: Page, seed = 1): Promise<void> {
  const ended = await page.evaluate(
    async ({ seed, longest }) => {
      let state = seed
      const below = (n: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        return Math.floor((state / 0x1_0000_0000) * n)
      }
      const one = (list: NodeListOf<HTMLElement>) => list[below(list.length)]
      const tap = (thing: HTMLElement | undefined) => {
        thing?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 9 }))
        thing?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 9 }))
        thing?.click()
      }
      const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
      const end = performance.now() + longest
      while (performance.now() < end) {
        if (document.querySelector('[data-result]') !== null) return true
        const curtain = document.querySelector<HTMLElement>('[data-take-screen]')
        const glowing = document.querySelectorAll<HTMLElement>('[data-glow]')
        if (curtain !== null) tap(curtain)
        else if (glowing.length > 0) tap(one(glowing))
        else {
          tap(one(document.querySelectorAll<HTMLElement>('[data-spot]')))
          await wait(12)
        }
        await wait(0)
      }
      return false
    },
    { seed, longest: LONGEST },
  )
  expect(ended, 'a result on the table').toBe(true)
}

/** One tap on the curtain or on a spot that glows, a different one each time. */
export async function tapSomething(page: Page, nth: number): Promise<void> {
  await page.evaluate((nth) => {
    const curtain = document.querySelector<HTMLElement>('[data-take-screen]')
    const glowing = document.querySelectorAll<HTMLElement>('[data-glow]')
    const chosen = curtain ?? glowing[(nth * 7) % Math.max(1, glowing.length)]
    chosen?.click()
    document.querySelector<HTMLElement>('dialog[open] [data-sure]')?.click()
  }, nth)
}

/**
 * Plays where nothing glows, because finding a move is the game: as somebody who knows the rules, by the match that
 * this browser keeps, until the result is on the table.
 */
export async function playUnaided(page: Page, seed: number): Promise<void> {
  const rng = seededRng(seed)
  let seen = -1
  while ((await page.locator('[data-result]').count()) === 0) {
    const { game, players, replay } = await page.evaluate(keptMatch)
    const table = loadReplay(replay, gameById(game)!)
    if (!table.ok) throw new Error(table.problem.text.en)
    const { seq, turn } = table.value.message('watcher')
    const seat = turn.find((by) => typeof by === 'number' && players[by]!.level === 0)
    if (typeof seat === 'number' && seq !== seen) {
      seen = seq
      const { choices } = table.value.message(seat)
      const [path] = choices[rng(choices.length)]!.touches
      for (const spot of path!) await page.locator(`[data-spot="${spot}"]`).first().dispatchEvent('click')
    } else await page.waitForTimeout(10)
  }
}

/** The match that this browser keeps; there is but one. */
export const keptMatch = () =>
  new Promise<KeptMatch>((resolve) => {
    const opening = indexedDB.open('spellendoos', 1)
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('matches').objectStore('matches').getAll()
      all.addEventListener('success', () => {
        opening.result.close()
        resolve((all.result as KeptMatch[])[0]!)
      })
    })
  })
