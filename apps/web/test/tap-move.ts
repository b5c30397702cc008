import type { Page } from '@playwright/test'
import { choices, walk, type Match, type Seat, type Spot } from '@spellendoos/kernel'

/** Makes a move by taps. */
export async function tapMove(page: Page, match: Match, seat: Seat, move: string): Promise<void> {
  const legal = choices(match, seat)
  const [path] = legal.find((each) => each.move === move)!.touches
  // The last spot once more, where the move could go on from there.
  await tapSpots(page, walk(legal, path!).move === move ? path! : [...path!, path!.at(-1)!])
}

export async function tapSpots(page: Page, spots: readonly Spot[]): Promise<void> {
  for (const spot of spots) {
    await page.locator(`[data-spot="${spot}"]:visible`).first().click()
    const sure = page.locator('dialog[open] [data-sure]')
    if ((await sure.count()) > 0) await sure.click()
  }
}
