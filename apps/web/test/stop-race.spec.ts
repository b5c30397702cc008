import { expect, test } from '@playwright/test'
import type { Answer, Request } from '@spellendoos/wire'
import { gather, make, newGuest, type Guest } from './company.ts'
import { createTable, oneBoard, playOut } from './online.ts'
import { fillIn, goOn, seen, seeTheSame, whistlesOf } from './pools.ts'

const stop = { move: 'stop', touches: [['stop']] }

/** Everyone's STOP is on its way before the first one reaches the table. */
async function allBeforeOne(racers: readonly Guest[]): Promise<Request[]> {
  for (const { cable } of racers) cable.hold()
  const asked = await Promise.all(racers.map((guest) => make(guest, stop)))
  for (const { cable } of racers) cable.letGo()
  return asked
}
/** Everyone presses as soon as they can, whatever they have heard by then. */
const allAtOnce = (racers: readonly Guest[]): Promise<Request[]> =>
  Promise.all(
    racers.map(async ({ page, cable }) => {
      const before = cable.requests.length
      await page.locator('[data-spot="stop"]').dispatchEvent('click')
      await cable.until(() => cable.requests.length > before)
      return cable.requests[before]!
    }),
  )

test('four play football pools over a link; of several STOPs one counts, and the others hear at once that they were late', async ({
  browser,
}) => {
  const names = ['Anna', 'Bob', 'Carla', 'Dirk']
  const guests = await Promise.all(names.map(() => newGuest(browser)))
  const link = await createTable(guests[0]!.page, 'voetbal-toto', 'Anna', 4, async (page) => {
    // From afar there is time for a STOP; this table agrees on none, because here nobody hurries.
    await page.locator('.new-table-form .more summary').click()
    await expect(page.locator('.new-table-form .more input[type=number]').last()).toHaveValue('3')
    await page.locator('.new-table-form .more summary').click()
    await oneBoard(page)
  })
  await gather(guests, link, names)
  await fillIn(guests)

  const races = [allBeforeOne, allAtOnce, allBeforeOne]
  while (races.length > 0) {
    const racers = await goOn(guests)
    if (racers.length < 2) continue
    const { goals, seat, scorer } = seen(guests[0]!)
    const whistles = guests.map(whistlesOf)
    const asked = await races.shift()!(racers)
    const answers: Answer[] = await Promise.all(racers.map(({ cable }, at) => cable.answerTo(asked[at]!)))

    expect(answers.filter(({ refusal }) => refusal === undefined)).toHaveLength(1)
    const first = racers[answers.findIndex(({ refusal }) => refusal === undefined)]!
    for (const racer of racers) {
      const told = racer.page.locator('.coach [data-refusal]')
      if (racer === first) await expect(told).toHaveCount(0)
      else {
        await expect(told).toHaveAttribute('data-refusal', 'voetbal-toto.first-counts')
        await expect(told).toContainText('te laat')
      }
    }
    await first.cable.until(() => whistlesOf(first) === whistles[guests.indexOf(first)]! - 1)
    await seeTheSame(guests)
    expect(guests.map(whistlesOf)).toEqual(whistles.map((n, at) => (guests[at] === first ? n - 1 : n)))
    const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b)
    expect(sum(seen(first).goals)).toBe(sum(goals) - 1)
    expect(seen(first)).toMatchObject({ seat, scorer })
  }

  // A STOP that is still on its way when the next goal falls does not hit that one.
  for (;;) {
    const able = await goOn(guests)
    const { seat, goals } = seen(guests[0]!)
    const slow = able.find(({ cable }) => cable.seat !== seat)
    if (slow === undefined) continue
    slow.cable.hold()
    const asked = await make(slow, stop)
    await goOn(guests)
    const after = seen(guests[0]!).goals
    slow.cable.letGo()
    const { refusal } = await slow.cable.answerTo(asked)
    expect(refusal).toMatchObject({ rule: 'voetbal-toto.first-counts', late: true })
    await seeTheSame(guests)
    expect(seen(guests[0]!).goals).toEqual(after)
    if (after.join() !== goals.join()) break
  }
  await playOut(guests.map(({ page }) => page))
  for (const { page } of guests) {
    await page.locator('.result [data-verify]').click()
    await expect(page.locator('.result .fair .tick')).toBeVisible()
  }
})
