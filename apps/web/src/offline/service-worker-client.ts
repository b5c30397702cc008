import { createEffect, createRoot, createSignal } from 'solid-js'
import { whenIdle } from '../app/idle.ts'
import { lang } from '../words/lang.ts'
import type { CacheProgress, WorkerCommand } from './service-worker.ts'

/** Milliseconds after which the games are fetched, once the page is idle. */
const PATIENCE = 4000

const [cacheProgress, setCacheProgress] = createSignal<CacheProgress>()
const [newer, setNewer] = createSignal<ServiceWorker>()
const [offer, setOffer] = createSignal<InstallOffer>()

/** How much is in this browser’s cache; `undefined` where there is none. */
export { cacheProgress }
export const hasNewVersion = (): boolean => newer() !== undefined
export const canInstall = (): boolean => offer() !== undefined

/** The event by which some browsers offer to install a page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

export async function install(): Promise<void> {
  const offered = offer()
  setOffer(undefined)
  await offered?.prompt()
}

const send = (of: ServiceWorker | null | undefined, what: WorkerCommand) => of?.postMessage(what, [])

/** Asks the service worker to cache all games now, with the texts of this language. */
export const cacheEverything = async (spoken = lang()): Promise<void> => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    send((await navigator.serviceWorker.ready).active, { fill: spoken })
  }
}

/** Loads the new version of the page. Matches in progress are kept. */
export function loadNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  send(newer(), 'take-over')
}

/** Registers the service worker, if the page was built. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setOffer(event as InstallOffer)
  })
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<CacheProgress>) =>
    setCacheProgress(data),
  )
  whenIdle(() => void register(), PATIENCE)
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./offline.js')
    watch(registration)
    setTimeout(
      () => whenIdle(() => createRoot(() => createEffect(() => void cacheEverything(lang())))),
      PATIENCE,
    )
  } catch {
    // Without a cache the games work too.
  }
}

/** Notices a new version that waits for a reload. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
      setNewer(registration.waiting)
    }
  }
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}
