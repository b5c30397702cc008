import { createSignal } from 'solid-js'

/** Whether this browser may notify the player of their turn while the page is hidden. */
type Bell = NotificationPermission | 'needs-https' | 'none'

const now = (): Bell => {
  if (!isSecureContext) return 'needs-https'
  return 'Notification' in window ? Notification.permission : 'none'
}
const [notificationPermission, setBell] = createSignal<Bell>(now())
export { notificationPermission }

/** Asks for the browser's permission: only after a tap. */
export async function askToNotify(): Promise<void> {
  if (now() === 'default') await Notification.requestPermission()
  setBell(now())
}

/** Shows it when the page is hidden; a new message replaces the old one. */
export function notify(tag: string, title: string, body: string): void {
  if (document.visibilityState === 'visible' || now() !== 'granted') return
  const options = { tag, body, icon: './icon.svg', data: location.href }
  void navigator.serviceWorker?.getRegistration().then((worker) => {
    if (worker !== undefined) return worker.showNotification(title, options)
    // Without a service worker the page itself may show notifications, except on phones.
    const message = new Notification(title, options)
    message.addEventListener('click', () => window.focus())
    return undefined
  })
}
