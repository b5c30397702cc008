import { expect, test } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { puzzleFiles } from '@spellendoos/games/puzzles'
import { full, seed } from './laws/chosen.ts'
import { hurry } from './play.ts'
import { puzzlesOf, Solver } from './solve.ts'

const every = [...puzzleFiles.keys()]
/** `npm test` solves a puzzle of one game, `npm run full` one of each. */
const games = full ? every : [every[seed % every.length]!]

test.beforeEach(({ page }) => hurry(page))

for (const game of games) {
  test(`a puzzle of ${game} is refuted, tried again, solved and rated (seed ${seed})`, async ({ page }) => {
    const all = puzzlesOf(game)
    const [puzzle, second] = [all[seed % all.length]!, all[(seed + 1) % all.length]!]
    await page.goto(`/#/puzzles/${game}/${puzzle.id}`)
    await expect(page.locator(`[data-puzzle="${puzzle.id}"]`)).toBeVisible()
    const solver = new Solver(page, game, puzzle)
    await solver.goWrong()
    if ('line' in puzzle) {
      await expect(page.locator('[data-refuted]')).toBeVisible()
      await page.locator('[data-retry]').click()
      await solver.solve()
    } else await expect(page.locator('[data-costs] [aria-current]')).toBeVisible()
    const rating = async () => Number(await page.locator('.rated').getAttribute('data-rating'))
    const fallen = await rating()
    expect(fallen).toBeLessThan(1500)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

    await page.goto(`/#/puzzles/${game}/${second.id}`)
    await expect(page.locator(`[data-puzzle="${second.id}"]`)).toBeVisible()
    await new Solver(page, game, second).solve()
    expect(await rating()).toBeGreaterThan(fallen)
    await page.locator('[data-next-puzzle]').click()
    await expect(page.locator('[data-phase="solving"]')).toBeVisible()
    await page.goto('/#/puzzles')
    await expect(page.locator(`[data-practise="${game}"] [data-rating]`)).toBeVisible()
  })
}

test('a wrong move that ends the match is taken back too', async ({ page }) => {
  const puzzle = puzzlesOf('solitair').find((each) => Solver.endsWrong('solitair', each) !== undefined)!
  await page.goto(`/#/puzzles/solitair/${puzzle.id}`)
  const solver = new Solver(page, 'solitair', puzzle)
  await solver.try(Solver.endsWrong('solitair', puzzle)!)
  await expect(page.locator('[data-refuted="hopeless"]')).toBeVisible()
  await page.locator('[data-retry]').click()
  await solver.solve()
})

test('a decision is answered with the exact odds of every answer', async ({ page }) => {
  await page.goto('/#/puzzles')
  await page.locator('[data-practise="macao"]').click()
  await page.locator('[data-glow]').first().click()
  await expect(page.locator('.odds')).toBeVisible()
  // What the answers cost on average is not cut off.
  const missing = page.locator('.rated').evaluate((line) => line.scrollWidth - line.clientWidth)
  expect(await missing).toBe(0)
})
