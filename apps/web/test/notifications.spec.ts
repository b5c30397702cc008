import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { beginAll, createTable, newPlayer, sitDown } from './online.ts'

test.use({ serviceWorkers: 'allow' })

/** The browser of the tests has no push service: one that gives out an address and the keys of RFC 8291's example. */
const subscribing = () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const endpoint = 'https://push.invalid/bob'
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription
  PushManager.prototype.subscribe = (options) => {
    const { userVisibleOnly, applicationServerKey } = options ?? {}
    const key = typeof applicationServerKey === 'string' ? applicationServerKey : ''
    const good = userVisibleOnly === true && key.length === 87
    return good ? Promise.resolve(subscription) : Promise.reject(new Error('no key'))
  }
}

/** The number of the worker that the page has registered. */
const registrationOf = (session: CDPSession): Promise<string> =>
  new Promise((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
    void session.send('ServiceWorker.enable')
  })
const notesIn = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const notes = await (await navigator.serviceWorker.ready).getNotifications()
    return {
      awake: active !== null,
      notes: notes.map(({ title, body, tag, data }) => ({ title, body, tag, data: String(data) })),
    }
  })

test('with the page closed somebody is told that a table waits, and led to the own seat there', async ({
  browser,
  baseURL,
}) => {
  const anna = await newPlayer(browser)
  const bob = await newPlayer(browser, { permissions: ['notifications'] })
  await bob.addInitScript(subscribing)
  const link = await createTable(anna, 'dammen', 'Anna', 2)
  await sitDown(bob, link, 'Bob')
  await beginAll([anna, bob])
  await bob.locator('[data-company]').click()
  await expect(bob.locator('[data-called="true"]')).toHaveText(/ook als deze pagina dicht is/)
  const seat = bob.url()
  const [, match] = /#\/at\/([^/]+)\//.exec(seat)!

  await bob.goto('/#/settings')
  const session = await bob.context().newCDPSession(bob)
  const registrationId = await registrationOf(session)
  const push = { origin: new URL(baseURL!).origin, registrationId }
  const data = JSON.stringify({ match, title: 'Dammen', body: 'Jij bent aan de beurt.' })
  const address = `${baseURL}/#/at/${match}`
  // A worker that is just being put to sleep loses what is pushed by hand; one note replaces another of its table.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', { ...push, data })
    await expect
      .poll(() => notesIn(bob), { timeout: 3000 })
      .toEqual({
        awake: true,
        notes: [{ title: 'Dammen', body: 'Jij bent aan de beurt.', tag: match, data: address }],
      })
  }).toPass({ timeout: 60_000 })
  // What a tap on it opens leads on to the seat, whose key only this browser knows.
  await bob.goto(address)
  await expect(bob.locator('.table-page')).toBeVisible()
  expect(bob.url()).toBe(seat)
  // Somebody who has no seat there is shown all tables.
  await anna.goto('/#/at/nowhere')
  await expect(anna).toHaveURL(/#\/matches$/)
})
