import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** 32 bytes as hexadecimal text: seeds, seals, contributions and heads all have this form. */
export const HEX32 = /^[0-9a-f]{64}$/

export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes)
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex)
export const toBytes = (text: string): Uint8Array => utf8ToBytes(text)

/** A number as four bytes, most significant byte first. */
export const word = (n: number): Uint8Array => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n)

/** Several parts, each after its length, so that no two lists of parts give the same bytes. */
export const parts = (...each: readonly (Uint8Array | string)[]): Uint8Array =>
  concatBytes(
    ...each.flatMap((part) => {
      const bytes = typeof part === 'string' ? toBytes(part) : part
      return [word(bytes.length), bytes]
    }),
  )

export const hash = (...bytes: readonly Uint8Array[]): Uint8Array =>
  sha256(bytes.length === 1 ? bytes[0]! : concatBytes(...bytes))
export const keyedHash = (key: Uint8Array, bytes: Uint8Array): Uint8Array => hmac(sha256, key, bytes)
