import { createHash, createHmac, randomBytes } from 'node:crypto'

const KEY_BYTES = 18

/** A key nobody can guess, fit for a link. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url')
/** Derives a key from an id and the secret: the same id gives the same key, so it need not be stored. */
export const keyFor = (id: string, secret: string): string =>
  createHmac('sha256', secret).update(id).digest().subarray(0, KEY_BYTES).toString('base64url')
/** The only thing that the server stores of a browser's secret. */
export const browserOf = (secret: string): string => hashOf(`browser ${secret}`)
/** The handle with which a browser (its hash) undoes its block of another; it need not be stored. */
export const handleOf = (blocker: string, blocked: string): string => keyFor(`block ${blocked}`, blocker)
/** The only thing that the record contains of a key. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')
