import { expect, test, type Page } from '@playwright/test'
import '@spellendoos/kernel/node'
import { gameById } from '@spellendoos/games'
import { lessons } from '@spellendoos/games/lessons'
import {
  beginStep,
  LANGS,
  movesAskedFor,
  type Lesson,
  type LessonStep,
  type LessonTurn,
  type Match,
  type Seat,
} from '@spellendoos/kernel'
import { changeAtOnce } from './laws/at-once.ts'
import { resize, settled, speak } from './laws/at-table.ts'
import { full, langs, seed, sizeName, sizes, type Size } from './laws/chosen.ts'
import { Findings } from './laws/findings.ts'
import { badWords, brokenAtTable, jumped } from './laws/laws.ts'
import { look } from './laws/seen.ts'
import { jumpsSince, watchJumps } from './laws/shifts.ts'
import { hurry } from './play.ts'
import { tapMove, tapSpots } from './tap-move.ts'

const every = [...lessons.keys()]
/** Games by name, separated by commas. */
const asked = (process.env['SPELLENDOOS_LESSONS'] ?? '').split(',').filter((id) => lessons.has(id))
/** `npm test` plays two lessons, `npm run full` all of them. */
const slice = full ? every : [seed, seed + Math.floor(every.length / 2)].map((n) => every[n % every.length]!)
const some = asked.length > 0 ? asked : slice

// Keeping the whole app for offline use takes longer than a lesson.
test.use({ serviceWorkers: 'block' })

test.beforeEach(async ({ page }) => {
  await hurry(page)
  await changeAtOnce(page)
  await watchJumps(page)
})

for (const id of new Set(some)) {
  test(`the lesson of ${id} is done by taps (seed ${seed})`, async ({ page }) => {
    const { lesson } = await lessons.get(id)!()
    const findings = new Findings(id, 'lesson')
    for (const lang of langs) {
      const size = sizes[LANGS.indexOf(lang) % sizes.length]!
      await page.goto(`/#/learn/${id}`)
      await resize(page, size)
      await speak(page, lang)
      if (lesson.after !== undefined)
        await page.locator('[data-known]').or(page.locator('[data-task]')).first().waitFor()
      if ((await page.locator('[data-known]').count()) > 0) await page.locator('[data-known]').click()
      await doLesson(page, id, lesson, findings, size)
    }
    findings.hold()
    await page.locator('[data-begin]').click()
    await expect(page.locator('.table-page.guided')).toBeVisible()
  })
}

async function doLesson(
  page: Page,
  id: string,
  lesson: Lesson,
  findings: Findings,
  size: Size,
): Promise<void> {
  for (const [at, step] of lesson.steps.entries()) {
    const task = page.locator(`[data-step="${at + 1}"]:not([data-done])`)
    await task.waitFor()
    await expect(task).toBeInViewport({ ratio: 1 })
    await settled(page)
    await jumpsSince(page)
    const seen = await page.evaluate(look)
    findings.note(sizeName(size), seen.lang, [...brokenAtTable(seen), ...badWords(seen, id)])
    const { result } = await doStep(page, id, step)
    const jumps = await jumpsSince(page)
    // As at any table, the end of a match is another picture.
    if (result === undefined) findings.note(sizeName(size), seen.lang, jumped(jumps))
  }
  await expect(page.locator('[data-finished]')).toBeInViewport({ ratio: 1 })
}

async function doStep(page: Page, id: string, step: LessonStep): Promise<Match> {
  const begun = beginStep(gameById(id)!, step)
  if (!begun.ok) throw new Error(begun.problem.text.en)
  const match = begun.value
  const seat = step.seat ?? 0
  for (const [n, turn] of step.turns.entries()) {
    await page.locator(`[data-turn="${n}"]`).waitFor()
    await tryWrong(page, match, seat, turn)
    const [move] = movesAskedFor(match, seat, turn)
    await tapMove(page, match, seat, move!)
    for (const entry of [{ by: seat, move: move! }, ...(turn.reply ?? []).flat()]) match.append(entry)
  }
  return match
}

async function tryWrong(page: Page, match: Match, seat: Seat, { wrong = [] }: LessonTurn): Promise<void> {
  for (const each of wrong) {
    if ('rule' in each) await tapSpots(page, each.taps)
    else await tapMove(page, match, seat, each.move)
    await expect(page.locator('[data-refusal]')).toHaveAttribute(
      'data-refusal',
      'rule' in each ? each.rule : 'not-asked',
    )
  }
}

test('a film of the lesson plays by itself and leads to the lesson', async ({ page }) => {
  await page.goto('/#/learn/dammen/film')
  await expect(page.locator('[data-film="1"]')).toBeVisible()
  await expect(page.locator('[data-film="2"]')).toBeVisible()
  await page.locator('[data-run]').click()
  await page.locator('[data-do-it]').click()
  await expect(page.locator('[data-step="1"]')).toBeVisible()
})
