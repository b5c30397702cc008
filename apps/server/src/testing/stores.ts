/** Every kind of store, on real files and a real server, for the tests that all of them have to pass. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { providePostgres } from './postgres.ts'
import { say } from './say.ts'

export interface Place {
  /** The URL of a new, empty database. */
  url(): Promise<string>
  /** Stores of several nodes on one new database; of only one, where a database serves only one process. */
  nodes(most: number): Promise<readonly Store[]>
}

interface Kind {
  readonly name: string
  readonly missing?: string
  /** Whether several processes may use one database. */
  readonly several: boolean
  readonly url: () => Promise<string>
  readonly remove: () => Promise<void>
}

/** Runs these tests for each kind; where this machine cannot have its server, it says so and skips them. */
export async function describeStores(tests: (place: Place) => void): Promise<void> {
  for (const { name, missing, several, url, remove } of [sqlite(), await postgres()]) {
    if (missing !== undefined) say(`${name} is not tested: ${missing}.`)
    describe.skipIf(missing)(`${name}${missing === undefined ? '' : ` (${missing})`}`, () => {
      const open: Store[] = []
      tests({
        url,
        async nodes(most) {
          const at = await url()
          const stores = await Promise.all(Array.from({ length: several ? most : 1 }, () => openStore(at)))
          open.push(...stores)
          return stores
        },
      })
      afterAll(async () => {
        await Promise.all(open.map((store) => store.close()))
        await remove()
      })
    })
  }
}

function sqlite(): Kind {
  const folder = mkdtempSync(join(tmpdir(), 'spellendoos-store-'))
  return {
    name: 'SQLite',
    several: false,
    url: () => Promise.resolve(`sqlite:${join(folder, `${randomUUID()}.db`)}`),
    remove: () => rm(folder, { recursive: true }),
  }
}

async function postgres(): Promise<Kind> {
  const provided = await providePostgres()
  const kind = { name: 'PostgreSQL', several: true }
  if ('missing' in provided) {
    const { missing } = provided
    const nothing = () => Promise.reject(new Error(missing))
    return { ...kind, missing, url: nothing, remove: nothing }
  }
  const { server } = provided
  return { ...kind, url: () => server.database(), remove: () => server.remove() }
}
