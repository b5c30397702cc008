import { createEffect, createRoot, createSignal } from 'solid-js'
import { whenIdle } from '../app/idle.ts'
import { lang } from '../words/lang.ts'
import type { Held, WorkerCommand } from './worker.ts'

/** The games are fetched when the page has long been there and has nothing else to do. */
const PATIENCE = 4000

const [stock, setStock] = createSignal<Held>()
const [newer, setNewer] = createSignal<ServiceWorker>()
const [offer, setOffer] = createSignal<InstallOffer>()

/** How much of everything is in this browser; nothing where it cannot keep any. */
export { stock }
export const isNewer = (): boolean => newer() !== undefined
export const canInstall = (): boolean => offer() !== undefined

/** What some browsers hand to a page that can be installed. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

export async function install(): Promise<void> {
  const offered = offer()
  setOffer(undefined)
  await offered?.prompt()
}

const wish = (of: ServiceWorker | null | undefined, what: WorkerCommand) => of?.postMessage(what, [])

/** Asks for all games to be put into this browser now, in the language that is spoken. */
export const fillUp = async (spoken = lang()): Promise<void> => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    wish((await navigator.serviceWorker.ready).active, { fill: spoken })
  }
}

/** Loads the newer version of the page. Running matches are kept and go on. */
export function loadNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  wish(newer(), 'take-over')
}

/** Lets this browser keep the page. */
export function settleIn(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setOffer(event as InstallOffer)
  })
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Held>) => setStock(data))
  whenIdle(() => void register(), PATIENCE)
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./offline.js')
    watch(registration)
    setTimeout(() => whenIdle(() => createRoot(() => createEffect(() => void fillUp(lang())))), PATIENCE)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Notices a newer version that waits until the page is reloaded. */
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
