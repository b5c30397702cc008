import { problem, value, type Read } from '@spellendoos/kernel'
import { t } from '../words/texts.ts'

/** No match is larger than this. */
const BIGGEST = 64 * 1024 * 1024

/** Offers a file for saving. */
export const saveFile = (name: string, contents: unknown): void =>
  saveBlob(new File([JSON.stringify(contents)], name, { type: 'application/json' }))

/** Offers a text file for saving. */
export const saveText = (name: string, text: string): void =>
  saveBlob(new File([text], name, { type: 'text/plain' }))

/** Offers a generated file for saving. */
export function saveBlob(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The text of a file that was chosen or dropped. */
export async function readText(file: File): Promise<Read<string>> {
  if (file.size > BIGGEST) return tooBig
  try {
    return value(await file.text())
  } catch {
    return unreadable
  }
}

/** Other bytes throw: if they were replaced, different files would have the same contents. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The contents of a file that this page saved. */
export async function readFile(file: File): Promise<Read<unknown>> {
  if (file.size > BIGGEST) return tooBig
  try {
    return value(JSON.parse(utf8.decode(await file.arrayBuffer())) as unknown)
  } catch {
    return unreadable
  }
}

const tooBig = problem('too-big', t['app-files']['too-big'])
const unreadable = problem('no-json', t['app-files']['no-json'])
