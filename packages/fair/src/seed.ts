import { value, type Read, type Seat } from '@spellendoos/kernel'
import { fromHex, hash, keyedHash, parts, toHex } from './bytes.ts'
import { refusedWith } from './words.ts'

const MOST_BYTES = 64
const SEED_BYTES = 32

/** A seed as people type it: hex of 1 to 64 bytes. 32 bytes are used as they are, any other length is hashed. */
export function readSeed(text: string): Read<Uint8Array> {
  const fits = /^(?:[0-9a-f]{2})+$/i.test(text) && text.length <= 2 * MOST_BYTES
  if (!fits) return refusedWith('bad-seed')
  const bytes = fromHex(text.toLowerCase())
  return value(bytes.length === SEED_BYTES ? bytes : hash(bytes))
}

/** Fresh randomness, supplied by the app. */
export type Random = (bytes: number) => Uint8Array

export function freshSeed(random: Random): Read<Uint8Array> {
  const bytes = random(SEED_BYTES)
  return bytes.length === SEED_BYTES ? value(bytes) : refusedWith('no-randomness')
}

const ID_BYTES = 16
export const idFrom = (seed: Uint8Array): string => toHex(keyedHash(seed, parts('id')).subarray(0, ID_BYTES))

/** What a seat contributes where all players sit at one device. */
export const derivedContribution = (seed: Uint8Array, seat: Seat): string =>
  toHex(keyedHash(seed, parts('contribution', String(seat))))
