import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')

/**
 * The folder of every game: it is named after the game's id, among the games or inside its family, whose name may be
 * the same.
 */
const folders = new Map(
  readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(entry.parentPath, entry.name, 'index.ts')))
    .map((entry) => [entry.name, join(entry.parentPath, entry.name)]),
)

export function folderOf(id: string): string {
  const folder = folders.get(id)
  if (folder === undefined) throw new Error(`no game '${id}'`)
  return folder
}
