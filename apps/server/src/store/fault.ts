import { reasonOf } from '../log-text.ts'

/** What is wrong with a database, in one sentence for the operator. */
const SENTENCES = {
  full: 'The disk of the database is full.',
  'read-only': 'The database cannot be written: the file or its disk is read-only.',
  damaged: 'The database is damaged.',
  disk: 'The disk of the database fails.',
  busy: 'Another program holds the database.',
  unreachable: 'The database cannot be reached.',
  other: 'The database failed.',
} as const

export type FaultKind = keyof typeof SENTENCES

/** Error codes of SQLite, of PostgreSQL and of the operating system, by prefix. */
const KINDS: readonly (readonly [begins: string, kind: FaultKind])[] = [
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['53100', 'full'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_CANTOPEN', 'read-only'],
  ['EROFS', 'read-only'],
  ['25006', 'read-only'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['XX00', 'damaged'],
  ['SQLITE_IOERR', 'disk'],
  ['EIO', 'disk'],
  ['58030', 'disk'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['08', 'unreachable'],
  ['57P', 'unreachable'],
  ['ECONN', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
  ['ENOTFOUND', 'unreachable'],
]

/** On one line, without control characters: a damaged file can contain anything. */
const readable = (reason: string): string => reason.replace(/[\p{C}\s\ufffd]+/gu, ' ').trim()

const MOST_REASON = 500

/** Why a database did not do what it was asked. */
export class StoreFault extends Error {
  readonly kind: FaultKind
  readonly reason: string

  constructor(kind: FaultKind, given: string) {
    const reason = readable(given)
    super(`${SENTENCES[kind]} ${reason}`)
    this.name = 'StoreFault'
    this.kind = kind
    this.reason = reason
  }

  /** Safe for everyone to read: it contains no paths or queries. */
  get sentence(): string {
    return SENTENCES[this.kind]
  }
}

/** What is wrong, from whatever a database threw; causes are examined as well. */
export function faultOf(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error
  const code = codeOf(error)
  const kind = KINDS.find(([begins]) => code?.startsWith(begins))?.[1] ?? 'other'
  const reason = reasonOf(error).slice(0, MOST_REASON)
  return new StoreFault(kind, code === undefined ? reason : `${reason} (${code})`)
}

function codeOf(error: unknown): string | undefined {
  if (error === null || typeof error !== 'object') return undefined
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : codeOf(cause)
}
