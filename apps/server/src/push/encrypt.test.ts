import { createECDH } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openLetter } from '../testing/push-service.ts'
import { CURVE, encryptMessage } from './encrypt.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** The example of RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

describe('a letter', () => {
  it('is sealed as RFC 8291 shows, to the byte', () => {
    const { text, p256dh, auth, salt, sender, sealed } = EXAMPLE
    const letter = encryptMessage(text, { p256dh, auth }, 0, { salt: bytes(salt), own: bytes(sender) })
    expect(letter.toString('base64url')).toBe(sealed)
  })
  it('is read by its addressee, and differs each time', () => {
    const { text, receiver, p256dh, auth } = EXAMPLE
    const [one, two] = [encryptMessage(text, { p256dh, auth }), encryptMessage(text, { p256dh, auth })]
    expect(openLetter(one, bytes(receiver), bytes(auth))).toBe(text)
    expect(openLetter(two, bytes(receiver), bytes(auth))).toBe(text)
    expect(one.equals(two)).toBe(false)
  })
  it('is as long as any other where it is filled up', () => {
    const { receiver, p256dh, auth } = EXAMPLE
    const letters = ['', 'Halma', 'é'.repeat(100)].map((text) => encryptMessage(text, { p256dh, auth }, 200))
    expect(new Set(letters.map(({ length }) => length)).size).toBe(1)
    expect(letters.map((each) => openLetter(each, bytes(receiver), bytes(auth)))).toEqual([
      '',
      'Halma',
      'é'.repeat(100),
    ])
  })
  it('is not sealed for a key that is none, nor when it is too long', () => {
    const { p256dh, auth } = EXAMPLE
    const pair = createECDH(CURVE)
    const none = Buffer.from(pair.generateKeys())
    none[64]! ^= 1
    expect(() => encryptMessage('', { p256dh: none.toString('base64url'), auth })).toThrow(
      'Public key is not valid',
    )
    expect(() => encryptMessage('x'.repeat(4080), { p256dh, auth })).toThrow(RangeError)
  })
})
