import { canonical, value, type Read } from '@spellendoos/kernel'
import { readFile, saveFile } from '../app/files.ts'
import { bundleOf, readBundle, type Bundle } from '../storage/bundle.ts'
import { keepMatches, listMatches } from '../storage/matches.ts'
import { newFrom } from '../storage/merge.ts'
import { names, setNames } from '../storage/names.ts'
import { allNotes, readNote, writeNote } from '../storage/notes.ts'
import { setTheme, THEMES } from '../look/theme.ts'
import { isLang, setLang } from '../words/lang.ts'
import { CHOICES } from './choices.ts'

/** Saves everything stored in this browser to a file; returns the number of matches. */
export async function saveBackup(): Promise<number> {
  const matches = await listMatches()
  const day = new Date().toISOString().slice(0, 10)
  saveFile(`spellendoos-${day}.json`, bundleOf(matches, allNotes()))
  return matches.length
}

/** The result of restoring a backup. */
export interface RestoreResult {
  readonly added: number
  readonly known: number
  /** Whether this browser could store it. */
  readonly kept: boolean
}

/** Restores a backup: all of it, or nothing if anything in it is wrong. */
export async function restoreBackup(file: File): Promise<Read<RestoreResult>> {
  const contents = await readFile(file)
  if (!contents.ok) return contents
  const bundle = readBundle(contents.value)
  if (!bundle.ok) return bundle
  const { matches, notes } = bundle.value
  const news = newFrom(matches, await listMatches())
  const kept = await keepMatches(news)
  if (kept) takeOver(notes)
  return value({ added: news.length, known: matches.length - news.length, kept })
}

/** The settings of the backup replace those here. Lists are joined, and other notes stay as they are here. */
function takeOver({ lang, theme, names: theirs, ...notes }: Bundle['notes']): void {
  if (isLang(lang)) void setLang(lang)
  const dress = THEMES.find((each) => each === theme)
  if (dress !== undefined) setTheme(dress)
  setNames([...names(), ...(listIn(theirs) ?? []).filter((name) => typeof name === 'string')])
  for (const [name, text] of Object.entries(notes)) {
    const choice = CHOICES.find((each) => each.name === name)
    if (choice !== undefined) choice.choose(text)
    else writeNote(name, joined(readNote(name), text))
  }
}

function joined(here: string | undefined, there: string): string {
  const known = listIn(here)
  const more = listIn(there)
  if (known === undefined || more === undefined) return here ?? there
  const all = new Map([...known, ...more].map((each) => [canonical(each), each]))
  return JSON.stringify([...all.values()])
}

function listIn(note: string | undefined): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(note ?? '[]')
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}
