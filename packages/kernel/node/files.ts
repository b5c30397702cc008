/** Importing this module lets a host on Node read texts, data files and puzzles from disk when they are needed. */
import { existsSync, readFileSync } from 'node:fs'
import { setTextReader, setDataReader, type Catalogue, type Lang, type Puzzle } from '@spellendoos/kernel'

// The packages are siblings of the kernel, both in the repository and when installed.
const packages = import.meta.url.slice(0, import.meta.url.lastIndexOf('/kernel/') + 1)
const homes = new Map<string, URL>()

/** The sources of an area that is not a package beside the kernel, such as an app. */
export const registerTexts = (area: string, sources: URL): void => {
  homes.set(area, sources)
}

/** A file among the sources of a package or an app. */
function fileAt(path: string): URL | undefined {
  const [first = '', ...rest] = path.split('/')
  const file = new URL(rest.join('/'), homes.get(first) ?? new URL(`${first}/src/`, packages))
  return existsSync(file) ? file : undefined
}

setTextReader((area: string, lang: Lang): Catalogue | undefined => {
  const file = fileAt(`${area}/words/${lang}.json`)
  return file && (JSON.parse(readFileSync(file, 'utf8')) as Catalogue)
})

setDataReader((path: string): Uint8Array | undefined => {
  const file = fileAt(path)
  return file && readFileSync(file)
})

/** The puzzles in a data file, named as in the games' `puzzleFiles`; empty if the file does not exist. */
export function readPuzzles(path: string): readonly Puzzle[] {
  const file = fileAt(path)
  return file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as Puzzle[])
}
