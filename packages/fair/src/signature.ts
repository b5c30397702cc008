import { getPublicKey, hashes, sign, verify } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'
import { fromHex, hash, parts, toBytes, toHex } from './bytes.ts'

hashes.sha512 = sha512

/** The key by which a seat signs, from the secret that its browser keeps for the match; not the secret of its chain. */
const privateKey = (secret: string): Uint8Array => hash(parts('sign', fromHex(secret)))

/** The public part of a seat's key, in hex. */
export const publicKeyOf = (secret: string): string => toHex(getPublicKey(privateKey(secret)))

/** A seat's signature under a text, in hex: Ed25519 (RFC 8032) over its UTF-8 bytes. */
export const signed = (text: string, secret: string): string => toHex(sign(toBytes(text), privateKey(secret)))

/** Whether this signature is by this key, under just this text. */
export function isSigned(text: string, signature: string, key: string): boolean {
  try {
    return verify(fromHex(signature), toBytes(text), fromHex(key), { zip215: false })
  } catch {
    return false
  }
}
