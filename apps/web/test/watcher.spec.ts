import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Replay } from '@spellendoos/fair'
import { gather, heardTheSame, newGuest, replayFor, type Guest } from './company.ts'
import { createTable } from './online.ts'
import { fillIn, goOn, seen } from './pools.ts'
import { Recorder } from './recorder.ts'

const GOALS = 4

/** Something that must not be heard, and what it would be. */
type Canary = readonly [name: string, text: string]

const keyOf = ({ page }: Guest) => page.url().split('/').at(-1)!
const canariesOfKey = (whose: string, key: string): Canary[] => [
  [`${whose}: key`, key],
  [`${whose}: hash of the key`, createHash('sha256').update(key).digest('base64url')],
]
/** The secret that this browser made for itself, and what the server keeps of it. */
async function canariesOfBrowser(whose: string, { page }: Guest): Promise<Canary[]> {
  const secret = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('spellendoos-people')
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('self').objectStore('self').get('secret')
          asked.addEventListener('success', () => resolve((asked.result as { secret: string }).secret))
        })
      }),
  )
  const hash = createHash('sha256').update(`browser ${secret}`).digest('base64url')
  return [
    [`${whose}: secret of the browser`, secret],
    [`${whose}: hash of that secret`, hash],
  ]
}
/** What somebody holds and has forecast at this moment, however it would be written. */
const canariesOfSeat = (guest: Guest): Canary[] => {
  const { hands, form } = seen(guest)
  return [
    [`seat ${guest.cable.seat}: hand`, hands[guest.cable.seat]!.join()],
    [`seat ${guest.cable.seat}: form`, form!.join()],
  ]
}
const PRIVATE_FACTS: Canary[] = ['hand', 'marked'].map((fact) => [`fact: ${fact}`, `"fact":"${fact}"`])
/** What the replay tells when all is over, and nobody may know before. */
const canariesOfReplay = ({ log, proof }: Replay): Canary[] => [
  ['seed', 'seed' in proof ? proof.seed : ''],
  ...log.flatMap((entry): Canary[] => {
    if ('draw' in entry) return [['draw', entry.draw.join()]]
    return 'move' in entry && entry.move.startsWith('mark ') ? [['mark', `"${entry.move}"`]] : []
  }),
]
const heard = (canaries: readonly Canary[], text: string) => [
  ...new Set(canaries.filter(([, each]) => text.includes(each)).map(([name]) => name)),
]

test('who watches football pools hears nothing that a seat keeps to itself, in all that the server sends', async ({
  browser,
  baseURL,
}) => {
  const home = new URL(baseURL!)
  const forBob = await Recorder.before(Number(home.port))
  const forEve = await Recorder.before(Number(home.port))
  const [anna, bob, eve] = [await newGuest(browser), await newGuest(browser), await newGuest(browser)]
  const link = await createTable(anna.page, 'voetbal-toto', 'Anna', 2)
  await anna.page.locator('.folded summary').last().click()
  const watch = await anna.page.locator('[data-link="watch"]').inputValue()
  await eve.page.goto(watch.replace(home.origin, forEve.address))
  await gather([anna, bob], link.replace(home.origin, forBob.address), ['Anna', 'Bob'])
  await expect(eve.page.locator('.table-page')).toBeVisible()

  const players = [anna, bob]
  await fillIn(players)
  const secrets = players.flatMap(canariesOfSeat)
  for (let goal = 0; goal < GOALS; goal++) {
    await goOn(players)
    secrets.push(...players.flatMap(canariesOfSeat))
  }

  // Who comes back is told everything again; who asks for more is refused.
  await eve.page.reload()
  await expect(eve.page.locator('.table-page')).toBeVisible()
  expect(await replayFor(eve)).toMatchObject({ code: 'not-over' })
  await heardTheSame([anna, bob, eve])
  await eve.page.context().close()
  const told = forEve.text
  const toldBob = forBob.text

  await anna.page.getByRole('button', { name: 'Opgeven' }).click()
  await anna.page.locator('dialog[open] .button.main').click()
  await expect(anna.page.locator('[data-result]')).toBeVisible()
  const canaries = [
    ...secrets,
    ...PRIVATE_FACTS,
    ...canariesOfReplay(await replayFor(anna)),
    ...canariesOfKey('Anna', keyOf(anna)),
    ...canariesOfKey('Bob', keyOf(bob)),
    ...(await canariesOfBrowser('Anna', anna)),
    ...(await canariesOfBrowser('Bob', bob)),
    ...canariesOfKey('invitation', link.split('/').at(-1)!),
  ]
  expect(canaries.filter(([, text]) => text.length < 6)).toEqual([])
  expect(heard(canaries, told)).toEqual([])
  expect(told).toContain('"you":"watcher"')
  expect(told).toContain('"fact":"goal"')
  // The same search finds in Bob's traffic what is Bob's, and nothing of Anna's.
  expect(heard(canaries, toldBob)).toEqual([
    'seat 1: hand',
    'seat 1: form',
    'fact: hand',
    'fact: marked',
    'mark',
    'Bob: key',
  ])
  for (const wire of [forBob, forEve]) wire.close()
})
