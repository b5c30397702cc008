import { etc, getPublicKey, hashes, Point, sign } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { fromHex, hash, parts, toBytes, toHex } from './bytes.ts'

hashes.sha512 = sha512

/**
 * The private key of a seat, derived from the secret that its browser keeps for the match; not the secret of its chain.
 */
const privateKey = (secret: string): Uint8Array => hash(parts('sign', fromHex(secret)))

/** The public part of a seat's key, in hex. */
export const publicKeyOf = (secret: string): string => toHex(getPublicKey(privateKey(secret)))

/** A seat's signature under a text, in hex: Ed25519 (RFC 8032) over its UTF-8 bytes. */
export const signed = (text: string, secret: string): string => toHex(sign(toBytes(text), privateKey(secret)))

/** The order of the base point: scalars are taken modulo this. */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n
const littleEndian = (bytes: Uint8Array): bigint => BigInt(`0x${toHex(bytes.toReversed())}`)

/**
 * Whether this is a signature of this text by this key. The equation is checked without the cofactor, and keys of small
 * order are refused, so that all implementations agree.
 */
export function isSigned(text: string, signature: string, key: string): boolean {
  try {
    const point = Point.fromHex(key)
    if (point.isSmallOrder()) return false
    const [r, s] = [signature.slice(0, 64), littleEndian(fromHex(signature.slice(64)))]
    if (s >= ORDER) return false
    const k = etc.mod(littleEndian(sha512(etc.concatBytes(fromHex(r + key), toBytes(text)))), ORDER)
    return Point.BASE.multiply(s, false).subtract(point.multiply(k, false)).toHex() === r
  } catch {
    return false
  }
}
