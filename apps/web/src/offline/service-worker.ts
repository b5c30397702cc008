import type { PushPayload } from '@spellendoos/wire'

/**
 * Keeps the page in the browser, so that every game works without network. What the shelf needs is fetched
 * when the worker is installed; the games follow when the page asks for it, one by one.
 */
export interface CacheManifest {
  /** Other files, other version. */
  readonly version: string
  readonly shell: readonly string[]
  /** Texts by language: only those of languages used here are cached. */
  readonly words: Readonly<Record<string, readonly string[]>>
  readonly rest: readonly string[]
}

/** What the page asks of its worker: to cache everything in this language, or to take over from an older version. */
export type WorkerCommand = { readonly fill: string } | 'take-over'
/** How many of the files are in this browser. */
export interface CacheProgress {
  readonly n: number
  readonly all: number
}

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Waiting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown }
}
interface Tapping extends Waiting {
  readonly notification: Notification
}
interface Page {
  readonly url: string
  postMessage(message: CacheProgress, hand: []): void
  focus(): Promise<unknown>
}
interface Worker {
  readonly manifest: CacheManifest
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(): Promise<Page[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', hear: (event: Waiting) => void): void
  addEventListener(name: 'message', hear: (event: Waiting & MessageEvent<WorkerCommand>) => void): void
  addEventListener(name: 'push', hear: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', hear: (event: Tapping) => void): void
  addEventListener(name: 'fetch', hear: (event: Fetching) => void): void
}

const worker = self as unknown as Worker
const { version, shell, words, rest } = worker.manifest
const PREFIX = 'spellendoos-'
const CACHE = PREFIX + version
const everythingIn = (langs: readonly string[]) => [
  ...shell,
  ...langs.flatMap((lang) => words[lang] ?? []),
  ...rest,
]
const home = worker.registration.scope
const addressOf = (name: string) => new URL(name, home).href
const known = new Set(everythingIn(Object.keys(words)).map(addressOf))

/**
 * Puts one file into the cache: from an older version's cache if it cannot have changed, otherwise from the network.
 */
async function take(name: string, cache: Cache): Promise<void> {
  const address = addressOf(name)
  if ((await cache.match(address)) !== undefined) return
  const settled = name.startsWith('assets/')
  const old = settled ? await caches.match(address) : undefined
  const found = old ?? (await fetch(address, settled ? {} : { cache: 'no-cache' }))
  if (!found.ok) throw new Error(`${found.status} ${name}`)
  await cache.put(address, found)
}

const older = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)

async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(shell.map((name) => take(name, cache)))
  // A player who could play everything without a network can still do so after an update.
  if ((await older()).length > 0)
    for (const name of everythingIn(await langsSpoken())) await take(name, cache)
}

/** The languages whose texts an older version has cached. File names change, so an empty entry marks each language. */
async function langsSpoken(): Promise<readonly string[]> {
  const notes = await Promise.all(
    Object.keys(words).map(async (lang) => [lang, await caches.match(noteOf(lang))]),
  )
  const spoken = notes.flatMap(([lang, note]) => (note === undefined ? [] : [lang as string]))
  return spoken.length > 0 ? spoken : Object.keys(words)
}
const noteOf = (lang: string) => addressOf(`spoken/${lang}`)

async function activate(): Promise<void> {
  for (const name of await older()) await caches.delete(name)
  await worker.clients.claim()
}

async function tell(progress: CacheProgress): Promise<void> {
  for (const page of await worker.clients.matchAll()) page.postMessage(progress, [])
}

const filling = new Map<string, Promise<void>>()

async function fill(lang: string): Promise<void> {
  const cache = await caches.open(CACHE)
  const wanted = everythingIn([lang])
  // Asked once: the browser reads a file for every entry.
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  if (!kept.has(noteOf(lang))) await cache.put(noteOf(lang), new Response())
  const missing = wanted.filter((name) => !kept.has(addressOf(name)))
  const all = wanted.length
  let n = all - missing.length
  await tell({ n, all })
  for (const name of missing) {
    await take(name, cache)
    n++
    if (n % 8 === 0 || n === all) await tell({ n, all })
  }
}

async function answer(address: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(address)
  if (kept !== undefined) return kept
  const found = await fetch(request)
  if (found.ok) await cache.put(address, found.clone())
  return found
}

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') return event.waitUntil(worker.skipWaiting())
  const { fill: lang } = event.data
  // Without a network it continues at the next visit.
  const work =
    filling.get(lang) ??
    fill(lang)
      .catch(() => undefined)
      .finally(() => filling.delete(lang))
  filling.set(lang, work)
  event.waitUntil(work)
})
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const address = url.replace(/[?#].*/, '').replace(/index\.html$/, '')
  if (method === 'GET' && known.has(address)) event.respondWith(answer(address, event.request))
})
/** A table waits, and the page is closed. The message names the table; only this browser has the key of the seat. */
worker.addEventListener('push', (event) => {
  const { match, title, body } = event.data.json() as PushPayload
  const data = `${home}#/at/${match}`
  event.waitUntil(worker.registration.showNotification(title, { tag: match, body, icon: './icon.svg', data }))
})
/** A tap on a notification opens the page that sent it, or the table that it is about. */
worker.addEventListener('notificationclick', (event) => {
  const address = String(event.notification.data)
  event.notification.close()
  const lead = async () => {
    const page = (await worker.clients.matchAll()).find(({ url }) => url.startsWith(address))
    return page === undefined ? worker.clients.openWindow(address) : page.focus()
  }
  event.waitUntil(lead())
})
