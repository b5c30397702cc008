import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { CURVE } from './encrypt.ts'

/** How long a signature is valid; push services allow a day at most. */
const GOOD_FOR = 12 * 3600

const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A new private key. */
export function newVapidKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  // Without leading zeros it would sometimes be shorter.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

export function isVapidKey(key: string): boolean {
  try {
    return new Vapid(key).publicKey !== ''
  } catch {
    return false
  }
}

/**
 * The sender's key: push services accept messages for a browser only from the server that it subscribed to (RFC 8292).
 */
export class Vapid {
  /** The public key that browsers need to subscribe. */
  readonly publicKey: string
  readonly #key: KeyObject
  readonly #contact: string | undefined

  /** `contact` is where operators of push services can reach the operator of this server: mailto: or https:. */
  constructor(privateKey: string, contact?: string) {
    const pair = createECDH(CURVE)
    pair.setPrivateKey(privateKey, 'base64url')
    const point = pair.getPublicKey()
    this.publicKey = point.toString('base64url')
    this.#key = createPrivateKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        d: privateKey,
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    })
    this.#contact = contact
  }

  /** The header that identifies the sender to a push service. */
  authorization(endpoint: URL, now: number): string {
    const claim = {
      aud: endpoint.origin,
      exp: Math.floor(now / 1000) + GOOD_FOR,
      ...(this.#contact === undefined ? {} : { sub: this.#contact }),
    }
    const signed = `${text({ typ: 'JWT', alg: 'ES256' })}.${text(claim)}`
    const signature = sign('sha256', Buffer.from(signed), { key: this.#key, dsaEncoding: 'ieee-p1363' })
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${this.publicKey}`
  }
}
