/** Importing this lets a host on Node read texts, data files and puzzles from disk, as soon as they are needed. */
import { existsSync, readFileSync } from 'node:fs'
import { fetchTextsBy, readDataBy, type Catalogue, type Lang, type Puzzle } from '@spellendoos/kernel'

// In the repository as among installed packages, the packages lie beside the kernel.
const packages = import.meta.url.slice(0, import.meta.url.lastIndexOf('/kernel/') + 1)
const homes = new Map<string, URL>()

/** The sources of an area that is not a package beside the kernel, such as an app. */
export const keepTextsOf = (area: string, sources: URL): void => {
  homes.set(area, sources)
}

/** A file among the sources of a package or an app. */
function fileAt(path: string): URL | undefined {
  const [first = '', ...rest] = path.split('/')
  const file = new URL(rest.join('/'), homes.get(first) ?? new URL(`${first}/src/`, packages))
  return existsSync(file) ? file : undefined
}

fetchTextsBy((area: string, lang: Lang): Catalogue | undefined => {
  const file = fileAt(`${area}/words/${lang}.json`)
  return file && (JSON.parse(readFileSync(file, 'utf8')) as Catalogue)
})

readDataBy((path: string): Uint8Array | undefined => {
  const file = fileAt(path)
  return file && readFileSync(file)
})

/** The puzzles in a data file, named as `puzzleFiles` of the games does; none where there is no such file. */
export function readPuzzles(path: string): readonly Puzzle[] {
  const file = fileAt(path)
  return file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as Puzzle[])
}
