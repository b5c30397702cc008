/** Every kind of store, on real files and real servers, for the tests that all of them have to pass. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { MemoryStore } from './memory-store.ts'
import { providePostgres } from './postgres.ts'
import { printNotice } from './notice.ts'

export interface Place {
  /** The URL of a new, empty database. */
  url(): Promise<string>
  /** Stores of several nodes on one new database; only one if a database serves only one process. */
  nodes(most: number): Promise<readonly Store[]>
}

interface Kind {
  readonly name: string
  readonly missing?: string
  /** Whether several processes may use one database. */
  readonly several: boolean
  readonly url: () => Promise<string>
  readonly open: (url: string) => Promise<Store>
  readonly remove: () => Promise<void>
}

/** Runs these tests for each kind; a kind whose server is not available on this machine is reported and skipped. */
export async function describeStores(tests: (place: Place) => void): Promise<void> {
  describeKinds([sqlite(), await postgres()], tests)
}

/** The same, and also for the store that other tests use in place of a real one. */
export async function describeAllStores(tests: (place: Place) => void): Promise<void> {
  describeKinds([memory(), sqlite(), await postgres()], tests)
}

function describeKinds(kinds: readonly Kind[], tests: (place: Place) => void) {
  for (const { name, missing, several, url, open, remove } of kinds) {
    if (missing !== undefined) printNotice(`${name} is not tested: ${missing}.`)
    describe.skipIf(missing)(`${name}${missing === undefined ? '' : ` (${missing})`}`, () => {
      const stores: Store[] = []
      tests({
        url,
        async nodes(most) {
          const at = await url()
          const nodes = await Promise.all(Array.from({ length: several ? most : 1 }, () => open(at)))
          stores.push(...nodes)
          return nodes
        },
      })
      afterAll(async () => {
        await Promise.all(stores.map((store) => store.close()))
        await remove()
      })
    })
  }
}

function memory(): Kind {
  const nothing = () => Promise.resolve()
  const open = () => Promise.resolve(new MemoryStore())
  return { name: 'In memory', several: false, url: () => Promise.resolve('memory'), open, remove: nothing }
}

function sqlite(): Kind {
  const folder = mkdtempSync(join(tmpdir(), 'spellendoos-store-'))
  return {
    name: 'SQLite',
    several: false,
    open: openStore,
    url: () => Promise.resolve(`sqlite:${join(folder, `${randomUUID()}.db`)}`),
    remove: () => rm(folder, { recursive: true }),
  }
}

async function postgres(): Promise<Kind> {
  const provided = await providePostgres()
  const kind = { name: 'PostgreSQL', several: true, open: openStore }
  if ('missing' in provided) {
    const { missing } = provided
    const nothing = () => Promise.reject(new Error(missing))
    return { ...kind, missing, url: nothing, remove: nothing }
  }
  const { server } = provided
  return { ...kind, url: () => server.database(), remove: () => server.remove() }
}
