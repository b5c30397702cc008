import { createHash, randomBytes } from 'node:crypto'

const KEY_BYTES = 18

/** A key nobody can guess, fit for a link. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url')
/** All that the record knows of a key. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')
