import { problem, value, type Read } from '@spellendoos/kernel'
import { t } from '../words/texts.ts'

/** No match is as big as this. */
const BIGGEST = 64 * 1024 * 1024

/** Offers a file for saving. */
export const saveFile = (name: string, contents: unknown): void =>
  save(name, JSON.stringify(contents), 'application/json')

/** Offers a text file for saving. */
export const saveText = (name: string, text: string): void => save(name, text, 'text/plain')

function save(name: string, contents: string, type: string): void {
  const address = URL.createObjectURL(new Blob([contents], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The text in a file that somebody chose or dropped here. */
export async function readText(file: File): Promise<Read<string>> {
  if (file.size > BIGGEST) return tooBig
  try {
    return value(await file.text())
  } catch {
    return unreadable
  }
}

/** What is in a file that this page saved. */
export async function readFile(file: File): Promise<Read<unknown>> {
  const text = await readText(file)
  if (!text.ok) return text
  try {
    return value(JSON.parse(text.value) as unknown)
  } catch {
    return unreadable
  }
}

const tooBig = problem('too-big', t['app-files']['too-big'])
const unreadable = problem('no-json', t['app-files']['no-json'])
