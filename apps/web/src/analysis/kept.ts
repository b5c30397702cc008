import { readNote, writeNote } from '../keep/notes.ts'
import type { AnalysisFile } from './file.ts'
import type { Path } from './tree.ts'

/** An analysis that this browser keeps. */
export interface KeptAnalysis {
  /** The match or the position that it is of. */
  readonly id: string
  readonly path: Path
  /** Read again with the same care as a file from elsewhere. */
  readonly file: unknown
}

const NOTE = 'analyses'
/** The note is a part of backups, which refuse longer ones. */
const LONGEST = 90_000

/** What is too long to be kept is here until the page is closed. */
const tooLong = new Map<string, KeptAnalysis>()

const isKept = (given: unknown): given is KeptAnalysis => {
  const { id, path, file } = (given ?? {}) as Partial<KeptAnalysis>
  return typeof id === 'string' && Array.isArray(path) && path.every(Number.isInteger) && file !== undefined
}

function readAll(): readonly KeptAnalysis[] {
  try {
    const kept: unknown = JSON.parse(readNote(NOTE) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

export const keptAnalysis = (id: string): KeptAnalysis | undefined =>
  tooLong.get(id) ?? readAll().find((kept) => kept.id === id)

/** Keeps an analysis before all others; the oldest make room. Answers whether there was room for this one. */
export function keepAnalysis(id: string, path: Path, file: AnalysisFile): boolean {
  const others = readAll().filter((kept) => kept.id !== id)
  for (let more = others.length; more >= 0; more--) {
    const text = JSON.stringify([{ id, path, file }, ...others.slice(0, more)])
    if (text.length > LONGEST) continue
    writeNote(NOTE, text)
    tooLong.delete(id)
    return true
  }
  tooLong.set(id, { id, path, file })
  return false
}

export function forgetAnalysis(id: string): void {
  tooLong.delete(id)
  writeNote(NOTE, JSON.stringify(readAll().filter((kept) => kept.id !== id)))
}
