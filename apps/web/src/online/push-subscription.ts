import type { PushTarget } from '@spellendoos/wire'
import { createSignal } from 'solid-js'
import { lang } from '../words/lang.ts'
import { bellKey, hangBellAt, hushBellAt } from './api.ts'
import { notificationPermission } from './notifications.ts'

/** Whether the server calls this browser with the page closed. */
const [isSubscribed, setCalled] = createSignal(false)
export { isSubscribed }

/** What was asked for already, table by table. */
const asked = new Map<string, string>()
let subscription: Promise<PushSubscription | undefined> | undefined

/** Asks the server to call this browser, once its page is closed, whenever the table waits for this seat. */
export async function subscribeToPush(match: string, key: string): Promise<void> {
  if (notificationPermission() !== 'granted' || !('serviceWorker' in navigator) || !('PushManager' in window))
    return
  const wish = `${key} ${lang()}`
  if (asked.get(match) === wish) return
  asked.set(match, wish)
  const made = await (subscription ??= subscribe())
  const hung = made && (await hangBellAt(match, key, bellOf(made)))
  if (hung?.ok === true) setCalled(true)
  else asked.delete(match)
}

/** The server need not call for this table any more. */
export async function unsubscribeFromPush(match: string, key: string): Promise<void> {
  asked.delete(match)
  const worker = await navigator.serviceWorker?.getRegistration()
  const made = await worker?.pushManager?.getSubscription()
  if (made) await hushBellAt(match, key, made.endpoint)
}

function bellOf(made: PushSubscription): PushTarget {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
  return { endpoint, p256dh, auth, lang: lang() }
}

/** This browser's subscription for the key that the server has now; nothing where that cannot be. */
async function subscribe(): Promise<PushSubscription | undefined> {
  const answer = await bellKey()
  const key = answer.ok ? answer.value.key : undefined
  if (key === undefined) return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(wish)
  } catch {
    // One that was made for another key of the server has to go first.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(wish).catch(() => undefined)
  }
}
