import { problem, value, type Read } from '@spellendoos/kernel'

/** No match is as big as this. */
const BIGGEST = 64 * 1024 * 1024

/** Offers a file for saving. */
export function saveFile(name: string, contents: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(contents)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** What is in a file that somebody chose or dropped here. */
export async function readFile(file: File): Promise<Read<unknown>> {
  if (file.size > BIGGEST) return tooBig
  try {
    return value(JSON.parse(await file.text()) as unknown)
  } catch {
    return unreadable
  }
}

const tooBig = problem('too-big', {
  nl: 'Dit bestand is te groot om een partij te zijn.',
  en: 'This file is too big to be a match.',
  de: 'Diese Datei ist zu groß, um eine Partie zu sein.',
  fr: 'Ce fichier est trop gros pour être une partie.',
})
const unreadable = problem('no-json', {
  nl: 'Dit bestand is niet van Spellendoos, of het is beschadigd.',
  en: 'This file is not from Spellendoos, or it is damaged.',
  de: 'Diese Datei ist nicht von Spellendoos, oder sie ist beschädigt.',
  fr: 'Ce fichier ne vient pas de Spellendoos, ou il est abîmé.',
})
