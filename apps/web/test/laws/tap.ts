import type { Page } from '@playwright/test'
import { settled } from './at-table.ts'
import type { Broken } from './laws.ts'

/** Words that give something away, so that a slip of a finger must not say them. */
const GRAVE = ['double', 'drop', 'pass']

/**
 * One tap: on the curtain, or on something that glows; where finding a move is the game, on anything. Then a yes, where
 * the table asks once more. Answers what it cost that nobody meant to spend.
 */
export async function tap(page: Page, nth: number): Promise<Broken[]> {
  const tapped = await page.evaluate(
    ({ nth, grave }) => {
      const curtain = document.querySelector<HTMLElement>('[data-take-screen]')
      if (curtain !== null) {
        curtain.click()
        return undefined
      }
      const glowing = [...document.querySelectorAll<HTMLElement>('[data-glow]')]
      const spots =
        glowing.length > 0 ? glowing : [...document.querySelectorAll<HTMLElement>('button[data-spot]')]
      const chosen = spots[(nth * 7) % Math.max(1, spots.length)]
      if (chosen === undefined) return undefined
      const spot = chosen.dataset['spot']!
      const before = {
        spot,
        // Whoever has chosen a place first means the die that goes there; after a sign, the number that it joins.
        die:
          chosen.matches('.item.die') &&
          document.querySelector('.sheet .chosen, .item.button[aria-pressed="true"]') === null,
        grave: chosen.matches('.item') && grave.includes(spot) && spots.length > 1,
        turn: document.querySelector(':is(.seat, .own).on-turn .name')?.textContent,
        faces: [...document.querySelectorAll('.item.die')]
          .map((die) => die.ariaLabel?.match(/\d+/)?.[0])
          .join(' '),
      }
      chosen.click()
      return before
    },
    { nth, grave: GRAVE },
  )
  await settled(page)
  const after = await page.evaluate(() => {
    const sure = document.querySelector<HTMLElement>('dialog[open] [data-sure]')
    const now = {
      asks: sure !== null,
      turn: document.querySelector(':is(.seat, .own).on-turn .name')?.textContent,
      faces: [...document.querySelectorAll('.item.die')]
        .map((die) => die.ariaLabel?.match(/\d+/)?.[0])
        .join(' '),
    }
    sure?.click()
    return now
  })
  await settled(page)
  if (tapped === undefined) return []
  if (tapped.grave && !after.asks) return [{ law: 'taps', what: `${tapped.spot} does not ask` }]
  if (tapped.die && (tapped.turn !== after.turn || tapped.faces !== after.faces))
    return [{ law: 'taps', what: `a tap on die ${tapped.spot} throws or ends the turn` }]
  return []
}

/** Milliseconds until the result is there, and until it is clear that the others play on. */
const RESULT = 5000
const NO_RESULT = 500

/** Resigns, which asks first; answers what is wrong with that. Where nobody can resign nothing happens. */
export async function resign(page: Page, seats = 2): Promise<Broken[]> {
  const button = page.locator('[data-resign]:enabled').first()
  if ((await button.count()) === 0) return []
  await button.dispatchEvent('click')
  const asks = page.locator('dialog[open] .button.main')
  if ((await asks.count()) === 0) return [{ law: 'taps', what: 'resigning does not ask' }]
  await asks.click()
  await page
    .locator('[data-result]')
    .waitFor({ timeout: seats > 2 ? NO_RESULT : RESULT })
    .catch(() => undefined)
  return []
}
