/** Importing this lets a host on Node read the texts from disk, as soon as somebody speaks. */
import { existsSync, readFileSync } from 'node:fs'
import { fetchTextsBy, type Catalogue, type Lang } from '@spellendoos/kernel'

// In the repository as among installed packages, the packages lie beside the kernel.
const packages = import.meta.url.slice(0, import.meta.url.lastIndexOf('/kernel/') + 1)
const homes = new Map<string, URL>()

/** The sources of an area that is not a package beside the kernel, such as an app. */
export const keepTextsOf = (area: string, sources: URL): void => {
  homes.set(area, sources)
}

fetchTextsBy((area: string, lang: Lang): Catalogue | undefined => {
  const [first = '', ...folders] = area.split('/')
  const sources = homes.get(first) ?? new URL(`${first}/src/`, packages)
  const file = new URL([...folders, 'words', `${lang}.json`].join('/'), sources)
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue
})
