import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hostSeal, seatSeal } from './seal.ts'

const seed = new Uint8Array(32).fill(7)
const header = { id: 'm-1', game: 'dammen', version: 12, options: { b: 2, a: true }, seats: 2 }

const spelled = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(part.length)
      return [length, Buffer.from(part)]
    }),
  )
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('the host seals match id, game, version, options and seed', () => {
  const expected = sha256(spelled('m-1', 'dammen', '12', '{"a":true,"b":2}', seed))
  expect(hostSeal(header, seed)).toBe(expected)
  expect(hostSeal({ ...header, options: { a: true, b: 2 } }, seed)).toBe(expected)
})

test('a seat seals match id, its number and its contribution', () => {
  const contribution = 'ab'.repeat(32)
  expect(seatSeal('m-1', 1, contribution)).toBe(sha256(spelled('m-1', '1', Buffer.from(contribution, 'hex'))))
  expect(seatSeal('m-1', 0, contribution)).not.toBe(seatSeal('m-1', 1, contribution))
})
