import { createSignal } from 'solid-js'
import { readList, writeNote } from './notes.ts'

export const LONGEST_NAME = 24
const MOST_NAMES = 12

/** A list of names that can be stored: no empty name, no duplicates, limited length. */
const tidyNames = (given: readonly string[]): readonly string[] => {
  const tidy = given.map((name) => name.trim().slice(0, LONGEST_NAME)).filter((name) => name !== '')
  return [...new Set(tidy)].slice(0, MOST_NAMES)
}

const [names, setKnown] = createSignal(tidyNames(readList('names')))

/** The people who play in this browser, the latest first. */
export { names }

export function setNames(given: readonly string[]): void {
  const tidy = tidyNames(given)
  writeNote('names', JSON.stringify(tidy))
  setKnown(tidy)
}

/** The people who sit down now come first from now on. */
export const rememberNames = (played: readonly string[]): void => setNames([...played, ...names()])
