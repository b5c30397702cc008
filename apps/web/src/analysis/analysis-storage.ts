import { readNote, writeNote } from '../storage/notes.ts'
import type { AnalysisFile } from './file.ts'
import type { Path } from './tree.ts'

/** An analysis stored in this browser. */
export interface StoredAnalysis {
  /** Its match or position. */
  readonly id: string
  readonly path: Path
  /** Checked like a file from elsewhere. */
  readonly file: unknown
}

const NOTE = 'analyses'
/** Notes are part of backups, which refuse longer ones. */
const LONGEST = 90_000

/** An analysis that is too long to store is available until the page is closed. */
const tooLong = new Map<string, StoredAnalysis>()

const isKept = (given: unknown): given is StoredAnalysis => {
  const { id, path, file } = (given ?? {}) as Partial<StoredAnalysis>
  return typeof id === 'string' && Array.isArray(path) && path.every(Number.isInteger) && file !== undefined
}

function readAll(): readonly StoredAnalysis[] {
  try {
    const kept: unknown = JSON.parse(readNote(NOTE) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

export const storedAnalysis = (id: string): StoredAnalysis | undefined =>
  tooLong.get(id) ?? readAll().find((kept) => kept.id === id)

/** Stores an analysis before all others; the oldest make room. Returns whether it fits. */
export function storeAnalysis(id: string, path: Path, file: AnalysisFile): boolean {
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
