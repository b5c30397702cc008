import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')

/** The folder of a game: it bears the game's id, on the shelf or inside its family, whose name may be the same. */
export function folderOf(id: string): string {
  const folder = readdirSync(source, { recursive: true, withFileTypes: true }).find(
    (entry) =>
      entry.isDirectory() && entry.name === id && existsSync(join(entry.parentPath, entry.name, 'index.ts')),
  )
  if (folder === undefined) throw new Error(`no game '${id}'`)
  return join(folder.parentPath, folder.name)
}
