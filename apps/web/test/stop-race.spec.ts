import { expect, test } from '@playwright/test'
import type { Answer, Request } from '@spellendoos/wire'
import { gather, heardTheSame, make, newGuest, type Guest } from './company.ts'
import { layTable, oneBoard, playOut } from './online.ts'

/** What the pages are told of a match of football pools, as far as this test needs it. */
interface Seen {
  readonly seat: number
  readonly scorer: number
  readonly goals: readonly number[]
  readonly cards: readonly number[]
  readonly hands: readonly (readonly number[] | null)[]
}
const WHISTLE = 6
const seen = ({ cable }: Guest) => cable.match.view as Seen
const whistlesOf = (guest: Guest) => seen(guest).hands[guest.cable.seat]![WHISTLE]!

/** The goals on the board: `7h1` is the first of the home side of fixture 7. */
const goalsOn = ({ page }: Guest) =>
  page
    .locator('.board-room [data-piece]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-piece')))

/** All screens show what the table last told. */
async function seeTheSame(guests: readonly Guest[]): Promise<void> {
  await heardTheSame(guests)
  const goals = seen(guests[0]!).goals.flatMap((count, side) =>
    Array.from({ length: count }, (_, nth) => `${(side >> 1) + 1}${side % 2 === 0 ? 'h' : 'a'}${nth + 1}`),
  )
  for (const guest of guests) await expect.poll(() => goalsOn(guest)).toEqual(goals)
}

/** Hands stay closed, and everybody forecasts something else. */
async function fillIn(guests: readonly Guest[]): Promise<void> {
  const tap = ({ page }: Guest, spot: string) =>
    page.locator(`[data-spot="${spot}"][data-glow]`).dispatchEvent('click')
  await Promise.all(guests.map((guest) => tap(guest, 'closed')))
  await Promise.all(
    guests.map(async (guest, at) => {
      for (let n = 1; n <= 13; n++) await tap(guest, `form${n}.${((n + at) % 3) + 1}`)
      await tap(guest, 'ready')
    }),
  )
  await Promise.all(guests.map(({ cable }) => cable.until(() => cable.match.turn.length === 1)))
}

/** Whoever is on turn scores, or passes where no card fits; answers the others who could say STOP to it. */
async function goOn(guests: readonly Guest[]): Promise<readonly Guest[]> {
  await seeTheSame(guests)
  const onTurn = guests[seen(guests[0]!).seat]!
  const before = onTurn.cable.match.seq
  await make(
    onTurn,
    onTurn.cable.match.choices.find(({ move }) => move !== 'stop')!,
  )
  await Promise.all(guests.map(({ cable }) => cable.until(() => cable.match.seq > before)))
  await seeTheSame(guests)
  return guests.filter(({ cable }) => cable.match.choices.some(({ move }) => move === 'stop'))
}

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
  const link = await layTable(guests[0]!.page, 'voetbal-toto', 'Anna', 4, async (page) => {
    // From afar there is time for a STOP; this table agrees on none, because here nobody hurries.
    await page.locator('.lay-form .more summary').click()
    await expect(page.locator('.lay-form .more input[type=number]').last()).toHaveValue('3')
    await page.locator('.lay-form .more summary').click()
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

  await goOn(guests)
  await playOut(guests.map(({ page }) => page))
  for (const { page } of guests) {
    await page.locator('.result .fair button').click()
    await expect(page.locator('.result .fair .tick')).toBeVisible()
  }
})
