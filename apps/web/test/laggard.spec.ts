import { expect, test } from '@playwright/test'
import type { Request } from '@spellendoos/wire'
import { gather, heardTheSame, newGuest, replayFor, type Guest } from './company.ts'
import { createTable } from './online.ts'

/** Milliseconds that every frame of one player takes, either way. */
const LAG = 200
/** Nobody taps faster than this. */
const PAUSE = 60
/** This many cards in each hand before the race, so that everyone has a choice. */
const HAND = 8

/** What the pages are told of a match of 7 ate 9, as far as this test needs it. */
interface Seen {
  readonly held: readonly number[]
}
const heldBy = ({ cable }: Guest) => (cable.match.view as Seen).held[cable.seat]!
const isOver = ({ cable }: Guest) => cable.match.result !== undefined
const isCard = (move: string) => move.includes('±')
const movesOf = ({ cable }: Guest) => cable.match.choices.map(({ move }) => move)

/** Whether a card fits on another: `9±3` takes a 6 or a 2, counted round on ten. */
function takes(top: string, card: string): boolean {
  const [value, offset] = top.split('±').map(Number) as [number, number]
  const wanted = [value - offset, value + offset].map((each) => ((each + 9) % 10) + 1)
  return wanted.includes(Number(card.split('±')[0]))
}

/** Taps something, if it is there; answers what the page then asked of the table. */
async function tap({ page, cable }: Guest, spot: string): Promise<Request | undefined> {
  const before = cable.requests.length
  const there = await page.evaluate((spot) => {
    const thing = document.querySelector<HTMLElement>(`[data-spot="${spot}"]`)
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return thing !== null
  }, spot)
  if (there) await cable.until(() => cable.requests.length > before || cable.match.result !== undefined)
  return cable.requests[before]
}

/** Draws or plays something that is allowed, as far as the page knows; answers whether the table took it. */
async function doSomething(guest: Guest, moves: readonly string[]): Promise<boolean> {
  const { page, cable } = guest
  const move = moves.find(isCard) ?? moves[0]
  if (move === undefined) {
    await cable.until(() => movesOf(guest).length > 0 || isOver(guest))
    return false
  }
  await page.waitForTimeout(PAUSE)
  const asked = await tap(guest, move)
  return asked !== undefined && (await cable.answerTo(asked)).refusal === undefined
}

/** Two cards that both fit now, and of which the second no longer fits when the first is there. */
function rivals(quick: Guest, slow: Guest): readonly [string, string] | undefined {
  const pairs = movesOf(quick)
    .filter(isCard)
    .flatMap((first) => movesOf(slow).map((second) => [first, second] as const))
  return pairs.find(([first, second]) => isCard(second) && !takes(first, second))
}

/** Both play at once, but the card of the one is still on its way when that of the other is on the pile. */
async function race(quick: Guest, slow: Guest): Promise<boolean> {
  await heardTheSame([quick, slow])
  const pair = rivals(quick, slow)
  if (pair === undefined) return false
  const [first, second] = pair
  const held = heldBy(slow)
  slow.cable.hold()
  const late = await tap(slow, second)
  const early = await tap(quick, first)
  const { refusal } = await quick.cable.answerTo(early!)
  slow.cable.letGo()
  const answer = await slow.cable.answerTo(late!)
  // If the pile turned before either card came, this was no race.
  if (refusal !== undefined) return false
  expect(answer.refusal).toMatchObject({ rule: '7ate9.first-card-counts', late: true })
  const told = slow.page.locator('.coach [data-refusal]')
  await expect(told).toHaveAttribute('data-refusal', '7ate9.first-card-counts')
  await expect(told).toContainText('te laat')
  expect(heldBy(slow)).toBe(held)
  await expect(slow.page.locator(`[data-spot="${second}"]`).first()).toBeVisible()
  return true
}

test('three play 7 ate 9, one of them far behind: a late card is refused in so many words, and nothing is lost', async ({
  browser,
}) => {
  const names = ['Anna', 'Bob', 'Carla']
  const guests = [await newGuest(browser), await newGuest(browser), await newGuest(browser, LAG)]
  const [anna, , carla] = guests as [Guest, Guest, Guest]
  await gather(guests, await createTable(anna.page, '7ate9', 'Anna', 3), names)

  const draw = async (guest: Guest) => {
    while (
      !(await doSomething(
        guest,
        movesOf(guest).filter((move) => move === 'draw'),
      ))
    )
      continue
  }
  for (const guest of guests) while (heldBy(guest) < HAND) await draw(guest)
  while (!(await race(anna, carla))) for (const guest of [anna, carla]) await draw(guest)

  await Promise.all(
    guests.map(async (guest) => {
      while (!isOver(guest)) await doSomething(guest, movesOf(guest))
    }),
  )
  await heardTheSame(guests)
  const { log } = await replayFor(carla)
  for (const { page, cable } of guests) {
    const asked = cable.requests.filter((request) => request.do === 'move')
    const answers = await Promise.all(asked.map((request) => cable.answerTo(request)))
    const taken = asked.filter((_, at) => answers[at]!.refusal === undefined).map(({ move }) => move)
    const played = log.filter((entry) => 'move' in entry && entry.by === cable.seat)
    expect(played.map((entry) => 'move' in entry && entry.move)).toEqual(taken)
    await expect(page.locator('[data-result]')).toBeVisible()
    await page.locator('.result [data-verify]').click()
    await expect(page.locator('.result .fair .tick')).toBeVisible()
  }
})
