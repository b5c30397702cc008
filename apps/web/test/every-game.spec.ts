import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findGames } from '../../../tools/games.js'
import { gameById } from '@spellendoos/games'
import { begin, hurry, makeShort, playToTheEnd, playUnaided, seat, takeFromShelf } from './play.ts'

/** How many games are played in `npm test`; `npm run full` plays them all. */
const SLICE = 4
const full = process.env['SPELLENDOOS_FULL'] === '1'
/** `SPELLENDOOS_SEED` chooses another slice, and other taps. */
const seed = Number(process.env['SPELLENDOOS_SEED'] ?? 1)

const all = findGames(join(import.meta.dirname, '../../../packages/games/src')).map(({ id }) => id)
const slice = Array.from(
  { length: SLICE },
  (_, i) => all[(seed + i * Math.floor(all.length / SLICE)) % all.length]!,
)

for (const game of full ? all : [...new Set(slice)]) {
  test(`${game} from the shelf to the result by taps alone (seed ${seed})`, async ({ page }) => {
    const wrong: string[] = []
    page.on('pageerror', (error) => wrong.push(error.message))
    await hurry(page)
    await takeFromShelf(page, game)
    const seats = await page.locator('[data-player]').count()
    // A person, the computer, and persons at the seats that are left.
    await seat(
      page,
      Array.from({ length: seats }, (_, at) => (at === 1 ? 1 : 0)),
    )
    await makeShort(page)
    await begin(page)
    const { unaided, realtime } = gameById(game)!.traits
    if (unaided && !realtime) await playUnaided(page, seed)
    else await playToTheEnd(page, seed)
    await expect(page.locator('[data-result]')).toBeVisible()
    expect(wrong).toEqual([])
  })
}
