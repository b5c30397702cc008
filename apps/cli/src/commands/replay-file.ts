import { readFileSync } from 'node:fs'
import { readReplay, type Replay } from '@spellendoos/fair'
import type { Lang } from '@spellendoos/kernel'
import { Complaint } from '../complaint.ts'
import { boxWords } from '../words/box.ts'

/** Reads a replay from a file and checks its form; otherwise complains with this exit status. */
export function openReplay(file: string, lang: Lang, status = 1): Replay {
  const box = boxWords(lang)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Complaint(box('no-file', { file }), status)
  }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new Complaint(box('no-json', { file }), status)
  }
  const read = readReplay(data)
  if (!read.ok) throw new Complaint(read.problem.text[lang], status)
  return read.value
}
