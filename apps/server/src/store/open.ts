import { openPostgres } from './postgres/postgres.ts'
import { openSqlite } from './sqlite/sqlite.ts'
import type { Store } from './store.ts'

/** Opens the store at a URL: `sqlite:PATH` for a file, `postgres://USER:PASSWORD@HOST:PORT/DATABASE`. */
export async function openStore(url: string): Promise<Store> {
  const kind = url.split(':', 1)[0]!
  const rest = url.slice(kind.length + 1)
  switch (kind) {
    case 'sqlite':
      if (!rest) throw new Error(`The store '${url}' names no file. An example: sqlite:spellendoos.db`)
      return openSqlite(rest)
    case 'postgres':
    case 'postgresql':
      return openPostgres(url)
    default:
      // The rest may contain a password.
      throw new Error(`A store must be sqlite:PATH or postgres://HOST/DATABASE, not '${kind}:…'.`)
  }
}
