import { createEffect, onCleanup } from 'solid-js'

/** Keeps the screen awake during a match, if the browser can. */
export function stayAwake(going: () => boolean): void {
  let lock: WakeLockSentinel | undefined
  const rest = () => {
    void lock?.release()
    lock = undefined
  }
  const wake = async () => {
    if (!going() || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
    lock ??= await navigator.wakeLock.request('screen').catch(() => undefined)
    // The browser releases it by itself when the page is hidden.
    lock?.addEventListener('release', () => (lock = undefined), { once: true })
  }
  const look = () => void wake()
  createEffect(() => {
    if (going()) look()
    else rest()
  })
  document.addEventListener('visibilitychange', look)
  onCleanup(() => {
    document.removeEventListener('visibilitychange', look)
    rest()
  })
}
