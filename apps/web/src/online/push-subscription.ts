import type { PushTarget } from '@spellendoos/wire'
import { createSignal } from 'solid-js'
import { lang } from '../words/lang.ts'
import { fetchPushKey, addPushTarget, removePushTarget } from './api.ts'
import { notificationPermission } from './notifications.ts'

/** Whether the server sends push messages to this browser while the page is closed. */
const [isSubscribed, setSubscribed] = createSignal(false)
export { isSubscribed }

/** What was already requested, by table. */
const asked = new Map<string, string>()
let subscription: Promise<PushSubscription | undefined> | undefined

/** Asks the server to notify this browser while its page is closed, whenever the table waits for this seat. */
export async function subscribeToPush(match: string, key: string): Promise<void> {
  if (notificationPermission() !== 'granted' || !('serviceWorker' in navigator) || !('PushManager' in window))
    return
  const request = `${key} ${lang()}`
  if (asked.get(match) === request) return
  asked.set(match, request)
  const made = await (subscription ??= subscribe())
  const added = made && (await addPushTarget(match, key, pushTargetOf(made)))
  if (added?.ok === true) setSubscribed(true)
  else asked.delete(match)
}

/** Stops the messages about this table. */
export async function unsubscribeFromPush(match: string, key: string): Promise<void> {
  asked.delete(match)
  const worker = await navigator.serviceWorker?.getRegistration()
  const made = await worker?.pushManager?.getSubscription()
  if (made) await removePushTarget(match, key, made.endpoint)
}

function pushTargetOf(made: PushSubscription): PushTarget {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
  return { endpoint, p256dh, auth, lang: lang() }
}

/** This browser’s subscription for the server’s current key; `undefined` where push is not possible. */
async function subscribe(): Promise<PushSubscription | undefined> {
  const answer = await fetchPushKey()
  const key = answer.ok ? answer.value.key : undefined
  if (key === undefined) return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const subscriptionOptions = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(subscriptionOptions)
  } catch {
    // A subscription for an older key of the server has to go first.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(subscriptionOptions).catch(() => undefined)
  }
}
