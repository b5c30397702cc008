import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export const CURVE = 'prime256v1'
const SALT = 16
const TAG = 16
/** The length of a record; a message is one record. */
const RECORD = 4096
/** Marks the end of the data in the last record; zeros may follow. */
const END = 2

/** The recipient of a message: the keys that a browser made for it. */
export interface RecipientKeys {
  readonly p256dh: string
  readonly auth: string
}

/** Random values, drawn for each message. */
export interface EncryptionInputs {
  readonly salt: Uint8Array
  /** The sender's private key, used for this message only. */
  readonly own: Uint8Array
}

const draw = (): EncryptionInputs => {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return { salt: randomBytes(SALT), own: pair.getPrivateKey() }
}

const derive = (from: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length))
const label = (text: string) => Buffer.from(`${text}\0`)

/**
 * Encrypts a message that only one browser can read (RFC 8291, in the coding of RFC 8188): the push service learns
 * nothing, not even the length of a message that is padded to a fixed size. Throws if the key is invalid.
 */
export function encryptMessage(
  text: string,
  { p256dh, auth }: RecipientKeys,
  length = 0,
  { salt, own }: EncryptionInputs = draw(),
): Buffer {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(own)
  const sender = pair.getPublicKey()
  const receiver = Buffer.from(p256dh, 'base64url')
  const shared = pair.computeSecret(receiver)
  const both = Buffer.concat([label('WebPush: info'), receiver, sender])
  const secret = derive(shared, Buffer.from(auth, 'base64url'), both, 32)
  const key = derive(secret, salt, label('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(secret, salt, label('Content-Encoding: nonce'), 12)

  const said = Buffer.from(text)
  const filled = Buffer.alloc(Math.max(length, said.length) + 1)
  said.copy(filled)
  filled[said.length] = END
  if (filled.length + TAG > RECORD) throw new RangeError('a push message has to fit in one record')

  const head = Buffer.alloc(SALT + 4 + 1)
  head.set(salt)
  head.writeUInt32BE(RECORD, SALT)
  head.writeUInt8(sender.length, SALT + 4)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  return Buffer.concat([head, sender, cipher.update(filled), cipher.final(), cipher.getAuthTag()])
}
