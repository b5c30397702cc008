import { afterEach, expect, test, vi } from 'vitest'
import type { CacheManifest, CacheProgress } from './service-worker.ts'

const HOME = 'https://box.example/'
const MANIFEST: CacheManifest = {
  version: '1',
  shell: ['./', 'icon.svg'],
  words: { nl: ['assets/nl.js'], en: ['assets/en.js'] },
  rest: Array.from({ length: 40 }, (_, i) => `assets/game-${i}.js`),
}
const IN_DUTCH = 43

interface Sent {
  waitUntil?(work: Promise<unknown>): void
  readonly data?: unknown
}

/** A service worker that was just started, on top of what is in the cache already, with the work it causes counted. */
async function start(kept: Map<string, Response>) {
  const work = { keys: 0, match: 0, put: 0, fetch: 0 }
  const cache = {
    keys: async () => {
      work.keys++
      return [...kept.keys()].map((url) => ({ url }))
    },
    match: async (url: string) => {
      work.match++
      return kept.get(url)
    },
    put: async (url: string, response: Response) => {
      work.put++
      kept.set(url, response)
    },
  }
  const told: CacheProgress[] = []
  const listeners = new Map<string, (event: Sent) => void>()
  vi.stubGlobal('self', {
    manifest: MANIFEST,
    registration: { scope: HOME },
    clients: { matchAll: async () => [{ postMessage: (progress: CacheProgress) => told.push(progress) }] },
    addEventListener: (name: string, hear: (event: Sent) => void) => listeners.set(name, hear),
  })
  vi.stubGlobal('caches', {
    open: async () => cache,
    keys: async () => [`spellendoos-${MANIFEST.version}`],
    match: async () => undefined,
  })
  vi.stubGlobal('fetch', async () => {
    work.fetch++
    return new Response('x')
  })
  vi.resetModules()
  await import('./service-worker.ts')
  const fill = async (lang: string) => {
    let done: Promise<unknown> = Promise.resolve()
    listeners.get('message')?.({ data: { fill: lang }, waitUntil: (work) => void (done = work) })
    await done
  }
  return { work, told, fill }
}

afterEach(() => vi.unstubAllGlobals())

test('everything in the language of the page is cached, and the page hears how far it is', async () => {
  const kept = new Map<string, Response>()
  const { told, fill } = await start(kept)
  await fill('nl')
  expect(kept.has(`${HOME}assets/nl.js`)).toBe(true)
  expect(kept.has(`${HOME}assets/en.js`)).toBe(false)
  expect(kept.has(`${HOME}assets/game-39.js`)).toBe(true)
  expect(told.at(0)).toEqual({ n: 0, all: IN_DUTCH })
  expect(told.at(-1)).toEqual({ n: IN_DUTCH, all: IN_DUTCH })
})

test('a later visit reads the list of what is cached once, and nothing else', async () => {
  const kept = new Map<string, Response>()
  await (await start(kept)).fill('nl')
  const { work, told, fill } = await start(kept)
  await fill('nl')
  expect(work).toEqual({ keys: 1, match: 0, put: 0, fetch: 0 })
  expect(told).toEqual([{ n: IN_DUTCH, all: IN_DUTCH }])
})

test('what was not cached at the last visit is fetched, and only that', async () => {
  const kept = new Map<string, Response>()
  await (await start(kept)).fill('nl')
  kept.delete(`${HOME}assets/game-7.js`)
  const { work, told, fill } = await start(kept)
  await fill('nl')
  expect(work).toMatchObject({ put: 1, fetch: 1 })
  expect(told.at(-1)).toEqual({ n: IN_DUTCH, all: IN_DUTCH })
})
