import { createSignal } from 'solid-js'
import { readNote, writeNote } from './notes.ts'

export const LONGEST_NAME = 24
const MOST_NAMES = 12

/** A list of names as it can be kept: nothing empty, nothing twice, nothing endless. */
const tidyNames = (given: readonly string[]): readonly string[] => {
  const tidy = given.map((name) => name.trim().slice(0, LONGEST_NAME)).filter((name) => name !== '')
  return [...new Set(tidy)].slice(0, MOST_NAMES)
}

const isNames = (given: unknown): given is string[] =>
  Array.isArray(given) && given.every((name) => typeof name === 'string')

function readNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readNote('names') ?? '[]')
    return isNames(kept) ? tidyNames(kept) : []
  } catch {
    return []
  }
}

const [names, setKnown] = createSignal(readNames())

/** The people who play in this browser, the latest first. */
export { names }

export function setNames(given: readonly string[]): void {
  const tidy = tidyNames(given)
  writeNote('names', JSON.stringify(tidy))
  setKnown(tidy)
}

/** Those who sit down now come first from now on. */
export const rememberNames = (played: readonly string[]): void => setNames([...played, ...names()])
