import { createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto'
import { hostStatement, isSigned, type Replay } from '@spellendoos/fair'

/** The server's signature: everyone knows its public key, and nobody else can sign with it. */
export interface Signer {
  /** The public key, in hex. */
  readonly key: string
  readonly sign: (text: string) => string
}

/** The prefix of the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export const newSigningKey = (): string => randomBytes(32).toString('hex')

/** Signs with a private key of 32 bytes in hex: Ed25519, in hex. */
export function signerOf(privateKey: string): Signer {
  const der = Buffer.concat([PKCS8, Buffer.from(privateKey, 'hex')])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    key: Buffer.from(x, 'base64url').toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('hex'),
  }
}

/**
 * Whether a signature is valid for exactly this public key and text, as every verifier will say. Invalid ones are
 * rejected by OpenSSL, which is much faster, so that nobody keeps the server busy with them.
 */
export function isSignedBy(key: string, text: string, signature: string): boolean {
  try {
    const x = Buffer.from(key, 'hex').toString('base64url')
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })
    const fits = verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'hex'))
    return fits && isSigned(text, signature, key)
  } catch {
    return false
  }
}

/** A replay signed by the server, together with the signatures of the seats. */
export function signReplay(replay: Replay, { sign }: Signer): Replay {
  const { signatures = [] } = replay
  return {
    ...replay,
    signatures: [{ by: 'host', signature: sign(hostStatement(replay, signatures)) }, ...signatures],
  }
}
