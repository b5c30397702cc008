import { readFileSync } from 'node:fs'
import { readReplay, type Replay } from '@spellendoos/fair'
import type { Lang } from '@spellendoos/kernel'
import { UserError } from '../user-error.ts'
import { boxWords } from '../words/box.ts'

/** Other bytes throw: if they were replaced, different files would be the same replay. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Reads a replay from a file and checks its form; otherwise complains with this exit status. */
export function openReplay(file: string, lang: Lang, status = 1): Replay {
  const box = boxWords(lang)
  let bytes: Uint8Array
  try {
    bytes = readFileSync(file)
  } catch {
    throw new UserError(box('no-file', { file }), status)
  }
  let data: unknown
  try {
    data = JSON.parse(utf8.decode(bytes))
  } catch {
    throw new UserError(box('no-json', { file }), status)
  }
  const read = readReplay(data)
  if (!read.ok) throw new UserError(read.problem.text[lang], status)
  return read.value
}
