import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
// The kernel's own texts are among those that are checked, so only what needs none is read from it.
import type { Catalogue } from '../../packages/kernel/src/texts.ts'
import { root } from '../install.js'

/** The language in which a new text is written first: it says which texts there are and what fills them. */
export const SOURCE = 'en'

/** A folder with texts: a game's, a family's, a package's or an app's. */
export interface Area {
  /** As the code calls it, such as `games/dice/macao`. */
  readonly name: string
  /** Its files, from the root of the repository. */
  readonly folder: string
  /** By language, complete or not. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
}

/** Every area, ordered by name. A file that cannot be read is a problem of its own. */
export function findAreas(problems: string[]): readonly Area[] {
  const folders: readonly string[] = ['packages', 'apps'].flatMap((home) =>
    readdirSync(join(root, home)).flatMap((part) => wordsUnder(`${home}/${part}/src`)),
  )
  return folders.toSorted().map((folder) => ({
    name: folder
      .replace(/^(packages|apps)\//, '')
      .replace('/src', '')
      .replace(/\/words$/, ''),
    folder,
    catalogues: new Map(
      readdirSync(join(root, folder))
        .filter((file) => file.endsWith('.json'))
        .toSorted()
        .map((file) => [file.slice(0, -'.json'.length), readCatalogue(`${folder}/${file}`, problems)]),
    ),
  }))
}

function wordsUnder(sources: string): string[] {
  if (!existsSync(join(root, sources))) return []
  return readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' })
    .filter((file) => new RegExp(`(^|/)words/${SOURCE}\\.json$`).test(file))
    .map((file) => `${sources}/${file.slice(0, file.lastIndexOf('/'))}`)
}

function readCatalogue(file: string, problems: string[]): Catalogue {
  try {
    const read: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
    if (
      typeof read === 'object' &&
      read !== null &&
      Object.values(read).every((text) => typeof text === 'string')
    )
      return read as Catalogue
    problems.push(`${file}: a file of texts is one flat object of strings`)
  } catch (error) {
    problems.push(`${file}: ${String(error)}`)
  }
  return {}
}
