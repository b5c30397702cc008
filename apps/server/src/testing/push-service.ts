/** A push service on this machine, with browsers that subscribe to it and decrypt what they are sent. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const CURVE = 'prime256v1'

/** Decrypts a message as the browser with these keys does. Implemented independently of the encryption. */
export function openLetter(sealed: Buffer, own: Uint8Array, auth: Uint8Array): string {
  const salt = sealed.subarray(0, 16)
  const keyLength = sealed.readUInt8(20)
  const sender = sealed.subarray(21, 21 + keyLength)
  const body = sealed.subarray(21 + keyLength)
  const pair = createECDH(CURVE)
  pair.setPrivateKey(own)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const part = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const filled = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()])
  return filled.subarray(0, filled.lastIndexOf(2)).toString()
}

/** Who signed a request, and for whom; throws if the signature is invalid. */
export function readAuthorization(header: string): { claim: Record<string, unknown>; key: string } {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header)!
  const [head, claim, signature] = token!.split('.') as [string, string, string]
  const point = Buffer.from(key!, 'base64url')
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claim}`),
    {
      dsaEncoding: 'ieee-p1363',
      key: createPublicKey({
        format: 'jwk',
        key: {
          kty: 'EC',
          crv: 'P-256',
          x: point.subarray(1, 33).toString('base64url'),
          y: point.subarray(33).toString('base64url'),
        },
      }),
    },
    Buffer.from(signature, 'base64url'),
  )
  if (!good) throw new Error('that signature is not good')
  return {
    claim: JSON.parse(Buffer.from(claim, 'base64url').toString()) as Record<string, unknown>,
    key: key!,
  }
}

/** A message as somebody received it. */
export interface Arrived {
  readonly to: string
  readonly text: string
  readonly length: number
  readonly headers: IncomingMessage['headers']
}

export class FakePushService {
  readonly arrived: Arrived[] = []
  readonly #server: Server
  readonly #browsers = new Map<string, { own: Buffer; auth: Buffer }>()
  readonly #waiting = new Set<() => void>()
  /** How the service answers; `undefined`: it accepts the message and never answers. */
  status: number | undefined = 201

  static async start(): Promise<FakePushService> {
    const service = new FakePushService()
    service.#server.listen(0, '127.0.0.1')
    await once(service.#server, 'listening')
    return service
  }
  private constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        this.#take(request, Buffer.concat(parts))
        if (this.status !== undefined) response.writeHead(this.status).end()
      })
    })
  }

  /** A browser subscribes: what it sends to its server. */
  subscribe(name: string): { endpoint: string; p256dh: string; auth: string } {
    const pair = createECDH(CURVE)
    pair.generateKeys()
    const auth = randomBytes(16)
    const path = `/${name}/${this.#browsers.size}`
    this.#browsers.set(path, { own: pair.getPrivateKey(), auth })
    const { port } = this.#server.address() as AddressInfo
    return {
      endpoint: `http://127.0.0.1:${port}${path}`,
      p256dh: pair.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    }
  }
  /** Waits until this many messages have arrived. */
  async count(n: number): Promise<readonly Arrived[]> {
    while (this.arrived.length < n) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
    return this.arrived
  }
  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #take({ url, headers }: IncomingMessage, body: Buffer): void {
    const { own, auth } = this.#browsers.get(url!)!
    this.arrived.push({
      to: url!.split('/')[1]!,
      text: openLetter(body, own, auth),
      length: body.length,
      headers,
    })
    for (const go of this.#waiting) go()
    this.#waiting.clear()
  }
}
